"""Runs the blocks of a page, one after the other, as a reader would: in a folder of its own, with a
house of its own, and nothing of it stays."""

import contextlib
import doctest
import io
import os
import re
import shlex
import signal
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import msgspec

from breakhouse.bots.party import play
from breakhouse.bots.random_bot import RandomBot
from breakhouse.core import log
from breakhouse.games import game
from breakhouse.games.blocks.cards.notation import read_card
from breakhouse.server.settings import read_settings
from breakhouse.terminal.cli import make_parser
from tests.support.plugins import announce_project
from tools.docs.blocks import Block
from tools.docs.schemas import read_schema
from tools.servers import free_port

ROOT = Path(__file__).parents[3]
PATIENCE = 120
"""Seconds; a block that takes longer belongs in the soak."""
PLACES = {"/opt/breakhouse/bin/": "", "/etc/": "etc/"}
"""Where things are on a reader's machine, and where they are here."""
SOAKING = 5400
"""Seconds of the clock: a training run says how much processor time it wants, and others may want some too."""
UNKEPT = ("BREAKHOUSE_", "PYTHONDONTWRITEBYTECODE")


class Page:
    """One reader of one page."""

    def __init__(self, folder: Path, soak: bool = False) -> None:
        self.folder = folder
        self.soak = soak
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._said = ""
        self._installed: list[str] = []
        for name in ("examples", "deploy"):
            (folder / name).symlink_to(ROOT / name)
        (folder / "etc").mkdir()
        (folder / "evening.match").write_text(_play_evening(), encoding="utf-8")
        self._port = free_port()

    def follow(self, block: Block) -> None:
        """Does what the block says, or `AssertionError`."""
        assert block.mark is not None
        if block.of != "soak" or self.soak:
            actions: dict[str, Callable[[Block], None]] = {
                name.removeprefix("_do_"): getattr(self, name) for name in dir(self) if name.startswith("_do_")
            }
            actions[block.mark](block)

    def _do_run(self, block: Block) -> None:
        if block.language == "python":
            self._run_python(block)
        else:
            self._run_shell(block.text, fails=block.of == "fails")

    def _do_house(self, block: Block) -> None:
        with self._open_house("breakhouse serve") as address:
            self._run_shell(block.text, HOUSE=address)

    def _do_serve(self, block: Block) -> None:
        with self._open_house(block.text):
            pass

    def _do_install(self, block: Block) -> None:
        before, _, after = block.text.partition("pip install")
        self._run_shell(before)
        self._installed += map(str, announce_project(self.folder / "installed", self.folder / block.of))
        there = "\n".join(line for line in before.splitlines() if line.startswith("cd "))
        self._run_shell(there + after[after.index("\n") :])

    def _do_file(self, block: Block) -> None:
        (self.folder / block.of).write_text(block.text, encoding="utf-8")

    def _do_append(self, block: Block) -> None:
        file = self.folder / block.of
        gap = "\n\n" if file.suffix == ".py" else ""
        file.write_text(file.read_text(encoding="utf-8") + gap + block.text, encoding="utf-8")

    def _do_edit(self, block: Block) -> None:
        file = self.folder / block.of
        text = file.read_text(encoding="utf-8")
        for hunk in block.text.split("@@\n"):
            old, new = (_side(hunk, marks) for marks in (" -", " +"))
            assert text.count(old) == 1, f"{block.of} has not exactly one place that looks so:\n{old}"
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")

    def _do_output(self, block: Block) -> None:
        pattern = ".*?".join(re.escape(part) for part in block.text.strip().split("…"))
        assert re.fullmatch(pattern, self._said.strip(), re.DOTALL), self._said

    def _do_part(self, block: Block) -> None:
        sources = (file.read_text(encoding="utf-8") for file in (ROOT / block.of).rglob("*.py"))
        assert any(block.text in source for source in sources), f"{block.of} has no such part"

    def _do_make(self, block: Block) -> None:
        for line in block.text.splitlines():
            self._run_shell(f"cd {ROOT} && {line.partition('#')[0].replace('make', 'make --dry-run', 1)}")

    def _do_parse(self, block: Block) -> None:
        for line in _move(block.text).splitlines():
            name, *words = shlex.split(line, comments=True)
            if name == "breakhouse":
                make_parser("en", words).parse_args(words)
            else:
                assert name == "pip", line

    def _do_cards(self, block: Block) -> None:
        for line in block.text.splitlines():
            read_card(line)

    def _do_settings(self, block: Block) -> None:
        file = self.folder / "settings.toml"
        file.write_text(block.text, encoding="utf-8")
        read_settings({}, file, {})

    def _do_json(self, block: Block) -> None:
        for line in block.text.splitlines():
            said = msgspec.json.decode(line)
            if block.of:
                file, _, name = block.of.partition("#")
                jsonschema.validate(said, {**read_schema(file), "$ref": f"#/$defs/{name}"})

    def _do_shown(self, block: Block) -> None:
        assert block.of, "why is it not run?"
        assert block.language != "python", "Python can always be run"

    def _run_python(self, block: Block) -> None:
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.chdir(self.folder):
            if ">>>" in block.text:
                test = doctest.DocTestParser().get_doctest(block.text, self._names, "block", None, block.line)
                assert not doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed, said.getvalue()
            else:
                exec(compile("\n" * block.line + block.text, "page", "exec"), self._names)
        self._said = said.getvalue()

    def _run_shell(self, text: str, fails: bool = False, **more: str) -> None:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", _move(text)],
            cwd=self.folder,
            env=self._environment(**more),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=SOAKING if self.soak else PATIENCE,
            check=False,
        )
        self._said = done.stdout
        assert (done.returncode != 0) == fails, f"ended with {done.returncode}\n{done.stdout}{done.stderr}"

    @contextlib.contextmanager
    def _open_house(self, command: str) -> Iterator[str]:
        """The address of a house that is open meanwhile, and that closes as it should when it is interrupted."""
        house = subprocess.Popen(
            ["bash", "-euc", _move(command)],
            cwd=self.folder,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # where the greeting goes if the log is for machines
            text=True,
            start_new_session=True,
        )
        try:
            address = _find_address(house)
            with urllib.request.urlopen(f"{address}/healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
            yield address
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(house.pid, signal.SIGINT)
            house.communicate(timeout=PATIENCE)
        assert house.returncode == 0

    def _environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(UNKEPT)}
        return kept | {
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
            "PYTHONPATH": os.pathsep.join(self._installed),
            "BREAKHOUSE_DATA": str(self.folder / "house"),
            "BREAKHOUSE_PORT": str(self._port),
            "BROWSER": "true",
            "LANG": "C.UTF-8",
            **more,
        }


@cache
def _play_evening() -> str:
    """A match file as somebody downloads it: short, so that reviewing it takes no time."""
    rules = game("skipbo-breakers")
    played = play(rules, [RandomBot(rules.id, seat) for seat in range(2)], {"target": 1})
    lines = log.write(played.match.header, played.log, played.match.outcome(), played.secret)
    return "\n".join(lines) + "\n"


def _move(text: str) -> str:
    for place, here in PLACES.items():
        text = text.replace(place, here)
    return text


def _side(hunk: str, marks: str) -> str:
    """The lines of a diff before or after the change."""
    return "".join(line[1:] for line in hunk.splitlines(keepends=True) if line[0] in marks)


def _find_address(house: "subprocess.Popen[str]") -> str:
    assert house.stdout is not None
    too_long = threading.Timer(PATIENCE, house.kill)
    too_long.start()
    lines = []
    try:
        for line in house.stdout:
            lines.append(line)
            if found := re.search(r"http://[\w.:]+", line):
                return found[0]
    finally:
        too_long.cancel()
    raise AssertionError(f"the house did not open: {''.join(lines)}")
