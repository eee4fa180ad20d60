"""Skip-Bo Breakers at a terminal: its own board, and the command that only it has."""

from breakhouse.core.plugins import later
from breakhouse.terminal.face import Face
from breakhouse.terminal.skipbo_breakers import simulate

FACE = Face(
    later("breakhouse.terminal.skipbo_breakers.board:SetBoard"),
    {"simulate": simulate.add_parser},
)
