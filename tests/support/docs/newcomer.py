"""Somebody new who follows a page of the documentation word for word, with nothing but the wheel: what
`tests/docs` spares itself, above all asking pip, is done here."""

import json
import os
import subprocess
import venv
from pathlib import Path

from tests.support.docs.page_runner import Page
from tools.docs.blocks import Block

NEEDS_AN_INDEX = "it needs a package index"
LISTENING = """
import contextlib, io, json, sys
names = {"__name__": "__main__"}
for line in sys.stdin:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(json.loads(line), "page", "exec"), names)
    print(json.dumps(said.getvalue()), flush=True)
"""
"""A session of Python: blocks go in, each with the names of those before it; what they print comes out."""


class Environment:
    """An environment of its own in an empty folder, with what pip brings."""

    def __init__(self, folder: Path, wheels: Path) -> None:
        self.bin = folder / "env" / "bin"
        self.wheels = wheels
        self.home = folder / "home"
        self.home.mkdir()
        venv.create(folder / "env", with_pip=True)

    def pip(self, *what: str) -> None:
        self.run("pip", "install", "--quiet", *what, cwd=self.home)

    def run(self, command: str, *words: str, cwd: Path) -> str:
        done = subprocess.run(
            [str(self.bin / command), *words],
            cwd=cwd,
            env=self.variables(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def variables(self) -> dict[str, str]:
        """Those of the machine, without what leads to the project; pip also looks where the wheel is."""
        led = ("BREAKHOUSE_", "PYTHON", "VIRTUAL_ENV")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(led)}
        return kept | {
            "PATH": os.pathsep.join([str(self.bin), "/usr/local/bin", "/usr/bin", "/bin"]),
            "PIP_FIND_LINKS": f"{os.environ.get('PIP_FIND_LINKS', '')} {self.wheels}".strip(),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "HOME": str(self.home),
        }


class Newcomer(Page):
    """Reads one page. What it says is done in the environment, long training runs included."""

    def __init__(self, folder: Path, environment: Environment) -> None:
        super().__init__(folder, soak=True)
        self._there = environment
        self._python: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Newcomer":
        return self

    def __exit__(self, *_: object) -> None:
        if self._python is not None:
            self._python.communicate()

    def _do_install(self, block: Block) -> None:
        self._run_shell(block.text)

    def _do_shown(self, block: Block) -> None:
        if block.of == NEEDS_AN_INDEX:
            self._run_shell(block.text)

    def _run_python(self, block: Block) -> None:
        if self._python is None:
            self._python = subprocess.Popen(
                [str(self._there.bin / "python"), "-c", LISTENING],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                cwd=self.folder,
                env=self._environment(),
                text=True,
            )
        assert self._python.stdin is not None
        assert self._python.stdout is not None
        self._python.stdin.write(json.dumps(block.text) + "\n")
        self._python.stdin.flush()
        answer = self._python.stdout.readline()
        assert answer, "Python ended; what was wrong stands above"
        self._said = json.loads(answer)

    def _environment(self, **more: str) -> dict[str, str]:
        of_the_page = ("BREAKHOUSE_DATA", "BREAKHOUSE_PORT", "BROWSER", "LANG")
        wanted = super()._environment(**more)
        return self._there.variables() | {name: wanted[name] for name in (*of_the_page, *more)}
