"""`breakhouse cards` as it is typed."""

import argparse
from pathlib import Path

import pytest

from breakhouse.core import Invalid
from breakhouse.terminal import cards


def typed(*words: str) -> int:
    parser = argparse.ArgumentParser()
    cards.add_parser(parser.add_subparsers())
    args = parser.parse_args(["cards", *words])
    args.language = "en"
    code: int = args.run(args)
    return code


def test_the_command_lists_and_shows_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert typed("list", "mini-2") == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0] == "mini-2, for mini: 60 cards."
    assert len(listed) == 61
    assert typed("show", "c01", "--svg", str(tmp_path / "c01.svg"), "--steps") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("c01 1 blue grey: ")
    assert "|" in shown.splitlines()[1]
    assert "1. Bottom: brick 1" in shown
    assert (tmp_path / "c01.svg").read_text(encoding="utf-8").startswith("<svg")


def test_the_sketch_can_be_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    typed("show", "c01", "--plain")
    card, *sentences = capsys.readouterr().out.splitlines()
    assert card.startswith("c01 1 blue grey: ")
    assert all(line.endswith(".") for line in sentences), "words alone"


def test_the_command_checks_files_and_cards(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = tmp_path / "good.deck", tmp_path / "bad.deck"
    good.write_text("deck good classic 1\na 1 blue grey: grey-@0,0 grey.@1,1\n", encoding="utf-8")
    bad.write_text("deck bad classic 1\na 1 blue grey: grey-@0.3,0\n", encoding="utf-8")
    assert typed("check", str(good)) == 0
    assert typed("check", str(good), str(bad)) == 1
    out = capsys.readouterr().out
    assert "the one card is valid" in out
    assert "Line 2:" in out
    assert typed("check", "x 1 blue grey: grey.@0,0 grey-@0,1") == 1
    assert "isn’t stable enough" in capsys.readouterr().out
    assert typed("check", "x 1 blue grey: grey.@0,0 grey.@0,1") == 0
    assert "order 0 1" in capsys.readouterr().out


def test_the_command_judges_a_construction(capsys: pytest.CaptureFixture[str]) -> None:
    card = "x 1 blue coloured: red-@0,0 white.@1,1"
    assert typed("judge", card, "red-@4,0 white.@5,1") == 0
    assert typed("judge", card, "red-@4,0 white.@5.5,1") == 1
    assert capsys.readouterr().out == "That’s right.\nWhite is half a brick too far right.\n"


def test_the_command_makes_decks_that_can_be_read_back(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "made.deck"
    assert typed("make", "dice", "--seed", "test", "--care", "1", "--out", str(out)) == 0
    assert typed("check", str(out)) == 0
    assert "all 60 cards are valid" in capsys.readouterr().out


def test_the_command_draws_a_contact_sheet(tmp_path: Path) -> None:
    out = tmp_path / "sheet.svg"
    assert typed("contact", "dice-1", "--out", str(out)) == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(Invalid) as wrong:
        typed("show", "c99")
    assert wrong.value.code == "no-such-card"
