"""The conformance suite for a game's own tests, in one import and one line:

    from breakhouse.conformance import check_game
    test_nim_keeps_the_contract = check_game("nim")

The checks of the rules are in `core.conformance`; these need the whole system: everything a package provides can
be used, and the game has messages for everything that happens, in every language.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import msgspec
from rich.console import Console

from breakhouse.core import Event, Offer, Refusal, Seat, Template, View
from breakhouse.core.conformance import CHECKS, matches
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import name_of, read_command
from breakhouse.core.options import describe_options
from breakhouse.core.plugins import GAMES, find, package_of
from breakhouse.core.rehearsal import mutate, random_command, rehearse
from breakhouse.games import game
from breakhouse.locales import LANGUAGES, say_why
from breakhouse.terminal.plugins import all_flaws
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.wording import Wording

__all__ = ["check_game"]


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
    """Offers, events, refusals, endings, boxes and options of rehearsed matches have messages in all languages."""
    happened = _sample(game, rng)
    for language in LANGUAGES:
        words = _Listener(language, game)
        for say_it in happened.values():
            say_it(words)
        words.find_names()
        assert not words.missing, f"{game.id} lacks messages in {language}: {', '.join(sorted(words.missing))}"


ALL = (*CHECKS, check_the_package_can_be_used, check_everything_has_words)


class _Listener(Wording):
    """Renders for nobody: it remembers which messages are missing."""

    def __init__(self, language: str, game: AnyGame) -> None:
        names = [f"p{seat}" for seat in range(game.seats[1])]
        super().__init__(Screen(Console(quiet=True), True, language, names, 0), game)
        self.missing: set[str] = set()

    def find(self, *messages: str, **params: Any) -> str | None:
        found = super().find(*messages, **params)
        if found is None:
            self.missing.add(messages[0])
        return found

    def field(self, name: str) -> str:
        """Only needed where a message is missing, and that is reported already."""
        return name

    def look(self, view: View) -> None:
        """The view has a sentence, or its fields have names."""
        if self.view(view) is None:
            self.missing.discard(f"view-{self.game.id}")
            for name in msgspec.to_builtins(view):
                self.own("field", name)

    def fill(self, template: Template) -> None:
        for name in template.free:
            self.own("field", name)

    def refuse(self, no: Refusal) -> None:
        self.find(f"refused-{no.code}", **no.params)

    def find_names(self) -> None:
        for box in self.game.manifest.boxes:
            self.find(f"box-{box.id}-line")
        for option in set(describe_options(self.game)) - set(self.game.manifest.fixed) - {"factors"}:
            self.find(f"option-{option}")


Say = Callable[[_Listener], object]


def _sample(game: AnyGame, rng: Random) -> dict[tuple[object, ...], Say]:
    """One of each kind of thing that happens in rehearsed matches, as something to be said."""
    found: dict[tuple[object, ...], Say] = {}
    for seats, options in matches(game, rng):
        for sitting in rehearse(game, seats, options, rng.randbytes(32), rng):
            found.update((key, say_it) for key, say_it in _things(sitting, rng) if key not in found)
    return found


def _things(sitting: Sitting, rng: Random) -> Iterator[tuple[tuple[object, ...], Say]]:
    match = sitting.match
    rules = match.game
    for seat in range(len(match.header.seats)):
        yield ("view", seat), partial(_Listener.look, view=rules.view(match.state, seat))
        for offer in match.legal(seat):
            yield ("do", name_of(offer)), partial(_Listener.offer, offer=offer)
            if isinstance(offer, Template):
                yield ("fill", offer.do), partial(_Listener.fill, template=offer)
            if (no := _refusal(match, seat, offer, rng)) is not None:
                yield ("refused", no.code), partial(_Listener.refuse, no=no)
    for event in sitting.log[-1].read_events(rules):
        for reader in (0, None):
            if (seen := rules.redact(event, reader)) is not None:
                yield ("did", *_kind_of(seen)), partial(_Listener.event, event=seen)
    if (outcome := match.outcome()) is not None:
        yield ("ended", outcome.reason), partial(_Listener.end, outcome=outcome)


def _kind_of(event: Event) -> tuple[str, ...]:
    """Its word, and which of its fields are sent."""
    fields = msgspec.to_builtins(event)
    return (str(fields["did"]), *fields)


def _refusal(match: Play, seat: Seat, offer: Offer, rng: Random) -> Refusal | None:
    who, raw = mutate(random_command(match.game, offer, rng), seat, len(match.header.seats), rng)
    try:
        match.do(who, read_command(match.game, raw), match.now)
    except Refusal as no:
        return no
    return None
