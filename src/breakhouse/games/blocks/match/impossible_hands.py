"""The hands of a finished match: what the referee would refuse today if the match counted.

Any match is judged by today's limits: one that didn't count, one of earlier rules, a program's.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from breakhouse.core import HOUSE, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry, Header, OddDeed
from breakhouse.core.offers import read_command
from breakhouse.core.options import read_options
from breakhouse.games.blocks.bench.moves import HandLimits, move
from breakhouse.games.blocks.bench.pace import REACH_MS
from breakhouse.games.blocks.bench.workbench import BenchCommand, Placed, Settled
from breakhouse.games.blocks.match.options import BuildingOptions, hands_of


def find_impossible_hands(game: AnyGame, header: Header, entries: Iterable[Entry]) -> Iterator[OddDeed]:
    """In the order in which they were done; the entries are in today's words."""
    options: Any = read_options(game, header.options)
    state = game.initial(options, len(header.seats))
    for entry in entries:
        command = None if entry.seat == HOUSE else read_command(game, entry.command)
        events = entry.read_events(game)
        if isinstance(command, BenchCommand):
            try:
                move(state.bench, _hands(game, options, entry.seat), command, entry.at)
            except Refusal as no:
                yield OddDeed(entry.seq, entry.seat, no.code)
            else:
                marked = (event.odd for event in events if isinstance(event, Placed | Settled) and event.odd)
                yield from (OddDeed(entry.seq, entry.seat, code) for code in marked)
        for event in events:
            state = game.evolve(state, event)


def _hands(game: Any, options: BuildingOptions, seat: int) -> HandLimits:
    grid = hands_of(options, seat) == "grid"
    reach = max(options.reach_ms, REACH_MS)
    return HandLimits(game.box, reach, grid, strict=True, friction=options.friction)
