"""The interface: what a bot is asked, what it may answer, and what becomes of that."""

import msgspec
import pytest

from breakhouse.bots import LEVELS, RANDOM, Budget, Move, levels, make_bot
from breakhouse.bots.party import Party, play
from breakhouse.bots.random_bot import RandomBot
from breakhouse.bots.seated import PATIENCE, SeatedBot
from breakhouse.core import Command, Event, Free, Offers, Refusal, State, Template, View
from breakhouse.core.match import Sitting
from breakhouse.core.offers import name_of, still_open
from breakhouse.core.rehearsal import random_command
from breakhouse.games import game, game_ids
from breakhouse.games.blocks.bench.workbench import Lift, Place
from breakhouse.games.blocks.match.values import Point, Roll, Start
from breakhouse.locales import say_why

LIFT = Template("lift", {}, {"brick": Free(choices=("red", "white"))})
PLACE = Template(
    "place", {"brick": "red"}, {"how": Free(choices=("lying",)), "x": Free(-10, 10), "y": Free(0, 20)}
)


def test_a_command_is_open_while_its_name_is_offered() -> None:
    assert still_open([LIFT], Lift("brown")), "by its name it is still open; the rules say no"
    assert not still_open([LIFT], Roll())


def test_templates_are_filled() -> None:
    import random

    rng = random.Random(1)
    for _ in range(20):
        placed = random_command(game("classic"), PLACE, rng)
        assert isinstance(placed, Place)
        assert placed.brick == "red"
        assert -10 <= placed.x <= 10
        assert 0 <= placed.y <= 20
    assert name_of(LIFT) == name_of(Lift("red")) == "lift"


@pytest.mark.parametrize("game_id", game_ids())
def test_chance_alone_plays_whole_matches(game_id: str) -> None:
    options = {"turns": 1} if game_id != "skipbo-breakers" else {}
    sitting = play(game(game_id), [make_bot(game_id, RANDOM, seat, 3) for seat in range(2)], options)
    assert sitting.match.outcome() is not None


@pytest.mark.parametrize("game_id", game_ids())
def test_an_unknown_level_is_refused_with_the_known_ones(game_id: str) -> None:
    with pytest.raises(Refusal) as no:
        make_bot(game_id, "grandmaster", 0)
    assert no.value.code == "no-such-level"
    assert RANDOM in say_why("en", no.value)
    assert set(levels(game_id)) <= set(LEVELS)


def test_the_same_seed_gives_the_same_match() -> None:
    logs = []
    for _ in range(2):
        bots = [make_bot("dice", "casual", seat, "seed") for seat in range(2)]
        logs.append(play(game("dice"), bots, {"turns": 1}).log)
    assert logs[0] == logs[1]
    other = play(game("dice"), [make_bot("dice", "casual", seat, "other") for seat in range(2)], {"turns": 1}).log
    assert other != logs[0]


class Spy:
    """Remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[object] = []
        self.answer: Move | None = None

    def observe(self, event: Event) -> None:
        self.given.append(event)

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        self.given.append((view, offers, budget))
        return self.answer


def test_a_bot_never_gets_a_state_and_sees_only_its_own_deal() -> None:
    spies = [Spy(), Spy()]
    sitting = Sitting.start(game("skipbo-breakers"), ["a", "b"])
    party = Party(sitting, spies)
    with pytest.raises(RuntimeError, match="nobody"):
        party.step()
    for seat, spy in enumerate(spies):
        dealt = [e for e in spy.given if getattr(e, "hands", None) is not None]
        assert [hand is not None for hand in dealt[0].hands] == [s == seat for s in (0, 1)]  # type: ignore[attr-defined]
        assert not any(isinstance(part, State) for given in spy.given for part in _parts(given))


def _parts(given: object) -> tuple[object, ...]:
    return given if isinstance(given, tuple) else (given,)


def view() -> View:
    sitting = Sitting.start(game("classic"), ["a", "b"])
    found: View = sitting.match.game.view(sitting.match.state, 0)
    return found


def test_a_pending_move_stays_valid_while_it_is_offered() -> None:
    spy = Spy()
    seated = SeatedBot("classic", 0, spy)
    spy.answer = Move(Roll(), 500)
    seated.think(view(), [Roll()], Budget(now=100))
    assert seated.pending is not None
    assert seated.pending.due == 600
    spy.answer = Move(Start(), 1)
    seated.think(view(), [Roll(), Start()], Budget(now=200))
    assert seated.pending.move.command == Roll(), "the hand is on its way"
    seated.think(view(), [Start()], Budget(now=300))
    assert seated.pending.move.command == Start()


def test_a_bot_that_answers_none_is_not_asked_again_before_something_happens() -> None:
    spy = Spy()
    seated = SeatedBot("classic", 0, spy)
    for _ in range(3):
        seated.think(view(), [Point()], Budget())
    assert len(spy.given) == 1
    seated.saw([Event()])
    seated.think(view(), [Point()], Budget())
    assert len(spy.given) == 3


def test_after_many_refusals_a_random_move_is_played_for_the_bot() -> None:
    spy = Spy()
    spy.answer = Move(Start(), 0)
    seated = SeatedBot("classic", 0, spy)
    for _ in range(PATIENCE):
        seated.think(view(), [Roll()], Budget())
        seated.refuse(Refusal("not-now"))
    seated.think(view(), [Roll()], Budget())
    assert seated.pending is not None
    assert seated.pending.move.command == Roll()


def test_chance_never_points_at_mistakes() -> None:
    assert RandomBot("classic", 0).choose(view(), [Point()], Budget()) is None


def test_a_bots_moves_can_be_written_as_json() -> None:
    written = msgspec.to_builtins(Move(Lift("red"), 300))
    assert written == {"command": {"do": "lift", "brick": "red"}, "after_ms": 300}
    assert isinstance(Move(Lift("red")).command, Command)
