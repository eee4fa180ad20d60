"""Unguessable ids of letters and digits only: they appear in links and on command lines, where a leading `-` would
read as a flag and a trailing `_` as punctuation.
"""

import secrets
import string

_SIGNS = string.ascii_letters + string.digits


def new_id(signs: int = 22, alphabet: str = _SIGNS) -> str:
    """22 signs are as hard to guess as 16 random bytes."""
    return "".join(secrets.choice(alphabet) for _ in range(signs))
