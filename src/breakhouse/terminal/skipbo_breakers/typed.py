"""What is typed at the terminal, read as the browser's command box reads it.

Capitals, accents, umlauts as two letters and commas make no difference; the words come from the Fluent files.
"""

import re
import unicodedata

from breakhouse.games.skipbo_breakers.values import Lay, Pass
from breakhouse.locales import say

KINDS = ("single", "pair", "pairs", "run", "breaker")
PASSES = ("p", "-", "pass")


def read(language: str, typed: str) -> Lay | Pass:
    """`3 4 *`, `run 7 8 * *` or `pass`, in English or in the player's language."""
    line = plain(typed)
    if line in (*PASSES, *words(language, "typed-pass")):
        return Pass()
    for kind, word in _kind_words(language):
        if f" {word} " in f" {line} ":
            rest = f" {line} ".replace(f" {word} ", " ", 1)
            return Lay(_tiles(language, rest), kind)  # type: ignore[arg-type]
    return Lay(_tiles(language, typed.replace(",", " ")))


def _tiles(language: str, text: str) -> str:
    wilds = words(language, "typed-wild")
    return " ".join("*" if plain(word) in wilds else word for word in text.split())


def means(language: str, typed: str, message: str) -> bool:
    return plain(typed) in words(language, message)


def words(language: str, message: str) -> list[str]:
    """Everything that may be typed for something: in the file one after another, with commas."""
    return [plain(word) for word in say(language, message).split(",")]


def plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    folded = bare.replace("ß", "ss").replace("œ", "oe").replace("æ", "ae")
    folded = re.sub("([aou])e", r"\1", folded)
    return " ".join(re.sub("[.,;:!«»“”„\"'’]", " ", folded).split())


def _kind_words(language: str) -> list[tuple[str, str]]:
    """Longer names first: they hold shorter ones."""
    found = [(kind, word) for kind in KINDS for word in (kind, *words(language, f"typed-kind-{kind}"))]
    return sorted(found, key=lambda pair: -len(pair[1]))
