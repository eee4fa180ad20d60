"""The alerts that we ship: read and tried by promtool, asking only for our own job and for metrics that exist."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from breakhouse.server.admin.metrics import Metrics
from tools.needs import find

ROOT = Path(__file__).parents[2]
PROMETHEUS = ROOT / "deploy" / "prometheus"
RULES = PROMETHEUS / "breakhouse.rules.yml"
TRIALS = Path(__file__).with_name("alerts.test.yml")


def promtool(*words: str) -> None:
    program = find("promtool")
    assert program is not None
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def alerts() -> list[dict[str, Any]]:
    return [rule for group in yaml.safe_load(RULES.read_text())["groups"] for rule in group["rules"]]


def read_trials() -> Iterator[tuple[str, bool]]:
    """Which alert, and whether it's expected to fire."""
    for trial in yaml.safe_load(TRIALS.read_text())["tests"]:
        for case in trial["alert_rule_test"]:
            yield case["alertname"], bool(case["exp_alerts"])


@pytest.mark.needs("promtool")
def test_prometheus_accepts_the_rules_and_the_job() -> None:
    promtool("check", "rules", str(RULES))
    promtool("check", "config", str(PROMETHEUS / "prometheus.yml"))


@pytest.mark.needs("promtool")
def test_alerts_fire_when_they_should_and_not_before() -> None:
    promtool("test", "rules", str(TRIALS))


def test_every_alert_is_shown_to_fire_and_to_stay_quiet() -> None:
    tried = set(read_trials())
    assert tried == {(rule["alert"], fires) for rule in alerts() for fires in (True, False)}


def expressions() -> list[str]:
    board = json.loads((ROOT / "deploy" / "grafana" / "breakhouse.json").read_text())
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [*shown, *(rule["expr"] for rule in alerts())]


@pytest.mark.parametrize("expression", expressions())
def test_rules_and_dashboard_ask_only_for_our_own_job_and_for_metrics_that_exist(expression: str) -> None:
    asked = re.findall(r"\b((?:breakhouse|process)_\w+|up)\b(\{[^}]*\})?", expression)
    there = {sample.name for family in Metrics().registry().collect() for sample in family.samples} | {"up"}
    for name, labels in asked:
        assert 'job="breakhouse"' in labels, name
        assert name in there or (name.startswith("process_") and sys.platform != "linux")
    assert asked
