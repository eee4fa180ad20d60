"""What the front end has from Python is committed: a wheel is built without a house. It must be current."""

import json
from pathlib import Path

from tools.generated import main

WEB = Path(__file__).parents[2] / "web"


def test_everything_generated_is_current() -> None:
    assert main(["--check"]) == 0


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
