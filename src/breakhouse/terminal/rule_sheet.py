"""The rules as people read them: the paragraphs of the manifest, with the numbers of this table."""

from collections.abc import Iterator
from typing import Any

import msgspec

from breakhouse.core import Options
from breakhouse.core.contract import AnyGame
from breakhouse.core.manifest import Paragraph
from breakhouse.terminal.wording import Wording


def tell_rules(wording: Wording, options: Options) -> Iterator[str]:
    """A line for each title, each rule and each exception; house rules come last."""
    params = params_of(wording.game, options)
    for one in paragraphs_of(wording.game, options):
        title = wording.own("rules", f"{one.id}-title")
        text = wording.own("rules", one.id, **params)
        if title and text:
            yield f"{title}: {text}"
            if exception := wording.own("rules", f"{one.id}-except", **params):
                yield exception


def paragraphs_of(game: AnyGame, options: Options) -> list[Paragraph]:
    """Those that hold with these options, without what is only about the page."""
    usual = game.options_type()
    return [
        one
        for one in game.manifest.paragraphs
        if not one.page and (one.option is None or getattr(options, one.option) != getattr(usual, one.option))
    ]


def params_of(game: AnyGame, options: Options) -> dict[str, Any]:
    """What the browser's `optionParams` gives the same sentences."""
    values: dict[str, Any] = msgspec.to_builtins(options)
    params = {name: _param(value) for name, value in values.items()}
    for name, value in values.items():
        if name.endswith("_ms"):
            params[f"{name.removesuffix('_ms')}_s"] = _param(_seconds(value))
    clock = game.manifest.clock
    if clock is None or values[clock.option] == clock.off:
        return {**params, "pace": "off"}
    factors = set(values.get("factors") or [1])
    pace = factors.pop() if len(factors) == 1 else None
    setting = values[clock.option]
    times = (_seconds(setting),) if isinstance(setting, int) else clock.seconds.get(setting, ())
    settings = {f"setting{n}": _whole(seconds * (pace or 1)) for n, seconds in enumerate(times, 1)}
    return {**params, **settings, "pace": "own" if pace is None else _whole(pace)}


def _param(value: Any) -> Any:
    """Lists by their length."""
    return len(value) if isinstance(value, (list, tuple)) else value


def _seconds(ms: Any) -> Any:
    return _whole(ms / 1000) if isinstance(ms, int) else ms


def _whole(number: float) -> float | int:
    return int(number) if number == int(number) else number
