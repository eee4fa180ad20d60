"""`make dev`: a server, and the front end with hot reload in front of it; Ctrl-C ends both.

The server keeps its data in `build/dev`, apart from the one that `make play` starts. `BREAKHOUSE_PORT` moves it to
another port, and the front end follows.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "web"))

import front_end  # noqa: E402 — it lies with what it builds

PORT = os.environ.get("BREAKHOUSE_PORT", "8765")
DATA = ROOT / "build" / "dev"
WATCH_S = 0.2
PATIENCE_S = 20


def main() -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    front_end.install()
    environment = {**os.environ, "PATH": front_end.path(), "BREAKHOUSE_PORT": PORT}
    serve = [sys.executable, "-m", "breakhouse", "serve", "--host", "127.0.0.1", "--data", str(DATA)]
    processes: list[subprocess.Popen[bytes]] = []
    try:
        processes.append(server := subprocess.Popen(serve, env=environment, cwd=ROOT, stdout=subprocess.PIPE))
        assert server.stdout is not None
        if not server.stdout.readline():  # it has said why it can't open
            return 1
        print(
            f"A server is open on port {PORT}. Open the address below: changes in web/src show at once.",
            flush=True,
        )
        processes.append(subprocess.Popen(front_end.npm("run", "dev"), env=environment, cwd=front_end.WEB))
        while all(process.poll() is None for process in processes):
            time.sleep(WATCH_S)
        return 1
    except KeyboardInterrupt:
        return 0
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.wait(PATIENCE_S)


if __name__ == "__main__":
    sys.exit(main())
