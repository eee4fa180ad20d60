"""The keys by which a player asks: the same letters at the terminal, in the browser and in its command box.

None of them acts on the game. `ask-<name>` is what each is called.
"""

QUESTIONS = {
    "rules": "?",
    "help": "i",
    "tour": "u",
    "can": "w",
    "hand": "h",
    "last": "l",
    "turn": "t",
    "clock": "c",
    "counts": "n",
    "card": "d",
    "missing": "s",
    "wrong": "x",
    "again": "r",
    "earlier": "b",
    "later": "f",
    "box": "/",
}

CHORDS = {"box": "e"}
"""Held with Control, Alt and Shift, which reach a page past a screen reader's browse mode, where Shift alone makes
another key of it."""


def question_for(typed: str) -> str | None:
    """Which question a line at the terminal is."""
    return next((name for name, key in QUESTIONS.items() if typed.lower() == key), None)
