"""Skip-Bo Breakers as text: what a player at a terminal reads, plain or in colour, and what they type.

Both modes print the sentences that the browser speaks; colour only adds a rack of tiles.
"""

import re
from textwrap import wrap

from rich.text import Text

from breakhouse.core import Command, Event, Offers, Outcome, View
from breakhouse.core.contract import AnyGame
from breakhouse.core.offers import shortlist
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import KINDS, Kind, TileSet, places, readings
from breakhouse.games.skipbo_breakers.values import (
    BreakersView,
    Dealt,
    Drew,
    HandWon,
    Laid,
    Lay,
    MatchWon,
    Pass,
    Passed,
    RoundWon,
    Shown,
)
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.typed_words import means, plain, words

LONGEST = 900
"""The most characters for one parameter of a message."""
PASSES = ("-", "pass")
SMALL = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class SetBoard:
    """Prints what happens and reads what is laid."""

    def __init__(self, screen: Screen, game: AnyGame) -> None:
        self.screen = screen
        self.game = game

    def welcome(self) -> None:
        self.screen.say("terminal-welcome")

    def explain(self) -> None:
        self.screen.say("terminal-how-skipbo-breakers")

    def prompt(self) -> str:
        return self.screen.words("terminal-prompt")

    def read(self, typed: str, view: View, offers: Offers) -> Command | None:
        """What is laid, or a pass; S asks what can be, as on the sheet."""
        if not isinstance(view, BreakersView):
            raise TypeError(f"no view of this game: {view}")
        language = self.screen.language
        if means(language, typed, "typed-sets"):
            self.sets(offers, offers)
            return None
        return read_typed(language, typed)

    def answer(self, question: str, view: View, offers: Offers) -> bool:
        if not isinstance(view, BreakersView):
            return False
        match question:
            case "can":
                self.sets(offers, offers)
            case "hand":
                self.hand(view)
            case "last":
                self.last(view)
            case "counts":
                self.counts(view)
            case _:
                return False
        return True

    def end(self, outcome: Outcome) -> None:
        """The last event has already said it."""

    def tell(self, event: Event) -> None:
        """One event as a sentence."""
        match event:
            case Drew(tiles):
                drawn = ((self.screen.names[seat], tile) for seat, tile in enumerate(tiles) if tile is not None)
                draws = (self.screen.words("skipbo-drew-one", name=n, tile=t.show(x)) for n, x in drawn)
                self.screen.say("skipbo-drew", drawn=", ".join(draws))
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

    def _tell_set(self, event: Laid) -> None:
        sentence = self.screen.words(
            "skipbo-laid",
            kind=event.kind,
            tiles=self._in_places(event),
            left=event.left,
            **self.screen.who(event.seat),
        )
        self.screen.line(sentence.strip(), "bold red" if event.kind == "breaker" else "bold")

    def _tell_win(self, event: HandWon) -> None:
        self.screen.line()
        self.screen.say("skipbo-hand-won", points=event.points, **self.screen.who(event.seat))
        for seat, left in enumerate(event.left):
            if left:
                self.screen.say("terminal-left", tiles=t.show(left), **self.screen.who(seat))
        for seat, score in enumerate(event.scores):
            self.screen.say("terminal-score", score=score, **self.screen.who(seat))

    def show(self, view: View, offers: Offers) -> None:
        """Everything for the turn: the others' counts, the set to beat, your hand, what you can lay."""
        if not isinstance(view, BreakersView):
            raise TypeError(f"no view of this game: {view}")
        self.screen.line()
        self.counts(view)
        self.last(view)
        self.hand(view)
        self.sets(offers, shortlist(self.game, view, offers) or offers)

    def counts(self, view: BreakersView) -> None:
        """How many tiles everybody holds, and the scores."""
        sentences = (
            self.screen.words("skipbo-count", count=count, score=view.scores[seat], **self.screen.who(seat))
            for seat, count in enumerate(view.counts)
        )
        self.screen.line(" ".join(f"{one[0].upper()}{one[1:]}." for one in sentences), "dim")

    def last(self, view: BreakersView) -> None:
        """The set to beat."""
        if view.lying:
            top = view.lying[-1]
            self.screen.say("skipbo-last", set=self._set(top), **self.screen.who(top.seat))
        else:
            self.screen.say("prompt-open")

    def _set(self, shown: Shown) -> str:
        return self.screen.words("skipbo-set", kind=shown.kind, tiles=self._in_places(shown))

    def _in_places(self, laid: Laid | Shown) -> str:
        """A set on the table: wild tiles are put where they count, with the number they stand for."""
        if laid.kind is None or laid.tiles is None:
            return ""
        placed = places(read_set(laid.kind, laid.tiles))
        if not self.screen.plain:
            return " ".join(_draw(tile, number) for tile, number in placed)
        words = [str(n) if tile == n else self.screen.words("tile-wild-as", number=n) for tile, n in placed]
        named = "*" in laid.tiles and (laid.rank or 0) <= t.TOP
        return (", " if named else " ").join(words) if named else t.show(laid.tiles)

    def hand(self, view: BreakersView) -> None:
        mine = t.list_tiles(t.parse_tiles(view.mine or ""))
        if self.screen.plain:
            self.screen.say("skipbo-you-hold", count=len(mine), tiles=t.show(view.mine or ""))
            return
        rack = Text()
        for n, tile in enumerate(mine):
            if n and tile != mine[n - 1]:
                rack.append(" ")
            rack.append(f" {t.show(t.write_tiles(t.hand_of([tile])))} ", style=_tile_style(tile))
        self.screen.console.print(rack)

    def sets(self, offers: Offers, named: Offers) -> None:
        """What can be laid, one line per kind: some sets by their tiles, the rest as a count."""
        sets = [offer for offer in offers if isinstance(offer, Lay)]
        if not sets:
            self.screen.say("skipbo-can-nothing")
        for kind in KINDS:
            found = sorted((one for one in sets if one.kind == kind), key=lambda one: one.set.count("*"))
            texts = [t.show(_in_order(kind, one.set)) for one in found if one in named]
            if found:
                listed = (", " if self.screen.plain else "  ·  ").join(texts)
                first, *rest = wrap(listed, LONGEST) or [""]
                self.screen.say("terminal-can-lay", kind=kind, sets=first, more=len(found) - len(texts))
                for line in rest:
                    self.screen.line(line)


