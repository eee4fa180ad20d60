"""Packages that are wrong in every way we could think of: a sentence names them, and everything else works."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from breakhouse.core import Refusal
from breakhouse.games import game, shelf
from breakhouse.locales import LANGUAGES, say_why
from breakhouse.terminal.plugins import all_flaws, tell_flaws
from tests.support.games import GAMES, on_the_shelf
from tests.support.plugins import BIDS, NIM, announce, announce_project

GAMES_GROUP, MESSAGES, BOTS = "breakhouse.games", "breakhouse.messages", "breakhouse.bots"
OPERATIONS = "breakhouse.operations"
GOOD = """
from breakhouse.core.manifest import Box, Manifest
from tests.support.server.tictactoe import TicTacToe

class Guest(TicTacToe):
    id = "guest"
    box = Box(id="guest", title=TITLE, minutes=1, colours=("#000000", "#ffffff"))
    manifest = Manifest(title=TITLE, boxes=(box,), messages=MESSAGES)

GAME = Guest()
"""


def write(folder: Path, name: str, source: str, **constants: object) -> None:
    head = "".join(f"{name} = {value!r}\n" for name, value in constants.items())
    (folder / f"{name}.py").write_text(head + source)


def not_importable(folder: Path) -> None:
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": "no_such_module:GAME"}})


def failing_at_import(folder: Path) -> None:
    write(folder, "guest_failing", "raise ZeroDivisionError('oh')")
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": "guest_failing:GAME"}})


def without_the_object(folder: Path) -> None:
    write(folder, "guest_empty", "")
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": "guest_empty:GAME"}})


def breaking_the_contract(folder: Path) -> None:
    write(folder, "guest_half", "class Half:\n    id = 'guest'\nGAME = Half()")
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": "guest_half:GAME"}})


def with_a_taken_id(folder: Path) -> None:
    write(folder, "guest_twin", GOOD, TITLE="Twin", MESSAGES=())
    announce(folder, "bad-package", {GAMES_GROUP: {GAMES[0]: "guest_twin:GAME"}})


def called_otherwise(folder: Path) -> None:
    write(folder, "guest_named", GOOD, TITLE="Named", MESSAGES=())
    announce(folder, "bad-package", {GAMES_GROUP: {"other": "guest_named:GAME"}})


def without_a_title(folder: Path) -> None:
    write(folder, "guest_untitled", GOOD, TITLE=" ", MESSAGES=())
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": "guest_untitled:GAME"}})


def without_its_messages(folder: Path) -> None:
    write(folder, "guest_mute", GOOD, TITLE="Mute", MESSAGES=("guest",))
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": "guest_mute:GAME"}})


def without_a_language(folder: Path) -> None:
    speaking(folder, "guest_three", dict.fromkeys(LANGUAGES[:-1], "guest-hello = Hello\n"))


def without_a_message(folder: Path) -> None:
    speaking(
        folder, "guest_four", {**dict.fromkeys(LANGUAGES, "guest-hello = Hello\n"), "it": "guest-bye = Ciao\n"}
    )


def speaking(folder: Path, package: str, messages: dict[str, str]) -> None:
    """A game with messages in these languages."""
    for language, text in messages.items():
        words = folder / package / "messages" / language
        words.mkdir(parents=True)
        (words / "guest.ftl").write_text(text)
    write(folder / package, "__init__", GOOD, TITLE="Words", MESSAGES=("guest",))
    announce(folder, "bad-package", {GAMES_GROUP: {"guest": f"{package}:GAME"}, MESSAGES: {"guest": package}})


def with_bots_that_are_none(folder: Path) -> None:
    write(folder, "guest_bots", "BOTS = 'many'")
    announce(folder, "bad-package", {BOTS: {"guest": "guest_bots:BOTS"}})


OPERATION = """
from breakhouse.core.operation import Operation, Request

class Ask(Request, frozen=True, tag=NAME):
    pass

