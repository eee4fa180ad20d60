"""The server that the house is measured against."""

import os
import subprocess
import sysconfig

import pytest

from bench.house.processes import node


def test_the_process_that_is_measured_and_killed_is_node_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the wheel's script of that name comes first on the path."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    monkeypatch.setenv("PATH", path)
    with subprocess.Popen([node(), "-p", "process.pid"], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert int(process.stdout.read()) == process.pid
