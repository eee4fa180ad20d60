"""The worked example: a network that starts from nothing beats `casual` within ten minutes on two cores."""

import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_breakers.py"


def test_a_network_from_scratch_beats_casual() -> None:
    command = [sys.executable, str(EXAMPLE), "--minutes", "8", "--deals", "400"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    result = re.search(r"([+-][\d.]+) ± ([\d.]+) points", done.stdout)
    assert result is not None, done.stdout
    assert float(result[1]) - float(result[2]) > 0, done.stdout
