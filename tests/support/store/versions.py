"""Houses of other versions: an invented next one, and one from before a step was added."""

import pytest

from breakhouse.store.sqlite import schema


def add_version(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """As if the next version changed the tables."""
    set_steps(monkeypatch, (*schema.STEPS, step))


def set_steps(monkeypatch: pytest.MonkeyPatch, steps: tuple[str, ...]) -> None:
    monkeypatch.setattr(schema, "STEPS", steps)
    monkeypatch.setattr(schema, "VERSION", len(steps))
