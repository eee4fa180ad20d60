"""Skip-Bo Breakers as text: what a player at a terminal reads, plain or in colour.

Both faces print the sentences that the browser speaks; colour only adds a rack of tiles.
"""

from collections.abc import Sequence

from rich.text import Text

from breakhouse.core import Command, Event, Offers, Outcome, View
from breakhouse.core.contract import AnyGame
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
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.skipbo_breakers.typed import read
from breakhouse.terminal.typing import means

TOP = 15
FEW = 12
"""How many sets of one kind are listed before the rest is only counted."""


class SetBoard:
    """Prints what happens and reads what is laid."""

    def __init__(self, screen: Screen, game: AnyGame) -> None:
        self.screen = screen

    def welcome(self) -> None:
        self.screen.say("terminal-welcome")

    def explain(self) -> None:
        self.screen.say("terminal-rules-skipbo-breakers")

    def prompt(self) -> str:
        return self.screen.words("terminal-prompt")

    def read(self, typed: str, view: View, offers: Offers) -> Command | None:
        """What is laid, or a pass; a question for sets or tiles is answered."""
        if means(self.screen.language, typed, "typed-sets"):
            self.sets(_sets_among(offers), 1000)
        elif means(self.screen.language, typed, "typed-hand") and isinstance(view, BreakersView):
            self.hand(view)
        else:
            return read(self.screen.language, typed)
        return None

    def end(self, outcome: Outcome) -> None:
        """The last event has said it."""

    def tell(self, event: Event) -> None:
        """One event as a sentence."""
        match event:
            case Drew(tiles):
                drawn = ((self.screen.names[seat], tile) for seat, tile in enumerate(tiles) if tile is not None)
                told = (self.screen.words("skipbo-drew-one", name=n, tile=self._tiles(x)) for n, x in drawn)
                self.screen.say("skipbo-drew", drawn=", ".join(told))
            case Dealt():
                self.screen.line()
                self.screen.say("skipbo-dealt", hand=event.hand, **self.screen.who(event.opener))
            case Laid():
                self._tell_set(event)
            case Passed(seat, out_of_time):
                self.screen.say("skipbo-passed-late" if out_of_time else "skipbo-passed", **self.screen.who(seat))
            case RoundWon():
                self.screen.say("skipbo-round-won", **self.screen.who(event.seat))
            case HandWon():
                self._tell_win(event)
            case MatchWon(seat):
                self.screen.line()
                self.screen.say("skipbo-match-won", **self.screen.who(seat))
            case _:
                raise TypeError(f"no sentence for {event}")

    def _tiles(self, tiles: str) -> str:
        """A wild tile is spoken as a word; in colour it is shown as it looks."""
        return tiles.replace("*", self.screen.words("tile-wild") if self.screen.plain else "∞")

    def _tell_set(self, event: Laid) -> None:
        tiles = self._tiles(in_order(event.kind, event.tiles or "", event.rank))
        told = self.screen.words(
            "skipbo-laid",
            kind=event.kind,
            tiles=tiles,
            left=event.left,
            **self.screen.who(event.seat),
        )
        self.screen.line(told.strip(), "bold red" if event.kind == "breaker" else "bold")

    def _tell_win(self, event: HandWon) -> None:
        self.screen.line()
        self.screen.say("skipbo-hand-won", points=event.points, **self.screen.who(event.seat))
        for seat, left in enumerate(event.left):
            if left:
                self.screen.say("terminal-left", tiles=self._tiles(left), **self.screen.who(seat))
        for seat, score in enumerate(event.scores):
            self.screen.say("terminal-score", score=score, **self.screen.who(seat))

    def show(self, view: View, offers: Offers) -> None:
        """Everything for the turn: the others' counts, the set to beat, the own hand, what can be laid."""
        if not isinstance(view, BreakersView):
            raise TypeError(f"no view of this game: {view}")
        self.screen.line()
        told = (
            self.screen.words("skipbo-count", count=count, score=view.scores[seat], **self.screen.who(seat))
            for seat, count in enumerate(view.counts)
        )
        self.screen.line(" ".join(f"{one[0].upper()}{one[1:]}." for one in told), "dim")
        if view.lying:
            top = view.lying[-1]
            self.screen.say("skipbo-last", set=self._set(top), **self.screen.who(top.seat))
        else:
            self.screen.say("prompt-open")
        self.hand(view)
        self.sets(_sets_among(offers), FEW)

    def _set(self, shown: Shown) -> str:
        """A set in words; where a wild tile stands for a number, also how high it goes."""
        words = self.screen.words(
            "skipbo-set",
            kind=shown.kind,
            tiles=self._tiles(in_order(shown.kind, shown.tiles or "", shown.rank)),
        )
        if shown.rank is None or shown.rank > TOP or "*" not in (shown.tiles or ""):
            return words
        return self.screen.words("skipbo-set-up-to", set=words, rank=shown.rank)

    def hand(self, view: BreakersView) -> None:
        mine = t.tiles(t.parse(view.mine or ""))
        if self.screen.plain:
            self.screen.say("skipbo-you-hold", count=len(mine), tiles=self._tiles(view.mine or ""))
            return
        rack = Text()
        for n, tile in enumerate(mine):
            if n and tile != mine[n - 1]:
                rack.append(" ")
            rack.append(f" {self._tiles(t.text(t.hand_of([tile])))} ", style=_tile_style(tile))
        self.screen.console.print(rack)

    def sets(self, sets: Sequence[Lay], most: int) -> None:
        """What can be laid, a line a kind."""
        if not sets:
            self.screen.say("skipbo-can-nothing")
        for kind in ("single", "pair", "pairs", "run", "breaker"):
            found = sorted((s.set for s in sets if s.kind == kind), key=lambda s: s.count("*"))
            if found:
                listed = (", " if self.screen.plain else "  ·  ").join(
                    self._tiles(in_order(kind, one)) for one in found[:most]
                )
                self.screen.say("terminal-can-lay", kind=kind, sets=listed, more=max(0, len(found) - most))


def _sets_among(offers: Offers) -> list[Lay]:
    return [offer for offer in offers if isinstance(offer, Lay)]


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
