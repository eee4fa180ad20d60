"""A voice for speech-dispatcher that writes down what it is given: `python voice.py <file>`, a JSON line for each.

It speaks the protocol of speech-dispatcher's modules, thirty times as fast as a person listens, can be stopped
while it speaks, and needs no sound card.
"""

import html
import json
import re
import select
import sys
import time
from collections.abc import Iterator
from typing import TextIO

TAG = re.compile(r"<[^>]*>")
SETTINGS = {"AUDIO": "AUDIO INITIALIZED", "LOGLEVEL": "LOG LEVEL SET", "SET": "SETTINGS RECEIVED"}
A_CHARACTER = 0.002
SPOKEN = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


def answer(*lines: str) -> None:
    print(*lines, sep="\n", flush=True)


def block(lines: Iterator[str]) -> str:
    """What follows a command, up to a lone full stop."""
    text = list[str]()
    for line in lines:
        if line == ".":
            break
        text.append(line.removeprefix("."))
    return "\n".join(text)


def stopped(text: str) -> bool:
    """Whether somebody says something while this would be spoken: nothing but "stop" can come then."""
    return bool(select.select([sys.stdin.fileno()], [], [], len(TAG.sub("", text)) * A_CHARACTER)[0])


def write_down(record: TextIO, kind: str, text: str) -> None:
    plain = re.sub(r"\s+", " ", html.unescape(TAG.sub("", text))).strip()
    if plain:
        print(
            json.dumps({"at": time.time(), "kind": kind.lower(), "text": plain}, ensure_ascii=False), file=record
        )


def serve(lines: Iterator[str], record: TextIO) -> None:
    for command in lines:
        if command == "INIT":
            answer("299-Everything is written down.", "299 OK LOADED SUCCESSFULLY")
        elif command in SETTINGS:
            answer(f"{'203' if command == 'SET' else '207'} OK RECEIVING {command} SETTINGS")
            block(lines)
            answer(f"203 OK {SETTINGS[command]}")
        elif command in SPOKEN:
            answer("202 OK RECEIVING MESSAGE")
            write_down(record, command, text := block(lines))
            answer("200 OK SPEAKING", "701 BEGIN")
            answer("703 STOP" if stopped(text) else "702 END")
        elif command == "LIST VOICES":
            answer("200-English\ten\tnone", "200-Deutsch\tde\tnone", "200 OK VOICE LIST SENT")
        elif command == "QUIT":
            answer("210 OK QUIT")
            return


if __name__ == "__main__":
    with open(sys.argv[1], "a", encoding="utf-8", buffering=1) as kept:
        serve((line.rstrip("\n") for line in sys.stdin), kept)
