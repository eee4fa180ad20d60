"""Any game at the terminal: what is seen and typed comes from view, offers and messages alone."""

import io
import random
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from rich.console import Console

from breakhouse.bots import RANDOM, make_bot
from breakhouse.bots.party import Party
from breakhouse.core.match import Sitting
from breakhouse.core.plugins import FACES, find
from breakhouse.games import game
from breakhouse.locales import LANGUAGES, say
from breakhouse.terminal.face import board_of
from breakhouse.terminal.generic import GenericBoard
from breakhouse.terminal.keyboard import Keyboard
from breakhouse.terminal.screen import Screen
from breakhouse.terminal.session import Session
from breakhouse.terminal.wording import Wording
from tests.support.games import GAMES, on_the_shelf
from tests.support.plugins import NIM, announce_project

WAIT = ""
"""Typing nothing until something else happens."""
MOST = 4_000


class Script(Keyboard):
    """Prepared lines, and a clock that a test moves."""

    def __init__(self, lines: Sequence[str], then: str | None = None) -> None:
        self.ms = 0
        self.lines = iter(lines)
        self.then = then
        self.asked = 0

    def now(self) -> int:
        return self.ms

    def line(self, ms: int | None) -> str | None:
        self.asked += 1
        typed = next(self.lines, self.then)
        if typed is None or self.asked > MOST:
            raise EOFError
        if typed == WAIT and ms is not None:
            self.rest(ms)
            return None
        return typed or "1"

    def rest(self, ms: int) -> None:
        self.ms += max(0, ms)


class Dabbler(Script):
    """Somebody who types any choice there is, fills in what is asked for, and later only watches."""

    def __init__(self, lines: int) -> None:
        super().__init__((), WAIT)
        self.board: Any = None
        self.left = lines
        self._any = random.Random("dabbling")

    def line(self, ms: int | None) -> str | None:
        self.left -= 1
        if self.left < 0 or (ms is not None and self._any.random() < 0.3):
            return super().line(ms)
        self.ms += 50
        if not getattr(self.board, "fills", False):
            return str(self._any.randint(1, 3))
        _, free = self.board._open()[0]
        if free.choices is not None:
            return str(self._any.randint(1, len(free.choices)))
        return str(self._any.randint(free.low or 0, free.high if free.high is not None else 9))


def evening(
    id: str, *lines: str, then: str | None = None, language: str = "en", plain: bool = True, **options: Any
) -> str:
    """What the player in seat 0 reads, beside one random bot."""
    rules = game(id)
    shown = io.StringIO()
    console = Console(file=shown, width=100, highlight=False, markup=False, emoji=False)
    sitting = Sitting.start(rules, ["Ann", "Bo"], options)
    screen = Screen(console, plain, language, ["Ann", "Bo"], 0)
    bots = {1: make_bot(id, RANDOM, 1, "evening")}
    Session(sitting, bots, board_of(rules, screen), screen, Script(lines, then)).play()
    return shown.getvalue()


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    metadata, source = announce_project(tmp_path_factory.mktemp("nim"), NIM)
    with on_the_shelf(metadata), on_the_shelf(source):
        yield "nim"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strangers_game_is_played_to_its_end_in_every_language(nim: str, language: str) -> None:
    shown = evening(nim, then="1", language=language, wins=1)
    assert say(language, "box-nim") in shown
    assert say(language, "did-nim-dealt", round=1, you=True, name="Ann") in shown
    assert f"1. {say(language, 'do-nim-take', card=1)}" in shown
    winner = say(language, "ended-nim-rounds-won", you=True, name="Ann")
    assert winner in shown or say(language, "ended-nim-rounds-won", you=False, name="Bo") in shown
    assert "none" not in shown


def test_choices_are_numbers_and_anything_else_is_explained(nim: str) -> None:
    shown = evening(nim, "nonsense", "99", "0", "?", "v", "a", "q")
    assert "“nonsense” isn’t one of the choices. Type a number from 1 to" in shown
    assert shown.count("isn’t one of the choices") == 3
    assert "Whoever takes the last stick wins the round" in shown
    assert shown.count("sticks are left. Your cards:") == 2
    assert shown.rstrip().endswith("See you next time.")


def test_a_hidden_hand_stays_hidden(nim: str) -> None:
    sitting = Sitting.start(game(nim), ["Ann", "Bo"], {})
    other = ", ".join(map(str, game(nim).view(sitting.match.state, 1).mine))
    assert other not in evening(nim, "q")


@pytest.mark.parametrize("id", [id for id in GAMES if id not in find(FACES).points])
def test_every_game_without_a_face_of_its_own_comes_to_an_end(id: str) -> None:
    """The player types only when nothing else happens by itself; deadlines and bots do the rest."""
    shown = evening(id, then=WAIT, **game(id).manifest.one_deal)
    assert "See you next time." not in shown
    assert say("en", "terminal-score", you=False, name="Bo", score=0).split("0")[0] in shown


@pytest.mark.parametrize("id", GAMES)
def test_a_person_can_do_at_the_terminal_what_a_game_offers(id: str) -> None:
    """What is made of typed choices is always a command that the game can read, and the match comes to its end."""
    rules, shown = game(id), io.StringIO()
    sitting = Sitting.start(rules, ["Ann", "Bo"], rules.manifest.one_deal)
    console = Console(file=shown, width=100, highlight=False, markup=False, emoji=False)
    screen = Screen(console, True, "en", ["Ann", "Bo"], 0)
    keyboard = Dabbler(300)
    keyboard.board = GenericBoard(screen, rules)
    Session(sitting, {1: make_bot(id, RANDOM, 1, "evening")}, keyboard.board, screen, keyboard).play()
    assert sitting.match.outcome() is not None
    own = [entry for entry in sitting.log if entry.seat == 0]
    assert own, "something that was typed was done"
    assert say("en", "refused-unreadable-command", why="X").split("X")[0] not in shown.getvalue()


