"""Every fragment is well-formed SVG without ids, text or outside references, and every two pieces differ."""

import json
import re
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakhouse.games import shelf
from breakhouse.games.blocks.bricks.brick import BRICKS, CUBOIDS, DICE, HU, TEXTURES, hows_of, size_of
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.cards.deck import kits, load_shipped
from breakhouse.games.blocks.cards.notation import read_card, read_construction
from breakhouse.games.blocks.drawing.cards import card_back_fragment, card_svg, fit
from breakhouse.games.blocks.drawing.export import export
from breakhouse.games.blocks.drawing.glyphs import GLYPHS
from breakhouse.games.blocks.drawing.pen import document, num
from breakhouse.games.blocks.drawing.pieces import (
    DEPTH,
    DRAWN,
    chip_svg,
    construction_svg,
    figure_die_svg,
    piece_svg,
)
from breakhouse.games.blocks.drawing.textures import INSET, relief_svg, texture
from breakhouse.games.blocks.kit import CardLook, Kit
from breakhouse.games.skipbo_breakers.drawing import export as export_tiles
from breakhouse.games.skipbo_breakers.drawing import tile_svg

LOOK = CardLook(("#b5382d", "#f3e6cd"), beam=True)
EVERY_POSE = [(piece, how) for piece in DRAWN for how in hows_of(piece)]
PLAIN_TAGS = {"svg", "g", "path", "rect", "circle", "ellipse", "title", "desc"}
CARDS = (
    "c1 2 blue coloured: darkblue|@0,0 yellow|@3,0 red-@0.5,3 lightblue.@0.5,4 orange.@2.5,4",
    "c2 3 red grey: grey-@0,0 grey|@1,1 grey-@0,4",
    "d1y 2 yellow coloured: die-white.@0,0 die-black.@2,0 cuboid-blue-@0.5,1 cuboid-orange|@1,2",
    "d2b 3 blue neutral: die.@0,0 die.@2,0 cuboid-@0.5,1",
    "d30y 1 yellow free: 3",
    "d30b 1 blue free: 4",
)


def elements(fragment: str) -> list[ElementTree.Element]:
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{fragment}</svg>')
    return list(root.iter())


def check(fragment: str) -> None:
    assert fragment
    for element in elements(fragment):
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in PLAIN_TAGS
        assert not {"id", "class", "style", "href"} & set(element.attrib)
        for name, value in element.attrib.items():
            assert "url(" not in value
            assert "nan" not in value, (name, value)
            assert "inf" not in value, (name, value)


def numbers(fragment: str) -> list[float]:
    return [float(n) for path in re.findall(r' d="([^"]*)"', fragment) for n in re.findall(r"-?\d*\.?\d+", path)]


@pytest.mark.rule("CL-R1", "DI-R4")
def test_every_piece_can_be_drawn_every_way_it_can_be_turned() -> None:
    for piece, how in EVERY_POSE:
        check(piece_svg(piece, how))
    assert {piece for piece, _ in EVERY_POSE} == {
        *BRICKS,
        "grey",
        *DICE,
        "die",
        *CUBOIDS,
        "cuboid",
    }


def test_no_two_pieces_look_the_same() -> None:
    drawn = [piece_svg(piece, how) for piece, how in EVERY_POSE]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.rule("TA-01")
@pytest.mark.parametrize("turned", ["lying", "standing", "pointing"])
def test_textures_differ_without_any_colour(turned: str) -> None:
    length = 1 if turned == "pointing" else 3
    cuts = {name: texture(name, length, 1) for name in TEXTURES.values()}
    for one, other in combinations(TEXTURES.values(), 2):
        assert (str(cuts[one].lines), str(cuts[one].areas)) != (str(cuts[other].lines), str(cuts[other].areas))
    assert [name for name, cut in cuts.items() if not str(cut.lines) + str(cut.areas)] == ["smooth"]


@pytest.mark.parametrize("name", TEXTURES.values())
@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_texture_stays_on_its_face(name: str, length: int) -> None:
    cut = texture(name, length, 1)
    for path in (str(cut.lines), str(cut.areas)):
        values = [float(n) for n in re.findall(r"-?\d*\.?\d+", path)]
        assert all(abs(x) <= length / 2 - INSET + 0.1 for x in values[::2])
        assert all(abs(y) <= 0.5 - INSET + 0.1 for y in values[1::2])


def test_the_face_of_a_piece_is_exactly_its_box() -> None:
    for piece, how in EVERY_POSE:
        face = next(e for e in elements(piece_svg(piece, how)) if e.tag.endswith("rect"))
        width, height = size_of(piece, how)
        assert float(face.attrib["width"]) * HU == width
        assert float(face.attrib["height"]) * HU == height
        assert float(face.attrib["x"]) * HU == -width / 2


