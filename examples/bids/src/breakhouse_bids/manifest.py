"""What the server must know about the game besides its rules."""

from breakhouse.core.manifest import Box, Group, Manifest

MANIFEST = Manifest(
    title="Sealed bids",
    boxes=(Box(id="bids", title="Sealed bids", minutes=5, colours=("#4b3a5e", "#f0e3c4"), picture="box.svg"),),
    groups=(Group("match", ("prizes", "bid_ms")),),
    one_deal={"prizes": 3},
    rules=("BI",),
    messages=("bids",),
)
