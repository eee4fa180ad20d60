"""`breakhouse verify`: what a match file proves, in words, and what is wrong with one that proves nothing."""

from pathlib import Path

import pytest

from breakhouse.core import log
from breakhouse.terminal.cli import main

GOLDEN = Path(__file__).parent.parent / "golden"
SHUFFLED = GOLDEN / "skipbo-breakers-shuffled-three.match"


def verify(file: Path, capsys: pytest.CaptureFixture[str], language: str = "en") -> tuple[int, str, str]:
    code = main(["--language", language, "verify", str(file)])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_shuffled_match_says_what_is_proved_and_what_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verify(SHUFFLED, capsys)
    assert code == 0
    for words in ("complete and unaltered", "one attempt", "p0, p1.", "126 draws", "What no file can prove"):
        assert words in out


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.match")), ids=lambda file: file.stem)
def test_every_golden_game_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    header, _, _ = log.read(file.read_text(encoding="utf-8").splitlines())
    code, out, _ = verify(file, capsys)
    assert (code, "could have chosen the deal" in out) == (0, header.shuffle is None)


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Non vérifié"), ("de", "Nicht bestätigt"), ("it", "Non verif")]
)
def test_a_bad_file_is_explained_in_a_sentence(
    language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.match"
    lines = SHUFFLED.read_text(encoding="utf-8").splitlines()
    header, entries, end = log.read(lines)
    ground = log.write(header, entries, end.outcome, b"x" * 32, end.nonces)
    running = log.write(header, entries, None)
    for text in ("", "nonsense", "\n".join(lines[:-1]), "\n".join(ground), "\n".join(running)):
        file.write_text(text, encoding="utf-8")
        code, out, err = verify(file, capsys, language)
        assert (code, out) == (1, "")
        assert err.startswith(words)
    assert verify(tmp_path / "nowhere", capsys, language)[0] == 1
