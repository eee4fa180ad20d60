"""Questions to the referee about stacks and cards, without a match."""

from typing import Annotated

import msgspec
from msgspec import Meta

from breakhouse.core.operation import Answer, Operation, Request


class AskStability(Request, frozen=True, tag="stability"):
    """Whether blocks (x, y, width, height) stand."""

    example = '{"op":"stability","blocks":[[0,0,3,1],[1,1,1,3]]}'
    blocks: Annotated[list[tuple[float, float, float, float]], Meta(max_length=40)]


class AskVerdict(Request, frozen=True, tag="judge"):
    """Whether a construction is what the card shows."""

    example = '{"op":"judge","card":"c1 1 blue grey: grey-@0,0 grey|@1,1","construction":"red-@5,0 white|@6,1"}'
    card: str
    construction: str


def weigh(request: AskStability) -> Answer:
    from breakhouse.games.blocks.statics.stability import stability

    found = stability(request.blocks)
    return {"stands": found.stands, "margin": found.margin}


def compare(request: AskVerdict) -> Answer:
    from breakhouse.games.blocks.cards import notation
    from breakhouse.games.blocks.judging import judge

    card = notation.read_card(request.card)
    verdict: Answer = msgspec.to_builtins(judge.judge(card, notation.read_construction(request.construction)))
    return verdict


STABILITY = Operation(AskStability, weigh)
JUDGE = Operation(AskVerdict, compare)