def read_set(kind: Kind, tiles: str) -> TileSet:
    return next(one for one in readings(t.parse_tiles(tiles)) if one.kind == kind)


def _in_order(kind: Kind, tiles: str) -> str:
    """A set that could be laid: wild tiles are put where they count, to show how high the set goes."""
    return " ".join("*" if tile == t.WILD else str(tile) for tile, _ in places(read_set(kind, tiles)))


def _draw(tile: int, number: int) -> str:
    """A wild tile with the number it stands for in small digits: 6 ∞₇ 8."""
    if tile != t.WILD:
        return str(tile)
    return "∞" + str(number).translate(SMALL) if number <= t.TOP else "∞"


def _tile_style(tile: int) -> str:
    if tile == t.WILD:
        return "bold white on dark_red"
    return "black on wheat1" if tile % 2 else "black on navajo_white3"


def read_typed(language: str, typed: str) -> Lay | Pass:
    """`3 4 *`, `11-15`, `run 7 8 * *` or `pass`, in English or in the player's language.

    The browser's command box reads the same lines the same way.
    """
    line = plain(typed)
    if line in (*PASSES, *words(language, "typed-pass")):
        return Pass()
    for kind, word in _kind_words(language):
        if f" {word} " in f" {line} ":
            rest = f" {line} ".replace(f" {word} ", " ", 1)
            return Lay(_tiles(language, rest), kind)
    return Lay(_tiles(language, typed.replace(",", " ")))


def _tiles(language: str, text: str) -> str:
    signs = dict.fromkeys(words(language, "typed-wild"), "*") | dict.fromkeys(words(language, "typed-to"), "-")
    named = " ".join(signs.get(plain(word), word) for word in text.split())
    return re.sub(r"(\d{1,2}) ?[-–] ?(\d{1,2})", _spread, named)


def _spread(range_: re.Match[str]) -> str:
    """`11-15` as all the numbers that it means."""
    low, high = int(range_[1]), int(range_[2])
    return " ".join(map(str, range(low, high + 1))) if low < high <= t.TOP else range_[0]


def _kind_words(language: str) -> list[tuple[Kind, str]]:
    """Longer names first: they contain shorter ones."""
    found = [(kind, word) for kind in KINDS for word in (kind, *words(language, f"typed-kind-{kind}"))]
    return sorted(found, key=lambda pair: -len(pair[1]))
