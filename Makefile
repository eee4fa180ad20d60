# Breakhouse: `make play` and `make test` are all a newcomer needs. Python 3.11 or newer, make and git must be there.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
RUN    := $(BIN)/python

.DEFAULT_GOAL := help
.PHONY: help docs play cluster test check generated rules soak test-wide bench bench-engine bench-blocks bench-house bench-bots bench-web bench-start wheel clean pages pages-for-tests browser nginx reader

help: ## list these commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | awk -F'|' '{printf "  make %-13s %s\n", $$1, $$2}'

play: $(VENV)/ready-to-play pages ## install everything, start the server and open a browser
	@$(BIN)/breakhouse serve --lan --open

cluster: $(VENV)/ready-to-test pages ## run three servers on PostgreSQL and NATS on this machine, and open a browser
	@$(RUN) tools/cluster.py

test: $(VENV)/ready-to-test pages-for-tests browser nginx reader ## run every check and every test, with the time of each area
	@$(RUN) tools/areas.py

check: $(VENV)/ready-to-test ## check style, types, import directions, links in the docs
	@$(RUN) tools/areas.py check

generated: $(VENV)/ready-to-test ## generate the browser's types, constants and drawings from Python
	@$(RUN) tools/generated.py

docs: $(VENV)/ready-to-test ## build the documentation as a site, in build/docs/site
	@$(RUN) -m tools.docs

rules: $(VENV)/ready-to-test ## print the rule table: each rule's tests and lines of code
	@$(RUN) tools/rules.py

soak: $(VENV)/ready-to-test pages-for-tests browser ## run the long tests, or one of them: soak-mutants, soak-fuzz, soak-house, soak-cluster, soak-flakes
	@$(RUN) tools/areas.py soak

soak-%: $(VENV)/ready-to-test pages-for-tests browser
	@$(RUN) tools/areas.py soak $*

test-wide: $(VENV)/ready-to-test pages-for-tests browser reader ## run the widest tests: every game, language, theme and screen
	@$(RUN) tools/areas.py wide

bench: bench-engine bench-blocks bench-house bench-bots bench-web bench-start ## measure all figures of docs/benchmarks.md and docs/opponents.md

bench-web bench-start: pages-for-tests browser

bench-engine bench-blocks bench-house bench-bots bench-web bench-start: bench-%: $(VENV)/ready-to-test
	@$(RUN) -m bench.$*

wheel: $(VENV)/ready-to-test ## build a wheel that needs neither make nor Node
	@$(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .
	@ls dist

pages: $(VENV)/ready-to-play
	@$(RUN) tools/pages.py

pages-for-tests: $(VENV)/ready-to-test
	@$(RUN) tools/pages.py for-tests

browser: $(VENV)/ready-to-test
	@$(RUN) tools/browser.py

nginx: $(VENV)/ready-to-test
	@$(RUN) tools/packages.py nginx

reader: $(VENV)/ready-to-test
	@$(RUN) tools/reader.py

$(RUN):
	@$(PYTHON) tools/welcome.py $(VENV)

$(VENV)/ready-to-play: pyproject.toml hatch_build.py web/front_end.py | $(RUN)
	@echo "Installing Breakhouse into $(VENV) (once; about a minute) …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[fast,press]'
	@touch $@

$(VENV)/ready-to-test: $(VENV)/ready-to-play
	@echo "Installing what the tests need …"
	@$(BIN)/pip install --quiet --disable-pip-version-check --group test
	@touch $@

clean: ## remove everything that was installed or built here
	rm -rf $(VENV) .venv-* dist build web/node_modules src/breakhouse/server/pages .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
