"""The game in the terminal, played through its real command with what a person would type."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from breakhouse.core import Refusal
from breakhouse.games import game
from breakhouse.games.skipbo_breakers.values import Lay, Pass
from breakhouse.locales import LANGUAGES, say
from breakhouse.locales.keys import QUESTIONS, UNDO
from breakhouse.terminal import cli, play
from breakhouse.terminal.face import face_commands
from breakhouse.terminal.help import today
from breakhouse.terminal.questions import ELSEWHERE, OF_A_GAME, question_for
from breakhouse.terminal.skipbo_breakers.board import read_typed
from breakhouse.terminal.typed_words import words
from tests.support.games import GAMES


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
    shown = typed("q", args=PLAY)
    assert "Hand 1 has been dealt." in shown
    hand = re.search(r"You have 20 tiles: ([^.]*)\.", shown)
    assert hand is not None
    ranks = [16 if tile == "wild" else int(tile) for tile in hand[1].split()]
    assert ranks == sorted(ranks)
    for kind in ("Singles", "Pairs", "Runs"):
        assert re.search(rf"^{kind}: .", shown, re.MULTILINE)
    assert shown.rstrip().endswith("See you next time.")


@pytest.mark.parametrize("id", GAMES)
def test_every_game_on_the_shelf_is_played_by_its_command(id: str) -> None:
    told = typed("?", "1", "1", "q", args=("play", id, "--plain", "--seed", "d", "--level", "random"))
    assert told.rstrip().endswith("See you next time.")


def test_refusals_say_why_and_the_turn_stays() -> None:
    shown = typed("nonsense", "3 5", "?", "p", "q", args=PLAY)
    assert "“nonsense” isn’t a tile" in shown
    assert "3 5 isn’t a set" in shown or "You don’t have" in shown
    assert "Be the first to get rid of all your tiles" in shown
    assert "You’re opening this round, so you have to lay a set." in shown


def test_a_whole_match_can_be_played_from_a_pipe() -> None:
    every_tile = [str(n) for n in range(1, 16)] + ["*"]
    lines = [line for _ in range(400) for line in ("p", *every_tile)]
    shown = typed(*lines, args=(*PLAY, "--option", "target=5", "--bots", "1"))
    assert "win the match." in shown or "wins the match." in shown


def test_plain_output_has_no_escape_codes() -> None:
    assert "\x1b" not in typed("q", args=PLAY)


def test_bad_options_are_explained() -> None:
    assert "There’s no option “targt”" in typed(args=(*PLAY, "--option", "targt=5"))
    assert "has no value" in typed(args=(*PLAY, "--option", "target"))
    assert "can’t be 0" in typed(args=(*PLAY, "--option", "target=0"))


def test_end_of_file_leaves_the_game_cleanly() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "breakhouse", *PLAY],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "See you next time." in done.stdout


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("3 4 *", Lay("3 4 *")),
        ("run 7 8 * *", Lay("7 8 * *", "run")),
        ("pairs: 7 8 ∞ ∞", Lay("7 8 * *", "pairs")),
        ("3,4,5", Lay("3 4 5")),
        ("p", Pass()),
        ("PASS", Pass()),
        ("-", Pass()),
    ],
)
def test_typed_commands_are_understood(words: str, command: Lay | Pass) -> None:
    assert read_typed("en", words) == command


@pytest.mark.parametrize(
    ("language", "run", "pairs", "passing"),
    [
        ("en", "Run 7 8 wild *", "sequential pairs 3 3 4 4", "I pass"),
        ("fr", "suite 7 8 joker *", "suite de paires 3 3 4 4", "je passe"),
        ("de", "STRASSE 7 8 Joker *", "fortlaufende Paare 3 3 4 4", "passe"),
        ("it", "scala: 7 8 jolly *", "coppie 3 3 4 4", "passo"),
    ],
)
def test_every_language_reads_its_own_words_and_english(language: str, run: str, pairs: str, passing: str) -> None:
    assert read_typed(language, run) == Lay("7 8 * *", "run")
    assert read_typed(language, pairs) == Lay("3 3 4 4", "pairs")
    assert read_typed(language, passing) == read_typed(language, "pass") == Pass()
    assert read_typed(language, "breaker 5 5 5") == Lay("5 5 5", "breaker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_reads_what_the_command_box_reads(language: str) -> None:
    """The browser's unit tests read the same file."""
    lines = json.loads(Path("tests/skipbo_breakers/typed.json").read_text("utf-8"))[language]
    assert {line: msgspec.to_builtins(read_typed(language, line)) for line in lines} == {
        line: {"kind": None, **command} if command["do"] == "lay" else command for line, command in lines.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_words_ask_at_the_terminal_and_in_the_command_box(language: str) -> None:
    questions = ("hand", "last", "counts", "turn", "can", "help")
    asked = [say(language, f"typed-ask-{what}").split(",")[0] for what in questions]
    shown = typed(*asked, "q", args=("--language", language, *PLAY))
    held = say(language, "skipbo-you-hold", count=20, tiles="X").split("X")[0]
    assert shown.count(held) == 2
    assert say(language, "rules-skipbo-breakers-aim", target=50) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_and_asking_work_in_every_language(language: str) -> None:
    leave, hand = (say(language, f"typed-{what}").split(",")[1].strip() for what in ("leave", "ask-hand"))
    shown = typed(hand, leave, args=("--language", language, *PLAY))
    held = say(language, "skipbo-you-hold", count=20, tiles="X").split("X")[0]
    assert shown.count(held) == 2
    assert shown.rstrip().endswith(say(language, "terminal-goodbye"))


ENGLISH = re.compile(
    r"usage:|positional|show this help|required|invalid choice|unrecognized|expected|error:", re.IGNORECASE
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in (*cli.COMMANDS, *face_commands()))])
def test_the_help_of_every_command_is_in_one_language(
    language: str, command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--language", language, *command, "--help"])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert say(language, "argparse-usage") in shown
    assert say(language, "argparse-help") in " ".join(shown.split())
    if language != "en":
        assert not ENGLISH.search(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "message"),
    [
        (("play", "--nonsense"), "unrecognized"),
        (("play", "chess"), "invalid-choice"),
        (("play", "--pause", "soon"), "not-number"),
        (("play", "--pause"), "one"),
        (("dance",), "invalid-choice"),
    ],
)
def test_a_wrong_command_line_is_explained_in_the_users_language(
    language: str, line: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--language", language, *line])
    assert left.value.code == 2
    errors = capsys.readouterr().err
    wanted = re.split(r"%\(?\w*\)?\w|[:(]", say(language, f"argparse-{message}"))
    assert max(wanted, key=len).strip() in errors
    assert language == "en" or not ENGLISH.search(errors)


def test_options_are_read_as_values() -> None:
    breakers, classic = game("skipbo-breakers"), game("classic")
    assert play.options(breakers, ["target=5", "must_lay=true"]) == {"target": 5, "must_lay": True}
    read = play.options(classic, ["timer=box", "deck=daily"])
    assert (read["timer"], read["deck"]) == ("box", f"daily:{today().isoformat()}")
    with pytest.raises(Refusal, match="option-without-value"):
        play.options(breakers, ["target"])
    with pytest.raises(Refusal, match="unknown-option"):
        play.options(breakers, ["deck=daily"])


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
    assert cli.language_of(environment) == language


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    shown = capsys.readouterr().out
    assert "play" in shown
    assert "referee" in shown


def test_a_program_can_take_a_seat_and_is_replaced_when_it_fails() -> None:
    program = f"{sys.executable} {EXAMPLE}"
    lowest = [str(n) for n in range(1, 16)]
    shown = typed(*lowest, "p", "q", args=(*PLAY, "--bot", program, "--bot", "false"))
    assert "Ada lays" in shown or "Ada passes" in shown
    assert "The program in seat 3 crashed" in shown
    assert "Ben lays" in shown or "Ben passes" in shown


@pytest.mark.parametrize(
    ("words", "language"),
    [(["--language", "de", "play"], "de"), (["serve", "--lan"], None), (["--language", "xx"], None), ([], None)],
)
def test_only_a_known_language_is_taken_for_one(words: list[str], language: str | None) -> None:
    assert cli.find_language(words) == language


def test_the_browsers_letter_keys_work_at_the_terminal_too() -> None:
    shown = typed("h", "t", "l", "c", "n", "w", "i", "r", "b", "f", "q", args=PLAY)
    assert shown.count("You have 20 tiles") == 2
    for answer in ("any-your-turn", "clock-none"):
        assert say("en", answer) in shown
    assert shown.count(say("en", "prompt-open")) == 2
    assert shown.count("Runs: ") == 2
    for name, key in QUESTIONS.items():
        listed = f"{key.upper()}, {words('en', f'typed-ask-{name}')[0]}: {say('en', f'ask-{name}')}"
        assert name in (*ELSEWHERE, *OF_A_GAME) or listed in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_equivalent_words_in_every_language(language: str) -> None:
    for name, key in QUESTIONS.items():
        for typed_ in (key, *say(language, f"typed-ask-{name}").split(","), say(language, f"ask-{name}")):
            assert question_for(language, typed_) == name, typed_


def test_words_are_answered_like_their_keys() -> None:
    in_words = ("hand", "turn", "table", "time", "score", "moves", "repeat", "history", "later", "q")
    by_key = typed("h", "t", "l", "c", "n", "w", "r", "b", "f", "q", args=PLAY)
    assert typed(*in_words, args=PLAY) == by_key


MINI = ("play", "mini", "--plain", "--seed", "d", "--option", "first=0")


def test_help_lists_every_word() -> None:
    shown = typed("help", "q", args=MINI)
    for name in QUESTIONS:
        assert name in ELSEWHERE or f", {words('en', f'typed-ask-{name}')[0]}: " in shown
    assert f"{UNDO.upper()}, undo: {say('en', 'do-undo')}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_brick_can_be_taken_back_and_choices_are_named_in_words(language: str) -> None:
    start, lift, place = (say(language, f"do-building-{name}") for name in ("start", "lift", "place"))
    undo = say(language, "typed-undo").split(",")[0]
    lines = (undo, start, lift, "1", place, "1", "0", "50", undo, "l", lift, "2", undo.upper(), "l", "q")
    unhurried = ("--option", "timer=off", "--option", "hands=grid")
    shown = typed(*lines, args=("--language", language, *MINI, *unhurried))
    assert shown.count(say(language, "terminal-nothing-to-undo")) == 1
    assert shown.count(say(language, "built-bench-empty")) >= 3


def test_the_terminal_answers_about_the_card_and_the_next_missing_brick() -> None:
    shown = typed("d", "s", "x", "l", "q", args=MINI)
    assert shown.count("There’s no card face up.") == 3, "with the table, and when it is asked for twice"
    assert "There’s nothing on the table." in shown


def test_help_can_be_asked_for_by_word_and_by_sign() -> None:
    shown = typed("?", "help", "q", args=PLAY)
    assert shown.count("Be the first to get rid of all your tiles") == 2
