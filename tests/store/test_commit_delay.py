"""How long a write waits for others: milliseconds, by a clock that is written down."""

import pytest

from breakhouse.store.commit_delay import time_to_gather


@pytest.mark.parametrize(
    ("last", "oldest", "now", "ms"),
    [
        pytest.param(0, 500, 500, 0, id="a write on its own goes at once"),
        pytest.param(1000, 1005, 1005, 15, id="soon after a commit it waits until 20 ms have passed"),
        pytest.param(1000, 997, 1000, 17, id="what came during the commit has waited for a while"),
        pytest.param(1000, 962, 1000, 0, id="after a commit that took long nobody waits for others"),
    ],
)
def test_a_write_waits_only_so_long_for_others(last: int, oldest: int, now: int, ms: int) -> None:
    assert time_to_gather(last / 1000, oldest / 1000, now / 1000) * 1000 == pytest.approx(ms)
