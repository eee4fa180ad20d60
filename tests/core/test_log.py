"""Match files: whole ones replay, and each way to break one is named."""

import pytest

from breakhouse.core import Invalid, Refusal, log
from breakhouse.core.match import Play, Sitting
from breakhouse.core.options import read_options
from breakhouse.games.skipbo_breakers import GAME


def short_match() -> Sitting:
    sitting = Sitting.start(GAME, ["Ann", "Bo"], {"target": 1}, b"s" * 32, ["one", "two"])
    while sitting.match.outcome() is None:
        seat = sitting.match.state.turn  # type: ignore[attr-defined]
        sitting.do(seat, sitting.match.legal(seat)[-1])  # type: ignore[arg-type]
    return sitting


SITTING = short_match()
LINES = log.write(SITTING.match.header, SITTING.log, SITTING.match.outcome(), SITTING.secret, SITTING.nonces)


def invalid(lines: list[str]) -> str:
    with pytest.raises(Invalid) as error:
        log.replay(GAME, lines)
    return error.value.code


def test_a_finished_match_replays_and_verifies() -> None:
    again = log.replay(GAME, LINES)
    assert again.match.state == SITTING.match.state
    assert again.secret == SITTING.secret
    log.verify(GAME, LINES)


def test_an_unfinished_match_keeps_its_secret() -> None:
    sitting = Sitting.start(GAME, ["Ann", "Bo"], {}, b"s" * 32)
    lines = log.write(sitting.match.header, sitting.log, None, sitting.secret)
    assert (b"s" * 32).hex() not in "\n".join(lines)
    assert log.replay(GAME, lines).match.state == sitting.match.state
    with pytest.raises(Invalid, match="log-secret-not-shown"):
        log.verify(GAME, lines)


def test_each_way_to_break_a_file_is_named() -> None:
    assert invalid([]) == "log-too-short"
    assert invalid(LINES[:-1]) == "log-cut"
    assert invalid([LINES[0], *LINES[2:]]) == "log-altered"
    assert invalid([line.replace('"seat":0', '"seat":1', 1) for line in LINES]) == "log-altered"
    assert invalid(["nonsense", *LINES[1:]]) == "log-altered"


def test_a_file_rewritten_with_other_draws_is_detected() -> None:
    """The chain alone does not help a cheat who writes the whole file again: the promised secret does."""
    other = Sitting.start(GAME, ["Ann", "Bo"], {"target": 1}, b"t" * 32)
    entries = [other.log[0]]
    lines = log.write(SITTING.match.header, entries, None)
    assert log.replay(GAME, lines).match.state == other.match.state
    forged = log.write(
        SITTING.match.header, [other.log[0], *SITTING.log[1:]], SITTING.match.outcome(), SITTING.secret
    )
    with pytest.raises(Invalid):
        log.verify(GAME, forged)
    wrong_secret = log.write(SITTING.match.header, SITTING.log, SITTING.match.outcome(), b"t" * 32, SITTING.nonces)
    assert invalid(wrong_secret) == "log-commitment-broken"


def test_a_file_of_another_game_or_newer_rules_is_refused() -> None:
    header = SITTING.match.header
    for change, code in (
        ({"game": "chess"}, "log-of-another-game"),
        ({"rules_version": 99}, "log-of-newer-rules"),
        ({"format": log.FORMAT + 1}, "log-of-another-format"),
        ({"format": log.FORMAT - 1}, "log-of-another-format"),
    ):
        fields = {name: getattr(header, name) for name in header.__struct_fields__} | change
        assert invalid(log.write(type(header)(**fields), SITTING.log, None)) == code


def test_names_are_stored_apart_so_that_a_person_can_be_forgotten() -> None:
    header = SITTING.match.header.without_names({1}, "somebody")
    erased = log.write(header, SITTING.log, SITTING.match.outcome(), SITTING.secret, SITTING.nonces)
    assert [n for n, line in enumerate(LINES) if line != erased[n]] == [1], "only the line of the names changes"
    assert "Bo" not in "".join(erased)
    log.verify(GAME, erased)
    read, _, _ = log.read(erased)
    assert (read.seats, read.erased) == (("Ann", "somebody"), (1,))
    assert invalid([LINES[0], LINES[1].replace("Ann", "Eve"), *LINES[2:]]) == "log-altered"
    assert invalid([LINES[0], *LINES[2:]]) == "log-altered"


def test_time_never_runs_backwards() -> None:
    sitting = Sitting.start(GAME, ["Ann", "Bo"], {}, b"s" * 32)
    seat = sitting.match.state.turn  # type: ignore[attr-defined]
    sitting.do(seat, sitting.match.legal(seat)[0], 500)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match="time-went-back"):
        sitting.do(1 - seat, {"do": "pass"}, 499)


def test_impossible_matches_are_refused() -> None:
    for names, options, code in (
        (["a"], {}, "wrong-number-of-seats"),
        (["a", "b"], {"nonsense": 1}, "unknown-option"),
        (["a", "b"], {"must_lay": "yes"}, "impossible-option"),
    ):
        with pytest.raises(Refusal, match=code):
            Play.start(GAME, names, options, bytes(32))
    with pytest.raises(Refusal, match="no-such-seat"):
        SITTING.match.do(7, SITTING.match.game.command_type.__args__[1](), SITTING.match.now)


def test_options_are_described_with_their_limits() -> None:
    from breakhouse.core.options import describe_options

    described = describe_options(GAME)
    assert described["target"] == {"default": 50, "schema": {"type": "integer", "minimum": 1, "maximum": 500}}
    assert read_options(GAME, {"target": 7}).target == 7  # type: ignore[attr-defined]
