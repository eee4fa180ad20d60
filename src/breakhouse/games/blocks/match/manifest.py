"""What the manifests of the building games share."""

from typing import Any

from breakhouse.core.manifest import Box, ClockOption, Companion, Group, Manifest, Pool, When


def building_manifest(
    *,
    title: str,
    place: int,
    boxes: tuple[Box, ...],
    begins: Any,
    groups: tuple[Group, ...],
    one_deal: dict[str, Any],
    rules: tuple[str, ...],
    companion: Companion,
    clock_on: str,
    fixed: tuple[str, ...] = (),
    depends: dict[str, When] | None = None,
) -> Manifest:
    """A game in which everything lies open, cards may be made for the match, and hands are free or on the grid."""
    return Manifest(
        title=title,
        place=place,
        boxes=boxes,
        begins=begins,
        open_hands=True,
        clock=ClockOption("timer", off="off", on=clock_on),
        groups=(*groups, Group("hands", ("hands", "bricks", "deck"))),
        fixed=("first", "reach_ms", *fixed),
        depends=depends or {},
        pools=(
            Pool("grid", (When("hands", ("grid",)),)),
            Pool("slow", (When("factors", (None, 1, 1.0), unless=True),)),
        ),
        unrated={"untimed": When("timer", ("off",)), "real-bricks": When("bricks", ("real",))},
        one_deal=one_deal,
        prepares=(When("deck", (None, "shipped"), unless=True),),
        rules=rules,
        messages=("building", boxes[0].id),
        companion=companion,
    )
