"""What the server logs: a line for a person, or JSON for a machine that reads many of them.

It contains neither table codes nor addresses: a link is a key to a table, and an address is personal.
"""

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

REQUEST: ContextVar[str] = ContextVar("id of the request", default="")

LONGEST = 400
CHATTY = ("breakhouse.access", "breakhouse.run", "breakhouse.socket", "breakhouse.tables")
"""For machines: a line for each request, each page at a table and each table, besides the messages for people."""


def about(**facts: Any) -> dict[str, Any]:
    """For `extra`: what a line is about, besides its text."""
    return {"about": {name: value for name, value in facts.items() if value is not None}}


class _OneLine(logging.Formatter):
    """Whatever strangers sent, a message is one line of bounded length, and the lines of a trace are indented."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = _escape(record.message[:LONGEST])
        return super().formatMessage(record)

    def formatException(self, wrong: Any) -> str:  # noqa: N802
        trace = super().formatException(wrong).split("\n")
        return "\n".join(f"    {_escape(line[:LONGEST])}" for line in trace)


def _escape(line: str) -> str:
    return line if line.isprintable() else line.encode("unicode_escape").decode()


class _Structured(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("breakhouse."),
            "said": record.getMessage()[:LONGEST],
        }
        facts = {"request": REQUEST.get()} if REQUEST.get() else {}
        facts |= getattr(record, "about", {})
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return json.dumps(
            line | {name: value for name, value in facts.items() if name not in line}, ensure_ascii=False
        )


def log_to_stderr(structured: bool) -> None:
    handler = logging.StreamHandler()
    plain = _OneLine("%(asctime)s  %(levelname)-7s %(message)s", "%H:%M:%S")
    handler.setFormatter(_Structured() if structured else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("aiohttp").setLevel(logging.WARNING)
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    for name in CHATTY:
        logging.getLogger(name).setLevel(logging.INFO if structured else logging.WARNING)
