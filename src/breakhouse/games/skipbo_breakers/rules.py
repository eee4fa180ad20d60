"""The rules of Skip-Bo Breakers: what may be laid, and what a command causes."""

from collections import Counter
from collections.abc import Sequence

from breakhouse.core import HOUSE, Chance, Deadline, Expire, Invalid, Offers, Outcome, Refusal, Seat
from breakhouse.games.ladder import check_ladder
from breakhouse.games.pace import check_factors, factor_of, stretch
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.fold import evolve
from breakhouse.games.skipbo_breakers.kinds import Kind, TileSet, beats, readings
from breakhouse.games.skipbo_breakers.position import tiles_each
from breakhouse.games.skipbo_breakers.sets import can_follow, sets
from breakhouse.games.skipbo_breakers.values import (
    BreakersCommand,
    BreakersEvent,
    BreakersOptions,
    BreakersState,
    Dealt,
    Drew,
    HandWon,
    Laid,
    Lay,
    MatchWon,
    Pass,
    Passed,
    RoundWon,
)

THINK = "think"
_TILES = ("tile", "tiles")
"""The parameters of refusals that are tiles."""


def initial(options: BreakersOptions, seats: int) -> BreakersState:
    check_factors(options.factors, seats)
    check_ladder(options.ladder, seats)
    return BreakersState(options, scores=(0,) * seats, hands=(0,) * seats)


def setup(state: BreakersState, chance: Chance) -> Sequence[BreakersEvent]:
    """SB-03: the highest tile drawn opens the first hand. SB-R11: unless somebody is new, who then opens it."""
    if any(state.options.ladder):
        return [deal(state, state.options.ladder.index(1), 0, chance)]
    draws = opening_draw(len(state.scores), chance)
    opener = _highest(draws[-1].tiles)[0]
    return [*draws, deal(state, opener, 0, chance)]


def opening_draw(seats: int, chance: Chance) -> list[Drew]:
    """One tile each; the tied draw again from what still lies face down (SB-R6), until one is highest."""
    heap: list[int] = []
    shuffles = 0
    drawing = list(range(seats))
    draws: list[Drew] = []
    while len(drawing) > 1:
        if len(heap) < len(drawing):
            heap = chance.stream("draw", shuffles).shuffled(t.deck())
            shuffles += 1
        drawn = {seat: heap.pop() for seat in drawing}
        draws.append(
            Drew(tuple(t.write_tiles(t.hand_of([drawn[s]])) if s in drawn else None for s in range(seats)))
        )
        drawing = _highest(draws[-1].tiles)
    return draws


def _highest(drawn: Sequence[str | None]) -> list[Seat]:
    """Who drew the highest tile; ∞ outranks every number (SB-03)."""
    ranks = [0 if tile is None else t.list_tiles(t.parse_tiles(tile))[0] for tile in drawn]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def deal(state: BreakersState, opener: Seat, at: int, chance: Chance) -> Dealt:
    """SB-04: sixteen tiles each for four players, twenty for two or three, the rest aside and unseen."""
    seats = len(state.scores)
    each = tiles_each(seats)
    heap = chance.stream("deal", state.hand).shuffled(t.deck())  # SB-20: all 64, anew for each hand
    hands = tuple(t.write_tiles(t.hand_of(heap[n * each : (n + 1) * each])) for n in range(seats))
    aside = t.write_tiles(t.hand_of(heap[seats * each :]))
    return Dealt(state.hand + 1, opener, hands, (each,) * seats, aside, at)


def decide(
    state: BreakersState, seat: Seat, command: BreakersCommand, now: int, chance: Chance
) -> Sequence[BreakersEvent]:
    if state.winner is not None:
        raise Refusal("match-is-over")
    if isinstance(command, Expire):
        return _out_of_time(state, command, now, chance)
    if seat != state.turn:
        raise Refusal("not-your-turn", turn=state.turn)
    if isinstance(command, Pass):
        _check_pass(state, seat)
        return _pass(state, seat, now)
    return _lay(state, seat, choose_set(state, seat, command), now, chance)


# Laying


def to_beat(state: BreakersState) -> TileSet | None:
    """The set on top of the round, None when the round is still to be opened."""
    if not state.lying:
        return None
    top = state.lying[-1]
    return TileSet(top.kind, t.count_tiles(top.tiles), top.rank, top.tiles)


def choose_set(state: BreakersState, seat: Seat, lay: Lay) -> TileSet:
    """The set that the player means, checked against hand and round; or a refusal that says why not."""
    try:
        return _choose_set(state, seat, lay)
    except Refusal as no:
        no.spoken = {name: t.show(str(value)) for name, value in no.params.items() if name in _TILES}
        raise


def _choose_set(state: BreakersState, seat: Seat, lay: Lay) -> TileSet:
    try:
        tiles = t.parse_tiles(lay.set)
    except Invalid as unreadable:
        raise Refusal(unreadable.code, **unreadable.params) from None
    if tiles == 0:
        raise Refusal("empty-set")
    if not t.holds(state.hands[seat], tiles):
        raise Refusal("tiles-not-held", tiles=_lacking(state.hands[seat], tiles))
    fits = [s for s in readings(tiles) if lay.kind in (None, s.kind)]
    if not fits:
        raise _no_such_set(tiles, lay.kind)
    top = to_beat(state)
    if top is not None:
        return _following(fits, top, state.options.equal_matches)
    if len(fits) > 1:  # SB-R5: the opener says which kind it is
        raise Refusal("say-which-kind", tiles=t.write_tiles(tiles), kinds=" ".join(s.kind for s in fits))
    return fits[0]


