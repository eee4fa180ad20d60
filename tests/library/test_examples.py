"""Every example in the docstrings of the public modules runs; `tests/docs` runs those of the pages."""

import doctest
import importlib
import inspect

import pytest

from tests.support.library import MODULES


def examples() -> list[doctest.DocTest]:
    """The docstrings of the public modules, and of what they list."""
    finder, found = doctest.DocTestFinder(recurse=True), {}
    for name in (*MODULES[:4], "breakhouse.envs.open_spiel"):
        module = importlib.import_module(name)
        values = [(name, module), *((f"{name}.{one}", getattr(module, one)) for one in module.__all__)]
        for where, value in values:
            for test in finder.find(
                value, where, module=False, globs={**vars(inspect.getmodule(value) or module)}
            ):
                if test.examples:
                    found[test.docstring] = test
    return list(found.values())


@pytest.mark.parametrize("test", examples(), ids=lambda test: test.name)
def test_an_example_prints_what_it_promises(test: doctest.DocTest) -> None:
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test, out=said.append)
    assert "".join(said) == ""
