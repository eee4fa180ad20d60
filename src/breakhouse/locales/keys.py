"""The keys for questions: the same letters in the terminal, in the browser and in its command box.

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
"""Held with Control, Alt and Shift, these reach a page past a screen reader's browse mode, which gives Shift alone
another meaning.
"""


def question_for(typed: str) -> str | None:
    """The question that a line typed in the terminal asks."""
    return next((name for name, key in QUESTIONS.items() if typed.lower() == key), None)
