"""The public names of the library, each described from its docstring."""

from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, ismodule

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
    for each in module.__all__:
        if not ismodule(getattr(module, each)):
            yield f"::: {name}.{each}"
