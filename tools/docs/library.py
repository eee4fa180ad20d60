"""The public names of the library, each described from its docstring."""

from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, ismodule
from types import ModuleType

USED = ("breakhouse", "breakhouse.skipbo_breakers", "breakhouse.building", "breakhouse.envs")
"""What programs use."""
KEPT = ("breakhouse.core", "breakhouse.core.manifest", "breakhouse.bots", "breakhouse.conformance")
"""What authors of games keep to."""


def write() -> str:
    return "\n\n".join(part for module in USED for part in _describe(module))


def write_for_authors() -> str:
    return "\n\n".join(part for module in KEPT for part in _describe(module))


def _describe(name: str) -> Iterator[str]:
    module = import_module(name)
    yield f"## {name}"
    yield (getdoc(module) or "").partition("\n\n")[0]
    for each in getattr(module, "__all__", None) or _defined_in(module):
        if not ismodule(getattr(module, each)):
            yield f"::: {name}.{each}"


def _defined_in(module: ModuleType) -> list[str]:
    """The public names of a module that lists none: what is written in it."""
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", "") == module.__name__
    ]
