# Breakhouse: `make play` and `make test` are all a newcomer needs. Python 3.11 or newer, make and git must be there.

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
RUN     := $(BIN)/python
# Exactly the files that the locks name; Breakhouse itself is built with what they brought.
INSTALL := $(RUN) -m pip install --quiet --disable-pip-version-check --no-deps

.DEFAULT_GOAL := help
.PHONY: help docs play dev cluster test check generated rules lock soak test-wide bench bench-engine bench-blocks bench-house bench-bots bench-web bench-start wheel clean pages pages-for-tests browser

help: ## list these commands
	@$(PYTHON) tools/commands.py $(MAKEFILE_LIST)

play: $(VENV)/ready-to-play pages ## install everything, start the server and open a browser
	@$(BIN)/breakhouse serve --lan --open

dev: $(VENV)/ready-to-play pages ## start a server, and the front end with hot reload
	@$(RUN) tools/dev.py

cluster: $(VENV)/ready-to-test pages ## run three servers on PostgreSQL and NATS on this machine, and open a browser
	@$(RUN) tools/cluster.py

test: $(VENV)/ready-to-test pages-for-tests ## run every check and every test that this machine can run, with the time of each area
	@$(RUN) tools/areas.py

check: $(VENV)/ready-to-test ## check style, types, import directions, links in the docs
	@$(RUN) tools/areas.py check

generated: $(VENV)/ready-to-test ## generate the browser's types, constants and drawings from Python
	@$(RUN) tools/generated.py

docs: $(VENV)/ready-to-test ## build the documentation as a site, in build/docs/site
	@$(RUN) -m tools.docs

rules: $(VENV)/ready-to-test ## print the rule table: each rule's tests and lines of code
	@$(RUN) tools/rules.py

lock: | $(RUN) ## renew requirements*.lock: the newest packages that pyproject.toml allows
	@$(RUN) tools/lock.py

soak: $(VENV)/ready-to-test pages-for-tests ## run the long tests, or one of them: soak-mutants, soak-fuzz, soak-secrets, soak-house, soak-cluster, soak-flakes
	@$(RUN) tools/areas.py soak

soak-%: $(VENV)/ready-to-test pages-for-tests
	@$(RUN) tools/areas.py soak $*

test-wide: $(VENV)/ready-to-test pages-for-tests ## run the widest tests: every game, language, theme and screen
	@$(RUN) tools/areas.py wide

bench: bench-engine bench-blocks bench-house bench-bots bench-web bench-start ## measure all figures of docs/benchmarks.md and docs/opponents.md

bench-web bench-start: pages-for-tests browser

bench-engine bench-blocks bench-house bench-bots bench-web bench-start: bench-%: $(VENV)/ready-to-test
	@$(RUN) -m bench.$*

wheel: $(VENV)/ready-to-test ## build a wheel that needs neither make nor Node
	@$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist

pages: $(VENV)/ready-to-play
	@$(RUN) tools/pages.py

pages-for-tests: $(VENV)/ready-to-test
	@$(RUN) tools/pages.py for-tests

browser: $(VENV)/ready-to-test
	@$(RUN) tools/needs.py Chromium

$(RUN):
	@$(PYTHON) tools/welcome.py $(VENV)

$(VENV)/ready-to-play: requirements.lock requirements-play.lock pyproject.toml hatch_build.py web/front_end.py | $(RUN)
	@echo "Installing Breakhouse into $(VENV) (once; about a minute) …"
	@$(INSTALL) --require-hashes -r requirements.lock -r requirements-play.lock
	@$(INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/ready-to-test: requirements-test.lock $(VENV)/ready-to-play
	@echo "Installing what the tests need …"
	@$(INSTALL) --require-hashes -r requirements-test.lock
	@touch $@

clean: ## remove everything that was installed or built here
	rm -rf $(VENV) .venv-* dist build web/node_modules src/breakhouse/server/pages .mypy_cache .ruff_cache .pytest_cache .hypothesis mutants
