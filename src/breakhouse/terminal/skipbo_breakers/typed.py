"""Sets as they are typed at the terminal, read as the browser's command box reads them."""

from breakhouse.games.skipbo_breakers.kinds import KINDS, Kind
from breakhouse.games.skipbo_breakers.values import Lay, Pass
from breakhouse.terminal.typing import plain, words

PASSES = ("p", "-", "pass")


def read(language: str, typed: str) -> Lay | Pass:
    """`3 4 *`, `run 7 8 * *` or `pass`, in English or in the player's language."""
    line = plain(typed)
    if line in (*PASSES, *words(language, "typed-pass")):
        return Pass()
    for kind, word in _kind_words(language):
        if f" {word} " in f" {line} ":
            rest = f" {line} ".replace(f" {word} ", " ", 1)
            return Lay(_tiles(language, rest), kind)
    return Lay(_tiles(language, typed.replace(",", " ")))


def _tiles(language: str, text: str) -> str:
    wilds = words(language, "typed-wild")
    return " ".join("*" if plain(word) in wilds else word for word in text.split())


def _kind_words(language: str) -> list[tuple[Kind, str]]:
    """Longer names first: they hold shorter ones."""
    found = [(kind, word) for kind in KINDS for word in (kind, *words(language, f"typed-kind-{kind}"))]
    return sorted(found, key=lambda pair: -len(pair[1]))
