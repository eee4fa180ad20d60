"""The wheel with `[envs]` in an environment that pip fills from nothing: the peers' own suites run there, and so
does every tutorial and every guide, word for word. The training run among them takes eight minutes of processor
time; `-k "not training"` leaves it out."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.docs.newcomer import Environment, Newcomer
from tools.docs.blocks import blocks_of

pytestmark = pytest.mark.wide

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = (
    ROOT / "README.md",
    *(DOCS / name for name in ("start.md", "library.md", "environments.md", "programs.md", "hosting.md")),
    *sorted((DOCS / "tutorials").glob("*.md")),
    *sorted((DOCS / "how-to").glob("*.md")),
)


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheels")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT)], check=True)
    return folder


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory, wheels: Path) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("fresh"), wheels)
    environment.pip(f"{next(wheels.glob('breakhouse-*.whl'))}[envs]")
    return environment


def test_only_the_wheel_is_installed(fresh: Environment, tmp_path: Path) -> None:
    where = fresh.run("python", "-c", "import breakhouse; print(breakhouse.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(fresh.bin.parent)
    listed = fresh.run("pip", "list", "--format=freeze", cwd=tmp_path)
    assert "torch" not in listed
    assert "open_spiel" in listed.replace("open-spiel", "open_spiel")


def test_the_peers_own_checks_pass_on_the_installed_package(fresh: Environment, tmp_path: Path) -> None:
    fresh.pip("pytest")
    shutil.copy(ROOT / "tests/envs/test_peers.py", tmp_path)
    said = fresh.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_peers.py", cwd=tmp_path)
    assert "passed" in said
    assert "skipped" not in said


def test_a_type_checker_finds_the_types_of_the_installed_package(fresh: Environment, tmp_path: Path) -> None:
    fresh.pip("mypy", "pytest")
    shutil.copy(ROOT / "tests/library/test_types.py", tmp_path)
    assert "Success" in fresh.run("mypy", "--strict", "test_types.py", cwd=tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_can_be_followed_word_for_word(page: Path, fresh: Environment, tmp_path: Path) -> None:
    with Newcomer(tmp_path, fresh) as reader:
        for block in blocks_of(page):
            try:
                reader.follow(block)
            except Exception as wrong:
                wrong.add_note(f"{page.relative_to(ROOT)}:{block.line}")
                raise
