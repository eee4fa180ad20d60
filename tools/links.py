"""Finds dead links in the project's pages: files that are not there, headings that do not exist."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+\s+(.*)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return {
        re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in HEADING.findall(text)
    }


def dead(page: Path) -> list[str]:
    found = []
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            found.append(f"{page.relative_to(ROOT)}: {link} is not there")
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            found.append(f"{page.relative_to(ROOT)}: {link} has no such heading")
    return found


def main() -> int:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    pages = [ROOT / name for name in listed if (ROOT / name).exists()]
    problems = [problem for page in pages for problem in dead(page)]
    print("\n".join(problems) or f"{len(pages)} pages, no dead link")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
