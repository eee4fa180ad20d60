"""Old words, old files and old rules: read, translated and verified, or reported as impossible to check."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from breakhouse.core import Invalid, Refusal, log
from breakhouse.core.contract import AnyGame
from breakhouse.core.offers import plain, read_command
from breakhouse.core.versions import renames_of, rules_to_go_on, translate
from breakhouse.games import replay, shelf
from breakhouse.games.skipbo_breakers import GAME
from tests.support.old_words import RenamedBreakers, find_old_words, write_in_old_words

GOLDEN = Path(__file__).parent.parent / "golden"
PLAYED = (GOLDEN / "skipbo-breakers-two-players.match").read_text(encoding="utf-8").splitlines()
OLD = write_in_old_words(PLAYED)


class Forgetful(RenamedBreakers):
    """A game that keeps no rules but its newest."""

    def of_version(self, version: int) -> Any:
        return None


class Stacked(RenamedBreakers):
    """A game whose deal changed, and which keeps the old one."""

    def setup(self, state: Any, chance: Any) -> Any:
        raise AssertionError("a match of version 1 is not dealt like this")


RENAMED = RenamedBreakers()


def test_a_match_goes_on_by_the_rules_it_began_with_or_by_those_that_are_kept() -> None:
    header = log.read(OLD)[0]
    stacked, forgetful = Stacked(), Forgetful()
    assert rules_to_go_on(stacked, header) is GAME
    assert rules_to_go_on(forgetful, header) is forgetful
    assert rules_to_go_on(RENAMED, msgspec.structs.replace(header, rules_version=2)) is RENAMED


@pytest.mark.parametrize("word", ["play", "lay"])
def test_a_command_can_be_read_by_its_old_and_its_new_name(word: str) -> None:
    command = {"do": word, "set": "3 4 5"}
    assert plain(read_command(RENAMED, command))["do"] == "lay"
    assert read_command(RENAMED, msgspec.json.encode(command)) == read_command(RENAMED, command)


@pytest.mark.parametrize(
    "raw", [b'{"do":["play"]}', b'{"do":"play","set":7}', b'{"do":"played"}', b"[]", b"{", b"\xff"]
)
def test_nonsense_is_not_read_as_an_old_word(raw: bytes) -> None:
    with pytest.raises(Refusal, match="unreadable-command"):
        read_command(RENAMED, raw)


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in union.__args__}


def test_an_old_word_is_unknown_where_nothing_was_renamed() -> None:
    with pytest.raises(Refusal, match="unreadable-command"):
        read_command(GAME, {"do": "play", "set": "3 4 5"})


@pytest.mark.parametrize("game", [*shelf().values(), RENAMED], ids=lambda game: type(game).__name__)
def test_an_old_word_means_nothing_else_today(game: AnyGame) -> None:
    today = tags(game.command_type) | tags(game.event_type)
    assert not renames_of(game).keys() & today
    assert set(renames_of(game).values()) <= today


def test_an_old_file_is_read_in_the_words_of_today() -> None:
    header, entries, _ = log.read(OLD)
    assert header.rules_version == 1
    assert len(find_old_words(entries)) == 2
    written = msgspec.json.encode(translate(RENAMED, header, entries))
    assert find_old_words(translate(RENAMED, header, entries)) == []
    assert written.count(b'"do":"lay"') == msgspec.json.encode(entries).count(b'"do":"play"')
    assert msgspec.json.encode(log.replay(RENAMED, OLD).log) == written


def test_a_match_begun_in_old_words_is_whole_when_it_ends_in_new_ones() -> None:
    header, entries, end = log.read(OLD)
    half = len(entries) // 2
    mixed = [*entries[:half], *translate(RENAMED, header, entries[half:])]
    assert end.secret is not None
    log.check(RENAMED, header, mixed, bytes.fromhex(end.secret), end.nonces)


def test_an_altered_old_file_is_detected() -> None:
    header, entries, end = log.read(OLD)
    assert end.secret is not None
    changed = [msgspec.structs.replace(entry, at=entry.at + 1) if entry.seq == 5 else entry for entry in entries]
    with pytest.raises(Invalid, match=r"log-impossible|log-differs"):
        log.check(RENAMED, header, changed, bytes.fromhex(end.secret), end.nonces)
    with pytest.raises(Invalid, match="log-commitment-broken"):
        log.check(RENAMED, header, entries, bytes(32), end.nonces)


def test_a_match_by_unknown_rules_is_never_accepted_silently() -> None:
    assert log.replay(Forgetful(), OLD).match.outcome() is not None
    with pytest.raises(Invalid, match="log-of-older-rules"):
        log.verify(Forgetful(), OLD)


def test_an_old_match_is_verified_by_the_rules_of_its_time() -> None:
    log.verify(Stacked(), OLD)


def test_a_header_may_name_what_this_house_does_not_know() -> None:
    chain = log._Chain()
    header, entries, end = log.read(PLAYED)
    richer = log._select_hashed(header) | {"seeds": "a later protocol"}
    lines = [
        chain.line("match", richer),
        PLAYED[1],
        *(chain.line("step", entry) for entry in entries),
        chain.line("end", end),
    ]
    log.verify(GAME, lines)


def test_a_file_of_a_game_that_is_not_installed_says_so() -> None:
    header, entries, end = log.read(PLAYED)
    stranger = msgspec.structs.replace(header, game="hidden-nim")
    with pytest.raises(Invalid, match="log-of-unknown-game") as no:
        replay(log.write(stranger, entries, end.outcome))
    assert no.value.params == {"game": "hidden-nim"}


def test_a_secret_that_is_no_number_is_unreadable() -> None:
    chain = log._Chain()
    header, entries, end = log.read(PLAYED)
    lines = [chain.line("match", log._select_hashed(header)), PLAYED[1]]
    lines += [chain.line("step", entry) for entry in entries]
    lines.append(chain.line("end", msgspec.structs.replace(end, secret="xyz")))
    with pytest.raises(Invalid, match="log-unreadable"):
        log.verify(GAME, lines)
