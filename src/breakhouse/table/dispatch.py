"""Which part of the table answers each kind of message from a page."""

from collections.abc import Callable
from typing import Any

from breakhouse.table import Device, Table
from breakhouse.table import messages as m

AT_TABLE: dict[type, Callable[[Table, Device, Any], None]] = {
    m.Sit: lambda table, device, ask: table.seats.sit(device, ask.seat, ask.name, ask.by_ear),
    m.Stand: lambda table, device, ask: table.seats.stand(device, ask.seat),
    m.Change: lambda table, device, ask: table.seats.change(
        device, options=ask.options, seats=ask.seats, chat=ask.chat, hints=ask.hints, access=ask.access
    ),
    m.First: lambda table, device, ask: table.seats.let_begin(device, ask.seat),
    m.SeatBot: lambda table, device, ask: table.seats.seat_bot(device, ask.seat, ask.level),
    m.TakeBack: lambda table, device, ask: table.seats.take_back(device, ask.seat),
    m.Clear: lambda table, device, ask: table.seats.clear(device, ask.seat),
    m.Pledge: lambda table, device, ask: table.shuffling.take_pledge(device, ask.seat, ask.commitment, ask.pledge),
    m.Reveal: lambda table, device, ask: table.shuffling.take_nonce(device, ask.seat, ask.commitment, ask.nonce),
    m.StartMatch: lambda table, device, _: table.starting.start(device),
    m.Agree: lambda table, device, ask: table.agreements.agree(device, ask.to),
    m.Disagree: lambda table, device, ask: table.agreements.disagree(device, ask.to),
    m.HandOver: lambda table, device, ask: table.sight.hand_over(device, ask.seat),
    m.MoveSeat: lambda table, device, ask: table.keys.give(device, ask.seat),
    m.TakeSeat: lambda table, device, ask: table.keys.use(device, ask.key),
    m.Resign: lambda table, device, ask: table.seats.resign(device, ask.seat, ask.why),
    m.Kick: lambda table, device, ask: table.seats.kick(device, ask.who),
    m.AskToSee: lambda table, device, ask: table.sight.ask(device, ask.seat),
    m.LetSee: lambda table, device, ask: table.sight.allow(device, ask.who, ask.seat, ask.allow),
    m.AskHistory: lambda table, device, _: table.sight.show_history(device),
}
