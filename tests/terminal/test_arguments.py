"""Whatever is typed after `breakhouse`: a sentence about what is wrong, exit code 2, never a stack trace."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from breakhouse.core import log
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.blocks.cards.deck import kits
from breakhouse.terminal.cli import COMMANDS, main, make_parser
from breakhouse.terminal.face import face_commands
from breakhouse.terminal.help import speak

WRONG = [
    ["nosuch"],
    ["--language", "xx", "play"],
    ["coach"],
    ["coach", "."],
    ["coach", "pyproject.toml"],
    ["coach", "/no/such/file"],
    ["arena", "random"],
    ["arena", "random", "random", "--deals", "x"],
    ["arena", "random", "random", "--deals", "-3"],
    ["arena", "random", "random", "--cores", "-2"],
    ["arena", "random", "random", "--cores", "0"],
    ["arena", "random", "random", "--json", "/no/such/folder/a.json"],
    ["arena", "random", "random", "--plot", "/no/such/folder/a.svg"],
    ["arena", "random", "random", "--option", "nothing"],
    ["arena", "random", "random", "--option", "target=x"],
    ["arena", "random", 'python "'],
    ["simulate", "skipbo-breakers", "--hands", "0"],
    ["simulate", "chess"],
    ["cards"],
    ["cards", "list", "nodeck"],
    ["cards", "show", "nocard"],
    ["print", "nodeck"],
    ["print", "nodeck", "--out", "x.pdf"],
    ["play", "chess"],
    ["play", "--bots", "9"],
    ["play", "--level", "god"],
    ["play", "--option", "target=-1"],
    ["play", "--pause", "nan"],
    ["play", "--pause", "-1"],
    ["serve", "--port", "x"],
    ["serve", "--port", "65536"],
    ["serve", "--port", "-1"],
]


def run(args: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code and the message; argparse exits by raising it."""
    try:
        code = main(["--language", "en", *args])
    except SystemExit as leaves:
        code = int(leaves.code or 0)
    return code, capsys.readouterr().err


@pytest.mark.parametrize("args", WRONG, ids=" ".join)
def test_impossible_arguments_are_explained_in_a_sentence(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    code, words = run(args, capsys)
    assert code == 2
    assert words.strip()
    assert "Traceback" not in words


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = Sitting.start(game("skipbo-breakers"), ["Ann", "Bo"])
    match = sitting.match
    file = tmp_path / "evening.match"
    file.write_text("\n".join(log.write(match.header, sitting.log, None, sitting.secret, sitting.nonces)))
    for where in (["--json", "/no/such/folder/x.json"], ["--pictures", str(file)]):
        code, words = run(["coach", str(file), *where], capsys)
        assert code == 2
        assert where[1] in words


def list_unexplained(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name in action.choices:
                yield from list_unexplained(action.choices[name])
        elif not action.help:
            yield f"{parser.prog} {action.option_strings or action.dest}"


def test_help_explains_every_argument() -> None:
    with speak("en"):
        assert list(list_unexplained(make_parser("en", []))) == []


ASKS, WRITES, LONG = {"play", "referee"}, {"backup", "restore", "new-game"}, {"serve"}
"""What may not be tried with any word: it waits for an answer, writes a file of that name, or does not end."""
WORDS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=8)
"""What a shell can hand over."""


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from(sorted({*COMMANDS, *face_commands()} - ASKS - WRITES - LONG)),
    st.lists(WORDS.filter(lambda word: word not in ("-h", "--help")), max_size=3),
)
def test_nonsense_never_ends_in_a_stack_trace(command: str, words: list[str]) -> None:
    try:
        code = main(["--language", "en", command, *words])
    except SystemExit as leaves:
        code = int(leaves.code or 0)
    assert code in (0, 1, 2)


def test_the_help_for_cards_names_todays_decks(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["cards", "list", "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert all(kit.shipped in shown for kit in kits().values())
    assert "GAME-1" not in shown


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "isn’t a whole number"),
        ("de", "keine ganze Zahl"),
        ("fr", "pas un nombre entier"),
        ("it", "un numero intero"),
    ],
)
def test_a_number_that_is_none_is_called_that(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["--language", language, "serve", "--port", "x"])
    told = capsys.readouterr().err
    assert sentence in told
    assert "int" not in told.replace("intero", "")


def test_a_file_that_is_not_there_comes_without_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    _, told = run(["coach", "/no/such/file"], capsys)
    assert "No such file" in told
    assert "Errno" not in told
