"""Hands that really built are never refused: matches built by mouse in the browser, and by bots at human pace.

How the recordings come about: `tests/support/browser/record_hands.py`. Golden games were built by a script that
puts five bricks in a second; so of them only what would fall is asked.
"""

import gzip
import random
from collections import Counter
from copy import copy
from pathlib import Path
from typing import Any, cast

import pytest

from bench.signs import recorded
from breakhouse.bots import levels, make_bot
from breakhouse.bots.party import Party
from breakhouse.core import log
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry, Header
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.blocks.bench.workbench import Held, Placed, Settled
from tests.support.building.hands import BUILDING

TESTS = Path(__file__).parents[1]
RECORDED = sorted((TESTS / "hands").glob("*.match.gz"))
GOLDEN = sorted((TESTS / "golden").glob("*.match"))
PERSON = 0
"""The seat of whoever builds in the recordings; a bot has the other."""


def read(file: Path) -> list[str]:
    return gzip.decompress(file.read_bytes()).decode().splitlines()


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.name.partition(".")[0])
def test_nothing_that_a_person_built_in_the_browser_is_refused(file: Path) -> None:
    lines = read(file)
    header, entries, _ = log.read(lines)
    rules = game(header.game)
    assert log.find_impossible_hands(rules, lines) == []
    placed = [event for entry in own(entries) for event in entry.read_events(rules) if isinstance(event, Placed)]
    assert len(placed) >= 10
    assert {event.odd for event in placed} == {""}
    assert all(event.path for event in placed), "dragged, not typed"
    log.verify(as_numbered(rules, header), lines)


def as_numbered(rules: AnyGame, header: Header) -> AnyGame:
    """Today's rules under the number they had when the match was recorded, before the first release:
    the recorded commitment covers the number."""
    numbered: Any = copy(rules)
    numbered.rules_version = header.rules_version
    return cast("AnyGame", numbered)


def own(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.seat == PERSON]


def test_the_recordings_are_of_all_kinds() -> None:
    """Every building game, in matches that count; both hands, bricks that slid and fell."""
    games, happened = set[str](), Counter[str]()
    for file in RECORDED:
        header, entries, _ = log.read(read(file))
        games.add(header.game)
        assert header.options["strict"]
        for entry in own(entries):
            for event in entry.read_events(game(header.game)):
                happened[type(event).__name__] += 1
                happened["fell"] += isinstance(event, Settled) and bool(event.fell)
    assert games == set(BUILDING)
    assert all(happened[kind.__name__] >= 5 for kind in (Held, Settled))
    assert happened["fell"] >= 5
    assert happened["Placed"] >= 200


def test_nobody_who_was_recorded_is_suspected() -> None:
    assert {name: signs for name, signs in recorded() if signs} == {}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_nothing_in_the_golden_games_would_fall(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    odd = log.find_impossible_hands(game(log.read(lines)[0].game), lines)
    assert {deed.code for deed in odd} <= {"too-fast"}


@pytest.mark.parametrize("strict", [True, False])
@pytest.mark.parametrize("id", BUILDING)
def test_nothing_that_bots_build_at_human_pace_is_refused(id: str, strict: bool) -> None:
    """Four at a table, each of another level."""
    rules, known = game(id), levels(id)[-4:]
    sitting = Sitting.start(rules, list(known), {"turns": 1, "strict": strict})
    Party(sitting, [make_bot(id, level, seat) for seat, level in enumerate(known)]).play()
    match = sitting.match
    lines = log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)
    assert log.find_impossible_hands(rules, lines) == []


@pytest.mark.soak
@pytest.mark.parametrize("id", BUILDING)
def test_many_matches_of_bots_at_human_pace_are_never_refused(id: str) -> None:
    rules, rng = game(id), random.Random(id)
    for number in range(60):
        known = rng.sample(list(levels(id)), 2)
        options = {"turns": 1, "strict": number % 2 == 0}
        if number % 3 == 0 and "grip" in rules.options_type.__struct_fields__:
            options["grip"] = True
        sitting = Sitting.start(rules, known, options)
        Party(sitting, [make_bot(id, level, seat, f"{number}") for seat, level in enumerate(known)]).play()
        match = sitting.match
        lines = log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)
        assert log.find_impossible_hands(rules, lines) == []
