"""Sets as typed in the terminal, read the way the browser's command box does."""

import re

from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import KINDS, Kind
from breakhouse.games.skipbo_breakers.values import Lay, Pass
from breakhouse.terminal.typed_words import plain, words

PASSES = ("-", "pass")


def read(language: str, typed: str) -> Lay | Pass:
    """`3 4 *`, `11-15`, `run 7 8 * *` or `pass`, in English or in the player's language."""
    line = plain(typed)
    if line in (*PASSES, *words(language, "typed-pass")):
        return Pass()
    for kind, word in _kind_words(language):
        if f" {word} " in f" {line} ":
            rest = f" {line} ".replace(f" {word} ", " ", 1)
            return Lay(_tiles(language, rest), kind)
    return Lay(_tiles(language, typed.replace(",", " ")))


def _tiles(language: str, text: str) -> str:
    signs = dict.fromkeys(words(language, "typed-wild"), "*") | dict.fromkeys(words(language, "typed-to"), "-")
    named = " ".join(signs.get(plain(word), word) for word in text.split())
    return re.sub(r"(\d{1,2}) ?[-–] ?(\d{1,2})", _spread, named)


def _spread(range_: re.Match[str]) -> str:
    """`11-15` as all the numbers that it means."""
    low, high = int(range_[1]), int(range_[2])
    return " ".join(map(str, range(low, high + 1))) if low < high <= t.TOP else range_[0]


def _kind_words(language: str) -> list[tuple[Kind, str]]:
    """Longer names first: they contain shorter ones."""
    found = [(kind, word) for kind in KINDS for word in (kind, *words(language, f"typed-kind-{kind}"))]
    return sorted(found, key=lambda pair: -len(pair[1]))
