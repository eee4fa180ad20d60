"""How a classic match follows its events, beyond what all building games share."""

from typing import Any

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.fold import put_away
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.blocks.match.turn import architect_of
from breakhouse.games.blocks.match.values import Climbed, Completed, LaidOut, Reshuffled, TurnedOver, TurnEnded
from breakhouse.games.classic.piles import discard, numbers, pile_of, with_pile
from breakhouse.games.classic.values import CardRefused, ClassicState, Rolled, Signalled, TimerSet


def follow(state: ClassicState, event: Any) -> ClassicState:
    match event:
        case LaidOut():
            return replace(state, piles=_piles(state, event.deck))
        case Rolled():
            turn = replace(state.turn, phase="signal", starts_at=event.starts_at)
            return replace(state, turn=turn, rolls=state.rolls + 1, rolled=event.number, timer_ms=event.ms)
        case TimerSet():
            return replace(state, timer_set=True)
        case Signalled():
            return replace(state, signalled=True)
        case TurnedOver(pile=number) if number is not None:
            return with_pile(state, number, state.piles[number].without(event.card.id))
        case Reshuffled():
            return with_pile(state, event.pile, state.piles[event.pile].refill(*event.layers))
        case Completed():
            return _take_from(state, architect_of(state.first, state.seats, state.turn.number), event.card)
        case Climbed(card=id) if id is not None:
            number = pile_of(state.options, event.seat)
            return with_pile(state, number, state.piles[number].put_back(id))
        case CardRefused():
            return _refuse(state, event)
        case TurnEnded():
            return _clear(state, event)
    return state


def _piles(state: ClassicState, deck: tuple[Card, ...]) -> tuple[Pile, ...]:
    sorts = [tuple(card.id for card in deck if card.number in group) for group in numbers(state.options)]
    return tuple(Pile((ids,) if ids else ()) for ids in sorts)


def _in_front(state: ClassicState, seat: Seat, cards: tuple[Card, ...]) -> ClassicState:
    return replace(state, refused=(*state.refused[:seat], cards, *state.refused[seat + 1 :]))


def _take_from(state: ClassicState, seat: Seat, id: str) -> ClassicState:
    return _in_front(state, seat, tuple(card for card in state.refused[seat] if card.id != id))


def _refuse(state: ClassicState, event: CardRefused) -> ClassicState:
    card = state.turn.card
    scores = tuple(score + (seat == event.to) for seat, score in enumerate(state.scores))  # CL-20
    state = replace(state, scores=scores, turn=put_away(state.turn), refusals=state.refusals + 1)
    if event.kept and card is not None:
        return _in_front(state, event.to, (*state.refused[event.to], card))
    return replace(state, gone=(*state.gone, event.card))  # CL-23, CL-R14


def _clear(state: ClassicState, event: TurnEnded) -> ClassicState:
    """All cards of the turn are discarded: done, in progress (CL-12), refused and left over (CL-22)."""
    left = tuple(card.id for card in state.refused[event.seat])
    begun = (event.unfinished,) if event.unfinished is not None and event.unfinished not in left else ()
    state = discard(_in_front(state, event.seat, ()), (*event.cards, *begun, *left, *state.gone))
    piles = tuple(pile.close_turn() for pile in state.piles)
    return replace(
        state,
        piles=piles,
        gone=(),
        rolled=None,
        timer_ms=None,
        timer_set=False,
        signalled=False,
        refusals=0,
    )
