"""Messages as pages send them, and what a bad connection, a bad program or a bad person makes of them."""

import json
import random
from typing import Any

RECORDED: list[dict[str, Any]] = [
    {"say": "hello", "table": "CODE", "seen": {"match": "m", "perspective": 0, "next": 3}, "language": "en"},
    {"say": "speak", "language": "de"},
    {"say": "sit", "seat": 1},
    {"say": "sit", "seat": None, "name": "Anton"},
    {"say": "stand", "seat": 0},
    {"say": "change", "options": {"think_ms": 5000}, "seats": 2, "chat": True, "hints": True},
    {"say": "first", "seat": 0},
    {"say": "seat-bot", "seat": 1, "level": "random"},
    {"say": "invite", "seat": 1, "who": "somebody"},
    {"say": "take-back", "seat": 1},
    {"say": "clear", "seat": 1},
    {"say": "pledge", "seat": 0, "commitment": "0" * 64, "pledge": "1" * 64},
    {"say": "reveal", "seat": 0, "commitment": "0" * 64, "nonce": "2" * 64},
    {"say": "start"},
    {"say": "do", "id": "c1", "seat": 0, "command": {"do": "mark", "cell": 4}, "at": 1200},
    {"say": "do", "id": "c2", "seat": 1, "command": {"do": "mark", "cell": 0}},
    {"say": "do", "id": "c3", "seat": 0, "command": {"do": "expire", "tag": "think"}},
    {"say": "gesture", "seat": 0, "motion": {"x": 1, "y": 2}},
    {"say": "agree", "to": "pause"},
    {"say": "disagree", "to": "pause"},
    {"say": "chat", "preset": "hello"},
    {"say": "chat", "text": "so"},
    {"say": "hand-over", "seat": 0},
    {"say": "move-seat", "seat": 0},
    {"say": "take-seat", "key": "0123456789"},
    {"say": "resign", "seat": 1},
    {"say": "kick", "who": "somebody"},
    {"say": "ask-to-see", "seat": 0},
    {"say": "let-see", "who": "somebody", "seat": 0, "allow": True},
    {"say": "hint", "seat": 0},
    {"say": "history"},
    {"say": "skip-ahead"},
    {"say": "report", "seat": 1, "why": "program"},
    {"say": "ping", "n": 1},
]

_STRANGE: list[Any] = [
    None, True, -1, 0, 3, 255, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "x", "é\u0000\u202e", "x" * 5000,
    [], {}, [[[[]]]], {"do": "mark"}, {"do": "nothing"}, {"a": {"b": {"c": None}}},
]  # fmt: skip


def mutated(message: dict[str, Any], rng: random.Random, code: str) -> str:
    """The message with one or two things wrong with it, or with nothing wrong at all."""
    message = json.loads(json.dumps(message).replace('"CODE"', json.dumps(code)))
    for _ in range(rng.randrange(3)):
        _change(message, rng)
    text = json.dumps(message)
    match rng.randrange(12):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return text + rng.choice(["}", "]", ",", " {}", "\x00"])
        case 2:
            at = rng.randrange(len(text))
            return text[:at] + chr(rng.randrange(1, 0x3000)) + text[at + 1 :]
        case 3:
            return "[" * 2000 + text
    return text


def _change(message: dict[str, Any], rng: random.Random) -> None:
    name = rng.choice(list(message))
    strange = json.loads(json.dumps(rng.choice(_STRANGE)))
    match rng.randrange(4):
        case 0:
            message[name] = strange
        case 1 if len(message) > 1:
            del message[name]
        case 2:
            message[rng.choice(["extra", "tell", "seat", "say", "id"])] = strange
        case 3 if isinstance(message[name], dict) and message[name]:
            _change(message[name], rng)