def _lacking(hand: int, tiles: int) -> str:
    held = Counter(t.list_tiles(hand))
    return t.write_tiles(t.hand_of((Counter(t.list_tiles(tiles)) - held).elements()))


def _no_such_set(tiles: int, kind: Kind | None) -> Refusal:
    if kind is not None and readings(tiles):
        return Refusal("not-that-kind", tiles=t.write_tiles(tiles), kind=kind)
    numbers = {n for n in t.list_tiles(tiles) if n != t.WILD}
    if len(numbers) == 1 and t.count_tiles(tiles) > 2 and t.wilds(tiles):
        return Refusal("wild-in-breaker", tiles=t.write_tiles(tiles))  # SB-18
    return Refusal("no-set", tiles=t.write_tiles(tiles))


def _following(fits: Sequence[TileSet], top: TileSet, equal_matches: bool) -> TileSet:
    """SB-09, SB-10, SB-11, SB-17: the reading that beats the top, or the closest reason why none does."""
    for candidate in fits:
        if beats(candidate, top, equal_matches):
            return candidate
    same_kind = [s for s in fits if s.kind == top.kind]
    if not same_kind:
        raise Refusal("wrong-kind", kind=fits[0].kind, needed=top.kind)
    if top.kind == "breaker":
        raise Refusal("breaker-too-low", rank=top.rank, length=top.length)
    if same_kind[0].length != top.length:
        raise Refusal("must-have-n-tiles", n=top.length, kind=top.kind)
    raise Refusal("too-low", kind=top.kind, rank=same_kind[0].rank, top=top.rank)


def _lay(state: BreakersState, seat: Seat, laid: TileSet, now: int, chance: Chance) -> Sequence[BreakersEvent]:
    left = t.count_tiles(state.hands[seat]) - laid.length
    event = Laid(
        state.hand, state.round, seat, laid.length, laid.kind, t.write_tiles(laid.tiles), laid.rank, left, now
    )
    if left > 0:
        return [event]
    return [event, *_win_hand(evolve(state, event), seat, now, chance)]


def _win_hand(state: BreakersState, seat: Seat, now: int, chance: Chance) -> Sequence[BreakersEvent]:
    """SB-19, SB-R9: out at once, a point for each tile that the others hold; then the end or a new hand."""
    # why at once: docs/decisions/0003-the-next-hand-is-dealt-at-once.md
    points = sum(t.count_tiles(hand) for hand in state.hands)
    scores = tuple(score + points * (s == seat) for s, score in enumerate(state.scores))
    won = HandWon(state.hand, seat, points, tuple(t.write_tiles(hand) for hand in state.hands), scores)
    if scores[seat] >= state.options.target:  # SB-02
        return [won, MatchWon(seat)]
    return [won, deal(state, seat, now, chance)]  # SB-20: the winner opens


# Passing


def _check_pass(state: BreakersState, seat: Seat) -> None:
    top = to_beat(state)
    if top is None:
        raise Refusal("opener-must-lay")  # SB-R1
    if state.options.must_lay and can_follow(state.hands[seat], top, state.options.equal_matches):
        raise Refusal("must-lay")  # SB-R1


def _pass(state: BreakersState, seat: Seat, now: int, out_of_time: bool = False) -> Sequence[BreakersEvent]:
    passed = Passed(seat, out_of_time, now)
    if len(state.passed) + 1 < len(state.scores) - 1:
        return [passed]
    return [passed, RoundWon(state.hand, state.round, state.lying[-1].seat)]  # SB-12


# Time to think


def deadlines(state: BreakersState) -> tuple[Deadline, ...]:
    think = state.options.think_ms
    if think is None or state.turn is None:
        return ()
    own = stretch(think, factor_of(state.options.factors, state.turn))  # SB-R10
    return (Deadline(state.since + own, THINK),)


def _out_of_time(state: BreakersState, expire: Expire, now: int, chance: Chance) -> Sequence[BreakersEvent]:
    """SB-R10: a follower passes, an opener lays the lowest single."""
    if not any(d.tag == expire.tag and d.at <= now for d in deadlines(state)):
        raise Refusal("nothing-due", tag=expire.tag)
    seat = state.turn
    assert seat is not None
    if state.lying:
        return _pass(state, seat, now, out_of_time=True)
    lowest = min(t.list_tiles(state.hands[seat]))
    single = next(s for s in readings(t.hand_of([lowest])))
    return _lay(state, seat, single, now, chance)


# What may be done


def legal(state: BreakersState, seat: Seat, now: int) -> Offers:
    if seat == HOUSE or seat != state.turn or state.winner is not None:
        return ()
    top = to_beat(state)
    offers: list[Lay | Pass] = [
        Lay(t.write_tiles(s.tiles), s.kind) for s in sets(state.hands[seat], top, state.options.equal_matches)
    ]
    if top is not None and not (state.options.must_lay and offers):
        offers.append(Pass())
    return offers


def outcome(state: BreakersState) -> Outcome | None:
    if state.winner is None:
        return None
    return Outcome(state.scores, (state.winner,), "target-reached")  # SB-R8: never a tie
