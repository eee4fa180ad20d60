"""What every game must guarantee, as checks that run on any of them; a new game gets them for free.

`CHECKS` is the whole suite; each raises `AssertionError` with what broke.
"""

import pickle
import random
import re
import sys
from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import get_args

import msgspec

from breakhouse.core import log
from breakhouse.core.contract import AnyGame, Command, Template
from breakhouse.core.manifest import Manifest
from breakhouse.core.match import Sitting
from breakhouse.core.offers import plain, read_command
from breakhouse.core.options import describe_options, read_options
from breakhouse.core.refusal import Invalid, Refusal
from breakhouse.core.rehearsal import PROBES, matches, mutate, random_command, rehearse
from breakhouse.core.secrecy import (
    check_events_tell_only_what_views_show,
    check_nobody_learns_what_others_hide,
    check_views_hide_what_they_must,
)
from breakhouse.core.versions import renames_of

encode = msgspec.json.encode


def moments(game: AnyGame, rng: Random, every: int) -> Iterator[Sitting]:
    """Sittings at random moments of random matches."""
    for seats, options in matches(game, rng):
        for n, sitting in enumerate(rehearse(game, seats, options, rng.randbytes(32), rng)):
            if n % every == 0 or sitting.match.outcome() is not None:
                yield sitting


def _play_out(sittings: Iterator[Sitting]) -> Sitting:
    return deque(sittings, maxlen=1).pop()


def _disturb_global_generators(n: int) -> None:
    random.seed(n)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(n)


def check_same_seed_same_match(game: AnyGame, rng: Random) -> None:
    """The same seed and the same choices give the same log, whatever happens to global generators."""
    for seats, options in matches(game, rng):
        seed, choices = rng.randbytes(32), rng.random()
        logs = []
        for disturbance in (1, 2):
            _disturb_global_generators(disturbance)
            played = _play_out(rehearse(game, seats, options, seed, Random(choices)))
            logs.append(encode(played.log))
        assert logs[0] == logs[1], f"{game.id}: the same seed gave two matches"


def check_replay_equals_live_play(game: AnyGame, rng: Random) -> None:
    """The written log gives the same state and, played again from its secret, the same entries."""
    for seats, options in matches(game, rng):
        sitting = _play_out(rehearse(game, seats, options, rng.randbytes(32), rng))
        match = sitting.match
        lines = log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)
        again = log.replay(game, lines)
        assert encode(again.match.state) == encode(match.state), f"{game.id}: replay differs from live play"
        assert log.write(*log.read(lines)[:2], match.outcome(), sitting.secret) == lines
        log.verify(game, lines)


def check_legal_commands_are_accepted(game: AnyGame, rng: Random) -> None:
    """Every concrete offer is accepted; a filled template is accepted or refused; the state stays untouched."""
    for sitting in moments(game, rng, every=7):
        match = sitting.match
        before = encode(match.state)
        for seat in range(len(match.header.seats)):
            offers = match.legal(seat)
            for offer in rng.sample(list(offers), min(PROBES, len(offers))):
                try:
                    match.do(seat, random_command(game, offer, rng), match.now)
                except Refusal as no:
                    if not isinstance(offer, Template):
                        raise AssertionError(f"{game.id} offered {plain(offer)} and refused it: {no}") from None
        assert encode(match.state) == before


def check_mutated_commands_are_refused_with_a_code(game: AnyGame, rng: Random) -> None:
    """Whatever is sent, the answer is events or a refusal; nothing else is ever raised."""
    refused = 0
    for sitting in moments(game, rng, every=5):
        match = sitting.match
        seats = len(match.header.seats)
        offers = [(seat, offer) for seat in range(seats) for offer in match.legal(seat)]
        for seat, offer in rng.sample(offers, min(PROBES, len(offers))):
            who, raw = mutate(random_command(game, offer, rng), seat, seats, rng)
            try:
                match.do(who, read_command(game, raw), match.now)
            except Refusal:
                refused += 1
    assert refused, f"{game.id}: no mutated command was ever refused"


def check_everything_survives_the_wire(game: AnyGame, rng: Random) -> None:
    """Commands, events and states are the same after JSON; redacted and recalled events are events still."""
    for sitting in moments(game, rng, every=11):
        match = sitting.match
        state = msgspec.json.decode(encode(match.state), type=game.state_type)
        assert encode(state) == encode(match.state)
        for entry in sitting.log[-3:]:
            for event in entry.read_events(game):
                assert msgspec.json.decode(encode(event), type=game.event_type) == event
                for seat in (0, None):
                    for seen in (game.redact(event, seat), game.recall(event, seat, match.state)):
                        assert seen is None or msgspec.json.decode(encode(seen), type=game.event_type) == seen
        for seat in range(len(match.header.seats)):
            for offer in match.legal(seat)[:20]:
                command: Command = random_command(game, offer, rng)
                assert read_command(game, encode(command)) == command


