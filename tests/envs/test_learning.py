"""The worked example's parts, in seconds rather than minutes."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from breakhouse.envs import VectorHands

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_breakers.py"


def test_the_worked_example_learns_and_plays() -> None:
    spec = importlib.util.spec_from_file_location("learn_breakers", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    example.TABLES, example.STEPS, example.BATCH = 64, 64, 256
    network = example.train(0.01, seed=1, tell=lambda _: None)
    tables = VectorHands(64)
    tables.reset(2)
    seen, actions, worth = example.play(network, tables, 0.5, np.random.default_rng(1))
    assert len(seen) == len(actions) == len(worth) > 500
    before = network.learn(seen.astype(np.float32), actions, worth, 1e-3)
    for _ in range(20):
        after = network.learn(seen.astype(np.float32), actions, worth, 1e-3)
    assert after < before
    margin, half = example.compare(network, "random", 4)
    assert -20 <= margin <= 20
    assert half >= 0


EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_breakers.py"


@pytest.mark.soak
def test_a_network_from_scratch_beats_casual() -> None:
    command = [sys.executable, str(EXAMPLE), "--minutes", "8", "--deals", "400"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    result = re.search(r"([+-][\d.]+) ± ([\d.]+) points", done.stdout)
    assert result is not None, done.stdout
    assert float(result[1]) - float(result[2]) > 0, done.stdout
