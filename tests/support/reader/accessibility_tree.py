"""What Chromium gives to the accessibility bus, as JSON lines; run by the system's Python, which has pyatspi.

`python3 tree.py` writes what live regions say, and for each line of input every object of what is shown.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import pyatspi

DEEP = 40


def write(**facts: Any) -> None:
    print(json.dumps(facts, ensure_ascii=False), flush=True)


def documents(node: Any, depth: int = 0) -> Iterator[Any]:
    if node.getRole() == pyatspi.ROLE_DOCUMENT_WEB:
        yield node
    elif depth < DEEP:
        for child in node:
            if child is not None:
                yield from documents(child, depth + 1)


def walk(node: Any) -> Iterator[Any]:
    yield node
    for child in node:
        if child is not None:
            yield from walk(child)


def facts_of(node: Any) -> dict[str, Any]:
    states = node.getState()
    return {
        "role": node.getRoleName(),
        "name": node.name,
        "focused": states.contains(pyatspi.STATE_FOCUSED),
        "live": dict(part.split(":", 1) for part in node.getAttributes()).get("live", ""),
    }


def look(_: Any = None) -> None:
    """The page that is shown, object by object."""
    for application in pyatspi.Registry.getDesktop(0):
        application.clear_cache()  # whatever was read too early would stay cached
        for document in documents(application):
            for node in walk(document):
                write(event="node", **facts_of(node))
    write(event="end")


def hear(event: Any) -> None:
    attributes = dict(part.split(":", 1) for part in event.source.getAttributes())
    if live := attributes.get("container-live", attributes.get("live", "")):
        text = event.any_data if isinstance(event.any_data, str) else getattr(event.any_data, "name", "")
        write(event="said", live=live, text=text)


def main() -> None:
    pyatspi.Registry.registerEventListener(hear, "object:text-changed:insert", "object:children-changed:add")
    from gi.repository import GLib

    GLib.io_add_watch(
        sys.stdin, GLib.IO_IN | GLib.IO_HUP, lambda *_: bool(sys.stdin.readline()) and (look() or True)
    )
    write(event="ready")
    pyatspi.Registry.start()


if __name__ == "__main__":
    main()
