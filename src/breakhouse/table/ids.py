"""Unguessable ids of letters and digits only: they appear in links and on command lines, where a leading `-` would
read as a flag and a trailing `_` as punctuation.
"""

import secrets
import string

_SIGNS = string.ascii_letters + string.digits
_DIGITS = string.digits + string.ascii_lowercase
_TIME = 7
"""Characters for the seconds since 1970; enough for two thousand years."""


def new_id(signs: int = 22, alphabet: str = _SIGNS) -> str:
    """22 characters are as hard to guess as 16 random bytes."""
    return "".join(secrets.choice(alphabet) for _ in range(signs))


def new_match(seconds: int) -> str:
    """Begins with the time, so matches that run together lie together in the store: one commit holds a move each
    of many, and would otherwise change as many pages of the index."""
    signs = ""
    for _ in range(_TIME):
        seconds, digit = divmod(seconds, len(_DIGITS))
        signs = _DIGITS[digit] + signs
    return signs + new_id(16)