def test_a_move_that_was_begun_can_be_dropped() -> None:
    told = evening(building(), "1", "1", "back", "q", first=0)
    assert told.count(say("en", "terminal-choices")) >= 2
    assert "can’t be chosen" not in told


def building() -> str:
    """Some game whose offers have free fields."""
    return next(id for id in GAMES if "bricks" in game(id).options_type.__struct_fields__)


def test_free_fields_are_asked_for_one_by_one() -> None:
    shown = evening(
        building(), "1", "1", "1", "chewing gum", "red", "1", "red", "lying", "9999999", "x", "300", first=0
    )
    assert "“chewing gum” can’t be chosen for Brick. Choose from: " in shown
    assert "“x” isn’t a whole number (Across, from the middle)." in shown
    place = "Across, from the middle"
    assert any(f"{place} {words} " in shown for words in ("is from", "must be", "can be"))


def test_time_runs_while_a_line_is_waited_for() -> None:
    shown = evening(building(), "1", WAIT, WAIT, first=0)
    assert "Starts automatically in 20 seconds." in shown
    assert "Start." in shown, "the turn begins by itself when nobody gives the signal"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_choice_has_words(id: str, language: str) -> None:
    """Neither a tuple nor the id of a piece."""
    screen = Screen(Console(file=io.StringIO()), True, language, ["Ann", "Bo"], 0)
    phrases, sitting = (
        Wording(screen, game(id)),
        Sitting.start(game(id), ["Ann", "Bo"], game(id).manifest.one_deal),
    )
    shown: set[str] = set()
    party = Party(sitting, [make_bot(id, RANDOM, seat, "words") for seat in (0, 1)])

    def look(sitting: Sitting) -> bool:
        shown.update(phrases.offer(offer) for seat in (0, 1) for offer in sitting.match.legal(seat)[:40])
        return len(sitting.log) > 80

    party.play(look)
    assert shown
    assert not [words for words in shown if re.search(r"[()'_]|\bdie-|\bcuboid-|\bdark(blue|green)", words)]


def test_the_prompt_waits_while_a_bot_builds_in_silence() -> None:
    shown = evening(building(), then=WAIT, first=1)
    assert not re.search("Your choice: \n*Your choice: ", shown), "not once for every brick"
    assert not re.search("Your choice: .", shown), "whatever comes next is on a line of its own"


def test_a_game_without_messages_is_shown_as_a_table_or_plain_lines(
    nim: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Wording, "view", lambda *_: None)
    assert "│" in evening(nim, "q", plain=False)
    plain = evening(nim, "q")
    assert "│" not in plain
    assert "mine: " in plain


@pytest.mark.parametrize("id", [id for id in GAMES if hasattr(game(id), "answer")])
def test_a_building_game_is_told_in_sentences(id: str) -> None:
    """The card, what stands and whose turn it is, each time something of it changes: no names of fields."""
    shown = evening(id, then=WAIT, first=0, **game(id).manifest.one_deal)
    assert "It’s your turn." in shown
    assert "There’s nothing on the table." in shown
    assert "this turn." in shown, "what a turn has brought"
    assert not re.search(r"^(words|bench|box|pile|tally|turn): ", shown, re.MULTILINE)
    assert not re.search(r"sound \w+\)$", shown, re.MULTILINE)


def test_a_card_is_described_once_and_again_on_request() -> None:
    begun = ("1", "1", "1", "1")
    shown, asked = (evening(building(), *begun, *more, first=0) for more in (("q",), ("v", "q")))
    (card,) = [line for line in shown.splitlines() if " bricks high" in line]
    assert asked.count(card) == 2


@pytest.mark.rule("MI-07")
def test_mini_calls_no_sum_on_a_blank_face() -> None:
    """As on the sheet, where 2, 3, blank, 1 are called 2, 5, nothing, 6."""
    shown = evening("mini", then=WAIT, first=1, turns=1)
    sums = [int(n) for n in re.findall(r"Sum (\d+)\.", shown)]
    assert len(sums) > 8
    assert all(a != b for a, b in pairwise(sums)), "the same sum twice is a blank called out"
    assert "\n\n\n" not in shown, "nor is there an empty line for it"


@pytest.mark.parametrize(
    ("id", "words"), [("classic", "seconds left to build."), ("mini", "At 15 the turn is over.")]
)
def test_how_much_time_is_left_is_about_the_turn(id: str, words: str) -> None:
    """Not about the next roll of the small die, or the second for which a construction has to stand."""
    start = ("1", "1") if id == "classic" else ("1",)
    shown = evening(id, *start, "c", "time", first=0)
    assert shown.count(words) >= 2
    assert "seconds left.\n" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_rules_of_every_game_can_be_read(id: str, language: str) -> None:
    """By the key and by the word, with the numbers of this table."""
    word = say(language, "typed-ask-rules").split(",")[0]
    for typed in ("?", word):
        shown = evening(id, typed, "q", language=language)
        for title in ("aim", "end" if id != "skipbo-breakers" else "score"):
            if game(id).manifest.paragraphs:
                assert f"{say(language, f'rules-{id}-{title}-title')}: " in shown
    if "turns" in game(id).options_type.__struct_fields__:
        assert say(language, f"rules-{id}-end", turns=7) in evening(id, "?", "q", language=language, turns=7)
