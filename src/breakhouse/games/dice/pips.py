"""The building rule of the dice game: nothing lies on more pips than it shows."""

from breakhouse.games.blocks.bench.workbench import Fault
from breakhouse.games.blocks.bricks.brick import CUBOIDS, DICE, form_of
from breakhouse.games.blocks.bricks.construction import Construction, Pose
from breakhouse.games.blocks.bricks.contact import supports
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.dice.values import Needs

SIDES = {"die": 6, "cuboid": 4}
"""DI-01, DI-R6: a cuboid never lands on an end."""


def needs_of(card: Card) -> Needs:
    """Which pieces, or how many of each form, the card asks for."""
    if card.kind == "free":
        return Needs(any=card.free)  # DI-15
    forms = [form_of(p.piece) for p in card.pieces]
    named = tuple(p.piece for p in card.pieces) if card.kind == "coloured" else ()  # DI-13, DI-14
    return Needs(named, forms.count("die"), forms.count("cuboid"))


def too_many(needs: Needs, pieces: tuple[str, ...]) -> int | None:
    """How many pieces of the form that is over-full may be in play; None when these fit."""
    if needs.any:
        return needs.any if len(pieces) > needs.any else None
    if sum(p in DICE for p in pieces) > needs.dice:
        return needs.dice
    return needs.cuboids if sum(p in CUBOIDS for p in pieces) > needs.cuboids else None


def pip_faults(placed: Construction, values: dict[str, int]) -> tuple[Fault, ...]:
    """Every place where the building rule is broken (DI-08), and every piece that has to be rolled (DI-R8)."""
    unrolled = [Fault("unrolled", p.piece) for p in placed if p.piece not in values]
    broken = []
    for up, low in supports(placed):  # DI-R7
        upper, lower = placed[up], placed[low]
        if _wild(upper) or _wild(lower):
            continue  # DI-09
        shows, needs = values.get(upper.piece), values.get(lower.piece)
        if shows is not None and needs is not None and shows < needs:
            broken.append(Fault("pips", upper.piece, shows, lower.piece, needs))
    return (*unrolled, *broken)


def _wild(placed: Pose) -> bool:
    return placed.how == "upright"
