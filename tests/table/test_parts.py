"""A table is made of parts: none inherits from another, none is large, none reaches into another."""

import ast
from pathlib import Path

import pytest

import breakhouse.table

MODULES = sorted(Path(breakhouse.table.__file__).parent.glob("*.py"))
METHODS = 16
"""At most, but for the table itself, whose properties say how it stands."""


def _classes(module: Path) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.ClassDef)]


def test_no_part_inherits_from_another() -> None:
    ours = {part.name for module in MODULES if module.stem != "messages" for part in _classes(module)}
    heirs = [
        (part.name, base.id)
        for module in MODULES
        for part in _classes(module)
        for base in part.bases
        if isinstance(base, ast.Name) and base.id in ours
    ]
    assert not heirs


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_parts_are_small_and_use_no_private_names_of_others(module: Path) -> None:
    for part in _classes(module):
        methods = [node.name for node in part.body if isinstance(node, ast.FunctionDef)]
        assert len(methods) <= (20 if part.name == "Table" else METHODS), part.name
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__"):
            owner = ast.unparse(node.value)
            assert owner == "self" or (module.stem, owner) == ("table", "table"), f"{owner}.{node.attr}"
