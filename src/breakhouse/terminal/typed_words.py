"""Words as people type them: capitals, accents, umlauts as two letters and commas make no difference."""

import re
import unicodedata

from breakhouse.locales import say


def means(language: str, typed: str, *messages: str) -> bool:
    return any(plain(typed) in words(language, message) for message in messages)


def words(language: str, message: str) -> list[str]:
    """All the words that may be typed for something, separated by commas in the file."""
    return [plain(word) for word in say(language, message).split(",")]


def plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    folded = bare.replace("ß", "ss").replace("œ", "oe").replace("æ", "ae")
    folded = re.sub("([aou])e", r"\1", folded)
    return " ".join(re.sub("[.,;:!?…()«»“”„\"'’]", " ", folded).split())
