"""The words of a message without its markup."""

import re


def prose(text: str) -> str:
    """A message without its id, its selectors, its placeholders and its addresses."""
    for noise in (r"^\S+ =", r"https://\S+", r"\{ *\$\w+ *->", r"\[[\w-]+\]", r"\{[^{}]*\}"):
        text = re.sub(noise, " ", text)
    return text
