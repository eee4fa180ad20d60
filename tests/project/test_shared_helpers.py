"""What tests share stands in `tests/support`: no test imports another, and `tests` and `bench` make no circle."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def imports(folder: str) -> Iterator[tuple[Path, str]]:
    """Each file of a folder with every module of `tests` and `bench` that it imports."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules = [one.name for one in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [f"{node.module}.{one.name}" for one in node.names]
            else:
                continue
            yield from ((path, module) for module in modules if module.startswith(("tests.", "bench.")))


def test_tests_and_bench_import_from_tests_only_what_is_shared() -> None:
    found = [*imports("tests"), *imports("bench")]
    assert len(found) > 300
    assert not [
        (path, module) for path, module in found if module.startswith("tests.") and "tests.support." not in module
    ]


def test_what_tests_share_imports_nothing_from_bench() -> None:
    """So that tests may try what `bench` does, and `bench` may use what tests share."""
    assert not [(path, module) for path, module in imports("tests/support") if module.startswith("bench.")]
