"""Files of the repository as pages of the site, for links that lead to code."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LANGUAGES = {
    ".conf": "nginx",
    ".css": "css",
    ".deck": "text",
    ".ftl": "text",
    ".json": "json",
    ".lock": "text",
    ".mjs": "js",
    ".py": "python",
    ".service": "ini",
    ".svelte": "html",
    ".toml": "toml",
    ".env": "sh",
    ".ts": "ts",
    ".yaml": "yaml",
}
UNSHOWN = {"__pycache__", "node_modules", "pages", "weights", "tables"}
MOST_LINES = 400


def is_shown(path: Path) -> bool:
    return path.suffix in (*LANGUAGES, ".md", "")


def show_file(path: Path) -> str:
    """A page with the file on it, or the page that it is."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return text
    lines = text.splitlines()
    shown = "\n".join(lines[:MOST_LINES])
    rest = f"\n… and {len(lines) - MOST_LINES} more lines." if len(lines) > MOST_LINES else ""
    name = path.relative_to(ROOT)
    return f"# {path.name}\n\n`{name}`\n\n````{LANGUAGES.get(path.suffix, 'text')}\n{shown}\n````\n{rest}"


def show_folder(path: Path) -> str:
    """What is in a folder, with the first sentence of each module."""
    head = f"# {path.name}\n\n`{path.relative_to(ROOT)}/`\n\n{_about(path / '__init__.py', whole=True)}\n\n"
    names = sorted(path.iterdir(), key=lambda each: (each.is_file(), each.name))
    return head + "| | |\n|---|---|\n" + "".join(_row(each) for each in names if _is_listed(each))


def _is_listed(path: Path) -> bool:
    hidden = path.name.startswith((".", "__")) or path.name in UNSHOWN
    return not hidden and (path.is_dir() or is_shown(path))


def _row(path: Path) -> str:
    module = path / "__init__.py" if path.is_dir() else path
    name = f"{path.name}/" if path.is_dir() else path.name
    shown = f"[`{name}`]({path.name})" if DOCS in path.parents else f"`{name}`"
    return f"| {shown} | {_about(module)} |\n"


def _about(module: Path, whole: bool = False) -> str:
    if module.suffix != ".py" or not module.exists():
        return ""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return said if whole else said.partition("\n\n")[0].replace("\n", " ").replace("|", "\\|")
