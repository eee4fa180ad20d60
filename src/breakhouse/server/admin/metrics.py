"""Metrics for Prometheus, served on a listener of their own, which no proxy shows to visitors.

Every move is counted, so counting is just an addition; the Prometheus format is rendered on request
(docs/decisions/0028-what-an-operator-sets.md).
"""

import contextlib
from bisect import bisect_left
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from breakhouse.core import Refusal
from breakhouse.server import VERSION

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COUNTERS = {
    "messages_total": "Messages received over sockets.",
    "sent_total": "Frames sent over sockets.",
    "refused_total": "Messages and requests that were refused.",
    "dropped_total": "Connections dropped because they did not read.",
    "hung_up_total": "Connections closed because they flooded the house.",
    "requests_total": "HTTP requests answered.",
    "errors_total": "Requests and messages that failed because of an error in the server.",
    "store_troubles_total": "Writes that the store could not keep.",
    "takeovers_total": "Tables that this house took over from another.",
    "fenced_appends_total": "Moves that the store refused because another house owns the table.",
    "banned_total": "Requests of banned visitors and addresses that were turned away.",
    "backups_total": "Scheduled backups that were made.",
    "backups_failed_total": "Scheduled backups that could not be made.",
    "matches_deleted_total": "Matches deleted because of their age.",
    "visitors_deleted_total": "Visitors forgotten because they had not come back.",
}
GAUGES = {
    "tables": "Tables in memory.",
    "connections": "Open sockets.",
    "matches_running": "Matches being played.",
    "thinkers_waiting": "Messages to bots and coach that wait for their turn.",
    "last_backup_timestamp_seconds": "When the latest scheduled backup was made; 0 for never.",
}
ACKNOWLEDGED = "From a command's arrival to its acknowledgement, durable."
DURABLE = "From asking for a write to its being durable."


class Timing:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def describe(self, name: str, what: str) -> Metric:
        total, buckets = 0, []
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._buckets, strict=True):
            total += count
            buckets.append((bound, float(total)))
        return HistogramMetricFamily(name, what, buckets, self._sum)


class Metrics(Collector):
    def __init__(self, gauges: Callable[[], Mapping[str, float]] = dict) -> None:
        self.counts: defaultdict[str, int] = defaultdict(int)
        self.acknowledged = Timing()
        self.durable = Timing()
        self.last_backup = 0.0
        self._gauges = gauges

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def registry(self) -> CollectorRegistry:
        made = CollectorRegistry()
        made.register(self)
        ProcessCollector(registry=made)
        return made

    def collect(self) -> Iterable[Metric]:
        version = GaugeMetricFamily("breakhouse_info", "The version that runs.", labels=["version"])
        version.add_metric([VERSION], 1)
        yield version
        for name, what in COUNTERS.items():
            yield CounterMetricFamily(f"breakhouse_{name}", what, self.counts[name])
        values = {**self._gauges(), "last_backup_timestamp_seconds": self.last_backup}
        for name, what in GAUGES.items():
            yield GaugeMetricFamily(f"breakhouse_{name}", what, values.get(name, 0))
        yield self.acknowledged.describe("breakhouse_acknowledged_seconds", ACKNOWLEDGED)
        yield self.durable.describe("breakhouse_durable_seconds", DURABLE)


Listener = tuple[str, int]


def read_listener(written: str) -> Listener | None:
    """`9464` or `0.0.0.0:9464`; without a host, only from this machine."""
    if not written:
        return None
    host, _, port = written.rpartition(":")
    if not port.isascii() or not port.isdigit() or not 0 <= int(port) < 1 << 16:
        raise Refusal("unreadable-listener", given=written)
    return host.strip("[]") or "127.0.0.1", int(port)


@contextlib.asynccontextmanager
async def observe(registry: CollectorRegistry, at: Listener | None) -> AsyncIterator[None]:
    """Serves `/metrics` there; `Refusal` if the address is taken."""
    if at is None:
        yield
        return
    app = web.Application()
    app.router.add_get("/metrics", make_aiohttp_handler(registry))
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, *at).start()
    except OSError:
        await runner.cleanup()
        raise Refusal("metrics-port-taken", at=f"{at[0]}:{at[1]}") from None
    try:
        yield
    finally:
        await runner.cleanup()
