"""What the README shows must run."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_readme_has_samples() -> None:
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_sample_of_the_readme_runs(sample: str) -> None:
    names: dict[str, object] = {}
    exec(compile(sample, "README.md", "exec"), names)
    assert names["match"]
