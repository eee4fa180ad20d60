"""Programs in processes of their own."""

import asyncio
import contextlib
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path


@asynccontextmanager
async def start_process(command: list[str], word: bytes, folder: Path | None = None) -> AsyncIterator[int]:
    process = await asyncio.create_subprocess_exec(
        *command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(20):
            while word not in (line := await process.stdout.readline()):
                if not line:
                    raise RuntimeError(f"{' '.join(command)} ended before it was open")
        yield process.pid
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
