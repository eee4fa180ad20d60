"""Ids that nobody guesses, in letters and digits alone: they stand in links and are typed after commands, where a
leading `-` would read as a flag and a trailing `_` as punctuation."""

import secrets
import string

_SIGNS = string.ascii_letters + string.digits


def new_id(signs: int = 22, alphabet: str = _SIGNS) -> str:
    """22 signs are as hard to guess as 16 random bytes."""
    return "".join(secrets.choice(alphabet) for _ in range(signs))
