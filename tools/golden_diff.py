"""Shows that recorded matches are what today's rules make of them: `python tools/golden_diff.py COMMIT`.

Every golden game and every recorded hand of the commit is decided again, command by command, by today's rules from
its own seed: it differs only in version numbers and renamed words, or the first step that differs is named.

A match with a shuffle commits to the version of its rules, so it can't be kept under another number; a match with
the same options was played instead.
"""

import gzip
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from breakhouse.core import Chance, Refusal, log
from breakhouse.core.entry import Entry, Header
from breakhouse.core.match import Play
from breakhouse.core.offers import read_command
from breakhouse.games import game

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
FOLDERS = ("tests/golden", "tests/hands")
RENAMED = {"play": "lay", "free": "release", "freed": "released", "aside": "lay-aside"}
"""The words of commands and events that were renamed before the first release."""


@dataclass(frozen=True)
class Recorded:
    """A match file of any format, read without its hashes and put into today's words."""

    header: Header
    steps: list[dict[str, Any]]
    end: log.End

    @classmethod
    def read(cls, lines: list[str]) -> "Recorded":
        bodies: dict[str, list[Any]] = {}
        for line in lines:
            word, _, rest = line.partition(" ")
            bodies.setdefault(word, []).append(msgspec.json.decode(rest.rpartition(" ")[0]))
        names = bodies["names"][0] if "names" in bodies else {}
        header = msgspec.convert(bodies["match"][0] | names, type=Header)
        steps = [_reword_step(step) for step in bodies.get("step", [])]
        return cls(header, steps, msgspec.convert(bodies["end"][0], type=log.End))

    def decide_again(self) -> list[Entry]:
        """What today's rules make of the same seed and the same commands, as far as they accept them."""
        rules = game(self.header.game)
        assert self.end.secret is not None
        seed = self.header.seed(bytes.fromhex(self.end.secret), self.end.nonces)
        match, entry = Play.before(rules, self.header, Chance(seed)).set_up()
        entries = [entry]
        try:
            for step in self.steps[1:]:
                match, entry = match.do(step["seat"], read_command(rules, step["command"]), step["at"])
                entries.append(entry)
        except Refusal:
            pass
        return entries

    def find_difference(self, entries: list[Entry]) -> int | None:
        """The first step that is not as recorded; None if all are."""
        again = [msgspec.json.decode(msgspec.json.encode(entry)) for entry in entries]
        pairs = enumerate(zip(self.steps, again, strict=False))
        differing = (n for n, (old, new) in pairs if old != new)
        return next(differing, None if len(again) == len(self.steps) else len(again))


def main(commit: str) -> int:
    for path in _list_files(commit):
        print(f"{path}: {_compare(Recorded.read(_show(commit, path)))}")
    return 0


def _compare(old: Recorded) -> str:
    entries = old.decide_again()
    differs = old.find_difference(entries)
    version = f"version {old.header.rules_version} → {game(old.header.game).rules_version}"
    if differs is not None:
        happened = " ".join(event["did"] for event in old.steps[differs]["events"])
        return f"{version}, the rules of then and now differ from step {differs} on ({happened}); played anew"
    if old.header.shuffle is not None:
        return f"{version}, all {len(old.steps)} steps are decided as they were"
    return f"{version}, {'nothing else differs' if _is_kept(old) else 'NO SUCH FILE NOW'}"


def _is_kept(old: Recorded) -> bool:
    """Whether there is a file that differs only in the version of its rules and of its format."""
    files = GOLDEN.glob(f"{old.header.game}-*.match")
    kept = (Recorded.read(file.read_text(encoding="utf-8").splitlines()) for file in files)
    return any(
        (new.steps, new.end, _plain(new.header)) == (old.steps, old.end, _plain(old.header)) for new in kept
    )


def _plain(header: Header) -> Header:
    return msgspec.structs.replace(header, rules_version=0, format=0)


def _list_files(commit: str) -> Iterator[str]:
    for path in _git("ls-tree", "-r", "--name-only", commit, *FOLDERS).decode().splitlines():
        if path.endswith((".match", ".match.gz")):
            yield path


def _show(commit: str, path: str) -> list[str]:
    content = _git("show", f"{commit}:{path}")
    return (gzip.decompress(content) if path.endswith(".gz") else content).decode().splitlines()


def _git(*args: str) -> bytes:
    return subprocess.run(["git", *args], check=True, capture_output=True, cwd=GOLDEN.parents[1]).stdout


def _reword_step(step: dict[str, Any]) -> dict[str, Any]:
    command = step["command"] and _reword(step["command"], "do")
    return step | {"command": command, "events": [_reword(event, "did") for event in step["events"]]}


def _reword(fields: dict[str, Any], field: str) -> dict[str, Any]:
    return fields | {field: RENAMED.get(fields[field], fields[field])}


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
