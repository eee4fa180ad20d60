"""What may be compiled: modules that are there, and that mypyc takes as they are meant.

mypyc makes a class with a foreign metaclass without the settings that stand behind its bases: a message would lose
its tag and a value its being frozen, without a word. And what it makes of a frozen dataclass cannot be pickled.
"""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import compiled  # noqa: E402 — it lies with the tools

PICKLED = ("server/thinkers", "server/thinking")
"""Who sends values to other processes."""


def _parsed(module: str) -> ast.Module:
    return ast.parse((ROOT / "src" / "breakhouse" / f"{module}.py").read_text())


@pytest.mark.parametrize("module", compiled.MODULES)
def test_a_module_to_be_compiled_defines_no_class_with_settings(module: str) -> None:
    classes = [node for node in ast.walk(_parsed(module)) if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes if node.keywords] == []
    bases = [ast.unparse(base) for node in classes for base in node.bases]
    assert [base for base in bases if base.split(".")[-1] in ("Struct", "Tell", "Command", "Event", "State")] == []


@pytest.mark.parametrize("module", PICKLED)
def test_what_is_sent_to_other_processes_is_not_compiled(module: str) -> None:
    for node in ast.walk(_parsed(module)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("breakhouse."):
            assert node.module.removeprefix("breakhouse.").replace(".", "/") not in compiled.MODULES, node.module
