"""The tones are measured as eyes see them: with normal sight and with the three kinds of colour blindness."""

import re
from importlib.resources import files
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from string import ascii_uppercase

import pytest

from breakhouse.games.blocks.bricks.brick import BRICKS, CUBOIDS, DICE
from breakhouse.games.blocks.drawing.glyphs import GLYPHS
from breakhouse.games.blocks.drawing.palette import (
    BRICK_TONES,
    GROUNDS,
    LETTERS,
    PLAIN,
    WOOD,
    contrast,
    letter_of,
    tone_of,
)
from breakhouse.games.blocks.drawing.pieces import DRAWN, TEN, readable
from breakhouse.games.skipbo_breakers.drawing import TILE, TILE_WILD
from breakhouse.locales import LANGUAGES

Lab = tuple[float, float, float]
Matrix = tuple[Lab, Lab, Lab]

# Machado, Oliveira and Fernandes 2009, full severity, on linear light.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def through(matrix: Matrix, v: Lab) -> Lab:
    a, b, c = (sum(m * x for m, x in zip(row, v, strict=True)) for row in matrix)
    return a, b, c


def seen(colour: str, sight: str) -> Lab:
    """CIELAB of a colour as that sight has it."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    light = through(SIGHTS[sight], (r, g, b))
    clipped = (min(1, max(0, light[0])), min(1, max(0, light[1])), min(1, max(0, light[2])))
    x, y, z = (
        t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29
        for t in (v / w for v, w in zip(through(TO_XYZ, clipped), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    c1, c2 = hypot((1 + g) * a1, b1), hypot((1 + g) * a2, b2)
    h1, h2 = degrees(atan2(b1, (1 + g) * a1)) % 360, degrees(atan2(b2, (1 + g) * a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(hm - 30))
        + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6))
        - 0.2 * cos(radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rotation = -sin(radians(60 * exp(-(((hm - 275) / 25) ** 2)))) * 2 * sqrt(cm**7 / (cm**7 + 25**7))
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * dc / sc * dh / sh)


def test_the_measure_is_ciede2000() -> None:
    # Two pairs of the test data published by Sharma, Wu and Dalal.
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert distance((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619)) == pytest.approx(2.0373, abs=1e-4)


def least(tones: list[str], sight: str) -> float:
    labs = [seen(tone, sight) for tone in tones]
    return min(distance(a, b) for a, b in combinations(labs, 2))


@pytest.mark.rule("TA-01", "CL-R1")
@pytest.mark.parametrize(
    ("sight", "far"), [("normal", 22), ("protanopia", 13.5), ("deuteranopia", 13.5), ("tritanopia", 13.5)]
)
def test_any_two_of_the_ten_bricks_are_told_apart_by_colour_alone(sight: str, far: float) -> None:
    assert least([BRICK_TONES[brick].face for brick in BRICKS], sight) > far


def test_grey_is_not_a_colour_of_a_brick() -> None:
    for sight in SIGHTS:
        near = min(distance(seen(PLAIN.face, sight), seen(BRICK_TONES[b].face, sight)) for b in BRICKS)
        assert near > 8, sight


@pytest.mark.rule("DI-01")
@pytest.mark.parametrize("sight", list(SIGHTS))
def test_dice_and_cuboids_are_told_apart_within_their_form(sight: str) -> None:
    assert least([tone_of(die).face for die in DICE], sight) > 12
    assert least([tone_of(cuboid).face for cuboid in CUBOIDS], sight) > 30


@pytest.mark.parametrize("piece", DRAWN)
def test_letters_and_pips_are_legible_on_every_wood(piece: str) -> None:
    tone = tone_of(piece)
    assert contrast(readable(tone), tone.face) >= 4.5


@pytest.mark.parametrize("brick", BRICKS)
def test_a_texture_is_visible_without_its_colour(brick: str) -> None:
    tone = BRICK_TONES[brick]
    assert contrast(tone.mark, tone.face) >= 3  # WCAG 1.4.11


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_on_paper_and_cards_has_aa_contrast(theme: str) -> None:
    ground = GROUNDS[theme]  # type: ignore[index]
    for paper in (ground.paper, ground.card):
        for ink in (ground.ink, ground.faint, ground.blue, ground.red, ground.go, ground.stop):
            assert contrast(ink, paper) >= 4.5, (ink, paper)
        assert contrast(ground.attention, paper) >= 3


def test_figures_on_tiles_and_chips_have_aa_contrast() -> None:
    assert contrast(TILE.mark, TILE.face) >= 7
    assert contrast(TILE_WILD, TILE.face) >= 4.5
    assert contrast(WOOD.mark, WOOD.face) >= 4.5
    assert contrast(TEN.mark, TEN.face) >= 4.5


@pytest.mark.rule("MI-R5")
@pytest.mark.parametrize("box", [BRICKS, DICE, CUBOIDS])
def test_no_letter_comes_twice_in_one_box(box: tuple[str, ...]) -> None:
    letters = [letter_of(piece) for piece in box]
    assert None not in letters
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in LETTERS.values())


@pytest.mark.parametrize("box", [BRICKS, DICE, CUBOIDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_any_language_comes_twice_in_one_box(box: tuple[str, ...], language: str) -> None:
    text = (files("breakhouse.games.blocks") / f"messages/{language}/letters.ftl").read_text()
    spoken = dict(re.findall(r"^letter-(\w+) = (.+)$", text, re.MULTILINE))
    letters = [spoken[piece.rpartition("-")[2]] for piece in box]
    assert len(set(letters)) == len(letters)
    assert set(letters) <= set(ascii_uppercase) & set(GLYPHS)
    if language == "en":
        assert spoken == LETTERS
