"""Whose view a device shows: its only seat's, that of the seat it was passed to, or a spectator's."""

from breakhouse.games import game
from breakhouse.table.device import Device, Faces, Perspective, Viewpoint
from breakhouse.table.sheet import Sheet


def covers_hands(sheet: Sheet) -> bool:
    """Whether seats have secrets from each other, even on one device."""
    return not game(sheet.game).manifest.open_hands


def look(device: Device, sheet: Sheet) -> Viewpoint:
    """What this device sees; recomputed only when the sheet or the device's choice changed."""
    known = device.viewpoint
    if (
        known is not None
        and known.sheet is sheet
        and known.handed_to == device.handed_to
        and known.leave == device.leave
    ):
        return known
    perspective, faces = _eyes(device, sheet)
    acting = tuple([seat for seat, acts in faces if acts and seat is not None])
    device.viewpoint = Viewpoint(sheet, device.handed_to, device.leave, perspective, faces, acting)
    return device.viewpoint


def _eyes(device: Device, sheet: Sheet) -> tuple[Perspective, Faces]:
    owned = [] if device.screen else sheet.seats_of(device.guest.visitor)
    seats = [seat for seat in owned if sheet.chairs[seat].bot is None]
    if not seats:
        seen = _shoulder(device, sheet)
        return seen, ((seen, False),)
    if len(owned) > 1 and covers_hands(
        sheet
    ):  # even while a bot plays one of them: its owner is still in the room
        holder = device.handed_to if device.handed_to in seats else None
        return holder, ((holder, holder is not None),)
    if len(seats) == 1:
        return seats[0], ((seats[0], True),)
    return None, tuple((seat, True) for seat in seats)


def _shoulder(device: Device, sheet: Sheet) -> int | None:
    """The seat over whose shoulder this device may look."""
    leave = device.leave
    may = leave is not None and not device.screen and leave.holds(sheet, device.guest.who)
    return leave.seat if leave is not None and may else None
