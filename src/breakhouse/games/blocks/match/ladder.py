"""A gentle start: a new player's seat climbs two rungs in its first turn, and then plays like everyone else.

On the rung of three bricks there is no clock, so the turn begins twice: first without a clock, then, once the card
stands or is skipped, like any turn, with an empty bench. On the rung of five the clock runs, and the first card is
an easy one. Where a seat begins is an option, settled when the table is made; the card is drawn like any other.
"""

from collections.abc import Sequence

from breakhouse.core import Stream
from breakhouse.games.blocks.bench.workbench import Broken
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.hooks import Course, S
from breakhouse.games.blocks.match.turn import architect_of
from breakhouse.games.blocks.match.values import BuildingState, Climbed

BRICKS = {2: 3, 1: 5}
"""By rung, which is how many there are to climb: of how many bricks the card is."""
UNTIMED = 2
CHOICE = 4
"""How many of the easiest cards it's drawn from."""


def rung_of(state: BuildingState) -> int:
    """How many rungs the architect has left; 0 in every turn but the first, and for players who aren't new."""
    ladder = state.options.ladder
    if not ladder or state.turn.number >= state.seats:
        return 0
    rungs: int = ladder[architect_of(state.first, state.seats, state.turn.number)]
    return max(0, rungs - state.turn.climbed)


def climb(course: Course[S]) -> bool:
    """Climbs a rung, if there is one; True if the turn starts again because of it."""
    state, rung = course.state, rung_of(course.state)
    if rung:
        left = None if state.turn.card is None else state.turn.card.id
        seat = architect_of(state.first, state.seats, state.turn.number)
        course.then(Climbed(seat, rung - 1, rung < UNTIMED, left))
    again, bench = rung == UNTIMED, course.state.bench
    if again and (bench.placed or bench.hand):
        course.then(Broken(sound="crash"))
    return again


def easy_card(cards: Sequence[Card], rung: int, stream: Stream) -> Card:
    """One of the easiest cards whose number of bricks is nearest to the rung's."""
    by_ease = sorted(cards, key=lambda card: (_distance(card, BRICKS[rung]), card.difficulty, card.id))
    nearest = _distance(by_ease[0], BRICKS[rung])
    return stream.choice([card for card in by_ease if _distance(card, BRICKS[rung]) == nearest][:CHOICE])


def _distance(card: Card, bricks: int) -> int:
    """A free card is never the first."""
    return abs(len(card.pieces) - bricks) if card.pieces else 100
