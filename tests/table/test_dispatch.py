"""Every message of a page has exactly one who answers it, and dispatch needs neither HTTP nor a database."""

import subprocess
import sys
from typing import get_args

from breakhouse.server.ws.connection import ANSWERED_HERE
from breakhouse.table import messages as m
from breakhouse.table.dispatch import AT_TABLE


def test_every_message_is_answered_by_the_table_or_by_the_connection_and_never_by_both() -> None:
    kinds = get_args(m.Saying)
    assert sorted((*AT_TABLE, *ANSWERED_HERE), key=str) == sorted(kinds, key=str)


def test_messages_dispatch_and_the_making_of_tables_stay_light() -> None:
    """They can be loaded where there is no server, so nothing of HTTP or a database comes with them."""
    program = "import sys, breakhouse.table.dispatch, breakhouse.table.create; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"aiohttp", "sqlite3", "fluent"}.isdisjoint(found.stdout.split())
