"""Skip-Bo Breakers as text: what a player at a terminal reads, plain or in colour.

Both faces print the same sentences; colour only adds a rack of tiles.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from breakhouse.bots.program import Notice
from breakhouse.core import Event
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersView,
    Dealt,
    Drew,
    HandWon,
    Laid,
    MatchWon,
    Passed,
    Play,
    RoundWon,
)
from breakhouse.locales import say

FEW = 12
"""How many sets of one kind are listed before the rest is only counted."""


class Board:
    """Prints what happens, in one language, to one player."""

    def __init__(self, console: Console, plain: bool, language: str, names: Sequence[str], me: int) -> None:
        self.console = console
        self.plain = plain
        self.language = language
        self.names = names
        self.me = me

    def say(self, message: str, **params: Any) -> None:
        self.line(say(self.language, message, **params))

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style="" if self.plain else style), soft_wrap=True)

    def notice(self, notice: Notice) -> None:
        """A program lost its seat."""
        self.say(f"notice-{notice.code}", **notice.params)

    def event(self, event: Event) -> None:
        """One event as a sentence."""
        match event:
            case Drew(tiles):
                for seat, tile in enumerate(tiles):
                    if tile is not None:
                        self.say("terminal-drew", **self._who(seat), tile=_shown(tile))
            case Dealt():
                self.line()
                self.say("terminal-dealt", hand=event.hand, **self._who(event.opener))
            case Laid():
                self._laid(event)
            case Passed(seat, out_of_time):
                self.say("terminal-passed", late=out_of_time, **self._who(seat))
            case RoundWon():
                self.say("terminal-round-won", **self._who(event.seat))
            case HandWon():
                self._hand_won(event)
            case MatchWon(seat):
                self.line()
                self.say("terminal-match-won", **self._who(seat))
            case _:
                raise TypeError(f"no sentence for {event}")

    def _who(self, seat: int) -> dict[str, Any]:
        return {"who": "me" if seat == self.me else "other", "name": self.names[seat]}

    def _laid(self, event: Laid) -> None:
        style = "bold red" if event.kind == "breaker" else "bold"
        told = say(
            self.language,
            "terminal-laid",
            kind=event.kind,
            tiles=_shown(event.tiles or ""),
            left=event.left,
            **self._who(event.seat),
        )
        self.line(told, style)

    def _hand_won(self, event: HandWon) -> None:
        self.line()
        self.say("terminal-hand-won", points=event.points, **self._who(event.seat))
        for seat, left in enumerate(event.left):
            if left:
                self.say("terminal-left", tiles=_shown(left), **self._who(seat))
        for seat, score in enumerate(event.scores):
            self.say("terminal-score", score=score, **self._who(seat))

    def turn(self, view: BreakersView, sets: Sequence[Play]) -> None:
        """Everything for the turn: the others' counts, the set to beat, the own hand, what can be laid."""
        self.line()
        counts = ", ".join(
            say(self.language, "terminal-count", name=self.names[seat], count=count)
            for seat, count in enumerate(view.counts)
            if seat != self.me
        )
        self.line(counts, "dim")
        if view.lying:
            top = view.lying[-1]
            self.say("terminal-to-beat", kind=top.kind, tiles=_shown(top.tiles or ""), **self._who(top.seat))
        else:
            self.say("terminal-you-open")
        self.hand(view)
        self.sets(sets, FEW)

    def hand(self, view: BreakersView) -> None:
        mine = t.tiles(t.parse(view.mine or ""))
        if self.plain:
            self.say("terminal-hand", count=len(mine), tiles=_shown(view.mine or ""))
            return
        rack = Text()
        for n, tile in enumerate(mine):
            if n and tile != mine[n - 1]:
                rack.append(" ")
            rack.append(f" {_shown(t.text(t.hand_of([tile])))} ", style=_tile_style(tile))
        self.console.print(rack)

    def sets(self, sets: Sequence[Play], most: int) -> None:
        """What can be laid, a line a kind."""
        if not sets:
            self.say("terminal-nothing-to-lay")
        for kind in ("single", "pair", "pairs", "run", "breaker"):
            found = sorted((s.set for s in sets if s.kind == kind), key=lambda s: s.count("*"))
            if found:
                listed = (", " if self.plain else "  ·  ").join(map(_shown, found[:most]))
                self.say("terminal-can-lay", kind=kind, sets=listed, more=max(0, len(found) - most))


def _shown(tiles: str) -> str:
    return tiles.replace("*", "∞")


def _tile_style(tile: int) -> str:
    if tile == t.WILD:
        return "bold white on dark_red"
    return "black on wheat1" if tile % 2 else "black on navajo_white3"
