"""One rule for names everywhere: a single line that others can read, without deceptive characters."""

import unicodedata

from breakhouse.core import Refusal

_NEVER = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control characters, invisible marks or marks that change the direction of writing, and non-characters."""
_JOINERS = "\u200c\u200d"
"""Needed by some scripts and emoji."""
_MARKS = 3


def read_name(written: str) -> str:
    """The name in one form, its spaces single; `Refusal` when it cannot be read."""
    name = " ".join(unicodedata.normalize("NFC", written).split())
    kinds = [unicodedata.category(letter) for letter in name if letter not in _JOINERS]
    if not any(kind[0] in "LNPS" for kind in kinds) or any(kind in _NEVER for kind in kinds):
        raise Refusal("name-not-readable")
    if any(all(kind[0] == "M" for kind in kinds[at : at + _MARKS + 1]) for at in range(len(kinds) - _MARKS)):
        raise Refusal("name-not-readable")  # marks piled up over the lines above and below
    return name
