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


UNDO = "z"
"""Takes the last placement back, where a game can. `typed-undo` are its words."""
