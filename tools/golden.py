"""Writes golden games: `python tools/golden.py skipbo-breakers three-players '{"must_lay": true}' 3`.

A golden game is played once and kept for ever; an existing file is never written again.
"""

import hashlib
import json
import sys
from collections import deque
from pathlib import Path
from random import Random

from breakhouse.core import log
from breakhouse.core.rehearsal import rehearse
from breakhouse.games import game

GOLDEN = Path(__file__).parent.parent / "tests" / "golden" / str(log.FORMAT)
"""Those of earlier formats lie beside and above: read and verified for ever, but not written any more."""


def main(id: str, name: str, options: str = "{}", seats: str = "2") -> int:
    file = GOLDEN / f"{id}-{name}.match"
    if file.exists():
        print(f"{file.name} is golden already", file=sys.stderr)
        return 1
    secret = hashlib.sha256(name.encode()).digest()
    sitting = deque(rehearse(game(id), int(seats), json.loads(options), secret, Random(name)), maxlen=1).pop()
    match = sitting.match
    lines = log.write(match.header, sitting.log, match.outcome(), secret, sitting.nonces)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{file.name}: {len(lines)} lines, {match.outcome()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
