"""Through whose eyes a device looks: its only seat's, those of the seat it was handed to, or a spectator's."""

from breakhouse.games import game
from breakhouse.table.device import Device, Faces, Perspective, Viewpoint
from breakhouse.table.sheet import Sheet


def covers_hands(sheet: Sheet) -> bool:
    """Whether seats have something to hide from each other, also on one device."""
    return not game(sheet.game).manifest.open_hands


def look(device: Device, sheet: Sheet) -> Viewpoint:
    """What this device sees; worked out again only when the sheet changed or the device chose otherwise."""
    known = device.viewpoint
    if (
        known is not None
        and known.sheet is sheet
        and known.handed_to == device.handed_to
        and known.sees == device.sees
    ):
        return known
    perspective, faces = _eyes(device, sheet)
    acting = tuple([seat for seat, acts in faces if acts and seat is not None])
    device.viewpoint = Viewpoint(sheet, device.handed_to, device.sees, perspective, faces, acting)
    return device.viewpoint


def _eyes(device: Device, sheet: Sheet) -> tuple[Perspective, Faces]:
    seats = [seat for seat in sheet.seats_of(device.guest.visitor) if sheet.chairs[seat].bot is None]
    if not seats:
        return device.sees, ((device.sees, False),)
    if len(seats) == 1:
        return seats[0], ((seats[0], True),)
    if covers_hands(sheet):
        handed = device.handed_to if device.handed_to in seats else None
        return handed, ((handed, handed is not None),)
    return None, tuple((seat, True) for seat in seats)
