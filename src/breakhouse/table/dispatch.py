"""Which part of the table answers each kind of message from a page.

The only place where a page's messages are told apart, besides the few that the connection answers itself
(`server/ws/connection.py`): finding the table, staying connected, leaving. It must stay light (no HTTP, no
database), because a table can also be played without a server.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from breakhouse.table import Device, Table
from breakhouse.table import messages as m

M = TypeVar("M")
Answer = Callable[[Table, Device, M], None]


def _on(kind: type[M], answer: Answer[M]) -> tuple[type, Answer[Any]]:
    """Lets the type checker see that the answer fits the message."""
    return kind, answer


AT_TABLE: dict[type, Answer[Any]] = dict((
    _on(m.Do, lambda table, device, ask: table.do(device, ask.id, ask.seat, ask.command, ask.at)),
    _on(m.Gesture, lambda table, device, ask: table.talk.gesture(device, ask.seat, ask.motion)),
    _on(m.Chat, lambda table, device, ask: table.talk.chat(device, ask.preset, ask.text)),
    _on(m.Sit, lambda table, device, ask: table.seats.sit(device, ask.seat, ask.name, ask.by_ear)),
    _on(m.Stand, lambda table, device, ask: table.seats.stand(device, ask.seat)),
    _on(m.Change, lambda table, device, ask: table.seats.change(
        device, options=ask.options, seats=ask.seats, chat=ask.chat, hints=ask.hints, access=ask.access
    )),
    _on(m.First, lambda table, device, ask: table.seats.let_begin(device, ask.seat, ask.claim)),
    _on(m.SeatBot, lambda table, device, ask: table.seats.seat_bot(device, ask.seat, ask.level)),
    _on(m.TakeBack, lambda table, device, ask: table.seats.take_back(device, ask.seat)),
    _on(m.Clear, lambda table, device, ask: table.seats.clear(device, ask.seat)),
    _on(m.Resign, lambda table, device, ask: table.seats.resign(device, ask.seat, ask.why)),
    _on(m.Kick, lambda table, device, ask: table.seats.kick(device, ask.who)),
    _on(m.MoveSeat, lambda table, device, ask: table.keys.give(device, ask.seat)),
    _on(m.TakeSeat, lambda table, device, ask: table.keys.use(device, ask.key)),
    _on(m.StartMatch, lambda table, device, _: table.starting.start(device)),
    _on(m.Pledge, lambda table, device, ask: table.shuffling.take_pledge(
        device, ask.seat, ask.commitment, ask.pledge
    )),
    _on(m.Reveal, lambda table, device, ask: table.shuffling.take_nonce(
        device, ask.seat, ask.commitment, ask.nonce
    )),
    _on(m.Agree, lambda table, device, ask: table.agreements.agree(device, ask.to)),
    _on(m.Disagree, lambda table, device, ask: table.agreements.disagree(device, ask.to)),
    _on(m.HandOver, lambda table, device, ask: table.visibility.hand_over(device, ask.seat)),
    _on(m.AskToSee, lambda table, device, ask: table.visibility.ask(device, ask.seat)),
    _on(m.LetSee, lambda table, device, ask: table.visibility.allow(device, ask.who, ask.seat, ask.allow)),
    _on(m.AskHistory, lambda table, device, _: table.visibility.show_history(device)),
    _on(m.SkipAhead, lambda table, device, _: table.pace.skip(device)),
    _on(m.ReportSeat, lambda table, device, ask: table.talk.report(device, ask.seat, ask.why)),
    _on(m.AskHint, lambda table, device, ask: table.hints.hint(device, ask.seat)),
))  # fmt: skip
