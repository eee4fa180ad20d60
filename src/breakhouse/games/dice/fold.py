"""How a match of the dice game follows its events, beyond what all building games share."""

from typing import Any

from msgspec.structs import replace

from breakhouse.games.blocks.bench.workbench import Bench, Broken, Placed, Settled
from breakhouse.games.blocks.bricks.contact import potential_energy
from breakhouse.games.blocks.match.pile import Pile
from breakhouse.games.blocks.match.values import Climbed, LaidOut, TurnedOver, TurnEnded
from breakhouse.games.dice.values import WILD, CountingDown, DiceState, ShuffledBack, Thrown


def follow(state: DiceState, event: Any) -> DiceState:
    match event:
        case LaidOut():
            return _lay_out(state, event)
        case CountingDown():
            turn = replace(state.turn, phase="countdown", starts_at=event.starts_at)
            return replace(state, turn=turn)
        case TurnedOver():
            return _turn_over(state, event)
        case Climbed(card=id) if id is not None:
            yellow = any(card.id == id and card.number == "yellow" for card in state.deck)
            return replace(state, pile=state.pile.put_back(id[:-1]), yellow=state.yellow + yellow)
        case Thrown():
            return _throw(state, event)
        case Placed(how="upright"):
            return replace(state, values={**state.values, event.brick: WILD})  # DI-R6, DI-09
        case Settled():
            return _drop_values(state, event.fell)  # DI-R8
        case TurnEnded():
            return _end(state, event)
        case ShuffledBack():
            together = (*(card for layer in state.pile.layers for card in layer), *state.pile.used)
            pile = replace(state.pile, layers=(tuple(sorted(together)),), used=())
            return replace(state, pile=pile, yellow=state.yellow + event.yellow)
    return state


def knock_down(state: DiceState, event: Any) -> DiceState:
    """DI-R8: what is knocked down has to be rolled again. Called before the bench is cleared."""
    if isinstance(event, Broken):
        return _drop_values(state, tuple(p.piece for p in state.bench.placed))
    return state


def _lay_out(state: DiceState, event: LaidOut) -> DiceState:
    cards = tuple(dict.fromkeys(card.id[:-1] for card in event.deck))
    share = {"basic": len(cards) // 2, "introduction": len(cards), "advanced": 0}  # DI-03
    return replace(state, pile=Pile((cards,)), yellow=share[state.options.level])


def _turn_over(state: DiceState, event: TurnedOver) -> DiceState:
    """DI-R8: for a new card everything is knocked down and rolled again."""
    return replace(
        state,
        pile=state.pile.without(event.card.id[:-1]),
        yellow=state.yellow - (event.card.number == "yellow"),
        bench=Bench(),
        **_NOTHING_ROLLED,
    )


def _throw(state: DiceState, event: Thrown) -> DiceState:
    rolled = {throw.piece: throw.value for throw in event.pieces}
    bench = state.bench
    placed = tuple(p for p in bench.placed if p.piece not in rolled)
    hand = None if bench.hand in rolled else bench.hand
    values = {piece: value for piece, value in state.values.items() if piece not in event.out}
    stay = tuple(piece for piece in state.in_play if piece not in event.out)
    return replace(
        state,
        bench=replace(bench, placed=placed, hand=hand, energy=potential_energy(placed)),
        values=values | rolled,
        in_play=(*stay, *(piece for piece in rolled if piece not in stay)),
        throws=state.throws + 1,
        rolling=tuple(rolled),
        rest_at=event.rest_at,
    )


def _end(state: DiceState, event: TurnEnded) -> DiceState:
    begun = (event.unfinished,) if event.unfinished is not None else ()
    back = tuple(id[:-1] for id in (*event.cards, *begun))
    return replace(state, pile=state.pile.discard(*back).close_turn(), **_NOTHING_ROLLED)


def _drop_values(state: DiceState, pieces: tuple[str, ...]) -> DiceState:
    return replace(state, values={p: v for p, v in state.values.items() if p not in pieces})


_NOTHING_ROLLED: dict[str, Any] = {"values": {}, "in_play": (), "rolling": (), "rest_at": 0}
