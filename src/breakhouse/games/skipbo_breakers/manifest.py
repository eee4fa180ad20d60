"""The manifest of Skip-Bo Breakers."""

from breakhouse.core.manifest import (
    Box,
    ByEar,
    ClockOption,
    Companion,
    Group,
    Ladder,
    Manifest,
    Paragraph,
    Pool,
    When,
)
from breakhouse.games.skipbo_breakers.tiles import WILD_SIGNS

TITLE = "Skip-Bo Breakers"
_TIMED = When("think_ms", (None,), unless=True)

MANIFEST = Manifest(
    title=TITLE,
    place=4,
    boxes=(Box(id="skipbo-breakers", title=TITLE, minutes=20, colours=("#2f6a58", "#f1ead9"), picture="box.svg"),),
    bots=2,
    by_ear=ByEar(seat={"factors": (1.0, 4.0)}),
    clock=ClockOption("think_ms", off=None, on=30_000),
    ladder=Ladder("ladder", rungs=1, climbed="laid"),
    fixed=("ladder",),
    groups=(
        Group("match", ("target", "think_ms")),
        Group("house-rules", ("must_lay", "equal_matches", "open_discard"), folded=True),
    ),
    pools=(
        Pool("timed", (_TIMED,)),
        Pool("slow", (_TIMED, When("factors", (None, 1, 1.0), unless=True))),
    ),
    unrated={"learning": When("ladder", (None, 0), unless=True)},
    one_deal={"target": 1},
    paragraphs=(
        *(Paragraph(id) for id in ("aim", "hand", "sets", "beat", "length")),
        Paragraph("follow", page=True),
        *(Paragraph(id) for id in ("pass", "round", "wild", "breaker", "score", "secrets")),
        Paragraph("keys", page=True),
        *(Paragraph(option, option) for option in ("must_lay", "equal_matches", "open_discard", "think_ms")),
    ),
    signs={WILD_SIGNS[1]: "tile-wild"},
    rules=("SB",),
    companion=Companion(asks=("target",)),  # SB-02, SB-19: it keeps the score
    messages=("skipbo-breakers",),
)
