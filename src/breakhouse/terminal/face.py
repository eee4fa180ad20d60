"""A game's own terminal interface, and how it's found."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from breakhouse.core import Command, Event, Offers, Outcome, View
from breakhouse.core.contract import AnyGame
from breakhouse.core.plugins import FACES, bring, find
from breakhouse.games import shelf
from breakhouse.terminal.screen import Screen


class Board(Protocol):
    """One match as its player reads and types it."""

    def welcome(self) -> None: ...

    def tell(self, event: Event) -> None:
        """One event as the player may see it."""

    def show(self, view: View, offers: Offers) -> None:
        """The player's choices have changed."""

    def prompt(self) -> str: ...

    def explain(self) -> None:
        """How to type."""

    def read(self, typed: str, view: View, offers: Offers) -> Command | None:
        """The typed command, or `Refusal`; None if it was a question or is still incomplete."""

    def end(self, outcome: Outcome) -> None: ...


@dataclass(frozen=True, slots=True)
class Face:
    """What a package provides for a game under `breakhouse.faces`; any game can be played without one."""

    board: Callable[[Screen, AnyGame], Board] | None = None
    commands: Mapping[str, Callable[[Any], None]] = field(default_factory=dict)
    """Commands that only this game has, by name: each adds its parser to argparse's subparsers."""


def board_of(game: AnyGame, screen: Screen) -> Board:
    from breakhouse.terminal.generic import GenericBoard

    face = bring(Face, FACES, game.id)
    return (face.board if face is not None and face.board is not None else GenericBoard)(screen, game)


def face_commands() -> dict[str, Callable[[Any], None]]:
    """The commands that faces add, by name."""
    faces = [bring(Face, FACES, name) for name in find(FACES).points]
    return {name: add for face in faces if face is not None for name, add in face.commands.items()}


def default_game() -> str:
    """The first on the shelf with a face of its own, else the first on the shelf."""
    return min(shelf(), key=lambda game: game not in find(FACES).points)
