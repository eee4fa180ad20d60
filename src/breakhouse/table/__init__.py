"""One match being played, with no network in it: seats, presence, clock, log, who may see what, bots in seats.

A table is given its environment (a clock, a store, timers, bots) and the devices that look at it; everything is
durable before it's announced.
"""

from breakhouse.table.devices import Device, Guest
from breakhouse.table.environment import Environment, RemoteBot
from breakhouse.table.state import Chair, Sheet
from breakhouse.table.table import Table

__all__ = ["Chair", "Device", "Environment", "Guest", "RemoteBot", "Sheet", "Table"]
