"""What holds for all tests: properties are tried without a stopwatch, for a busy machine is no counterexample."""

import os

import pytest
from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

if os.environ.get("BREAKHOUSE_COMPILED") == "1":
    from breakhouse.table import play

    if play.__file__.endswith(".py"):
        pytest.exit(f"the compiled house was to be tested, and this is not it: {play.__file__}", returncode=1)
