"""Questions to the referee about tiles, without a match."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from breakhouse.core.operation import Answer, Operation, Request
from breakhouse.core.options import read_options
from breakhouse.games.skipbo_breakers.kinds import Kind


class ToBeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    length: Annotated[int, Meta(ge=1, le=20)]
    rank: Annotated[int, Meta(ge=1, le=16)]


class AskSets(Request, frozen=True, tag="sets"):
    """Which sets a hand allows, alone or above the set to beat."""

    example = '{"op":"sets","hand":"7 7 8 *","to_beat":{"kind":"pair","length":2,"rank":4}}'
    hand: str
    to_beat: ToBeat | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)


def find_sets(request: AskSets) -> Answer:
    from breakhouse.games.skipbo_breakers import GAME, tiles
    from breakhouse.games.skipbo_breakers.kinds import TileSet
    from breakhouse.games.skipbo_breakers.sets import sets

    options: Any = read_options(GAME, request.options)
    wanted = request.to_beat
    top = None if wanted is None else TileSet(wanted.kind, wanted.length, wanted.rank, 0)
    found = sets(tiles.parse_tiles(request.hand), top, options.equal_matches)
    return {
        "sets": [
            {"kind": s.kind, "length": s.length, "rank": s.rank, "tiles": tiles.write_tiles(s.tiles)}
            for s in found
        ]
    }


SETS = Operation(AskSets, find_sets)
