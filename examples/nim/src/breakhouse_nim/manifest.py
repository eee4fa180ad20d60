"""What the server must know about the game besides its rules."""

from breakhouse.core.manifest import Box, Group, Manifest

MANIFEST = Manifest(
    title="Nim with hidden hands",
    boxes=(
        Box(id="nim", title="Nim with hidden hands", minutes=5, colours=("#35506b", "#e9dcc0"), picture="box.svg"),
    ),
    groups=(Group("match", ("sticks", "wins")),),
    one_deal={"wins": 1},
    rules=("NI",),
    messages=("nim",),
)
