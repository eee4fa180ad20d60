"""How many cards these hands build, measured in match time: the yardstick for the levels.

Practised players report three to five cards in the box's longest time, about fifty seconds. So casual, strong and
expert build three, four and five in it, and a beginner two.
"""

from statistics import fmean

from breakhouse.bots.classic.architect import ClassicArchitect
from breakhouse.bots.party import Party
from breakhouse.core.match import Sitting
from breakhouse.games.blocks.match.values import Completed, Started
from breakhouse.games.classic import GAME

LONGEST_MS = 50_000
"""The box's longest time, as it is reported (CL-R3)."""
REPORTED = {"beginner": 2.0, "casual": 3.0, "strong": 4.0, "expert": 5.0}


def cards_in_time(level: str, matches: int = 4, ms: int = LONGEST_MS, first_seed: int = 0) -> list[int]:
    """For each turn of some matches the cards done within this time from the start signal."""
    found: list[int] = []
    for seed in range(first_seed, first_seed + matches):
        sitting = Sitting.start(GAME, ["a", "b"], {}, bytes([seed]) * 32)
        Party(sitting, [ClassicArchitect(level, seat, seed) for seat in range(2)]).play()
        found += _count(sitting, ms)
    return found


def _count(sitting: Sitting, ms: int) -> list[int]:
    found: list[int] = []
    began = 0
    for entry in sitting.log:
        for event in entry.read_events(sitting.match.game):
            if isinstance(event, Started):
                began = event.at
                found.append(0)
            elif isinstance(event, Completed) and entry.at - began <= ms:
                found[-1] += 1
    return found


def main() -> None:
    for level, cards in REPORTED.items():
        print(level, cards, round(fmean(cards_in_time(level)), 2))


if __name__ == "__main__":
    main()
