"""The boxes as postcards for link previews: `python tools/postcards.py` draws them, `--check` finds stale ones.

Messengers show no SVG, so beside each `box.svg` lies a `box.png`. It carries the hash of the picture it was made
from; that is what is checked, because the bytes of a PNG depend on who drew it.
"""

import hashlib
import struct
import sys
import tempfile
import zlib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from breakhouse.games import shelf  # noqa: E402
from breakhouse.server.http.static import POSTCARD  # noqa: E402

VIEW = "-3 -5.95 6.05 5.97"
"""As the browser shows it: `BoxPicture.svelte`."""
PAPER, WOOD, EDGE = "#f5efe2", "#d9ab73", "#8a5a2c"
SOURCE = b"tEXtSource\0"
WIDTH, HEIGHT = POSTCARD


def pictures() -> Iterator[Path]:
    """The picture of every box in this repository."""
    for game in shelf().values():
        folder = Path(str(import_module(type(game).__module__).__file__)).parent
        if folder.is_relative_to(ROOT):
            yield from (folder / box.picture for box in game.manifest.boxes if box.picture)


def hash_of(picture: Path) -> bytes:
    return hashlib.sha256(picture.read_bytes()).hexdigest().encode()


def is_fresh(picture: Path) -> bool:
    postcard = picture.with_suffix(".png")
    return postcard.is_file() and SOURCE + hash_of(picture) in postcard.read_bytes()


def draw(picture: Path) -> bytes:
    """The box on its shelf, as a PNG of the size that previews want."""
    import typst

    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW}">{picture.read_text()}</svg>'
    page = f"""
#set page(width: {WIDTH}pt, height: {HEIGHT}pt, margin: 0pt, fill: rgb("{PAPER}"))
#place(bottom, dy: -70pt, rect(width: 100%, height: 34pt, fill: rgb("{WOOD}")))
#place(bottom, dy: -64pt, rect(width: 100%, height: 8pt, fill: rgb("{EDGE}")))
#place(bottom + center, dy: -104pt, image("box.svg", height: 470pt))
"""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "box.svg").write_text(svg)
        (Path(folder) / "page.typ").write_text(page)
        png: bytes = typst.compile(str(Path(folder) / "page.typ"), format="png", ppi=72.0)
    return sign(png, hash_of(picture))


def sign(png: bytes, text: bytes) -> bytes:
    """The same picture with a word about where it comes from, before its last chunk."""
    body = SOURCE + text
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:-12] + chunk + png[-12:]


def main(check: bool) -> int:
    stale = [picture for picture in pictures() if not is_fresh(picture)]
    for picture in stale:
        print(picture.with_suffix(".png").relative_to(ROOT))
        if not check:
            picture.with_suffix(".png").write_bytes(draw(picture))
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