@pytest.mark.rule("DI-01")
def test_pips_show_what_was_rolled() -> None:
    for piece in (*DICE, "die"):
        dots = [numbers(piece_svg(piece, "flat", pips)) for pips in range(1, 7)]
        assert len({tuple(d) for d in dots}) == 6
        bare = len(dots[0]) - 4  # a dot is two points
        assert [(len(d) - bare) // 4 for d in dots] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DI-09")
def test_an_upright_cuboid_shows_no_pips() -> None:
    for cuboid in CUBOIDS:
        assert piece_svg(cuboid, "upright", 3) == piece_svg(cuboid, "upright")


@pytest.mark.rule("SB-01", "CL-01")
def test_tiles_dice_and_chips_are_all_different() -> None:
    tiles = [tile_svg(n) for n in (*range(1, 16), None)]
    assert len(set(tiles)) == 16
    for fragment in (*tiles, chip_svg(1), chip_svg(10), *(figure_die_svg(n) for n in (None, 1, 2, 3))):
        check(fragment)


def test_every_built_in_box_has_a_picture_of_its_own() -> None:
    drawn: list[str] = []
    for each in shelf().values():
        package = type(each).__module__
        if find_spec(f"{package}.drawing"):
            pictures = import_module(f"{package}.drawing").pictures()
            assert set(pictures) == {box.picture for box in each.manifest.boxes}
            drawn += pictures.values()
    assert len(set(drawn)) == len(drawn) == 5
    for picture in drawn:
        check(picture)


@pytest.mark.rule("CL-06", "CL-07", "DI-13", "DI-14", "DI-15")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("text", CARDS)
def test_cards_are_whole_pictures(text: str, theme: str) -> None:
    card = read_card(text)
    framed = card.id.startswith("d")
    look = CardLook(("#1f5fae", "#dfe9f2"), framed=framed, beam=not framed)
    picture = card_svg(card, look, theme, "Card <1> & more", "words")  # type: ignore[arg-type]
    root = ElementTree.fromstring(picture)
    assert root.attrib["role"] == "img"
    assert root[0].text == "Card <1> & more"
    assert root[1].text == "words"


def test_a_picture_without_a_title_is_decoration() -> None:
    root = ElementTree.fromstring(document(card_back_fragment(LOOK), 0, 0, 10, 10))
    assert root.attrib["aria-hidden"] == "true"


@pytest.mark.rule("CL-R2")
def test_blue_and_red_cards_differ_by_form_too() -> None:
    blue = card_svg(read_card(CARDS[1].replace("red", "blue")), LOOK)
    red = card_svg(read_card(CARDS[1]), LOOK)
    bare = re.compile(r"#[0-9a-f]{6}")
    assert bare.sub("", blue) != bare.sub("", red)


def test_a_construction_is_drawn_from_behind() -> None:
    pieces = read_construction("red-@0,0 white-@0,1 brown-@3,0")
    order = [m for m in re.findall(r"translate\((\S+) (\S+)\)", construction_svg(reversed(pieces))) if "." in m[1]]
    assert order[:3] == [("1.5", "-.5"), ("4.5", "-.5"), ("1.5", "-1.5")]


placed = st.builds(
    lambda piece, how, x, y, tilt: Pose(piece, hows_of(piece)[how % len(hows_of(piece))], x, y, tilt),
    st.sampled_from(DRAWN),
    st.integers(0, 2),
    st.integers(-2000, 2000),
    st.integers(0, 2200),
    st.integers(-900, 900),
)


@given(st.lists(placed, max_size=10))
def test_whatever_lies_on_the_table_can_be_drawn(pieces: list[Pose]) -> None:
    ElementTree.fromstring(f"<g>{construction_svg(tuple(pieces))}</g>")
    elements(relief_svg(pieces))


@given(st.floats(-2000, 2000))
def test_numbers_are_short_and_right(value: float) -> None:
    assert abs(float(num(value)) - value) <= 0.0005 + 1e-9
    assert len(num(value).lstrip("-").partition(".")[2]) <= 3


def test_all_figures_and_capitals_can_be_written() -> None:
    assert set("0123456789∞ABCDEFGHIJKLMNOPQRSTUVWXYZ") == set(GLYPHS)


def test_relief_is_drawn_in_black_on_white_only() -> None:
    for piece, how in EVERY_POSE:
        drawn = relief_svg([Pose(piece, how, 0, 100)])  # type: ignore[arg-type]
        assert set(re.findall(r"#[0-9a-f]{6}", drawn)) <= {"#000000", "#ffffff"}


def test_the_export_is_complete_small_and_always_the_same() -> None:
    files = export() | export_tiles()
    assert files == export() | export_tiles()
    drawings = {name: json.loads(text) for name, text in files.items()}
    bricks = drawings["drawing-bricks.json"]
    assert all(set(bricks["pieces"][piece]) == set(hows_of(piece)) for piece in DRAWN)
    assert set(bricks["rolled"]["die-red"]) == set("123456")
    assert set(bricks["rolled"]["cuboid-blue"]) == set("1234")
    assert set(drawings["drawing-tiles.json"]) == {*map(str, range(1, 16)), "*", "back"}
    assert drawings["drawing-palette.json"]["textures"]["red"] == TEXTURES["red"]
    for fragments in (bricks["pieces"], bricks["rolled"]):
        for by_how in fragments.values():
            for fragment in by_how.values():
                check(fragment)


@pytest.mark.parametrize("kit", kits().values(), ids=kits())
def test_the_marks_in_the_corners_of_a_card_do_not_touch_the_bricks(kit: Kit) -> None:
    """The red beams of c41 and c44 lay against the uppermost bricks."""
    mark = 2.2 + 0.42 if kit.look.beam else 1.8
    for card in load_shipped(kit).cards:
        x, scale = fit(card) if card.pieces else (0.0, 0.0)
        for p in card.pieces:
            left, right = (x + scale * edge / HU for edge in (p.left, p.right))
            top = 8.57 - scale * (p.top / HU + DEPTH)
            beside = left > 1.25 + 0.75 and right + scale * DEPTH < 10 - 1.25 - 0.75
            assert beside or top - mark > 0.3, card.id
