"""Metrics for Prometheus, served on a listener of their own, which no proxy shows to visitors.

Every move is counted, so counting is just an addition; the Prometheus format is rendered on request
(docs/decisions/0028-what-an-operator-sets.md).
"""

import contextlib
import time
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from breakhouse.core import Refusal
from breakhouse.games import game_ids
from breakhouse.server import VERSION

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

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
    "flags_total": "Seats of finished matches that showed signs of a program.",
    "reports_total": "Seats that players reported.",
    "backups_total": "Scheduled backups that were made and found good.",
    "backups_failed_total": "Scheduled backups that could not be made or copied, or were found bad.",
    "matches_deleted_total": "Matches deleted because of their age.",
    "visitors_deleted_total": "Visitors forgotten because they had not come back.",
}
BY_GAME = {
    "matches_started_total": "Matches that began.",
    "matches_finished_total": "Matches that came to their end.",
    "visitors_total": "Visitors who came to a table, each once a day for each game.",
}
_OTHER = "other"
"""For tables of games that are no longer on the shelf, so that nobody can invent labels."""
GAUGES = {
    "tables": "Tables in memory.",
    "connections": "Open sockets.",
    "cases_open": "Flags and reports that wait for an operator.",
    "matches_running": "Matches being played.",
    "thinkers": "Processes for bots, coach and cards; programs are not counted.",
    "thinkers_waiting": "Messages to bots and coach that wait for their turn.",
    "data_free_bytes": "Room on the disk with the data folder; 0 without one.",
    "data_size_bytes": "Size of the disk with the data folder; 0 without one.",
    "backup_interval_seconds": "Time between two scheduled backups; 0 for none.",
    "last_backup_timestamp_seconds": "When the latest scheduled backup was made; 0 for never.",
    "last_good_backup_timestamp_seconds": "When the latest backup that is good in every place was made.",
}
STORE_TROUBLES = ("full", "broken", "unknown", "silent", "closed")
"""Why the last write may have failed: the disk is full, the store refused it, the connection broke, no answer."""
TIMINGS = {
    "acknowledged_seconds": "From when a command could be read from its socket to its acknowledgement, durable.",
    "answered_seconds": "From when a request could be read from its socket to its answer.",
    "durable_seconds": "From asking for a write to its being durable.",
    "loop_lag_seconds": "How late the event loop was, at twenty moments a second.",
}


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
        self.timings = {name: Timing() for name in TIMINGS}
        self.acknowledged = self.timings["acknowledged_seconds"]
        self.answered = self.timings["answered_seconds"]
        self.durable = self.timings["durable_seconds"]
        self.loop_lag = self.timings["loop_lag_seconds"]
        self._by_game: Counter[tuple[str, str]] = Counter()
        self._day = 0
        self._came: set[tuple[str, str]] = set()
        """Who came to which game on that day."""
        self.store_trouble = ""
        """Why the last write failed, if it did."""
        self.backup_interval = 0.0
        self.last_backup = self.last_good_backup = 0.0
        self._gauges = gauges

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def count_for(self, game: str, name: str) -> None:
        self._by_game[name, game if game in game_ids() else _OTHER] += 1

    def count_visitor(self, game: str, who: str) -> None:
        today = int(time.time()) // 86_400
        if today != self._day:
            self._day = today
            self._came.clear()
        if (game, who) not in self._came:
            self._came.add((game, who))
            self.count_for(game, "visitors_total")

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
        for name, what in BY_GAME.items():
            counter = CounterMetricFamily(f"breakhouse_{name}", what, labels=["game"])
            for game in (*game_ids(), _OTHER):
                counter.add_metric([game], self._by_game[name, game])
            yield counter
        trouble = GaugeMetricFamily("breakhouse_store_trouble", "1 if the last write failed.", labels=["why"])
        for why in STORE_TROUBLES:
            trouble.add_metric([why], self.store_trouble == why)
        yield trouble
        values = {
            **self._gauges(),
            "backup_interval_seconds": self.backup_interval,
            "last_backup_timestamp_seconds": self.last_backup,
            "last_good_backup_timestamp_seconds": self.last_good_backup,
        }
        for name, what in GAUGES.items():
            yield GaugeMetricFamily(f"breakhouse_{name}", what, values.get(name, 0))
        for name, what in TIMINGS.items():
            yield self.timings[name].describe(f"breakhouse_{name}", what)


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
