"""The PDFs: right pages on the right paper, backs behind fronts, words in them, the same bytes each time."""

import argparse
import dataclasses
import io
import re
from datetime import date
from functools import partial
from itertools import combinations
from pathlib import Path

import pypdf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from breakhouse.core import Invalid, Refusal
from breakhouse.games import game as game_of
from breakhouse.games.blocks.cards.deck import Deck, kit_of, kits, load_shipped, write_deck
from breakhouse.games.blocks.drawing.cards import SAFE
from breakhouse.games.blocks.drawing.glyphs import strokes_of
from breakhouse.games.blocks.drawing.pieces import piece_svg
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.skipbo_breakers.examples import EXAMPLES
from breakhouse.games.skipbo_breakers.kinds import KINDS
from breakhouse.locales import LANGUAGES, say, say_why
from breakhouse.press import typesetting
from breakhouse.press.braille import cells
from breakhouse.press.cards import CardBox, letter_in
from breakhouse.press.contact_sheet import contact_sheet, fingerprint, main
from breakhouse.press.paper import CARDS, PAPERS, RELIEF, RELIEF_TALL, RELIEF_WIDE, Grid, paper_of
from breakhouse.press.press import Job, make_pdf, press_ids, press_of
from breakhouse.press.tactile import SMALLEST, grid_of, legend_pages, scale_of, tactile_pages
from breakhouse.press.typesetting import Page, set_png
from breakhouse.terminal import print as printing
from tests.support.press.ink import ink_of, touch

TODAY = date(2026, 11, 16)
KITS = pytest.mark.parametrize("kit", kits().values(), ids=kits())


def box_of(kit: Kit) -> CardBox:
    return CardBox(kit, 4, "box.svg")


def print_deck(
    deck: Deck, paper: str = "a4", language: str = "en", tactile: bool = False, mirror: bool = False
) -> bytes:
    job = Job(game=deck.game, today=TODAY, paper=paper_of(paper), language=language, tactile=tactile)
    return make_pdf(box_of(deck.kit).lay_deck(deck, job), job, mirror)


def opened(pdf: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(pdf))


def size(page: pypdf.PageObject) -> tuple[float, float]:
    """In millimetres."""
    return float(page.mediabox.width) * 25.4 / 72, float(page.mediabox.height) * 25.4 / 72


def alternatives(reader: pypdf.PdfReader) -> list[str]:
    """What the tags say that the pictures show."""
    found: list[str] = []

    def walk(node: object) -> None:
        node = node.get_object() if isinstance(node, pypdf.generic.IndirectObject) else node
        if isinstance(node, pypdf.generic.DictionaryObject):
            if "/Alt" in node:
                found.append(str(node["/Alt"]))
            walk(node.get("/K"))
        elif isinstance(node, pypdf.generic.ArrayObject):
            for child in node:
                walk(child)

    walk(reader.trailer["/Root"]["/StructTreeRoot"])
    return found


@pytest.mark.rule("CL-01")
@pytest.mark.parametrize("paper", list(PAPERS))
def test_a_classic_deck_has_fronts_backs_and_a_score_sheet(classic: Deck, paper: str) -> None:
    reader = opened(print_deck(classic, paper))
    assert len(reader.pages) == 2 + 2 + 1
    for page in reader.pages:
        assert size(page) == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.1)
    assert [alt.split(".")[0] for alt in alternatives(reader)] == [f"Card c{n:02d}" for n in range(1, 15)]


@pytest.mark.rule("MI-01", "DI-01")
def test_mini_and_dice_cards_have_two_sides(mini: Deck, dice: Deck) -> None:
    for deck in (mini, dice):
        reader = opened(print_deck(deck))
        assert len(reader.pages) == 2 + 2 + 1
        assert len(alternatives(reader)) == 26


@given(
    st.sampled_from(list(PAPERS.values())),
    st.sampled_from([CARDS, RELIEF, RELIEF_WIDE, RELIEF_TALL]),
    st.integers(0, 11),
)
def test_a_back_is_printed_behind_its_front(paper: object, grid: Grid, place: int) -> None:
    place %= grid.places
    front_x, front_y = grid.corner(paper, place)  # type: ignore[arg-type]
    back_x, back_y = grid.corner(paper, place, behind=True)  # type: ignore[arg-type]
    assert front_x + grid.width == pytest.approx(paper.width - back_x)  # type: ignore[attr-defined]
    assert front_y == back_y


