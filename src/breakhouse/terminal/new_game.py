"""`breakhouse new-game`: creates a package with a small game that passes its tests, as a starting point."""

import argparse
import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from typing import Any

from breakhouse.core import Refusal
from breakhouse.games import game_ids
from breakhouse.locales import say
from breakhouse.terminal.help import explain

LONGEST = 30
ENDING = ".tmpl"


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("new-game", help=explain("new-game-help"))
    parser.add_argument("name", help=explain("new-game-help-name"))
    parser.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help=explain("new-game-help-into"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder = args.into / f"breakhouse-{check_name(args.name)}"
    if folder.exists():
        raise Refusal("folder-exists", folder=str(folder))
    for path, text in render(args.name):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    print(say(args.language, "new-game-done", folder=str(folder), name=args.name))
    return 0


def check_name(name: str) -> str:
    """A name that can be a game's id and part of a package's name, and that no installed game has."""
    if len(name) > LONGEST or not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise Refusal("no-name-for-a-game", name=name[:40], longest=LONGEST)
    if name in game_ids():
        raise Refusal("game-exists", name=name)
    return name


def render(name: str) -> Iterator[tuple[PurePath, str]]:
    """Every file of the package with the name in it."""
    words = name.split("-")
    package = "_".join(("breakhouse", *words))
    marks = {
        "id": name,
        "field": "_".join(words),
        "package": package,
        "class": "".join(map(str.capitalize, words)),
        "title": " ".join(words).capitalize(),
        "prefix": "".join(word[0] for word in words).upper() if len(words) > 1 else name[:2].upper(),
    }
    for path, text in _templates(files("breakhouse.terminal") / "template", PurePath()):
        for mark, value in marks.items():
            text = text.replace(f"@{mark}@", value)
        yield PurePath(*(package if part == "package" else part for part in path.parts)), text


def _templates(folder: Traversable, path: PurePath) -> Iterator[tuple[PurePath, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, path / entry.name)
        elif entry.name.endswith(ENDING):
            yield path / entry.name.removesuffix(ENDING), entry.read_text(encoding="utf-8")
