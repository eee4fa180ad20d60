"""The QR code of a link, as a picture and for terminals."""

import io
from functools import lru_cache

import segno


@lru_cache(maxsize=1024)
def qr_svg(text: str) -> bytes:
    """The link as a picture: dark on light whatever the theme, or phones couldn't read it."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=3, dark="#1b1a17", light="#fffdf7", xmldecl=False, nl=False
    )
    return out.getvalue()


def qr_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=out, compact=True, border=2)
    return out.getvalue()
