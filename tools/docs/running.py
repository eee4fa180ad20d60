"""What an operator looks up: settings, limits, metrics; and the list of decisions."""

from pathlib import Path
from typing import Any

import msgspec

from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.limits.budgets import Allowance, Budgets, Rate
from breakhouse.server.settings import SETTINGS, Setting, Settings
from breakhouse.terminal.help import speak
from breakhouse.terminal.settings import help_for
from tools.docs.docstrings import field_docs

DECISIONS = Path(__file__).parents[2] / "docs/decisions"


def write_settings() -> str:
    with speak("en"):
        rows = map(_row, SETTINGS.values())
        return "| key | flag | variable | what it does | default |\n|---|---|---|---|---|\n" + "\n".join(rows)


def _row(setting: Setting) -> str:
    table, _, name = setting.key.rpartition(".")
    doc = field_docs(type(getattr(Settings(), table)) if table else Settings).get(name, "")
    said = ". ".join(part for part in (help_for(setting), doc) if part)
    flag = f"`{setting.flag}`" if setting.flag else ""
    default = msgspec.json.encode(setting.default).decode()
    cells = (f"`{setting.key}`", flag, f"`{setting.variable}`", said, f"`{default}`")
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
