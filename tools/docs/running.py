"""What an operator looks up: settings, limits, metrics; and the list of decisions."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.limits.budgets import Allowance, Budgets, Rate
from breakhouse.server.settings import PREFIX, Settings
from breakhouse.terminal.cli import make_parser
from breakhouse.terminal.helping import speak
from breakhouse.terminal.settings import _BACKUPS, _RETENTION
from tools.docs.docstrings import field_docs

FLAGS = {"trusted_proxies": "trusted_proxy", "bots": "bot", "limits": "limit"}
"""Settings whose flag is called otherwise: it is given once for each."""
DECISIONS = Path(__file__).parents[2] / "docs/decisions"


def write_settings() -> str:
    flags = _serve_flags()
    rows = [_setting(name, value, flags) for name, value in _settings()]
    return "| key | flag | variable | what it does | default |\n|---|---|---|---|---|\n" + "\n".join(rows)


def _serve_flags() -> dict[str, argparse.Action]:
    """The flags of `breakhouse serve`, by the name that the parser gives them."""
    with speak("en"):
        top = make_parser("en", ["serve"])
        (commands,) = (each for each in top._actions if isinstance(each, argparse._SubParsersAction))
        return {action.dest: action for action in commands.choices["serve"]._actions}


def _settings() -> Iterator[tuple[str, Any]]:
    """Every key with its default; those of a table with its name before."""
    for name in Settings.__struct_fields__:
        value = getattr(Settings(), name)
        if isinstance(value, msgspec.Struct):
            yield from ((f"{name}.{key}", getattr(value, key)) for key in value.__struct_fields__)
        else:
            yield name, value


def _setting(key: str, value: Any, flags: dict[str, argparse.Action]) -> str:
    table, _, name = key.rpartition(".")
    dest = {"backups": _BACKUPS, "retention": _RETENTION}.get(table, FLAGS).get(name, name)
    action = flags.get(dest)
    doc = field_docs(type(getattr(Settings(), table)) if table else Settings).get(name, "")
    said = " ".join(part for part in ((action and action.help) or "", doc) if part)
    flag = f"`{action.option_strings[-1]}`" if action else ""
    variable = f"{PREFIX}{key.replace('.', '_').upper()}"
    cells = (f"`{key}`", flag, f"`{variable}`", said, f"`{msgspec.json.encode(value).decode()}`")
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def write_limits() -> str:
    budgets, docs = Budgets(), field_docs(Budgets)
    rows = [
        f"| `{name}` | {_limit(limit, 'visitor')} | {_limit(limit, 'address')} | {docs.get(name, '')} |"
        for name in Budgets.__struct_fields__
        if (limit := getattr(budgets, name))
    ]
    return "| limit | one visitor | one address | what it counts |\n|---|---|---|---|\n" + "\n".join(rows)


def _limit(limit: Any, whose: str) -> str:
    value = getattr(limit, whose)
    if not isinstance(limit, Allowance):
        return "no limit" if value >= 1_000_000_000 else f"{value:,}"
    assert isinstance(value, Rate)
    return "no limit" if value.a_second >= 1e9 else f"{value.a_second:,.4g} a second, {value.burst:,.6g} at once"


def write_metrics() -> str:
    rows = [f"| `{_name(each)}` | {each.type} | {each.documentation} |" for each in Metrics().collect()]
    return "| metric | kind | what it counts |\n|---|---|---|\n" + "\n".join(rows)


def _name(metric: Any) -> str:
    return f"{metric.name}_total" if metric.type == "counter" else str(metric.name)


def write_decisions() -> str:
    pages = sorted(DECISIONS.glob("0*.md"))
    return "\n".join(f"- [{_title(page)}]({page.name})" for page in pages)


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")
