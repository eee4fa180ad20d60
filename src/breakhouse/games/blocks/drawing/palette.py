"""The single source of colours: bricks, dice, paper, ink and accents, for both themes.

The ten brick tones were chosen to maximise the smallest distance under normal sight and the three kinds of colour
blindness; `tests/drawing` measures them again, so nobody changes a tone by accident.
"""

from collections.abc import Callable
from typing import Literal

import msgspec

Theme = Literal["light", "dark", "print"]
"""`print` is the light theme on real paper."""


class Tone(msgspec.Struct, frozen=True):
    """One painted wood: the face you look at, the top in the light, the side in the shade, and what is cut in."""

    face: str
    mark: str
    """Texture, letter and pips: at least 3 : 1 on the face, so that they carry the meaning without the colour."""

    seam: float = 0.42
    """How dark the line around a piece is; deeper for grey, where nothing else parts two neighbours."""

    @property
    def top(self) -> str:
        return mix(self.face, "#fffaf0", 0.42)

    @property
    def side(self) -> str:
        return mix(self.face, "#1a130c", 0.3)

    @property
    def edge(self) -> str:
        """The soft line around a piece, which separates white wood from white paper."""
        return mix(self.face, "#1a130c", self.seam)


class Ground(msgspec.Struct, frozen=True):
    """What a theme is made of. `card` is the paper of a card on the paper of the page."""

    paper: str
    card: str
    ink: str
    faint: str
    """Ink for what is secondary, still AA on paper."""
    line: str
    """The table's edge, frames, cut lines on a screen."""
    shadow: str
    go: str
    stop: str
    attention: str
    blue: str
    """Points of easy cards (CL-R2)."""
    red: str
    """Points of tricky cards (CL-R2)."""
    yellow: str
    """The easy side of a dice card (DI-03)."""


INK = "#221d18"
IVORY = "#fbf4e4"

BRICK_TONES: dict[str, Tone] = {
    "white": Tone("#f0eae0", "#857a69", 0.52),
    "yellow": Tone("#f8d12e", "#8a6400"),
    "orange": Tone("#e67f24", "#6b2c00"),
    "red": Tone("#cd3d31", "#4a0805"),
    "purple": Tone("#845699", "#ead9f3"),
    "lightblue": Tone("#65c0e6", "#12506e"),
    "darkblue": Tone("#053377", "#8fb4ee"),
    "lightgreen": Tone("#a0cc8a", "#33601f"),
    "darkgreen": Tone("#3a7866", "#d3efe2"),
    "brown": Tone("#583525", "#d1a583"),
}

DIE_TONES: dict[str, Tone] = {
    "white": Tone("#f3eee4", INK),
    "yellow": Tone("#f5c93a", INK),
    "blue": Tone("#1f5fae", IVORY),
    "black": Tone("#2c2927", IVORY),
    "red": Tone("#bb3128", IVORY),
    "green": Tone("#4a9a5b", INK),
    "orange": Tone("#e67f24", INK),
}

PLAIN = Tone("#b5aea3", "#4b4640", 0.66)
"""Grey bricks and neutral dice: the form counts, the colour is free (CL-06, DI-14)."""
WOOD = Tone("#e3c08d", "#6b4214")
"""Bare wood: racks, dice with figures, the shelf."""

GROUNDS: dict[Theme, Ground] = {
    "light": Ground(
        paper="#f6f0e3",
        card="#fdfaf2",
        ink=INK,
        faint="#655c51",
        line="#cfc3ae",
        shadow="#3b2a17",
        go="#1f7a4d",
        stop="#b3261e",
        attention="#b3610a",
        blue="#1d559f",
        red="#b3261e",
        yellow="#f2c230",
    ),
    "dark": Ground(
        paper="#23282e",
        card="#2e343b",
        ink="#f3ecdd",
        faint="#b9b2a4",
        line="#515963",
        shadow="#000000",
        go="#58c08a",
        stop="#ff8a7a",
        attention="#f2b15c",
        blue="#8fbdf5",
        red="#ff9c8f",
        yellow="#f2c230",
    ),
}
GROUNDS["print"] = msgspec.structs.replace(GROUNDS["light"], paper="#ffffff", card="#ffffff")

LETTERS: dict[str, str] = {
    "white": "W",
    "yellow": "Y",
    "orange": "O",
    "red": "R",
    "purple": "P",
    "lightblue": "S",
    "darkblue": "B",
    "lightgreen": "L",
    "darkgreen": "G",
    "brown": "N",
    "blue": "B",
    "black": "K",
    "green": "G",
}
"""The last resort, on the end face: Sky, Lime, Nut, blacK. These are the English ones; every language has its own
(`letter-…`), on the screen and on paper.
"""

Lettering = Callable[[str], str | None]
"""The letter of a piece; None where the colour is free."""


def tone_of(piece: str) -> Tone:
    """The tone of a piece by its id (`red`, `die-blue`, `cuboid-orange`), plain for those of any colour."""
    form, _, colour = piece.partition("-")
    if colour:
        return DIE_TONES[colour]
    return BRICK_TONES.get(form, PLAIN)


def letter_of(piece: str) -> str | None:
    """The letter of a piece; None where the colour is free."""
    return LETTERS.get(piece.rpartition("-")[2])


def mix(colour: str, other: str, share: float) -> str:
    """`colour` mixed with a share of `other`."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    linear = [_linear(c / 255) for c in _channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)
