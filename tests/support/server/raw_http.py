"""Requests byte by byte, as no well-behaved client would send them."""

import asyncio

ELSEWHERE = "127.0.0.2"
"""Another address, so that whoever is watched doesn't pay for it."""


async def send_raw(port: int, request: bytes, address: str = ELSEWHERE, most: int = 1 << 16) -> str:
    """What the house answers until it closes, or what it has said after so many bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(request)
    try:
        async with asyncio.timeout(20):
            return (await reader.read(most)).decode("latin-1")
    finally:
        writer.close()


def post(path: str, kind: str, body: bytes, *headers: str) -> bytes:
    """A whole request with a body of this content type."""
    lines = (f"POST {path} HTTP/1.1", "Host: localhost", f"Content-Type: {kind}", f"Content-Length: {len(body)}")
    return "\r\n".join((*lines, *headers, "", "")).encode("latin-1") + body
