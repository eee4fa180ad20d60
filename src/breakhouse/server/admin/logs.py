"""What the server logs: a line for a person, or JSON for a machine that reads many of them.

It contains neither table codes nor addresses: a link is a key to a table, and an address is personal.
"""

import io
import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

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


def log_as(form: Literal["plain", "json"]) -> None:
    """From now on this process logs in this format, sentences for people included."""
    log_to_stderr(form == "json")
    if form == "json":
        log_what_is_printed()


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


def log_what_is_printed() -> None:
    """From now on each printed line, and whatever ends the process, is a line of the log: what reads JSON fails on
    anything else."""
    printed = logging.getLogger("breakhouse.terminal")
    sys.stdout, sys.stderr = _LineLog(printed, logging.INFO), _LineLog(printed, logging.ERROR)
    logging.raiseExceptions = False  # a log that can't be written can't be complained about in the log
    sys.excepthook = lambda *wrong: printed.critical("the process failed", exc_info=wrong)


class _LineLog(io.TextIOBase):
    def __init__(self, log: logging.Logger, level: int) -> None:
        self._log = log
        self._level = level
        self._begun = ""

    def write(self, text: str) -> int:
        *lines, self._begun = (self._begun + text).split("\n")
        for line in filter(str.strip, lines):
            self._log.log(self._level, "%s", line.strip())
        return len(text)
