"""One example of each kind of set: what opens, what may follow, and what may not, as the sheet's table has it.

The rules page and the printed reference card show the same ones; `why` names the message that says what is wrong.
"""

from typing import Literal, NamedTuple

from breakhouse.games.skipbo_breakers.kinds import Kind


class Example(NamedTuple):
    kind: Kind
    opens: str
    follows: str
    never: str
    why: Literal["lower", "kind", "length", "wild"]


EXAMPLES = (
    Example("single", "6", "9", "4", "lower"),  # SB-09
    Example("pair", "5 5", "8 8", "7 8 9", "kind"),  # SB-10
    Example("pairs", "3 3 4 4", "6 6 7 7", "8 8 9 9 10 10", "length"),  # SB-11
    Example("run", "3 4 5 6", "7 8 9 10", "6 7 8 9 10", "length"),  # SB-11
    Example("breaker", "2 2 2", "5 5 5", "9 9 *", "wild"),  # SB-18
)
