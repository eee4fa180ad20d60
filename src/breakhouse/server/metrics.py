"""Counting what the house does, for /metrics in Prometheus' text form."""

from bisect import bisect_left
from collections import defaultdict

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

_WHAT = {
    "messages_total": ("counter", "Messages received over sockets."),
    "sent_total": ("counter", "Frames sent over sockets."),
    "refused_total": ("counter", "Messages and requests that were refused."),
    "dropped_total": ("counter", "Connections dropped because they did not read."),
    "hung_up_total": ("counter", "Connections closed because they flooded the house."),
    "requests_total": ("counter", "HTTP requests answered."),
    "errors_total": ("counter", "Requests and messages over which the house itself stumbled."),
    "store_troubles_total": ("counter", "Writes that the store could not keep."),
    "tables": ("gauge", "Tables in memory."),
    "connections": ("gauge", "Open sockets."),
    "matches_running": ("gauge", "Matches being played."),
}


class Metrics:
    def __init__(self) -> None:
        self.counts: defaultdict[str, int] = defaultdict(int)
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def durable(self, seconds: float) -> None:
        """How long a write took from being asked for to being durable."""
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name, (kind, what) in _WHAT.items():
            value = gauges.get(name, 0) if kind == "gauge" else self.counts[name]
            lines += [f"# HELP breakhouse_{name} {what}", f"# TYPE breakhouse_{name} {kind}"]
            lines.append(f"breakhouse_{name} {value}")
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        name = "breakhouse_durable_seconds"
        lines = [f"# HELP {name} From asking for a write to its being durable.", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]
