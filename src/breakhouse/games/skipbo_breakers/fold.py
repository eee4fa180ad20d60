"""How the state follows from the events, one after another; no rules are involved."""

from msgspec.structs import replace

from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersEvent,
    BreakersState,
    Dealt,
    Drew,
    FaceDown,
    HandWon,
    Laid,
    Lying,
    MatchWon,
    Passed,
    RoundWon,
    ScoredHand,
    Shown,
)


def evolve(state: BreakersState, event: BreakersEvent) -> BreakersState:
    match event:
        case Laid():
            return _lay(state, event)
        case Passed(seat, _, at):
            return replace(
                state, passed=(*state.passed, seat), turn=(seat + 1) % len(state.scores), since=at
            )  # SB-09: clockwise
        case RoundWon():
            return _win_round(state, event)
        case Dealt():
            return _deal(state, event)
        case HandWon():
            return _win_hand(state, event)
        case Drew(tiles):
            return replace(state, draws=(*state.draws, tiles))
        case MatchWon(seat):
            return replace(state, winner=seat, turn=None)


def _deal(state: BreakersState, event: Dealt) -> BreakersState:
    return replace(
        state,
        hands=tuple(t.parse_tiles(hand or "") for hand in event.hands),
        aside=t.parse_tiles(event.aside or ""),
        hand=event.hand,
        round=1,
        opener=event.opener,
        turn=event.opener,
        since=event.at,
        lying=(),
        passed=(),
        put_aside=(),
    )


def _lay(state: BreakersState, event: Laid) -> BreakersState:
    assert event.kind is not None
    assert event.tiles is not None
    assert event.rank is not None
    tiles = t.parse_tiles(event.tiles)
    hands = list(state.hands)
    hands[event.seat] = t.without(hands[event.seat], tiles)
    return replace(
        state,
        hands=tuple(hands),
        lying=(*state.lying, Lying(event.seat, event.kind, tiles, event.rank)),
        passed=(),  # SB-13: who passed may lay again
        turn=(event.seat + 1) % len(hands),
        since=event.at,
    )


def _win_round(state: BreakersState, event: RoundWon) -> BreakersState:
    """SB-12, SB-21: the winner opens, the tiles are turned face down."""
    turned = tuple(FaceDown(lying.seat, lying.tiles) for lying in state.lying)
    return replace(
        state,
        put_aside=(*state.put_aside, turned),
        lying=(),
        passed=(),
        round=event.round + 1,
        opener=event.seat,
        turn=event.seat,
    )


def _win_hand(state: BreakersState, event: HandWon) -> BreakersState:
    over = tuple(tuple(_show(s.seat, s.tiles) for s in round_) for round_ in state.put_aside)
    last = tuple(_show(s.seat, s.tiles) for s in state.lying)
    return replace(
        state,
        scores=event.scores,
        turn=None,
        last_hand=ScoredHand(event.hand, event.seat, event.points, event.left, (*over, last)),
    )


def _show(seat: int, tiles: int) -> Shown:
    return Shown(seat, t.count_tiles(tiles), tiles=t.write_tiles(tiles))
