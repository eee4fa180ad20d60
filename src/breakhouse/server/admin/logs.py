"""What the server logs: a line for a person, or JSON for a machine that reads many of them.

It contains neither table codes nor addresses: a link is a key to a table, and an address is personal.
"""

import io
import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

REQUEST: ContextVar[str] = ContextVar("id of the request", default="")

LONGEST = 400
_APART = 60.0
"""Seconds between two lines about the same kind of failure."""
_MOST_KINDS = 500
_PRINTED = "breakhouse.terminal"
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


class OncePerMinute(logging.Filter):
    """Lets each kind of failure through once a minute, and says how many were left out since: strangers may find a
    way to make something fail, but not to fill the disk with it."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}
        """When each was last let through, and how many were not."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING or record.name == _PRINTED:
            return True
        kind, now = _kind_of(record), self._now()
        since, left_out = self._kinds.get(kind, (-_APART, 0))
        if now - since < _APART:
            self._kinds[kind] = since, left_out + 1
            return False
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out:,} more like it before)", ()
        self._kinds.pop(kind, None)
        self._kinds[kind] = now, 0
        if len(self._kinds) > _MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        return True


def _kind_of(record: logging.LogRecord) -> tuple[object, ...]:
    """An exception by its type and where it was raised, whatever it says; anything else by its words."""
    wrong = record.exc_info[1] if record.exc_info else None
    if wrong is None:
        return record.name, record.getMessage()
    where = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(wrong.__traceback__)]
    return record.name, type(wrong), where[-1] if where else None


def log_as(form: Literal["plain", "json"]) -> None:
    """From now on this process logs in this format, sentences for people included."""
    log_to_stderr(form == "json")
    if form == "json":
        log_what_is_printed()


def log_to_stderr(structured: bool) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(OncePerMinute())
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
    printed = logging.getLogger(_PRINTED)
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
