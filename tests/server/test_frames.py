"""The WebSocket protocol itself: whatever comes, in whatever pieces."""

import asyncio
import itertools
from collections.abc import Callable
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakhouse.server.flusher import Flusher
from breakhouse.server.limits.budgets import FREE, Rate
from breakhouse.server.limits.meter import Meter, Tab
from breakhouse.server.ws.frames import MaskCheck, WebSocket, text_frames


class Transport:
    def __init__(self) -> None:
        self.written = b""
        self.closed = self.paused = False

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        self.paused = True


class End:
    """One end of a connection, and everything received on it."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.lost = 0
        self.transport = Transport()
        self.wire = WebSocket(self.transport, self.heard.append, self._lose, 1000)

    def _lose(self) -> None:
        self.lost += 1


def client(payload: bytes, kind: int = 0x81, mask: bytes = b"\x12\x34\x56\x78") -> bytes:
    length = len(payload)
    head = bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


@given(st.lists(st.text(max_size=200), max_size=5), st.integers(1, 40), st.binary(min_size=4, max_size=4))
def test_texts_arrive_whole_however_their_bytes_are_split(texts: list[str], piece: int, mask: bytes) -> None:
    async def run() -> None:
        end = End()
        sent = b"".join(client(text.encode(), mask=mask) for text in texts)
        for at in range(0, len(sent), piece):
            end.wire.feed_data(sent[at : at + piece])
        assert end.heard == [text.encode() for text in texts]
        assert end.transport.written == b""

    asyncio.run(run())


@given(st.binary(max_size=70_000))
def test_a_frame_for_a_page_states_its_length(payload: bytes) -> None:
    framed = text_frames([payload])
    assert framed[0] == 0x81
    assert framed.endswith(payload)
    size = len(framed) - len(payload)
    assert int.from_bytes(framed[2:size], "big") == len(payload) if size > 2 else framed[1] == len(payload)


def closed_with(*data: bytes) -> tuple[int, str]:
    async def run() -> tuple[int, str]:
        end = End()
        for one in data:
            end.wire.feed_data(one)
        assert end.heard == []
        written = bytes(end.transport.written)
        assert written[0] == 0x88
        assert written[1] == len(written) - 2 <= 125, "one whole frame, and a short one"
        assert end.wire.closing
        end.wire.feed_data(client(b"too late"))
        assert end.heard == []
        assert end.transport.paused or end.transport.closed, "nor is the rest taken in"
        return int.from_bytes(written[2:4], "big"), written[4:].decode()

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (client(b"hi", 0xC1), 1002),  # a reserved bit
        (client(b"hi", 0x80), 1002),  # goes on with nothing
        (client(b"a", 0x01) + client(b"b", 0x01), 1002),  # begins twice
        (client(b"", 0x09), 1002),  # a ping in parts
        (client(b"x" * 126, 0x89), 1002),  # a long ping
        (client(b"hi", 0x83), 1002),  # a kind that does not exist
        (client(b"hi", 0x82), 1003),  # binary
        (client(b"\xff\xfe"), 1007),  # no text
        (client(b"\xc3", 0x01) + client(b"(", 0x80), 1007),
        (client(b"x" * 1001), 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big") + bytes(4), 1009),  # announces a lot of data
        (client(b"x" * 600, 0x01) + client(b"x" * 600, 0x80), 1009),
        (client((1000).to_bytes(2, "big"), 0x88), 1000),
        (client(b"", 0x88), 1000),
        (client((17).to_bytes(2, "big"), 0x88), 1002),
        (b"\x81\x02hi", 1002),  # unmasked, as only servers may send
        (b"\x89\x00", 1002),
        (b"\x81\x7e\x00\x80" + b"x" * 128, 1002),
    ],
)
def test_a_protocol_violation_is_answered_with_the_right_close_code(sent: bytes, code: int) -> None:
    assert closed_with(sent)[0] == code


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        (client(b"hi", 0x82), "Send text, not binary messages."),
        (client(b"\xff\xfe"), "This isn't UTF-8."),
        (client(b"x" * 1001), "A message may have at most 1000 bytes."),
        (client(b"hi", 0xC1), "Received frame with non-zero reserved bits"),
        (b"\x81\x02hi", "Frames from a client have to be masked."),
    ],
)
def test_the_close_reason_tells_a_client_author_what_was_wrong(sent: bytes, why: str) -> None:
    assert closed_with(sent)[1] == why


@given(st.lists(st.integers(0, 70_000), min_size=1, max_size=5), st.data())
def test_an_unmasked_frame_is_noticed_wherever_it_begins_and_however_it_is_split(
    lengths: list[int], data: st.DataObject
) -> None:
    def head(length: int) -> bytes:
        if length < 126:
            return bytes((0x81, 0x80 | length))
        size, mark = (2, 0xFE) if length < 1 << 16 else (8, 0xFF)
        return bytes((0x81, mark)) + length.to_bytes(size, "big")

    masked = b"".join(head(length) + bytes(4) + bytes(length) for length in lengths)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(masked)), max_size=6)))
    check = MaskCheck()
    for begin, end in itertools.pairwise((0, *cuts, len(masked))):
        assert check.passes(masked[begin:end])
    assert check.passes(b"\x81")
    assert not check.passes(b"\x02hi")


async def test_fragments_pings_and_close_frames_are_read() -> None:
    end = End()
    end.wire.quiet = 3
    end.wire.feed_data(client(b"one ", 0x01) + client(b"42", 0x89) + client(b"and ", 0x00) + client(b"two", 0x80))
    assert end.heard == [b"one and two"]
    assert end.transport.written == b"\x8a\x0242"
    assert end.wire.quiet == 0
    end.wire.feed_eof()
    end.wire.feed_eof()
    assert end.lost == 1


async def test_reading_stays_paused_even_when_the_connection_resumes_it() -> None:
    """aiohttp resumes reading after the handshake; without pausing again a flood was gathered in memory."""
    transport = Mock(**{"is_closing.return_value": False})
    meter = Meter(Rate(1, 1), FREE, FREE, lambda: 0.0, lambda ms, call: None)
    wire = WebSocket(transport, lambda _: None, lambda: None, 1000, tab=Tab(meter, meter))
    wire.feed_data(b"\x89\x80\0\0\0\0" * 2)
    assert transport.pause_reading.call_count == 1
    wire.feed_data(b"\x89\x80\0\0\0\0")
    assert transport.pause_reading.call_count == 2


def test_a_page_that_fails_does_not_keep_messages_from_the_others() -> None:
    sent: list[str] = []
    soon: list[Callable[[], None]] = []

    class Bag:
        def __init__(self, name: str) -> None:
            self.name = name

        def send_off(self) -> None:
            sent.append(self.name)
            assert self.name != "first"

    flusher = Flusher(soon.append)
    for name in ("first", "second"):
        flusher.post(Bag(name))
    soon.pop()()
    assert sent == ["first", "second"]