def check_old_words_are_read(game: AnyGame, rng: Random) -> None:
    """A renamed command is still accepted under its old name, and an old name has no other meaning today."""
    old = {new: word for word, new in renames_of(game).items()}
    for sitting in moments(game, rng, every=11):
        for seat in range(len(sitting.match.header.seats)):
            for offer in sitting.match.legal(seat)[:20]:
                command = random_command(game, offer, rng)
                raw = plain(command)
                assert raw["do"] not in old.values(), f"{game.id}: {raw['do']} was renamed and is used again"
                if (word := old.get(raw["do"])) is not None:
                    assert read_command(game, raw | {"do": word}) == command


def check_broken_logs_are_recognised(game: AnyGame, rng: Random) -> None:
    """A cut or altered match file is `Invalid` wherever it was cut or altered."""
    sitting = _play_out(rehearse(game, game.seats[0], {}, rng.randbytes(32), rng))
    lines = log.write(sitting.match.header, sitting.log, sitting.match.outcome(), sitting.secret)
    log.replay(game, lines)
    for _ in range(40):
        broken = list(lines)
        n = rng.randrange(len(lines))
        if rng.random() < 0.5:
            del broken[n]
        else:
            at = rng.randrange(len(broken[n]))
            broken[n] = broken[n][:at] + chr(33 + (ord(broken[n][at]) + 1) % 90) + broken[n][at + 1 :]
        try:
            log.replay(game, broken)
        except Invalid:
            continue
        raise AssertionError(f"{game.id}: a match file broken in line {n + 1} was taken for whole")


def check_values_survive_another_process(game: AnyGame, rng: Random) -> None:
    """Views, offers and events are the same after pickling: bots and the coach think elsewhere."""
    sitting = _play_out(rehearse(game, game.seats[0], {}, rng.randbytes(32), rng))
    for seat in (0, None):
        shown = game.view(sitting.match.state, seat)
        assert pickle.loads(pickle.dumps(shown)) == shown, f"{game.id}: a view does not survive pickling"
    for event in sitting.log[-1].read_events(game):
        assert pickle.loads(pickle.dumps(event)) == event, f"{game.id}: {event} does not survive pickling"


def check_boxes_can_stand_on_the_shelf(game: AnyGame, rng: Random) -> None:
    """An id of small letters, a title, and boxes with ids of their own, colours, and options that are possible."""
    assert re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", game.id), f"{game.id} is no id: small letters and hyphens"
    boxes = game.manifest.boxes
    assert game.manifest.title.strip(), f"{game.id} has no title"
    assert boxes, f"{game.id} has no box"
    assert len({box.id for box in boxes}) == len(boxes), f"{game.id}: two boxes have one id"
    for box in boxes:
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in box.colours), f"{box.id}: {box.colours}"
        read_options(game, box.options)


def check_manifest_names_what_there_is(game: AnyGame, rng: Random) -> None:
    """Its options are options of the game, and it has sounds and rungs for events of the game."""
    manifest = game.manifest
    read_options(game, manifest.one_deal)
    unknown = set(_options_named_in(manifest)) - set(describe_options(game))
    assert not unknown, f"{game.id}: the manifest names options that there are not: {sorted(unknown)}"
    events = {str(kind.__struct_config__.tag) for kind in get_args(game.event_type) or (game.event_type,)}
    silent = set(manifest.sounds) - events
    assert not silent, f"{game.id}: the manifest has sounds for events that there are not: {sorted(silent)}"
    climbed = events if manifest.ladder is None else {manifest.ladder.climbed}
    assert climbed <= events, f"{game.id}: no event climbs the ladder: {sorted(climbed - events)}"


def _options_named_in(manifest: Manifest) -> Iterator[str]:
    for group in manifest.groups:
        yield from group.options
    yield from manifest.fixed
    yield from manifest.counted
    if manifest.clock is not None:
        yield manifest.clock.option
    for pool in manifest.pools:
        yield from (when.option for when in pool.when)
    yield from (when.option for when in (*manifest.prepares, *manifest.unrated.values()))
    if manifest.companion is not None:
        yield from (*manifest.companion.asks, *(manifest.companion.longer or ()))
    if manifest.ladder is not None:
        yield manifest.ladder.option


CHECKS: tuple[Callable[[AnyGame, Random], None], ...] = (
    check_same_seed_same_match,
    check_replay_equals_live_play,
    check_legal_commands_are_accepted,
    check_mutated_commands_are_refused_with_a_code,
    check_views_hide_what_they_must,
    check_nobody_learns_what_others_hide,
    check_events_tell_only_what_views_show,
    check_everything_survives_the_wire,
    check_old_words_are_read,
    check_broken_logs_are_recognised,
    check_values_survive_another_process,
    check_boxes_can_stand_on_the_shelf,
    check_manifest_names_what_there_is,
)