@pytest.mark.parametrize("paper", list(PAPERS.values()))
@pytest.mark.parametrize("grid", [CARDS, RELIEF, RELIEF_WIDE, RELIEF_TALL])
def test_everything_lies_within_the_printable_area(paper: object, grid: Grid) -> None:
    left, top = grid.margins(paper)  # type: ignore[arg-type]
    assert left - grid.bleed >= 6
    assert top - grid.bleed >= 6
    for x1, y1, x2, y2 in grid.cut_marks(paper):  # type: ignore[arg-type]
        assert min(x1, y1, x2, y2) >= 3
        inside = [
            (x, y)
            for place in range(grid.places)
            for x, y in [grid.corner(paper, place)]  # type: ignore[arg-type]
            if x < (x1 + x2) / 2 < x + grid.width and y < (y1 + y2) / 2 < y + grid.height
        ]
        assert not inside
    assert SAFE * grid.width / 10 >= 4


def test_the_second_sheet_of_backs_is_mirrored_too(classic: Deck) -> None:
    pages = list(box_of(classic.kit).pages(classic.sheets(), Job(game=classic.game, today=TODAY)))
    fronts, backs = pages[2], pages[3]
    assert [p.x for p in fronts.pictures[1:]] == [p.x for p in pages[0].pictures[1:3]]
    assert [p.x for p in backs.pictures[1:]] == [p.x for p in reversed(pages[0].pictures[2:4])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tactile", [False, True])
def test_decks_print_in_every_language(dice: Deck, language: str, tactile: bool) -> None:
    reader = opened(print_deck(dice, "letter", language, tactile))
    assert reader.trailer["/Root"]["/Lang"] == language
    assert len(alternatives(reader)) == 26


@pytest.mark.parametrize("tactile", [False, True])
def test_the_same_deck_gives_the_same_bytes(classic: Deck, tactile: bool) -> None:
    assert print_deck(classic, tactile=tactile) == print_deck(classic, tactile=tactile)


@pytest.mark.rule("TA-01", "TA-02", "TA-R2", "TA-R1")
def test_tactile_sheets_have_a_legend_and_four_large_cards_a_page(classic: Deck) -> None:
    reader = opened(print_deck(classic, tactile=True))
    assert len(reader.pages) == 3 + 4
    legend = "".join(page.extract_text() for page in reader.pages[:3]).replace("\n", " ")
    for name in ("Smooth white", "Grooved red", "Diamond dark green", "Grained brown", "START", "STOP"):
        assert name in legend
    texts = alternatives(reader)
    assert len(texts) == 14
    assert "ringed light blue, pointing at you" in texts[2]


def test_tactile_pages_are_black_on_white_only(classic: Deck, dice: Deck) -> None:
    for deck in (classic, dice):
        for page in tactile_pages(deck.kit, deck.sheets(), PAPERS["a4"], "en"):
            assert colours(page) <= {"#000000", "#ffffff"}
            assert not any("opacity" in picture.svg for picture in page.pictures)


def colours(page: Page) -> set[str]:
    found = {words.colour for words in page.words}
    for picture in page.pictures:
        found |= set(re.findall(r'(?:fill|stroke)="([^"]+)"', picture.svg)) - {"none"}
    return found


@KITS
def test_the_legend_names_every_piece_of_the_box(kit: Kit) -> None:
    pages = list(legend_pages(kit, PAPERS["a4"], "en"))
    lines = [words.text for page in pages for words in page.words if words.bold]
    assert len(set(lines)) - 1 == len(kit.pieces)


WIDE = pytest.mark.wide


@pytest.mark.parametrize(
    ("game", "paper", "language"),
    [
        pytest.param(game, paper, language, marks=() if (game, paper) == ("classic", "a4") else WIDE)
        for game in kits()
        for paper in PAPERS
        for language in LANGUAGES
    ],
)
def test_no_sign_of_the_legend_is_printed_over_another(game: str, paper: str, language: str) -> None:
    """In French, what the level beam means ran into what the circle means."""
    page = list(legend_pages(kit_of(game), PAPERS[paper], language))[-1]
    parts = [Page(page.pictures), *(Page((), page.words[n::3]) for n in range(3))]
    inks = [ink_of(set_png(part, PAPERS[paper], 36)) for part in parts]
    assert sum(ink.any() for ink in inks) >= 3
    assert not any(touch(one, other, near=2) for one, other in combinations(inks, 2)), "1.4 mm apart"


@pytest.mark.rule("TA-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_beams_circle_and_octagon_mean_is_in_braille_too(language: str) -> None:
    page = list(legend_pages(kit_of("classic"), PAPERS["a4"], language))[-1]
    assert len(page.words) == 4
    written = sum(len(cell) for line in page.words for cell in cells("".join(line.text.split()), language))
    assert page.pictures[0].svg.count("<circle") == written


@pytest.mark.parametrize(("language", "letters"), [("de", "GTNS"), ("en", "YGNK")])
def test_letters_on_printed_pieces_are_those_of_the_language(dice: Deck, language: str, letters: str) -> None:
    """German cards had a Y for yellow and a K for black; the score sheet says what each letter means."""
    for piece, letter in (("die-yellow", letters[0]), ("die-black", letters[3])):
        assert strokes_of(letter) in piece_svg(piece, "flat", lettering=partial(letter_in, language))
    job = Job(game="dice", today=date(2026, 1, 1), language=language)
    box = CardBox(dice.kit, 3, "box.svg")
    fronts = "".join(picture.svg for page in box.lay_deck(dice, job).pages[:-1] for picture in page.pictures)
    assert strokes_of(letters[3]) in fronts
    assert strokes_of({"GTNS": "K", "YGNK": "S"}[letters]) not in fronts
    key = box.lay_deck(dice, job).pages[-1].words[-1].text
    assert f"{letters[3]}: " in key
    assert key.count(":") == len(dice.kit.pieces)


@KITS
def test_every_brick_is_large_enough_for_a_finger(kit: Kit) -> None:
    for card in load_shipped(kit).cards:
        assert card.kind == "free" or scale_of(card, grid_of(card)) >= SMALLEST


def test_a_mirrored_sheet_differs_from_the_plain_one(classic: Deck) -> None:
    plain = print_deck(classic, tactile=True)
    mirrored = print_deck(classic, tactile=True, mirror=True)
    assert plain != mirrored
    assert len(opened(mirrored).pages) == len(opened(plain).pages)


def test_unprintable_decks_are_refused(classic: Deck, mini: Deck) -> None:
    for call, code in (
        (lambda: print_deck(classic, "a5"), "no-such-paper"),
        (lambda: print_deck(replace(classic, cards=())), "no-cards-in-deck"),
        (lambda: print_deck(replace(mini, cards=mini.cards[:3])), "card-without-other-side"),
    ):
        with pytest.raises(Refusal) as no:
            call()
        assert no.value.code == code
        assert say_why("en", no.value)


def test_without_the_extra_it_says_what_to_install(classic: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typesetting, "find_spec", lambda _: None)
    with pytest.raises(Refusal, match="press-not-installed") as no:
        print_deck(classic)
    assert "breakhouse[press]" in say_why("en", no.value)


def test_without_the_sans_serif_font_the_built_in_serif_is_used(
    classic: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Lato" in fonts(print_deck(classic))
    monkeypatch.setattr(typesetting, "_font_folders", list)
    assert "LibertinusSerif" in fonts(print_deck(classic))


def fonts(pdf: bytes) -> str:
    """The names of the fonts on the last page."""
    resources = opened(pdf).pages[-1]["/Resources"]
    return " ".join(str(font.get_object()["/BaseFont"]) for font in resources["/Font"].values())


def test_a_contact_sheet_is_a_picture_of_all_cards(classic: Deck) -> None:
    sheet = contact_sheet(classic, 30)
    assert sheet.startswith(b"\x89PNG")
    width, height = int.from_bytes(sheet[16:20], "big"), int.from_bytes(sheet[20:24], "big")
    assert width / height == pytest.approx(106.6 / 21.8, rel=0.02)


@KITS
def test_the_sheets_in_the_documentation_show_the_shipped_decks(kit: Kit) -> None:
    sheet = Path(__file__).parents[2] / "docs" / "pictures" / "decks" / f"{kit.shipped}.png"
    assert fingerprint(load_shipped(kit)) in sheet.read_bytes()[:200], (
        "python -m breakhouse.press.contact_sheet docs/pictures/decks"
    )


def test_contact_sheets_are_drawn_on_demand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "decks")]) == 0
    assert {sheet.stem for sheet in (tmp_path / "decks").iterdir()} == {kit.shipped for kit in kits().values()}
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err


