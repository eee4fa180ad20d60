"""One rule for names everywhere: a single line that others can see and read, without deceptive characters."""

import re
import unicodedata

from breakhouse.core import Refusal

BOT = " (bot)"
"""How the name of every program ends, wherever it's written or spoken; nobody else's does."""

_NEVER = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control characters, invisible marks or marks that change the direction of writing, and non-characters."""
_BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Letters, symbols and marks that are drawn as nothing: fillers of Hangul, Braille, Khitan, hieroglyphs and music,
and marks that only tell programs something."""
_JOINERS = "\u200c\u200d"
"""Needed by some scripts and emoji, between two characters."""
_MARKS = 3
_CLAIM = re.compile(r"\(\W*bot\W*\)")
_LOOK_ALIKE = str.maketrans("оοօ0вβьтτ", "oooobbbtt")
"""Letters of other scripts with which a bot's mark could be imitated."""


def read_name(written: str) -> str:
    """A person's name in one form, its spaces single; `Refusal` if it can't be read, or claims to be a bot's."""
    name = " ".join(unicodedata.normalize("NFC", written).split()).strip(f"{_JOINERS} ")
    kinds = [unicodedata.category(letter) for letter in name if letter not in _JOINERS]
    if not any(kind[0] in "LNPS" for kind in kinds) or any(kind in _NEVER for kind in kinds):
        raise Refusal("name-not-readable")
    if not _BLANK.isdisjoint(name):
        raise Refusal("name-not-readable")
    if any(all(kind[0] == "M" for kind in kinds[at : at + _MARKS + 1]) for at in range(len(kinds) - _MARKS)):
        raise Refusal("name-not-readable")  # marks piled up over the lines above and below
    if _CLAIM.search(_skeleton(name)):
        raise Refusal("name-like-a-bots")
    return name


def read_bot_name(written: str) -> str:
    """A program's name, with the mark that only programs have."""
    return read_name(written.strip().removesuffix(BOT)) + BOT


def _skeleton(name: str) -> str:
    """The name as a hasty eye takes it in: without accents and case, brackets of any kind made round."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(map(_plain, letters)).translate(_LOOK_ALIKE)


def _plain(letter: str) -> str:
    kind = unicodedata.category(letter)
    if kind in ("Ps", "Pi") or letter == "<":
        return "("
    if kind in ("Pe", "Pf") or letter == ">":
        return ")"
    return "" if kind[0] in "MC" else letter
