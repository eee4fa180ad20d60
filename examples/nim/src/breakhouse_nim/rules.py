"""What may be done and what it causes. This is the only place that says no, and the only one that draws."""

from collections.abc import Sequence

from breakhouse.core import Chance, Command, Deadline, Expire, Offers, Outcome, Refusal, Seat
from breakhouse_nim.fold import evolve
from breakhouse_nim.values import (
    CARDS,
    HAND,
    Dealt,
    NimEvent,
    NimOptions,
    NimState,
    Pass,
    Passed,
    Take,
    Taken,
    Won,
)


def initial(options: NimOptions, seats: int) -> NimState:
    return NimState(options, scores=(0,) * seats)


def setup(state: NimState, chance: Chance) -> Sequence[NimEvent]:
    return (_deal(state, 0, chance),)


def decide(state: NimState, seat: Seat, command: Command, now: int, chance: Chance) -> Sequence[NimEvent]:
    if isinstance(command, Expire):
        raise Refusal("nothing-due", tag=command.tag)
    if outcome(state) is not None:
        raise Refusal("match-is-over")
    if seat != state.turn:
        raise Refusal("not-your-turn")
    event = _take(state, seat, command.card) if isinstance(command, Take) else _pass(state, seat)
    return (event, *_end_of_round(evolve(state, event), chance))


def _take(state: NimState, seat: Seat, card: int) -> NimEvent:
    """NI-04."""
    if card not in state.hands[seat]:
        raise Refusal("nim-card-not-held", card=card)
    if card > state.sticks:
        raise Refusal("nim-too-few-sticks", card=card, sticks=state.sticks)
    return Taken(seat, card, state.sticks - card)


def _pass(state: NimState, seat: Seat) -> NimEvent:
    """NI-05."""
    if playable := _playable(state, seat):
        raise Refusal("nim-must-play", card=playable[0])
    return Passed(seat)


def _end_of_round(state: NimState, chance: Chance) -> Sequence[NimEvent]:
    """NI-06, NI-R1; then the next round is dealt (NI-07)."""
    if state.last is None or (state.sticks and state.passed < len(state.scores)):
        return ()
    won = Won(state.last, state.round)
    after = evolve(state, won)
    if outcome(after) is not None:
        return (won,)
    return (won, _deal(after, (state.opener + 1) % len(state.scores), chance))


def _deal(state: NimState, opener: Seat, chance: Chance) -> Dealt:
    """NI-03. The number of the round is the counter: no two deals share a draw."""
    cards = chance.stream("deal", state.round + 1).shuffled(CARDS)
    hands = tuple(tuple(sorted(cards[HAND * seat : HAND * (seat + 1)])) for seat in range(len(state.scores)))
    return Dealt(state.round + 1, opener, hands)


def legal(state: NimState, seat: Seat, now: int) -> Offers:
    if seat != state.turn or outcome(state) is not None:
        return ()
    return [Take(card) for card in _playable(state, seat)] or [Pass()]


def _playable(state: NimState, seat: Seat) -> list[int]:
    return sorted({card for card in state.hands[seat] if card <= state.sticks})


def deadlines(state: NimState) -> tuple[Deadline, ...]:
    return ()


def outcome(state: NimState) -> Outcome | None:
    """NI-07."""
    best = max(state.scores)
    if best < state.options.wins:
        return None
    return Outcome(state.scores, (state.scores.index(best),), "nim-rounds-won")
