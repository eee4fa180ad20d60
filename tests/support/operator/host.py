"""A machine as docs/hosting.md sets it up, in a folder: the shipped settings, a user who runs the server, and an
operator whose shell knows where the settings are and nothing else."""

import contextlib
import io
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from breakhouse.server.settings import FILE
from breakhouse.terminal.cli import main
from tests.support.operator.other_user import STRANGELY, as_stranger, give_away
from tools.servers import free_port, wait_for

ROOT = Path(__file__).parents[3]
_SERVE = """
import sys
from breakhouse.terminal.cli import main
from tests.support.games import on_the_shelf
from tests.support.server.tictactoe import INSTALLED
from breakhouse.store.sqlite import schema
if sys.argv.pop() == "newer":
    schema.STEPS += ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red';",)
    schema.VERSION += 1
with on_the_shelf(INSTALLED):
    sys.exit(main(["--language", "en", "serve"]))
"""


class Done(NamedTuple):
    code: int
    out: str
    err: str


class Host:
    """`apart`: root looks after a server that runs as another user; otherwise, an ordinary user does both."""

    def __init__(self, folder: Path, apart: bool) -> None:
        self.folder = folder
        self.apart = apart
        self.stranger = os.geteuid() == 0
        """Whether the server's user is somebody else than who runs the tests."""
        self.port = free_port()
        self.pid = 0
        """Of the server that runs, or ran last."""
        self.data, self.elsewhere = folder / "lib" / "breakhouse", folder / "backups"
        self.log = folder / "log"
        self.settings = folder / "breakhouse.toml"
        shipped = (ROOT / "deploy" / "breakhouse.toml").read_text(encoding="utf-8")
        for old, new in (
            ("/var/lib/breakhouse", str(self.data)),
            ('# also_to = "/var/backups/breakhouse"', f'also_to = "{self.elsewhere}"'),
            ("port = 8765", f"port = {self.port}"),
            ('metrics = "127.0.0.1:9464"', f'metrics = "127.0.0.1:{free_port()}"'),
            ('public_url = "https://games.example.org"', ""),
        ):
            assert old in shipped, old
            shipped = shipped.replace(old, new)
        self.settings.write_text(shipped, encoding="utf-8")
        for place in (self.data, self.elsewhere):
            self.make(place)

    def make(self, place: Path) -> None:
        """As systemd makes the folders of a service."""
        place.mkdir(mode=0o700, parents=True)
        if self.stranger:
            give_away(place)

    @contextlib.contextmanager
    def serve(self, version: str = "this", end: signal.Signals = signal.SIGTERM) -> Iterator[str]:
        """The address of the server, while it runs; the one of an invented `newer` version changes the data."""
        with open(self.log, "a", encoding="utf-8") as log, self._start(version, log) as server:
            self.pid = server.pid
            try:
                wait_for(self.port)
                yield f"http://127.0.0.1:{self.port}"
            finally:
                server.send_signal(end)
                server.wait(30)
        if end is signal.SIGTERM:
            assert server.returncode == 0, self.log.read_text(encoding="utf-8")

    def stand_still(self, seconds: float) -> None:
        """The server does, as on a machine that is busy with something else."""
        os.kill(self.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self.pid, signal.SIGCONT)

    def try_to_serve(self) -> Done:
        """A server that refuses to start."""
        with self._start("this", subprocess.PIPE) as server:
            out, err = server.communicate(timeout=30)
        return Done(server.returncode, out, err)

    def _start(self, version: str, log: Any) -> "subprocess.Popen[str]":
        how = STRANGELY if self.stranger else {"env": dict(os.environ)}
        env = {**how["env"], FILE: str(self.settings), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-c", _SERVE, version]
        return subprocess.Popen(command, **{**how, "env": env}, stdout=subprocess.PIPE, stderr=log, text=True)

    def type(self, line: str) -> Done:
        """What the operator types: `breakhouse …`."""
        name, *words = shlex.split(line)
        assert name == "breakhouse"
        words = ["--language", "en", *words]
        if self.stranger and not self.apart:
            env = {**STRANGELY["env"], FILE: str(self.settings)}
            done = as_stranger([sys.executable, "-m", "breakhouse", *words], env=env)
            return Done(done.returncode, done.stdout, done.stderr)
        out, err = io.StringIO(), io.StringIO()
        before = os.environ.get(FILE)
        os.environ[FILE] = str(self.settings)
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        finally:
            os.environ.pop(FILE)
            if before is not None:
                os.environ[FILE] = before
        return Done(code, out.getvalue(), err.getvalue())


def admin_lines() -> Iterator[tuple[str, str]]:
    """Every line that the pages print for operators of a running server, and its page."""
    for page in (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))):
        text = page.read_text(encoding="utf-8")
        blocks = re.findall(r"^ *(breakhouse admin [^\n#]+)", text, re.M)
        for line in blocks:
            yield page.name, line.strip()
        for words in map(str.split, re.findall(r"`(breakhouse\s+admin\s[^`]+)`", text)):
            if words[2] != "…":  # a sentence may also just name a command
                named = len(words) == 3 or words[-1] == "…"
                yield page.name, " ".join([*words[:3], "--help"] if named else words)
