"""The options of every game: from the types that read them, in the words of the form that asks for them."""

from collections.abc import Iterator
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame
from breakhouse.core.options import describe_options
from breakhouse.games import shelf
from breakhouse.locales import say
from tools.docs.docstrings import field_docs
from tools.docs.schemas import describe


def write() -> str:
    return "\n".join(part for game in shelf().values() for part in _write_game(game))


def _write_game(game: AnyGame) -> Iterator[str]:
    manifest, (fewest, most) = game.manifest, game.seats
    boxes = ", ".join(f"{box.title} ({box.minutes} minutes)" for box in manifest.boxes)
    version = f"rules version {game.rules_version}"
    yield f"## {manifest.title}\n\n`{game.id}`, for {fewest} to {most} players, {version}. {boxes}.\n"
    docs = field_docs(game.options_type)
    rows = [_row(name, about, docs.get(name, "")) for name, about in describe_options(game).items()]
    yield "| option | what it is | values | default |\n|---|---|---|---|\n" + "\n".join(rows) + "\n"
    for box in manifest.boxes:
        if box.options:
            yield f"{box.title} starts with `{_json(box.options)}`.\n"


def _row(name: str, about: dict[str, Any], doc: str) -> str:
    words = _words(name)
    said = f"{words}. {doc}" if words and doc else words or doc
    cells = (f"`{name}`", said, describe(about["schema"]), f"`{_json(about['default'])}`")
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def _words(name: str) -> str:
    """What the form calls it; nothing where no form asks."""
    try:
        return say("en", f"option-{name}")
    except KeyError:
        return ""


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
