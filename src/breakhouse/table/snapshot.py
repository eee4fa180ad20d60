"""The table as everyone sees it: who sits where, who is here, what is proposed, how it ended."""

from breakhouse.games import game
from breakhouse.table.devices import Audience, are_weak, covers_hands, look
from breakhouse.table.fairness import unrated_seats, why_unrated
from breakhouse.table.messages import Person, Presence, Proposal, SeatInfo, TableInfo
from breakhouse.table.state import Sheet, TransientState


def describe(sheet: Sheet, transient: TransientState, audience: Audience, now: int) -> TableInfo:
    """`now` is house time."""
    unrated = why_unrated(sheet)
    return TableInfo(
        code=sheet.code,
        match=sheet.match,
        game=sheet.game,
        rules_version=game(sheet.game).rules_version,
        options=sheet.options,
        access=sheet.access,
        phase=transient.phase(sheet),
        pause=transient.pause(sheet),
        making_cards=transient.making_cards,
        host=_host(sheet, audience),
        seats=[_seat(sheet, transient, audience, seat, now) for seat in range(len(sheet.chairs))],
        watchers=_watchers(sheet, audience),
        chat=sheet.chat,
        hints=sheet.hints,
        covered=covers_hands(sheet),
        unrated=unrated,
        unrated_seats=unrated_seats(sheet, unrated),
        commitment=sheet.commitment,
        attempt=sheet.attempt,
        voids=sheet.voids,
        proposals=_proposals(sheet, transient, audience),
        result=sheet.result,
    )


def _proposals(sheet: Sheet, transient: TransientState, audience: Audience) -> list[Proposal]:
    voters = audience.voters(sheet)
    return [
        Proposal(topic, sorted(agreed), [seat for seat in voters if seat not in agreed])
        for topic, agreed in transient.agreed.items()
    ]


def _host(sheet: Sheet, audience: Audience) -> str:
    sitting = [chair.who for chair in sheet.chairs if chair.visitor == sheet.host and chair.who]
    return next(iter(sitting + [device.guest.who for device in audience.of(sheet.host)]), "")


def _seat(sheet: Sheet, transient: TransientState, audience: Audience, seat: int, now: int) -> SeatInfo:
    chair = sheet.chairs[seat]
    presence: Presence = "bot" if chair.bot else "empty"
    if chair.person:
        presence = "here" if audience.present(chair.visitor) and not chair.left else "away"
    return SeatInfo(
        seat=seat,
        presence=presence,
        who=chair.who,
        name=chair.name,
        bot=chair.bot,
        may_replace=sheet.phase == "playing" and chair.person and transient.is_gone(sheet, seat, now),
        nonce=chair.apart or _has_pledged(sheet, seat),
        resigned=chair.resigned,
        helped=chair.helped,
        program=chair.program,
        begins=chair.begins,
        weak=presence == "here" and are_weak(audience.of(chair.visitor)),
    )


def _has_pledged(sheet: Sheet, seat: int) -> bool:
    pledges = sheet.attempt.pledges if sheet.attempt else None
    return pledges is not None and pledges[seat] is not None


def _watchers(sheet: Sheet, audience: Audience) -> list[Person]:
    seen: dict[str, Person] = {}
    for device in audience.devices:
        if not sheet.seats_of(device.guest.visitor):
            seen[device.guest.who] = Person(device.guest.who, device.guest.name, look(device, sheet).perspective)
    return list(seen.values())
