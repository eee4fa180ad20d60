"""Skip-Bo Breakers as text: what a player at a terminal reads, plain or in colour.

Both faces print the sentences that the browser speaks; colour only adds a rack of tiles.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from breakhouse.bots.program import Dismissal
from breakhouse.core import Event
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersView,
    Dealt,
    Drew,
    HandWon,
    Laid,
    Lay,
    MatchWon,
    Passed,
    RoundWon,
    Shown,
)
from breakhouse.locales import say

TOP = 15
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

    def notice(self, notice: Dismissal) -> None:
        """A program lost its seat."""
        self.say(f"notice-{notice.code}", **notice.params)

    def event(self, event: Event) -> None:
        """One event as a sentence."""
        match event:
            case Drew(tiles):
                drawn = ((self.names[seat], tile) for seat, tile in enumerate(tiles) if tile is not None)
                told = (say(self.language, "skipbo-drew-one", name=n, tile=self._tiles(x)) for n, x in drawn)
                self.say("skipbo-drew", drawn=", ".join(told))
            case Dealt():
                self.line()
                self.say("skipbo-dealt", hand=event.hand, **self._who(event.opener))
            case Laid():
                self._laid(event)
            case Passed(seat, out_of_time):
                self.say("skipbo-passed-late" if out_of_time else "skipbo-passed", **self._who(seat))
            case RoundWon():
                self.say("skipbo-round-won", **self._who(event.seat))
            case HandWon():
                self._hand_won(event)
            case MatchWon(seat):
                self.line()
                self.say("skipbo-match-won", **self._who(seat))
            case _:
                raise TypeError(f"no sentence for {event}")

    def _who(self, seat: int) -> dict[str, Any]:
        return {"you": seat == self.me, "name": self.names[seat]}

    def _tiles(self, tiles: str) -> str:
        """A wild tile is spoken as a word; in colour it is shown as it looks."""
        return tiles.replace("*", say(self.language, "tile-wild") if self.plain else "∞")

    def _laid(self, event: Laid) -> None:
        tiles = self._tiles(in_order(event.kind, event.tiles or "", event.rank))
        told = say(
            self.language, "skipbo-laid", kind=event.kind, tiles=tiles, left=event.left, **self._who(event.seat)
        )
        self.line(told.strip(), "bold red" if event.kind == "breaker" else "bold")

    def _hand_won(self, event: HandWon) -> None:
        self.line()
        self.say("skipbo-hand-won", points=event.points, **self._who(event.seat))
        for seat, left in enumerate(event.left):
            if left:
                self.say("terminal-left", tiles=self._tiles(left), **self._who(seat))
        for seat, score in enumerate(event.scores):
            self.say("terminal-score", score=score, **self._who(seat))

    def turn(self, view: BreakersView, sets: Sequence[Lay]) -> None:
        """Everything for the turn: the others' counts, the set to beat, the own hand, what can be laid."""
        self.line()
        told = (
            say(self.language, "skipbo-count", count=count, score=view.scores[seat], **self._who(seat))
            for seat, count in enumerate(view.counts)
        )
        self.line(" ".join(f"{one[0].upper()}{one[1:]}." for one in told), "dim")
        if view.lying:
            top = view.lying[-1]
            self.say("skipbo-last", set=self._set(top), **self._who(top.seat))
        else:
            self.say("prompt-open")
        self.hand(view)
        self.sets(sets, FEW)

    def _set(self, shown: Shown) -> str:
        """A set in words; where a wild tile stands for a number, also how high it goes."""
        words = say(
            self.language,
            "skipbo-set",
            kind=shown.kind,
            tiles=self._tiles(in_order(shown.kind, shown.tiles or "", shown.rank)),
        )
        if shown.rank is None or shown.rank > TOP or "*" not in (shown.tiles or ""):
            return words
        return say(self.language, "skipbo-set-up-to", set=words, rank=shown.rank)

    def hand(self, view: BreakersView) -> None:
        mine = t.tiles(t.parse(view.mine or ""))
        if self.plain:
            self.say("skipbo-you-hold", count=len(mine), tiles=self._tiles(view.mine or ""))
            return
        rack = Text()
        for n, tile in enumerate(mine):
            if n and tile != mine[n - 1]:
                rack.append(" ")
            rack.append(f" {self._tiles(t.text(t.hand_of([tile])))} ", style=_tile_style(tile))
        self.console.print(rack)

    def sets(self, sets: Sequence[Lay], most: int) -> None:
        """What can be laid, a line a kind."""
        if not sets:
            self.say("skipbo-can-nothing")
        for kind in ("single", "pair", "pairs", "run", "breaker"):
            found = sorted((s.set for s in sets if s.kind == kind), key=lambda s: s.count("*"))
            if found:
                listed = (", " if self.plain else "  ·  ").join(
                    self._tiles(in_order(kind, one)) for one in found[:most]
                )
                self.say("terminal-can-lay", kind=kind, sets=listed, more=max(0, len(found) - most))


def in_order(kind: str | None, tiles: str, rank: int | None = None) -> str:
    """The tiles by their numbers: in a run a wild tile stands where it is needed, so one reads how high."""
    faces = tiles.split()
    left = [face for face in faces if face != "*"]
    if kind not in ("run", "pairs") or len(left) in (0, len(faces)):
        return tiles
    each = 2 if kind == "pairs" else 1
    steps = len(faces) // each
    first = (rank or min(TOP, int(left[0]) + steps - 1)) - steps + 1
    placed = []
    for n in range(len(faces)):
        number = str(first + n // each)
        placed.append(number if number in left else "*")
        if number in left:
            left.remove(number)
    return tiles if left else " ".join(placed)


def _tile_style(tile: int) -> str:
    if tile == t.WILD:
        return "bold white on dark_red"
    return "black on wheat1" if tile % 2 else "black on navajo_white3"
