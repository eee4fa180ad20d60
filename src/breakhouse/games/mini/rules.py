"""The rules of Mini Make 'n' Break, in the order of the sheet.

Its cards have two sides: `m07` is the card, `m07a` and `m07b` are what is printed on it.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from breakhouse.core import Chance, Event, Offer, Refusal, Seat
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.hooks import Course
from breakhouse.games.blocks.match.ladder import easy_card, rung_of
from breakhouse.games.blocks.match.options import check_list, check_seats
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.blocks.match.turn import Phase
from breakhouse.games.blocks.match.turn_sum import Summed
from breakhouse.games.blocks.match.values import Climbed, LaidOut, Reshuffled, Roll, Start, TurnedOver, TurnEnded
from breakhouse.games.mini.kit import KIT
from breakhouse.games.mini.values import MiniOptions, MiniState


class MiniRules(Summed[MiniState]):
    kit = KIT
    blank_is_called = False  # MI-07

    def initial(self, options: MiniOptions, seats: int) -> MiniState:
        check_seats(options, seats)
        check_list(options.young, seats)
        chosen = options.young or options.young_limit != MiniOptions().young_limit
        if chosen and options.young_limit < options.limit:
            raise Refusal("young-have-less-time", limit=options.limit, young_limit=options.young_limit)  # MI-13
        return MiniState(options, seats, (0,) * seats)

    def setup(self, state: MiniState, chance: Chance) -> Sequence[Event]:
        deck = self.cards(state.options)
        if not deck:
            raise Refusal("deck-has-no-cards", number="any")
        return [self.lay_out(state, deck, chance)]  # MI-02

    def opening(self, state: MiniState) -> Phase:
        return "signal"

    def by_player(self, state: MiniState) -> bool:
        return state.options.timekeeper == "player"  # MI-R3

    def limit(self, state: MiniState) -> int:
        young = self.architect(state) in state.options.young
        return state.options.young_limit if young else state.options.limit  # MI-13

    def keeper(self, state: MiniState) -> Seat:
        return (self.architect(state) + 1) % state.seats  # MI-02: on the architect's left

    def worth(self, state: MiniState, card: Card) -> int:
        return card.points  # MI-10, MI-R4: of the side that was built

    def own_command(self, course: Course[MiniState], seat: Seat, command: Any) -> None:
        if isinstance(command, Roll):
            self.player_rolls(course, seat)
        elif isinstance(command, Start):
            self.must_be_architect(course.state, seat)
            if course.state.turn.phase != "signal":
                raise Refusal("started-already")
            self.begin(course, seat)  # MI-03

    def own_offers(self, state: MiniState, seat: Seat, now: int) -> list[Offer]:
        if state.turn.phase == "signal" and seat == self.architect(state):
            return [Start()]
        return super().own_offers(state, seat, now)

    # Cards

    def next_card(self, course: Course[MiniState]) -> None:
        if not course.state.pile.layers and course.state.pile.used:
            self._bring_back(course)
        state = course.state
        stream, rung = course.chance.stream("card", state.draws), rung_of(state)
        if not state.pile.top:
            self.stop(course, "no-cards")
        elif rung:
            self.turn_over(course, easy_card(within_reach(state.deck, state.pile.top), rung, stream), 0)
        else:
            picked = stream.choice(state.pile.top)
            self.turn_over(course, stream.choice(sides(state.deck, picked)), 0)  # MI-03: the side nobody saw

    def _bring_back(self, course: Course[MiniState]) -> None:
        """MI-06, MI-R4: turned over as they lie, the second time with a shuffle; or reshuffled, either side up."""
        state = course.state
        used = state.pile.used
        layers: tuple[tuple[str, ...], ...]
        if state.options.pile == "reshuffle":
            layers = (tuple(sorted(both_sides(state.deck, id) for id in used)),)
            course.then(Reshuffled(0, layers, "shuffled", sound="shuffle"))
            return
        turned = tuple(other_side(state.deck, id) for id in used)
        first_time = state.turnings == 0
        layers = tuple((id,) for id in turned) if first_time else (tuple(sorted(turned)),)
        course.then(Reshuffled(0, layers, "turned", sound="shuffle"))

    # Following events

    def own_fold(self, state: MiniState, event: Any) -> MiniState:
        state = super().own_fold(state, event)
        match event:
            case LaidOut():
                ids = dict.fromkeys(both_sides(event.deck, card.id) for card in event.deck)
                return replace(state, pile=Pile((tuple(ids),)))
            case TurnedOver():
                top = state.pile.layers[0]
                entry = event.card.id if event.card.id in top else sheet_of(event.card.id)
                return replace(state, pile=state.pile.without(entry))
            case Climbed(card=id) if id is not None:
                return replace(state, pile=state.pile.put_back(both_sides(state.deck, id)))
            case Reshuffled():
                return replace(state, pile=state.pile.refill(*event.layers), turnings=state.turnings + 1)
            case TurnEnded():
                begun = (event.unfinished,) if event.unfinished is not None else ()
                return replace(state, pile=state.pile.discard(*event.cards, *begun).close_turn())  # MI-11
        return state


def sheet_of(side: str) -> str:
    """The card that a side is printed on."""
    return side[:-1]


def sides(deck: Sequence[Card], entry: str) -> list[Card]:
    """The sides that may come when this entry of the pile is turned over."""
    this = [card for card in deck if card.id == entry]
    return this or [card for card in deck if sheet_of(card.id) == entry]


def within_reach(deck: Sequence[Card], entries: Sequence[str]) -> list[Card]:
    """All sides that may come when any of these entries is turned over."""
    return [card for entry in entries for card in sides(deck, entry)]


def other_side(deck: Sequence[Card], side: str) -> str:
    """What was up while this side was built; the same again where the other is not in play."""
    for card in deck:
        if card.id != side and sheet_of(card.id) == sheet_of(side):
            return card.id
    return side


def both_sides(deck: Sequence[Card], side: str) -> str:
    """The entry for a card that may come with either side: its name, or its one side that is in play."""
    return side if other_side(deck, side) == side else sheet_of(side)
