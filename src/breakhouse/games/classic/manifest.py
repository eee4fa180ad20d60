"""The manifest of Make 'n' Break; its tactile edition is a box of its own."""

from breakhouse.core.manifest import Box, Companion, Group, Paragraph, When
from breakhouse.games.blocks.match.manifest import building_manifest, paragraphs
from breakhouse.games.classic.piles import passed_on
from breakhouse.games.classic.values import TIMER_MS, ClassicOptions

TITLE = "Make ’n’ Break"

MANIFEST = building_manifest(
    title=TITLE,
    place=1,
    boxes=(
        Box(id="classic", title=TITLE, minutes=20, colours=("#b5382d", "#f3e6cd"), picture="box.svg"),
        Box(
            id="tactile",
            title=f"{TITLE}, tactile edition",
            minutes=25,
            colours=("#e0d3b8", "#ffffff"),
            picture="box-tactile.svg",
            # TA-02, TA-R1: the mat, hands on the grid, and nothing that starts by itself (CL-R10)
            options={"edition": "tactile", "grip": True, "hands": "grid", "start_within_ms": None},
            by_ear=True,
        ),
    ),
    begins="youngest",
    groups=(
        Group("match", ("turns", "timer", "timer_by", "start_within_ms")),
        Group("variants", ("cunning", "young", "experts", "grey", "grip"), folded=True),
    ),
    fixed=("edition",),
    depends={"experts": When("young", (True,)), "timer_by": When("timer", ("off",), unless=True)},
    clock_on="screen",
    seconds={pace: tuple(ms // 1000 for ms in settings) for pace, settings in TIMER_MS.items()},
    paragraphs=paragraphs(
        *("aim", "box", "turn", "marks", "card", "grey", "stand", "mistake", "stop", "pile", "end"),
        variants=(
            Paragraph("cunning", option="cunning", variant=True),
            Paragraph("young", option="young", variant=True),
            Paragraph("tactile", option="edition"),
        ),
    ),
    starts_by_itself="start_within_ms",
    one_deal={"turns": 1, "timer": "box"},
    rules=("CL", "TA"),
    companion=Companion(
        turns=ClassicOptions().turns,
        seconds=tuple(ms // 1000 for ms in TIMER_MS["box"]),
        asks=("cunning", "young", "experts"),
        single=When("young", (True,)),  # CL-31
        hard_pile="experts",  # CL-30
        chip=When("cunning", (True,)),  # CL-20
        passed_on=passed_on(),  # CL-R14, CL-23
        options={"timer": "box"},
    ),
)
