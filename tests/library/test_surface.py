"""What is public stays as it is until somebody decides otherwise: names and signatures are written down.

`WRITE_SURFACE=1 pytest tests/library/test_surface.py` writes them again; the difference belongs in the changelog.
"""

import importlib
import inspect
import os
from collections.abc import Iterator
from pathlib import Path

from tests.support.library import MODULES

RECORD = Path(__file__).with_name("surface.txt")


def describe(where: str, value: object) -> Iterator[str]:
    if inspect.ismodule(value):
        yield f"{where} module"
    elif inspect.isclass(value):
        yield f"{where}{_sign(value)}"
        for name, member in sorted(vars(value).items()):
            if not name.startswith("_") and value.__module__.startswith("breakhouse"):
                yield from _describe_member(f"{where}.{name}", member)
    elif callable(value):
        yield f"{where}{_sign(value)}"
    else:
        yield f"{where}: {type(value).__name__}"


def _describe_member(where: str, member: object) -> Iterator[str]:
    if isinstance(member, classmethod | staticmethod):
        yield f"{where}{_sign(member.__func__)}"
    elif isinstance(member, property):
        yield f"{where} property"
    elif inspect.isfunction(member):
        yield f"{where}{_sign(member)}"


def _sign(value: object) -> str:
    try:
        signature = inspect.signature(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return ""
    # without types: every Python writes them differently, and mypy looks after them
    parts = [part.replace(annotation=inspect.Parameter.empty) for part in signature.parameters.values()]
    return str(inspect.Signature(parts))


def test_public_names_and_signatures_match_the_record() -> None:
    found = []
    for module in MODULES:
        public = importlib.import_module(module)
        assert sorted(public.__all__) == sorted(set(public.__all__))
        for name in sorted(public.__all__):
            found += describe(f"{module}.{name}", getattr(public, name))
    text = "\n".join(found) + "\n"
    if os.environ.get("WRITE_SURFACE"):
        RECORD.write_text(text)
    assert text == RECORD.read_text()


def test_every_public_thing_says_what_it_is() -> None:
    mute = []
    for module in MODULES[:4]:
        public = importlib.import_module(module)
        for name in public.__all__:
            value = getattr(public, name)
            if _is_ours(value) and not _says(value):
                mute.append(f"{module}.{name}")
    assert mute == []


def _is_ours(value: object) -> bool:
    return (inspect.isclass(value) or inspect.isfunction(value)) and value.__module__.startswith("breakhouse")


def _says(value: object) -> bool:
    said = value.__doc__ or ""
    return bool(said.strip()) and not said.startswith(getattr(value, "__name__", "") + "(")
