"""A desk for somebody who does not see: a screen nobody looks at, Orca, a voice that is written down, Chromium.

Keys go in through the X server as a keyboard's do; what comes out is what Orca gave to the voice. Playwright only
brings the page there and stops its clock.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.support.browser.chromium import FLAGS
from tests.support.waiting import wait_for

HERE = Path(__file__).parent
TREE = HERE / "accessibility_tree.py"
"""Run by the system's Python."""
SYSTEM_PYTHON = "/usr/bin/python3"
"""Orca and pyatspi belong to the system's Python."""
SETTINGS = {"enableKeyEcho": False, "sayAllOnLoad": False, "speechServerFactory": "speechdispatcherfactory"}
"""Orca as it comes, but it neither repeats every key nor begins to read a page from its top: the first key would
stop that, sooner or later, and no two runs would be alike."""
SILENCE = 0.5
"""Seconds without a word after which Orca has said what it had to say."""

SPEECHD = """
AddModule "written" "{module}"
DefaultModule "written"
LanguageDefaultModule "en" "written"
LanguageDefaultModule "de" "written"
AudioOutputMethod "none"
Timeout 0
LogLevel 1
LogDir "{folder}"
SymbolsPreproc "none"
"""


@contextmanager
def running(command: list[str], env: dict[str, str], log: Path) -> Iterator["subprocess.Popen[str]"]:
    with log.open("w") as errors:
        process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        yield process
    finally:
        process.kill()  # Orca would say goodbye first
        process.wait(10)


@contextmanager
def screen(folder: Path) -> Iterator[dict[str, str]]:
    """A screen of its own and a message bus of its own, with accessibility switched on: an environment."""
    env = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "GSETTINGS_BACKEND": "memory"}
    env |= {"ACCESSIBILITY_ENABLED": "1", "GTK_MODULES": "gail:atk-bridge", "NO_AT_BRIDGE": "0", "PYTHONPATH": ""}
    env.pop("DISPLAY", None)
    with ExitStack() as stack:
        reading, writing = os.pipe()
        server = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        with (folder / "xvfb.log").open("w") as errors:
            shown = subprocess.Popen(server, pass_fds=[writing], stderr=errors)
        stack.callback(lambda: (shown.terminate(), shown.wait(10)))
        env["DISPLAY"] = f":{os.read(reading, 20).decode().strip()}"
        script = "echo $DBUS_SESSION_BUS_ADDRESS; exec cat"
        with subprocess.Popen(
            ["dbus-run-session", "--", "sh", "-c", script],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as bus:
            assert bus.stdout is not None
            env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
            yield env
            # the session ends with its last line of input, and takes its bus along


@contextmanager
def voice(folder: Path, env: dict[str, str]) -> Iterator[Path]:
    """speech-dispatcher with our voice; the file that it writes."""
    record, module, socket = folder / "speech.jsonl", folder / "written", folder / "speechd.sock"
    record.touch()
    module.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{HERE / "recorded_voice.py"}" "{record}"\n')
    module.chmod(0o755)
    (folder / "speechd.conf").write_text(SPEECHD.format(module=module, folder=folder))
    env["SPEECHD_ADDRESS"] = f"unix_socket:{socket}"
    command = ["speech-dispatcher", "-s", "-C", str(folder), "-S", str(socket), "-c", "unix_socket"]
    command += ["-P", str(folder / "speechd.pid"), "-L", str(folder)]
    with running(command, env, folder / "speechd.log"):
        wait_for(socket.exists, "speech-dispatcher to listen")
        yield record


@dataclass(frozen=True)
class Reader:
    """The process of a screen reader."""

    pid: int

    def work(self) -> tuple[int, bool]:
        """How much it has computed so far, and whether it waits for nothing but news."""
        ticks, idle = 0, True
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            state, *fields = (task / "stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[10]) + int(fields[11])
            idle = idle and state == "S"
        return ticks, idle


@dataclass
class Ear:
    """What the voice was given, from a mark on."""

    record: Path
    reader: Reader
    keys: int = 0
    mark: int = 0
    env: dict[str, str] = field(default_factory=dict)

    def all(self) -> list[dict[str, str]]:
        return [json.loads(line) for line in self.record.read_text(encoding="utf-8").splitlines()]

    def new(self) -> list[str]:
        """What was said since the last time, once there is silence."""
        self.wait_for_silence()
        utterances = self.all()
        fresh, self.mark = utterances[self.mark :], len(utterances)
        return [part["text"] for part in fresh]

    def wait_for_words(self, most: float = 60) -> None:
        wait_for(self.all, "Orca to say a word", most)

    def wait_for_silence(self, seconds: float = SILENCE, most: float = 60) -> None:
        """Nothing is said, and Orca isn't about to: on a busy machine it may think for a while."""
        before: object = None
        still, until = time.monotonic(), time.monotonic() + most
        while time.monotonic() - still < seconds:
            assert time.monotonic() < until, "Orca does not stop talking"
            ticks, idle = self.reader.work()
            if (now := (self.record.stat().st_size, ticks)) != before or not idle:
                before, still = now, time.monotonic()
            time.sleep(0.05)  # really: silence takes time

    def unread(self) -> str:
        return " ".join(part["text"] for part in self.all()[self.mark :])

    def has_news(self) -> bool:
        return self.unread() != ""

    def press(self, *keys: str) -> list[str]:
        """Keys of a real keyboard, one after the other; what Orca says to them."""
        for key in keys:
            self.keys += 1
            self.tap(key)
        return self.new()

    def type(self, text: str) -> list[str]:
        self.keys += len(text)
        self.write(text)
        return self.new()

    def tap(self, key: str) -> None:
        subprocess.run(["xdotool", "key", "--clearmodifiers", key], env=self.env, check=True)

    def write(self, text: str) -> None:
        subprocess.run(["xdotool", "type", "--delay", "40", text], env=self.env, check=True)


@contextmanager
def orca(folder: Path, env: dict[str, str], language: str) -> Iterator[Ear]:
    """A screen reader that speaks this language, and what it says."""
    settings = folder / ".local/share/orca/user-settings.conf"
    settings.parent.mkdir(parents=True, exist_ok=True)
    profile = {"default": {"profile": ["Default", "default"]}}
    settings.write_text(
        json.dumps({"general": SETTINGS, "profiles": profile, "pronunciations": {}, "keybindings": {}})
    )
    with voice(folder, env) as record:
        speaking = {**env, "LANGUAGE": language}
        with running(
            ["orca", "--replace", "--disable", "braille", "braille-monitor"], speaking, folder / "orca.log"
        ) as process:
            ear = Ear(record, Reader(process.pid), env=env)
            ear.wait_for_words()  # it says that it is there, and only then follows what the keyboard does
            yield ear


def chromium(playwright: Playwright, env: dict[str, str], language: str = "en") -> Browser:
    """A real window on the screen, whose pages tell the screen reader everything, in the language of its pages:
    otherwise it would offer to translate them."""
    flags = [
        *FLAGS,
        "--force-renderer-accessibility",
        "--window-position=0,0",
        "--window-size=1280,900",
        f"--lang={language}",
    ]
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), headless=False, args=flags, env={**env, "LANGUAGE": language}
    )
