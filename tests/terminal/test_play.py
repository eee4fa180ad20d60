"""The game in the terminal, played through its real command with what a person would type."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.games.skipbo_breakers.values import Pass, Play
from breakhouse.terminal import cli, play


def typed(*lines: str, args: tuple[str, ...] = (), language: str = "en_GB.UTF-8") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "breakhouse", *args],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "LANG": language, "LC_ALL": language, "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"},
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "first_bot.py"
PLAY = ("play", "skipbo-breakers", "--plain", "--seed", "d", "--level", "random")
"""With this seed the player opens, so nothing depends on what a bot does first."""


def test_a_hand_is_shown_sorted_with_what_can_be_laid() -> None:
    told = typed("q", args=PLAY)
    assert "Hand 1 is dealt." in told
    hand = re.search(r"You hold 20 tiles: ([^.]*)\.", told)
    assert hand is not None
    ranks = [16 if tile == "∞" else int(tile) for tile in hand[1].split()]
    assert ranks == sorted(ranks)
    for kind in ("Singles", "Pairs", "Runs"):
        assert re.search(rf"^{kind}: .", told, re.MULTILINE)
    assert told.rstrip().endswith("Until next time.")


def test_refusals_say_why_and_the_turn_stays() -> None:
    told = typed("nonsense", "3 5", "?", "p", "q", args=PLAY)
    assert "“nonsense” is no tile" in told
    assert "3 5 is no set" in told or "You do not hold" in told
    assert "Be the first to lay all your tiles" in told
    assert "You open this round, so you have to lay a set." in told


def test_a_whole_match_can_be_played_from_a_pipe() -> None:
    every_tile = [str(n) for n in range(1, 16)] + ["*"]
    lines = [line for _ in range(400) for line in ("p", *every_tile)]
    told = typed(*lines, args=(*PLAY, "--option", "target=5", "--bots", "1"))
    assert "win the match." in told or "wins the match." in told


def test_plain_output_has_no_escape_codes() -> None:
    assert "\x1b" not in typed("q", args=PLAY)


def test_bad_options_are_explained() -> None:
    assert "There is no option “targt”" in typed(args=(*PLAY, "--option", "targt=5"))
    assert "lacks its value" in typed(args=(*PLAY, "--option", "target"))
    assert "cannot be 0" in typed(args=(*PLAY, "--option", "target=0"))


def test_leaving_with_end_of_file_is_fine() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "breakhouse", *PLAY],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "Until next time." in done.stdout


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("3 4 *", Play("3 4 *")),
        ("run 7 8 * *", Play("7 8 * *", "run")),
        ("pairs: 7 8 ∞ ∞", Play("7 8 ∞ ∞", "pairs")),
        ("3,4,5", Play("3 4 5")),
        ("p", Pass()),
        ("PASS", Pass()),
        ("-", Pass()),
    ],
)
def test_what_is_typed_is_read(words: str, command: Play | Pass) -> None:
    assert play.read(words) == command


def test_options_are_read_as_values() -> None:
    assert play.options(["target=5", "must_lay=true", "deck=daily"]) == {
        "target": 5,
        "must_lay": True,
        "deck": "daily",
    }
    with pytest.raises(Refusal, match="option-without-value"):
        play.options(["target"])


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ({}, "en"),
        ({"LANG": "it"}, "it"),
    ],
)
def test_the_terminal_speaks_the_language_of_its_locale(environment: dict[str, str], language: str) -> None:
    assert cli.spoken(environment) == language


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    shown = capsys.readouterr().out
    assert "play" in shown
    assert "referee" in shown


def test_a_program_may_sit_down_and_one_that_fails_is_replaced() -> None:
    program = f"{sys.executable} {EXAMPLE}"
    lowest = [str(n) for n in range(1, 16)]
    told = typed(*lowest, "p", "q", args=(*PLAY, "--bot", program, "--bot", "false"))
    assert "Ada lays" in told or "Ada passes" in told
    assert "The program at seat 3 is gone" in told
    assert "Ben lays" in told or "Ben passes" in told


@pytest.mark.parametrize(
    ("words", "language"),
    [(["--language", "de", "play"], "de"), (["serve", "--lan"], None), (["--language", "xx"], None), ([], None)],
)
def test_only_a_language_is_taken_for_one(words: list[str], language: str | None) -> None:
    assert cli.asked(words) == language
