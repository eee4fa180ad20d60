"""What is hashed how: no two meanings have the same bytes, and what was promised cannot be changed."""

import hashlib
import hmac
from pathlib import Path

import pytest
from msgspec.structs import replace

from breakhouse.core import Invalid, log
from breakhouse.core.chance import Chance, NotingChance
from breakhouse.core.shuffle import Shuffle, commit, find_broken, freeze, mark, pledge, stir
from breakhouse.games import game

GOLDEN = Path(__file__).parent.parent / "golden"
LINES = (GOLDEN / "skipbo-breakers-shuffled-three.match").read_text(encoding="utf-8").splitlines()
A, B = "aa" * 32, "bb" * 32


def test_the_hashes_are_of_text_with_one_value_per_line() -> None:
    """As docs/fairness.md describes it for checks in another programming language."""
    secret = bytes(range(32))
    frozen = freeze("chess", 1, {"b": 1, "a": [2]}, Shuffle(("bot casual",)))
    assert frozen == (
        '{"game":"chess","options":{"a":[2],"b":1},"rules_version":1,"seats":["bot casual"],"voids":[]}'
    )
    commitment = commit(secret, frozen)
    hashed = hashlib.sha256(f"breakhouse commitment\n{secret.hex()}\n{frozen}".encode()).hexdigest()
    assert commitment == hashed
    given = pledge(commitment, 1, A)
    assert given == hashlib.sha256(f"breakhouse pledge\n{commitment}\n1\n{A}".encode()).hexdigest()
    text = f"breakhouse seed\n{commitment}\nnone\n{given} {A}"
    assert stir(secret, commitment, (None, given), (None, A)) == hmac.digest(secret, text.encode(), "sha256")
    assert mark("m", "w") == hashlib.sha256(b"breakhouse seat\nm\nw").hexdigest()[:16]


def test_every_share_and_its_position_change_the_seed() -> None:
    def seed(*nonces: str | None) -> bytes:
        pledges = [None if nonce is None else pledge("c", seat, nonce) for seat, nonce in enumerate(nonces)]
        return stir(bytes(32), "c", pledges, nonces)

    shares = [(None, None), (A, None), (None, A), (A, A), (A, B), (B, A), (A,), (A, None, None)]
    assert len({seed(*given) for given in shares}) == len(shares)


def test_a_nonce_must_be_the_one_pledged_and_none_must_stay_none() -> None:
    pledges = (pledge("c", 0, A), None)
    assert find_broken("c", pledges, (A, None)) is None
    assert find_broken("c", pledges, (B, None)) == 0
    assert find_broken("c", pledges, (None, None)) == 0
    assert find_broken("c", pledges, (A, "")) == 1
    assert find_broken("c", pledges, (A,)) == 1
    assert find_broken("d", pledges, (A, None)) == 0


def test_a_recording_chance_draws_the_same_and_lists_its_draws() -> None:
    plain, noting = Chance(bytes(32)), NotingChance(bytes(32))
    noting.stream("unused", 0)
    order = noting.stream("deal", 3).shuffled(range(9))
    assert order == plain.stream("deal", 3).shuffled(range(9))
    (note,) = noting.take_notes(7)
    assert (note.entry, note.purpose, note.counter, note.below) == (7, "deal", 3, (9, 8, 7, 6, 5, 4, 3, 2))
    again = plain.stream("deal", 3)
    assert tuple(again.below(n) for n in note.below) == note.drawn
    assert noting.take_notes(8) == []


def test_draws_in_a_file_are_those_that_rules_and_seed_give() -> None:
    header, entries, end = log.read(LINES)
    assert end.secret is not None
    rules = game(header.game)
    assert log.verify(rules, LINES) == end.draws
    drawn = replace(end.draws[0], drawn=end.draws[0].drawn[::-1])
    secret = bytes.fromhex(end.secret)
    forged = log.write(header, entries, end.outcome, secret, end.nonces, draws=[drawn, *end.draws[1:]])
    with pytest.raises(Invalid, match="log-draws-differ"):
        log.verify(rules, forged)


def test_a_file_with_another_shuffle_is_detected() -> None:
    header, entries, end = log.read(LINES)
    assert end.secret is not None
    assert header.shuffle is not None
    secret, rules = bytes.fromhex(end.secret), game(header.game)
    hushed_up = replace(header, shuffle=replace(header.shuffle, voids=()))
    with pytest.raises(Invalid, match="log-commitment-broken"):
        log.verify(rules, log.write(hushed_up, entries, end.outcome, secret, end.nonces))
    with pytest.raises(Invalid, match="log-pledge-broken"):
        log.verify(rules, log.write(header, entries, end.outcome, secret, (A, *end.nonces[1:])))


def test_a_running_match_shows_neither_secret_nor_nonces_nor_draws() -> None:
    header, entries, end = log.read(LINES)
    assert end.secret is not None
    lines = log.write(header, entries, None, bytes.fromhex(end.secret), end.nonces, draws=end.draws)
    ending = log.read(lines)[2]
    assert (ending.secret, ending.nonces, ending.draws) == (None, (), ())