def test_every_box_with_cards_has_a_press() -> None:
    assert set(kits()) <= set(press_ids())


@pytest.mark.rule("CL-14", "MI-12", "DI-16")
@pytest.mark.parametrize("game", [id for id in press_ids() if hasattr(game_of(id).options_type(), "turns")])
def test_the_score_sheet_has_a_line_for_every_turn(game: str) -> None:
    last = press_of(game).lay(Job(game=game, today=TODAY)).pages[-1]
    turns = [words.text for words in last.words if words.text.startswith("Turn ")]
    assert len(turns) == 2 * game_of(game).options_type().turns


def asked(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--language", default="en")
    printing.add_parser(parser.add_subparsers())
    return parser.parse_args(["print", *words])


def test_the_command_writes_a_pdf(classic: Deck, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own, out = tmp_path / "own.deck", tmp_path / "own.pdf"
    own.write_text(write_deck(replace(classic, cards=classic.cards[:3])), encoding="utf-8")
    args = asked("classic", "--deck", str(own), "--out", str(out), "--paper", "letter", "--language", "en")
    assert args.run(args) == 0
    assert len(opened(out.read_bytes()).pages) == 3
    assert "own.pdf" in capsys.readouterr().out


@KITS
@pytest.mark.parametrize("tactile", [False, True])
def test_the_shipped_decks_print(kit: Kit, tactile: bool, tmp_path: Path) -> None:
    out = tmp_path / "deck.pdf"
    args = asked(kit.game, "--out", str(out), *(["--tactile"] if tactile else []))
    assert args.run(args) == 0
    reader = opened(out.read_bytes())
    deck = load_shipped(kit)
    faces = len(deck.cards)
    assert len(alternatives(reader)) == faces
    sheets = -(-len(deck.sheets()) // CARDS.places)
    fewest = 2 + faces // 4 if tactile else 2 * sheets + 1
    assert fewest <= len(reader.pages) <= fewest + (5 if tactile else 0)


def test_bad_arguments_to_the_command_are_explained(classic: Deck, tmp_path: Path) -> None:
    out = str(tmp_path / "deck.pdf")
    own = tmp_path / "own.deck"
    own.write_text(write_deck(classic), encoding="utf-8")
    for words, code in (
        (("chess", "--out", out), "no-cards-to-print"),
        (("classic", "--out", out, "--paper", "a5"), "no-such-paper"),
        (("classic", "--out", out, "--deck", "nowhere.deck"), "no-such-deck"),
        (("mini", "--out", out, "--deck", "classic-2"), "deck-of-another-game"),
        (("mini", "--out", out, "--deck", str(own)), "deck-card-twice"),
        (("dice", "--out", str(tmp_path)), "cannot-write"),
        (("dice", "--out", str(tmp_path / "no" / "where.pdf")), "cannot-write"),
    ):
        args = asked(*words)
        with pytest.raises((Refusal, Invalid)) as no:
            args.run(args)
        assert no.value.code == code
    assert not Path(out).exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_card_of_skipbo_breakers_is_one_page(language: str) -> None:
    job = Job(game="skipbo-breakers", today=TODAY, language=language)
    sheets = press_of("skipbo-breakers").lay(job)
    reader = opened(make_pdf(sheets, job))
    assert len(reader.pages) == 1
    (page,) = sheets.pages
    assert [picture.alt.rpartition(": ")[2] for picture in page.pictures] == [
        tiles for one in EXAMPLES for tiles in (one.opens, one.follows, one.never)
    ]
    assert all(picture.svg.count("#b3261e") for picture in page.pictures[2::3]), "what is wrong is crossed out"
    text = reader.pages[0].extract_text()
    for kind in KINDS:
        assert say(language, f"kind-word-{kind}") in text
    lowest = max(line.y for line in page.words)
    assert lowest < job.paper.height - 20
    with pytest.raises(Refusal, match="nothing-tactile-to-print"):
        press_of("skipbo-breakers").lay(dataclasses.replace(job, tactile=True))
    parts = [Page(page.pictures), *(Page((), page.words[n::3]) for n in range(3))]
    inks = [ink_of(set_png(part, job.paper, 36)) for part in parts]
    assert not any(touch(one, other, near=1) for one, other in combinations(inks, 2))
