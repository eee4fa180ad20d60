"""The manifest of Mini Make 'n' Break."""

from breakhouse.core.manifest import Box, Companion, Group, Paragraph
from breakhouse.games.blocks.match.manifest import building_manifest, paragraphs
from breakhouse.games.blocks.match.turn_sum import FACES
from breakhouse.games.mini.values import MiniOptions

TITLE = "Mini Make ’n’ Break"

MANIFEST = building_manifest(
    title=TITLE,
    place=2,
    boxes=(Box(id="mini", title=TITLE, minutes=15, colours=("#f0bf3a", "#fbf1d5"), picture="box.svg"),),
    begins="youngest",
    groups=(
        Group("match", ("turns", "timer", "limit", "roll_ms", "timekeeper")),
        Group("variants", ("young", "young_limit", "pile", "grey", "grip"), folded=True),
    ),
    clock_on="on",
    paragraphs=paragraphs(
        *("aim", "box", "turn", "sum", "keeper", "marks", "card", "stand", "watch", "stop", "pile", "end"),
        variants=(Paragraph("young", option="young", variant=True),),
    ),
    one_deal={"turns": 1},
    rules=("MI",),
    companion=Companion(
        turns=MiniOptions().turns,
        limit=MiniOptions().limit,
        faces=FACES,
        asks=("young",),
        longer=("young", "young_limit"),  # MI-13
        options={"roll_ms": 1000},
    ),
)
