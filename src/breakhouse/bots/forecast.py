"""Chances of winning over time: what a well-informed onlooker would have said after each entry of the log.

Nothing that came later is used. A game's coach may have a forecast of its own; the constants of the built-in ones
were fitted to matches among bots of all levels, and `bench/bots/chances.py` measures how accurate they are.
"""

from typing import Protocol

from breakhouse.core.entry import Entry
from breakhouse.core.match import Play

Chances = tuple[float, ...]


class Forecast(Protocol):
    """Follows one match: give it every entry, in order."""

    def after(self, entry: Entry, match: Play) -> Chances:
        """Each player's chance of winning, given the match up to this entry; the chances add up to 1."""


class Even:
    """For a game without a forecast of its own."""

    def __init__(self, match: Play) -> None:
        """Whatever match it is."""

    def after(self, entry: Entry, match: Play) -> Chances:
        seats = len(match.header.seats)
        return share_win(match) or (1 / seats,) * seats


def share_win(match: Play) -> Chances | None:
    """1 for the winner, or the winners' shares, once it is over."""
    outcome = match.outcome()
    if outcome is None:
        return None
    share = 1 / len(outcome.winners)
    return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores)))
