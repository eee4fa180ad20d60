"""The manifest of the dice game."""

from breakhouse.core.manifest import Box, Companion, Group
from breakhouse.games.blocks.match.manifest import building_manifest, paragraphs
from breakhouse.games.blocks.match.turn_sum import FACES
from breakhouse.games.dice.values import DiceOptions

TITLE = "Make ’n’ Break: the dice game"

MANIFEST = building_manifest(
    title=TITLE,
    place=3,
    boxes=(Box(id="dice", title=TITLE, minutes=15, colours=("#1f5fae", "#dfe9f2"), picture="box.svg"),),
    begins="oldest",
    groups=(
        Group("match", ("level", "turns", "timer", "limit", "roll_ms", "stopper")),
        Group("house-rules", ("throw_ms", "countdown_ms"), folded=True),
    ),
    clock_on="on",
    paragraphs=paragraphs(
        *("aim", "box", "turn", "roll", "stack", "upright", "marks", "cards", "levels"),
        *("red", "stand", "sum", "next", "end"),
    ),
    one_deal={"turns": 1},
    rules=("DI",),
    companion=Companion(
        turns=DiceOptions().turns,
        limit=DiceOptions().limit,
        faces=FACES,
        blanks_called=True,
        asks=("level",),  # DI-03
        options={"roll_ms": 1000},
    ),
)
