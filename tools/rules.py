"""The rule table: every id in docs/rules, the tests that prove it, the lines of code that implement it.

`python tools/rules.py` prints it; a test checks `table()`.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from breakhouse.games import shelf

ROOT = Path(__file__).parent.parent
PREFIXES = tuple(prefix for game in shelf().values() for prefix in game.manifest.rules)
ID = re.compile(rf"\b(?:{'|'.join(PREFIXES)})-R?\d+\b")
ROW = re.compile(rf"^\|\s*((?:{'|'.join(PREFIXES)})-R?\d+)\s*\|", re.MULTILINE)


@dataclass(slots=True)
class Rule:
    id: str
    tests: list[str] = field(default_factory=list)
    code: list[str] = field(default_factory=list)


def ids() -> list[str]:
    """The project's own list: the first column of the tables in docs/rules."""
    return [
        id for page in sorted((ROOT / "docs/rules").glob("*.md")) for id in ROW.findall(page.read_text("utf-8"))
    ]


def table() -> dict[str, Rule]:
    rules = {id: Rule(id) for id in ids()}
    for where, id in _find_proofs():
        if id in rules:
            rules[id].tests.append(where)
    for where, id in _carried_out():
        if id in rules:
            rules[id].code.append(where)
    return rules


def list_marked() -> set[str]:
    """Every id that a test names, known or not."""
    return {id for _, id in _find_proofs()}


def _find_proofs() -> Iterator[tuple[str, str]]:
    """(test, rule id) for every `rule(...)` marker of a test function, its class or its module."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    for id in _marker_ids(mark):
                        yield f"{file.relative_to(ROOT)}::{node.name}", id


def _marker_ids(mark: ast.expr) -> Iterator[str]:
    if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
        yield from (arg.value for arg in mark.args if isinstance(arg, ast.Constant))  # type: ignore[misc]


def _carried_out() -> Iterator[tuple[str, str]]:
    """(file:line, rule id) for every id that stands in the package or in the front end."""
    places = [(ROOT / "src", "*.py"), (ROOT / "web/src", "*.ts"), (ROOT / "web/src", "*.svelte")]
    for folder, pattern in places:
        for file in sorted(folder.rglob(pattern)):
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                for id in dict.fromkeys(ID.findall(line)):
                    yield f"{file.relative_to(ROOT)}:{number}", id


def main() -> int:
    rules = table()
    for rule in rules.values():
        print(f"{rule.id}")
        for test in rule.tests or ["  NO TEST"]:
            print(f"    test  {test}")
        for line in rule.code or ["  NO CODE"]:
            print(f"    code  {line}")
    missing = [r.id for r in rules.values() if not r.tests or not r.code]
    print(f"\n{len(rules)} ids, {len(missing)} without test or code{': ' + ' '.join(missing) if missing else ''}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
