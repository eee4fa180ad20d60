"""Every level plays whole matches from what its seat is shown, and each is better than the one below."""

import subprocess
import sys
from itertools import pairwise
from statistics import stdev

import msgspec
import pytest

from breakhouse.bots import LEVELS, Budget, arena, make_bot
from breakhouse.bots.party import Party
from breakhouse.bots.skipbo_breakers.player import MOST_MS
from breakhouse.core.match import Sitting
from breakhouse.games import game

GAME = "skipbo-breakers"
QUICK = Budget(playouts=60)


def match(levels: tuple[str, ...], seed: str = "s", budget: Budget = QUICK, **options: object) -> Party:
    sitting = Sitting.start(game(GAME), [f"p{n}" for n in range(len(levels))], options, seed.encode() * 8)
    party = Party(sitting, [make_bot(GAME, level, seat, seed) for seat, level in enumerate(levels)], budget)
    party.play()
    return party


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_matches(level: str, seats: int) -> None:
    party = match((level,) * seats)
    assert party.sitting.match.outcome() is not None
    assert party.refusals == 0


@pytest.mark.parametrize(
    "options", [{"must_lay": True}, {"equal_matches": True}, {"open_discard": True}, {"think_ms": 5000}]
)
def test_every_option_can_be_played(options: dict[str, object]) -> None:
    assert match(("expert", "strong", "casual"), target=15, **options).refusals == 0


def test_the_same_seed_gives_the_same_moves() -> None:
    first, second = (match(("expert", "strong"), target=20).sitting.log for _ in range(2))
    assert [entry.command for entry in first] == [entry.command for entry in second]
    assert [entry.at for entry in first] == [entry.at for entry in second]


def test_another_seed_gives_other_moves() -> None:
    first, second = (match(("expert", "expert"), seed, target=20).sitting.log for seed in "ab")
    assert [entry.command for entry in first] != [entry.command for entry in second]


def test_thinking_takes_a_human_time() -> None:
    log = match(("expert", "strong", "casual", "beginner"), target=20).sitting.log
    took = [b.at - a.at for a, b in pairwise(log)]
    assert min(took) >= 400
    assert max(took) <= MOST_MS
    assert stdev(took) > 100


def test_a_bot_needs_only_views_and_events_from_json() -> None:
    """A bot that gets everything as JSON plays like one in the same process."""
    rules = game(GAME)

    class Far:
        def __init__(self, seat: int) -> None:
            self.bot = make_bot(GAME, "expert", seat, "far")

        def observe(self, event: object) -> None:
            self.bot.observe(msgspec.json.decode(msgspec.json.encode(event), type=rules.event_type))

        def choose(self, view: object, offers: object, budget: Budget) -> object:
            decoded = msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type)
            return self.bot.choose(decoded, list(offers), budget)  # type: ignore[call-overload]

    logs = []
    for near in (True, False):
        sitting = Sitting.start(rules, ["a", "b"], {"target": 15}, b"j" * 32)
        bots = [make_bot(GAME, "expert", seat, "far") if near else Far(seat) for seat in range(2)]
        Party(sitting, bots, QUICK).play()  # type: ignore[arg-type]
        logs.append([entry.command for entry in sitting.log])
    assert logs[0] == logs[1]


def test_hidden_tiles_do_not_change_the_choice() -> None:
    """Other hands dealt anew behind the same view and events: the same choice."""
    import random

    rules = game(GAME)
    sitting = Sitting.start(rules, ["a", "b", "c"], {}, b"h" * 32)
    seat = sitting.match.state.turn
    view = rules.view(sitting.match.state, seat)
    chosen = set()
    for n in range(4):
        state = rules.imagine(view, random.Random(n))
        bot = make_bot(GAME, "expert", seat, "same")
        for event in sitting.log[0].read_events(rules):
            bot.observe(rules.redact(event, seat))
        move = bot.choose(rules.view(state, seat), rules.legal(state, seat, 0), QUICK)
        assert move is not None
        chosen.add(msgspec.json.encode(move))
    assert len(chosen) == 1


@pytest.mark.parametrize(
    ("upper", "lower", "deals"),
    [("beginner", "random", 60), ("casual", "beginner", 60), ("strong", "casual", 100)],
)
def test_each_level_beats_the_one_below(upper: str, lower: str, deals: int) -> None:
    report = arena.run(arena.Bout(GAME, upper, lower, 2, deals, "ladder", playouts=0), cores=1)
    assert report.low > 0, f"{upper} against {lower}: {report.margin:+.2f}"


def test_expert_beats_casual() -> None:
    report = arena.run(arena.Bout(GAME, "expert", "casual", 2, 40, "ladder", playouts=200), cores=1)
    assert report.low > 0


def test_a_newcomer_plays_from_the_view_alone() -> None:
    """A bot that takes over a seat in the middle of a hand hasn't seen any events."""
    sitting = Sitting.start(game(GAME), ["a", "b", "c"], {}, b"n" * 32)
    for n in range(30):
        seat = sitting.match.state.turn
        offers = sitting.match.legal(seat)
        view = game(GAME).view(sitting.match.state, seat)
        move = make_bot(GAME, "expert", seat, n).choose(view, offers, QUICK)
        assert move is not None
        assert move.command in offers
        sitting.do(seat, move.command)


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from breakhouse.bots import Budget, make_bot
from breakhouse.bots.party import play
from breakhouse.games import game
for seats in (2, 4):
    bots = [make_bot("skipbo-breakers", level, n, 1) for n, level in enumerate(("expert", "strong") * 2)][:seats]
    assert play(game("skipbo-breakers"), bots, {"target": 5}, budget=Budget(playouts=8)).match.outcome()
assert "breakhouse.games.skipbo_breakers.jit.bits" not in sys.modules
print("played")
"""


def test_numba_is_not_needed() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, timeout=300)
    assert done.stdout.strip() == "played", done.stderr


LIGHT = """
import sys
from breakhouse.bots import make_bot
make_bot("skipbo-breakers", "casual", 0, 1)
assert not {"numba", "scipy", "torch"} & set(sys.modules)
"""


def test_the_lower_levels_load_nothing_heavy() -> None:
    subprocess.run([sys.executable, "-c", LIGHT], check=True, timeout=60)
