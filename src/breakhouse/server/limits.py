"""How much one visitor and one address may ask of the house.

All of it can be set: a classroom shares one address, a house on the open internet has visitors of every kind.
"""

import msgspec

from breakhouse.core import Refusal


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    a_second: float
    burst: int


class Limits(msgspec.Struct, frozen=True):
    messages: Rate = Rate(30, 120)
    """Messages of one socket, gestures apart."""
    gestures: Rate = Rate(25, 50)
    chat: Rate = Rate(0.5, 6)
    hints: Rate = Rate(0.5, 6)
    """Hints and reviews: they cost the coach's time, which is the bots' too."""
    tables: Rate = Rate(1 / 20, 8)
    """Tables made by one visitor."""
    tables_of_address: Rate = Rate(1 / 4, 60)
    guesses: Rate = Rate(1 / 20, 8)
    """Codes of tables that do not exist, tried by one visitor."""
    guesses_of_address: Rate = Rate(1 / 6, 30)
    requests_of_address: Rate = Rate(100, 600)
    sockets: int = 12
    """Open at the same time by one visitor."""
    sockets_of_address: int = 400

    @classmethod
    def boundless(cls) -> "Limits":
        free = Rate(1e9, 1_000_000_000)
        rates = {name: free for name in cls.__struct_fields__ if not name.startswith("sockets")}
        return cls(**rates, sockets=1_000_000, sockets_of_address=1_000_000)

    @classmethod
    def classroom(cls) -> "Limits":
        """Thirty people behind one address."""
        usual = cls()
        changed = {
            name: Rate(rate.a_second * 30, rate.burst * 30)
            for name, rate in ((name, getattr(usual, name)) for name in cls.__struct_fields__)
            if isinstance(rate, Rate) and name.endswith("_of_address")
        }
        return msgspec.structs.replace(usual, **changed, sockets_of_address=4_000)

    def with_setting(self, setting: str) -> "Limits":
        """With one limit set: `tables=2/30` (two a second, thirty at once) or `sockets=100`."""
        name, _, value = setting.partition("=")
        if name not in self.__struct_fields__:
            raise Refusal("no-such-limit", limit=name, known=", ".join(self.__struct_fields__))
        try:
            if isinstance(getattr(self, name), int):
                return msgspec.structs.replace(self, **{name: int(value)})
            rate, _, burst = value.partition("/")
            return msgspec.structs.replace(self, **{name: Rate(float(rate), int(burst or max(1, float(rate))))})
        except ValueError:
            raise Refusal("unreadable-limit", limit=name, value=value) from None
