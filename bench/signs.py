"""How often people would be suspected, and programs found: `python -m bench.signs`, always with the same seeds.

Honest play is what there is of it: bots of human pace at every level, and the hands that were recorded in the
page. Programs are the same bots with quicker hands, or with the expert's choices and a quicker tempo.
"""

import gzip
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from typing import Any

import msgspec

from breakhouse.bots import LEVELS, make_bot
from breakhouse.bots.bot import Bot, Budget, Move
from breakhouse.bots.party import Party
from breakhouse.bots.signs import Tally, add_tallies, observe, suspect
from breakhouse.core import HOUSE, Event, Offers, View, log
from breakhouse.core.match import Sitting
from breakhouse.games import game

GAMES: dict[str, dict[str, Any]] = {
    "classic": {"turns": 2, "strict": True},
    "mini": {"turns": 2, "strict": True},
    "dice": {"turns": 2, "strict": True},
    "skipbo-breakers": {},
}
HANDS = Path(__file__).parent.parent / "tests" / "hands"
Tallies = dict[str, Tally]
Maker = Callable[[str, int, str], Bot]


class Hurried:
    """A program that chooses like a bot, in a part of its time."""

    def __init__(self, bot: Bot, part: float) -> None:
        self._bot = bot
        self._part = part

    def observe(self, event: Event) -> None:
        self._bot.observe(event)

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        move = self._bot.choose(view, offers, budget)
        return None if move is None else msgspec.structs.replace(move, after_ms=round(move.after_ms * self._part))


def level(name: str) -> Maker:
    return lambda game_id, seat, seed: make_bot(game_id, name, seat, seed)


def hurried(part: float, name: str = "expert") -> Maker:
    return lambda game_id, seat, seed: Hurried(make_bot(game_id, name, seat, seed), part)


def quick_hands(pace: float) -> Maker:
    """Hands with the irregularity of a bot's, that never slip, at another pace."""

    def make(id: str, seat: int, seed: str) -> Bot:
        bot: Any = make_bot(id, "expert", seat, seed)
        bot.skill = msgspec.structs.replace(bot.skill, pace=pace, slip=0.0, tip=0.0, spread=0.3)
        bot.hands = type(bot.hands)(bot.skill, bot.rng)
        return bot  # type: ignore[no-any-return]

    return make


def play(id: str, make: Maker, seed: str) -> Sitting:
    secret = seed.encode().ljust(32, b".")[:32]
    sitting = Sitting.start(game(id), ["a", "b"], GAMES[id], secret)
    return Party(sitting, [make(id, seat, seed) for seat in (0, 1)], Budget(playouts=60)).play()


def observe_all(sitting: Sitting) -> dict[int, Tallies]:
    """As if people had made all moves."""
    return observe(sitting, {entry.seq for entry in sitting.log if entry.seat != HOUSE})


def lives(id: str, make: Maker, matches: int, many: int, name: str) -> Iterator[list[list[str]]]:
    """For each of so many players, what would be suspected after each of their matches."""
    for player in range(many):
        sums: list[Tallies] = [{}, {}]
        found: list[list[list[str]]] = [[], []]
        for number in range(matches):
            seen = observe_all(play(id, make, f"{name}/{player}/{number}"))
            for seat in (0, 1):
                sums[seat] = add_tallies(sums[seat], seen.get(seat, {}))
                found[seat].append(suspect(id, sums[seat]))
        yield from found


def recorded() -> Iterator[tuple[str, list[str]]]:
    """The hands that were recorded in the page, and what they are suspected of."""
    for file in sorted(HANDS.glob("*.match.gz")):
        lines = gzip.decompress(file.read_bytes()).decode().splitlines()
        yield file.name, suspect_recording(lines)


def suspect_recording(lines: list[str]) -> list[str]:
    header, entries, _ = log.read(lines)
    rules: Any = copy(game(header.game))
    rules.rules_version = header.rules_version  # as it was numbered before the first release
    sitting = log.replay(rules, lines)
    seen = observe(sitting, {entry.seq for entry in entries if entry.seat == 0})
    return suspect(header.game, seen.get(0, {}))


def row(id: str, name: str, make: Maker, matches: int, many: int) -> str:
    """After how many matches how many of them are suspected, and of what."""
    found = list(lives(id, make, matches, many, name))
    of = Counter(sign for one in found for sign in set(one[-1]))
    first = sum(bool(one[0]) for one in found)
    last = sum(bool(one[-1]) for one in found)
    signs = ", ".join(f"{sign} {count}" for sign, count in sorted(of.items())) or "–"
    return f"| {id} | {name} | {first} of {len(found)} | {last} of {len(found)} | {signs} |"


def main(many: int, matches: int) -> None:
    print(f"| game | who | suspected after 1 match | after {matches} | of |\n|---|---|---|---|---|")
    for id in GAMES:
        for name in LEVELS:
            print(row(id, name, level(name), matches, many), flush=True)
        if id == "skipbo-breakers":
            programs = {"expert in half the time": hurried(0.5), "strong in a quarter": hurried(0.25, "strong")}
        else:
            programs = {"hands of pace 0.5": quick_hands(0.5)}
        for name, make in programs.items():
            print(row(id, name, make, matches, many), flush=True)
    for name, signs in recorded():
        print(f"| recorded | {name} | {', '.join(signs) or '–'} | | |")


if __name__ == "__main__":
    main(*(int(one) for one in sys.argv[1:3] or (10, 5)))
