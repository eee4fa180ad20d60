"""What the manifests of the building games share."""

from typing import Any

from breakhouse.core.manifest import ByEar, ClockOption, Group, Ladder, Manifest, Paragraph, Pool, When

BY_EAR_FACTOR = 4.0
"""A three-point card takes 66 seconds by keyboard and ear in the keystroke-level model; the timer has 60 to 100.
"""


def paragraphs(*own: str, variants: tuple[Paragraph, ...] = ()) -> tuple[Paragraph, ...]:
    """A game's own rules, what all building games say about hands and keys, what a table may do differently."""
    return (
        *(Paragraph(id) for id in own),
        *(Paragraph(id, page=True) for id in ("letters", "hands", "other-hand", "keys")),
        *variants,
        Paragraph("pace", option="factors"),
        Paragraph("real", option="bricks"),
        Paragraph("untimed", option="timer"),
    )


def building_manifest(
    *,
    clock_on: str,
    seconds: dict[str, tuple[int, ...]] | None = None,
    starts_by_itself: str = "",
    groups: tuple[Group, ...],
    fixed: tuple[str, ...] = (),
    **own: Any,
) -> Manifest:
    """A game without hidden information, with cards that may be made for the match, and free or grid hands."""
    return Manifest(
        open_hands=True,
        turn="architect",
        by_ear=ByEar(
            seat={"hands": ("free", "grid"), "factors": (1.0, BY_EAR_FACTOR)},
            table={starts_by_itself: None} if starts_by_itself else {},
        ),
        clock=ClockOption("timer", off="off", on=clock_on, seconds=seconds or {}),
        ladder=Ladder("ladder", rungs=2),
        groups=(*groups, Group("hands", ("hands", "bricks", "deck"), folded=True)),
        fixed=("first", "reach_ms", "strict", "ladder", *fixed),
        pools=(
            Pool("grid", (When("hands", ("grid",)),)),
            Pool("slow", (When("factors", (None, 1, 1.0), unless=True),)),
        ),
        unrated={
            "untimed": When("timer", ("off",)),
            "real-bricks": When("bricks", ("real",)),
            "learning": When("ladder", (None, 0), unless=True),
        },
        counted={"strict": True},
        deliberate=("point",),
        prepares=(When("deck", (None, "shipped"), unless=True),),
        messages=("building", own["boxes"][0].id),
        **own,
    )
