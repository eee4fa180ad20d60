"""Writes golden games: `python tools/golden.py skipbo-breakers three-players '{"must_lay": true}' 3`.

A golden game is played once and kept for ever; an existing file is never written again.
"""

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from breakhouse.core import Chance, log
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Header
from breakhouse.core.match import Play, Sitting
from breakhouse.core.options import read_options
from breakhouse.core.rehearsal import step
from breakhouse.core.shuffle import Shuffle, Void, mark, pledge
from breakhouse.games import game

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def main(id: str, name: str, options: str = "{}", seats: str = "2") -> int:
    file = GOLDEN / f"{id}-{name}.match"
    if file.exists():
        print(f"{file.name} is golden already", file=sys.stderr)
        return 1
    secret, rng = hashlib.sha256(name.encode()).digest(), Random(name)
    sitting = shuffle(game(id), int(seats), json.loads(options), secret, name)
    while sitting.match.outcome() is None:
        step(sitting, rng)
    match = sitting.match
    draws = log.check(match.game, match.header, sitting.log, secret, sitting.nonces)
    lines = log.write(match.header, sitting.log, match.outcome(), secret, sitting.nonces, draws=draws)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{file.name}: {len(lines)} lines, {match.outcome()}")
    return 0


def shuffle(rules: AnyGame, seats: int, options: dict[str, Any], secret: bytes, name: str) -> Sitting:
    """A match as a table begins it: all but the last seat are persons, and one attempt was void."""
    people = range(seats - 1)
    marks = (*(f"person {mark(name, str(seat))}" for seat in people), "bot casual")
    void = Void(hashlib.sha256(b"void").hexdigest(), "silent", (seats - 1,))
    read = msgspec.to_builtins(read_options(rules, options))
    names = tuple(f"p{seat}" for seat in range(seats))
    header = Header(rules.id, rules.rules_version, read, names, "", shuffle=Shuffle(marks, (void,)))
    commitment = header.commit(secret)
    nonces = (*(hashlib.sha256(f"{name} {seat}".encode()).hexdigest() for seat in people), None)
    pledges = tuple(
        None if nonce is None else pledge(commitment, seat, nonce) for seat, nonce in enumerate(nonces)
    )
    header = replace(header, commitment=commitment, shuffle=Shuffle(marks, (void,), pledges))
    match, entry = Play.before(rules, header, Chance(header.seed(secret, nonces))).set_up()
    return Sitting(match, secret, nonces, [entry])


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
