"""What a page may ask of its table, by kind of message: which part of the table answers it."""

from collections.abc import Callable
from typing import Any

from breakhouse.server import messages as m
from breakhouse.table import Device, Table

AT_TABLE: dict[type, Callable[[Table, Device, Any], None]] = {
    m.Sit: lambda table, device, said: table.seats.sit(device, said.seat, said.name),
    m.Stand: lambda table, device, said: table.seats.stand(device, said.seat),
    m.Change: lambda table, device, said: table.seats.change(
        device, options=said.options, seats=said.seats, chat=said.chat, hints=said.hints, access=said.access
    ),
    m.First: lambda table, device, said: table.seats.let_begin(device, said.seat),
    m.SeatBot: lambda table, device, said: table.seats.seat_bot(device, said.seat, said.level),
    m.TakeBack: lambda table, device, said: table.seats.take_back(device, said.seat),
    m.Clear: lambda table, device, said: table.seats.clear(device, said.seat),
    m.Pledge: lambda table, device, said: table.shuffling.take_pledge(
        device, said.seat, said.commitment, said.pledge
    ),
    m.Reveal: lambda table, device, said: table.shuffling.take_nonce(
        device, said.seat, said.commitment, said.nonce
    ),
    m.Nonce: lambda table, device, said: table.shuffling.stand_apart(device, said.seat),
    m.StartMatch: lambda table, device, _: table.starting.start(device),
    m.Agree: lambda table, device, said: table.agreements.agree(device, said.to),
    m.Disagree: lambda table, device, said: table.agreements.disagree(device, said.to),
    m.HandOver: lambda table, device, said: table.sight.hand_over(device, said.seat),
    m.MoveSeat: lambda table, device, said: table.keys.give(device, said.seat),
    m.TakeSeat: lambda table, device, said: table.keys.use(device, said.key),
    m.Resign: lambda table, device, said: table.seats.resign(device, said.seat),
    m.Kick: lambda table, device, said: table.seats.kick(device, said.who),
    m.AskToSee: lambda table, device, said: table.sight.ask(device, said.seat),
    m.LetSee: lambda table, device, said: table.sight.allow(device, said.who, said.seat, said.allow),
    m.AskHistory: lambda table, device, _: table.sight.show_history(device),
}
