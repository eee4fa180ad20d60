"""Where a printed page is black: enough of the PNG format for what Typst writes."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

Ink = NDArray[np.bool_]


def ink_of(png: bytes) -> Ink:
    """A truth for each pixel of an RGB or RGBA picture: darker than grey."""
    at, packed = 8, b""
    width = height = channels = 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        data = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", data[:10])
            channels = {2: 3, 6: 4}[colour]
            assert depth == 8
        elif kind == b"IDAT":
            packed += data
        at += length + 12
    rows = _unfilter(zlib.decompress(packed), width * channels, height, channels)
    return rows.reshape(height, width, channels)[:, :, :3].min(axis=2) < 160  # type: ignore[no-any-return]


def touch(one: Ink, other: Ink, near: int) -> bool:
    """Whether anything of one is within so many rows and columns of anything of the other."""
    spread = one.copy()
    for axis in (0, 1):
        spread |= np.any([np.roll(spread, by, axis) for by in range(-near, near + 1)], axis=0)
    return bool((spread & other).any())


def _unfilter(raw: bytes, stride: int, height: int, step: int) -> NDArray[np.uint8]:
    above, rows = np.zeros(stride, np.uint8), []
    for n in range(height):
        start = n * (stride + 1)
        line = np.frombuffer(raw, np.uint8, stride, start + 1)
        above = _row(raw[start], line, above, step)
        rows.append(above)
    return np.array(rows)


def _row(how: int, line: NDArray[np.uint8], above: NDArray[np.uint8], step: int) -> NDArray[np.uint8]:
    if how == 0:
        return line
    if how == 1:
        return line.reshape(-1, step).cumsum(axis=0, dtype=np.uint8).reshape(-1)
    if how == 2:
        return line + above
    done, known = line.tolist(), above.tolist()
    for i in range(len(done)):
        left, corner = (done[i - step], known[i - step]) if i >= step else (0, 0)
        guess = (left + known[i]) // 2 if how == 3 else _paeth(left, known[i], corner)
        done[i] = (done[i] + guess) & 255
    return np.array(done, np.uint8)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda near: abs(guess - near))
