"""Values made from types: right in form and odd in content, or a little wrong in form."""

import json
import random
from collections.abc import Callable
from typing import Any

from msgspec import inspect

STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 7, 8, 255, 2**31, 2**53, 2**63, 2**64, -(2**70), 0.5, 1e308, -0.0, "", " ", "x",
    "\n",
    "é\u202e\u0000", "\ud7ff", "𝔘", "x" * 3000, "__proto__", "../..", "%s{0}", [], {}, [[]], [None] * 40, {"": {}},
    {"do": "pass"}, {"say": "start"},
)  # fmt: skip


class Maker:
    """Values of a type. `known` has values for fields by name, which are taken more often than invented ones."""

    def __init__(self, rng: random.Random, known: dict[str, Callable[[], Any]], oddness: float = 0.05) -> None:
        self._rng = rng
        self._known = known
        self._oddness = oddness
        self._makers: dict[type, Callable[[Any, str], Any]] = {
            inspect.UnionType: lambda kind, name: self.make(rng.choice(kind.types), name),
            inspect.StructType: self._struct,
            inspect.IntType: self._int,
            inspect.StrType: self._str,
            inspect.BoolType: lambda *_: rng.random() < 0.5,
            inspect.NoneType: lambda *_: None,
            inspect.LiteralType: lambda kind, _: rng.choice(kind.values),
            inspect.ListType: lambda kind, name: [
                self.make(kind.item_type, name) for _ in range(rng.randrange(5))
            ],
            inspect.VarTupleType: lambda kind, name: [
                self.make(kind.item_type, name) for _ in range(rng.randrange(5))
            ],
            inspect.TupleType: lambda kind, name: [self.make(one, name) for one in kind.item_types],
            inspect.DictType: lambda *_: {self._word(): self._odd() for _ in range(rng.randrange(3))},
        }

    def make(self, kind: inspect.Type, name: str = "") -> Any:
        if self._rng.random() < self._oddness:
            return self._odd()
        if name in self._known and self._rng.random() < 0.9:
            return self._known[name]()
        return self._makers.get(type(kind), lambda *_: self._odd())(kind, name)

    def _struct(self, kind: inspect.StructType, _: str) -> dict[str, Any]:
        made: dict[str, Any] = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        for field in kind.fields:
            if (field.required and self._rng.random() > self._oddness / 4) or self._rng.random() < 0.5:
                made[field.encode_name] = self.make(field.type, field.name)
        if self._rng.random() < self._oddness / 4:
            made[self._word()] = self._odd()
        return made

    def _int(self, kind: inspect.IntType, _: str) -> int:
        low, high = kind.ge if kind.ge is not None else -5, kind.le if kind.le is not None else 2**40
        return self._rng.choice((low, high, low - 1, high + 1, *(self._rng.randint(low, min(high, low + 9)),) * 8))

    def _str(self, kind: inspect.StrType, _: str) -> str:
        longest = kind.max_length or 40
        size = self._rng.choice((kind.min_length or 0, longest, longest + 1, *(self._rng.randint(1, 12),) * 6))
        return "".join(self._rng.choice('aB3_- \u00e9\u202e\U0001f9f1\n"\\{$%') for _ in range(size))

    def _word(self) -> str:
        return self._rng.choice(("", "seat", "first", "deck", "extra", "say", "do", "x" * 300, "\u202e"))

    def _odd(self) -> Any:
        return json.loads(json.dumps(self._rng.choice(STRANGE)))
