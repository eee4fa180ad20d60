"""What runs where: on a machine that has everything, on a plain one, and where nothing may be left out."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import needs
from tools.areas import TESTS, WIDE, Area, leave_out, report, run
from tools.needs import NEEDS, Machine, Need, provide

ROOT = Path(__file__).parents[2]
PLAIN = Machine(find=lambda sign: None, installs=False, strict=False)
CI = Machine(find=lambda sign: None, installs=False, strict=True)


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What apt is asked to install."""
    packages: list[str] = []

    def apt(command: str, *names: str) -> None:
        packages.extend(names)

    monkeypatch.setattr(needs, "_apt", apt)
    return packages


def test_a_plain_machine_leaves_out_what_it_cannot_run_and_says_how_to_get_it(installed: list[str]) -> None:
    absent = provide(NEEDS.values(), PLAIN)
    assert absent == [*NEEDS.values()]
    able, lines = leave_out(TESTS, absent)
    assert {area.name for area in TESTS} - {area.name for area in able} == {"browser", "reader"}
    assert lines[0] == f"reader (needs Chromium and Orca): {needs.CHROMIUM.how}; {needs.ORCA.how}"
    assert lines[1] == f"browser (needs Chromium): {needs.CHROMIUM.how}"
    assert f"nginx (a part of house): {needs.NGINX.how}" in lines
    assert f"Linux (a part of house and bots): {needs.LINUX.how}" in lines
    assert len(lines) == 2 + len(NEEDS) - 2
    assert installed == []


def test_a_machine_with_everything_leaves_out_nothing() -> None:
    everything = Machine(find=lambda sign: sign, installs=False, strict=True)
    assert provide(NEEDS.values(), everything) == []
    assert leave_out((*TESTS, *WIDE), []) == ([*TESTS, *WIDE], [])


def test_what_is_left_out_is_counted_and_a_failure_only_where_everything_has_to_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    passed = [(TESTS[0], True, 1.0)]
    assert report(passed, ["browser: how"], 1.0, PLAIN) == 0
    assert capsys.readouterr().out.endswith("browser: how\n\n1 passed, 0 failed, 1 area left out\n")
    assert report(passed, ["browser: how", "nginx: how"], 1.0, CI) == 1
    assert capsys.readouterr().out.endswith("1 passed, 0 failed, 2 areas left out\n")
    assert report(passed, [], 1.0, CI) == 0
    assert capsys.readouterr().out.endswith("\n1 passed, 0 failed\n")
    assert report([(TESTS[0], False, 1.0)], [], 1.0, PLAIN) == 1


def test_root_on_debian_gets_everything_at_once_and_is_told(
    installed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    debian = Machine(
        find=lambda sign: "/usr/bin/it" if sign in installed or sign.startswith(("/proc", "127.")) else None,
        installs=True,
        strict=True,
    )
    assert provide([needs.NGINX, needs.CHROMIUM, needs.LINUX, needs.ADDRESS], debian) == []
    assert installed == ["chromium-headless-shell", "nginx"]
    assert "chromium-headless-shell | chromium, nginx" in capsys.readouterr().out


def test_a_package_that_a_distribution_does_not_have_is_replaced_by_the_next(installed: list[str]) -> None:
    older = Machine(find=lambda sign: sign if "chromium" in installed else None, installs=True, strict=True)
    assert provide([needs.CHROMIUM], older) == []
    assert installed == ["chromium-headless-shell", "chromium-headless-shell", "chromium"]


def test_servers_outside_the_path_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "nginx"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setattr(needs, "EVERYWHERE", str(tmp_path))
    assert needs.find("nginx") == str(program)
    monkeypatch.setenv("BREAKHOUSE_BROWSER", str(program))
    assert needs.browser() == str(program)
    monkeypatch.delenv("BREAKHOUSE_BROWSER")
    assert needs.browser() is None
    assert needs.find("127.0.0.1")
    assert needs.find("127.0.0.1000") is None


def marked() -> Iterator[tuple[str, str]]:
    """The folder and the need of each test that has one."""
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.needs"):
                for name in node.args:
                    yield f"tests/{path.relative_to(ROOT / 'tests').parts[0]}", ast.literal_eval(name)


def declares(area: Area, need: Need) -> bool:
    return need in (*area.needs, *area.parts)


def test_an_area_declares_what_its_tests_need() -> None:
    """Otherwise they would be left out without being counted."""
    found = set(marked())
    assert ("tests/operator", "nginx") in found
    for folder, name in found:
        (area,) = [area for area in TESTS if folder in area.command]
        assert declares(area, NEEDS[name]), f"{area.name} has tests that need {name}"


def test_areas_wait_for_a_free_core_and_for_the_areas_they_need(tmp_path: Path) -> None:
    def area(name: str, cores: int = 1, after: tuple[str, ...] = ()) -> Area:
        shell = f"echo {name} >> {tmp_path}/begun; sleep 0.05; echo {name} >> {tmp_path}/ended; test {name} != bad"
        return Area(name, ("/bin/sh", "-c", shell), cores=cores, after=after)

    results = run([area("first"), area("last", 2, ("first",)), area("bad"), area("wide", 2)])
    assert {one.name: passed for one, passed, _ in results} == {
        "first": True,
        "bad": False,
        "wide": True,
        "last": True,
    }
    ended = (tmp_path / "ended").read_text().split()
    assert set(ended[:2]) == {"first", "bad"}