ASK = Operation(Ask, lambda request: {})
"""


def with_a_question_called_otherwise(folder: Path) -> None:
    write(folder, "guest_asked", OPERATION, NAME="guest-asks")
    announce(folder, "bad-package", {OPERATIONS: {"guest": "guest_asked:ASK"}})


def with_a_question_of_the_referee(folder: Path) -> None:
    write(folder, "guest_referee", OPERATION, NAME="view")
    announce(folder, "bad-package", {OPERATIONS: {"view": "guest_referee:ASK"}})


WRONG: dict[Callable[[Path], None], str] = {
    not_importable: "plugin-not-importable",
    failing_at_import: "plugin-not-importable",
    without_the_object: "plugin-not-importable",
    breaking_the_contract: "game-breaks-contract",
    with_a_taken_id: "plugin-name-taken",
    called_otherwise: "game-called-otherwise",
    without_a_title: "game-without-title",
    without_its_messages: "game-without-messages",
    without_a_language: "messages-unreadable",
    without_a_message: "messages-incomplete",
    with_bots_that_are_none: "plugin-of-wrong-kind",
    with_a_question_called_otherwise: "operation-called-otherwise",
    with_a_question_of_the_referee: "plugin-name-taken",
}


@pytest.mark.parametrize("package", WRONG, ids=lambda package: package.__name__)
def test_a_bad_package_is_named_and_the_others_work(
    package: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package(tmp_path)
    with on_the_shelf(tmp_path):
        codes = {flaw.code for flaw in all_flaws()}
        assert codes == {WRONG[package]}
        assert tuple(shelf()) == GAMES, "it stays off the shelf, and the others stay on"
        for language in LANGUAGES:
            tell_flaws(language)
            sentences = capsys.readouterr().err.splitlines()
            assert len(sentences) == 1
            assert "bad-package" in sentences[0]
            assert WRONG[package] not in sentences[0]


def test_a_bad_game_is_refused_with_the_reason(tmp_path: Path) -> None:
    without_a_title(tmp_path)
    with on_the_shelf(tmp_path), pytest.raises(Refusal) as refused:
        game("guest")
    assert "bad-package" in say_why("en", refused.value)


@pytest.mark.parametrize(
    "command",
    [
        ("referee",),
        ("play", "--plain"),
        ("arena", "random", "random", "--deals", "1"),
        ("serve", "--public-url", "/"),
    ],
    ids=lambda command: command[0],
)
def test_commands_that_run_matches_report_bad_packages_at_the_start(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    failing_at_import(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "breakhouse", "--language", "en", *command],
        input=b"",
        capture_output=True,
        env={"PYTHONPATH": str(tmp_path), "PATH": ""},
        timeout=120,
        check=False,
    )
    printed = done.stderr.decode()
    assert "“guest” from the package bad-package can’t be loaded: ZeroDivisionError: oh" in printed
    assert "Traceback" not in printed
    assert b"bad-package" not in done.stdout


def test_a_match_file_of_a_game_that_is_not_installed_says_so(tmp_path: Path) -> None:
    from breakhouse.core import Invalid, log
    from breakhouse.core.match import Sitting
    from breakhouse.games import replay

    write(tmp_path, "guest_here", GOOD, TITLE="Here", MESSAGES=())
    announce(tmp_path, "good-package", {GAMES_GROUP: {"guest": "guest_here:GAME"}})
    with on_the_shelf(tmp_path):
        sitting = Sitting.start(game("guest"), ["Ann", "Bo"])
        lines = log.write(sitting.match.header, sitting.log, None, sitting.secret)
        assert replay(lines).match.header.game == "guest"
    with pytest.raises(Invalid) as unknown:
        replay(lines)
    assert "guest" in say_why("en", unknown.value)


@pytest.mark.parametrize("project", [NIM, BIDS], ids=lambda project: project.name)
def test_the_example_packages_have_no_flaws(project: Path, tmp_path: Path) -> None:
    metadata, source = announce_project(tmp_path, project)
    with on_the_shelf(metadata), on_the_shelf(source):
        assert all_flaws() == []
        assert project.name in shelf()
