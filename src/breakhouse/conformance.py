"""The conformance suite for a game's own tests, in one import and one line:

    from breakhouse.conformance import check_game
    test_nim_keeps_the_contract = check_game("nim")

The checks of the rules are in `core.conformance`; these need the whole system: everything a package provides can
be used, and the game has messages for everything that happens, in every language.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from random import Random
from typing import Any

import msgspec
from rich.console import Console

from breakhouse.core import Command, Event, Offer, Outcome, Refusal, Seat, Template
from breakhouse.core.conformance import CHECKS
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import name_of, plain, read_command
from breakhouse.core.options import describe_options
from breakhouse.core.plugins import GAMES, find, package_of
from breakhouse.core.rehearsal import PROBES, matches, mutate, rehearse, remember
from breakhouse.games import game
from breakhouse.locales import LANGUAGES, say_why
from breakhouse.terminal.generic import GenericBoard
from breakhouse.terminal.plugins import all_flaws
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.wording import Wording

__all__ = ["check_game"]

EVERY = 3
"""At every so many steps, views, offers and refusals are looked at."""


def check_game(id: str) -> Callable[..., None]:
    """A pytest function that runs every check over the installed game of this id."""
    import pytest

    @pytest.mark.parametrize("check", ALL, ids=lambda check: check.__name__.removeprefix("check_"))
    def keeps_the_contract(check: Callable[[AnyGame, Random], None]) -> None:
        check(game(id), Random(f"{id} {check.__name__}"))

    return keeps_the_contract


def check_the_package_can_be_used(game: AnyGame, rng: Random) -> None:
    """Everything its package announces can be imported, has the right type and a unique name."""
    package = package_of(find(GAMES).points[game.id])
    wrong = [say_why("en", flaw) for flaw in all_flaws() if flaw.params["package"] == package]
    assert not wrong, "\n".join(wrong)


def check_everything_has_words(game: AnyGame, rng: Random) -> None:
    """Views, offers, events, refusals, endings, boxes and options have words in all languages.

    They are what a face says that knows nothing but view, offers and messages. A game with a face of its own is no
    exception.
    """
    happened = _sample(game, rng)
    for language in LANGUAGES:
        board = _ListeningBoard(language, game)
        for say_it in happened.values():
            say_it(board)
        board.find_names()
        assert not board.missing, f"{game.id} lacks messages in {language}: {', '.join(sorted(board.missing))}"


ALL = (*CHECKS, check_the_package_can_be_used, check_everything_has_words)


class _Listener(Wording):
    """Remembers which messages of the game are missing."""

    def __init__(self, screen: Screen, game: AnyGame) -> None:
        super().__init__(screen, game)
        self.missing: set[str] = set()

    def lack(self, message: str, word: str) -> str:
        kind, _, name = message.partition("-")
        self.missing.add(f"{kind}-{self.game.id}-{name}")
        return super().lack(message, word)

    def require(self, message: str, **params: Any) -> None:
        """A message that belongs to no game."""
        if self.find(message, **params) is None:
            self.missing.add(message)

    def end(self, outcome: Outcome) -> str:
        first = outcome.winners[0]
        params = {"score": outcome.scores[first], "winners": len(outcome.winners)}
        self.require(f"ended-{outcome.reason}", **self.screen.who(first), **params)
        return super().end(outcome)


class _ListeningBoard(GenericBoard):
    """Shows a match to nobody."""

    wording: _Listener

    def __init__(self, language: str, game: AnyGame) -> None:
        names = [f"p{seat}" for seat in range(game.seats[1])]
        super().__init__(Screen(Console(quiet=True), True, language, names, 0), game)
        self.wording = _Listener(self.screen, game)

    @property
    def missing(self) -> set[str]:
        return self.wording.missing

    def offer(self, offer: Offer) -> None:
        self.wording.offer(offer)
        for name, free in offer.free.items() if isinstance(offer, Template) else ():
            self.wording.question(name, free)

    def refuse(self, no: Refusal) -> None:
        self.wording.require(f"refused-{no.code}", **no.params)

    def find_names(self) -> None:
        for box in self.game.manifest.boxes:
            self.wording.require(f"box-{box.id}-line")
        for option in set(describe_options(self.game)) - set(self.game.manifest.fixed) - {"factors"}:
            self.wording.require(f"option-{option}")


Say = Callable[[_ListeningBoard], object]
Thing = tuple[tuple[object, ...], Say]
"""Something to be said, and what kind of thing it is."""


def _sample(game: AnyGame, rng: Random) -> dict[tuple[object, ...], Say]:
    """One of each kind of thing that happens in rehearsed matches, as something to be said."""
    found: dict[tuple[object, ...], Say] = {}
    for seats, options in matches(game, rng):
        pool: list[Command] = []
        for n, sitting in enumerate(rehearse(game, seats, options, rng.randbytes(32), rng)):
            things = _happenings(sitting)
            if n % EVERY == 0:
                remember(pool, sitting.match, rng)
                things = chain(things, _choices(sitting.match, pool, rng))
            found.update((key, say_it) for key, say_it in things if key not in found)
    return found


def _choices(match: Play, pool: Sequence[Command], rng: Random) -> Iterator[Thing]:
    for seat in range(len(match.header.seats)):
        view = match.game.view(match.state, seat)
        yield ("view", seat), partial(_ListeningBoard.show, view=view, offers=())
        for offer in match.legal(seat):
            yield ("do", name_of(offer)), partial(_ListeningBoard.offer, offer=offer)
        for no in _refusals(match, seat, rng.sample(pool, min(PROBES, len(pool))), rng):
            yield ("refused", no.code), partial(_ListeningBoard.refuse, no=no)


def _happenings(sitting: Sitting) -> Iterator[Thing]:
    rules = sitting.match.game
    for event in sitting.log[-1].read_events(rules):
        for reader in (0, None):
            if (seen := rules.redact(event, reader)) is not None:
                yield ("did", *_kind_of(seen)), partial(_ListeningBoard.tell, event=seen)
    if (outcome := sitting.match.outcome()) is not None:
        yield ("ended", outcome.reason), partial(_ListeningBoard.end, outcome=outcome)


def _kind_of(event: Event) -> tuple[str, ...]:
    """Its word, and which of its fields are sent."""
    fields = msgspec.to_builtins(event)
    return (str(fields["did"]), *fields)


def _refusals(match: Play, seat: Seat, commands: Sequence[Command], rng: Random) -> Iterator[Refusal]:
    for command in commands:
        for who, raw in ((seat, plain(command)), mutate(command, seat, len(match.header.seats), rng)):
            try:
                match.decide(who, read_command(match.game, raw), match.now)
            except Refusal as no:
                yield no
