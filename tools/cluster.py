"""`make cluster`: PostgreSQL, NATS and three houses on this machine, and a browser at the first of them.

Everything is in temporary folders and disappears at the end. You may kill any of the houses meanwhile.
"""

import contextlib
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.servers import Nats, Postgres, free_port, wait_for

HOUSES = 3


def main() -> None:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.ExitStack() as opened:
        postgres, nats = Postgres(durable=True), Nats()
        opened.callback(postgres.close)
        opened.callback(nats.close)
        houses = [start(f"house-{n + 1}", postgres.url(), nats.url()) for n in range(HOUSES)]
        for process, _ in houses:
            opened.callback(stop, process)
        print(f"PostgreSQL: {postgres.url()}\nNATS: {nats.url()}")
        for n, (process, port) in enumerate(houses):
            wait_for(port, 60)
            print(f"house-{n + 1}: http://localhost:{port} (process {process.pid})", flush=True)
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(f"http://localhost:{houses[0][1]}")
        with contextlib.suppress(KeyboardInterrupt):
            for process, _ in houses:
                process.wait()


def start(name: str, store: str, bus: str) -> tuple["subprocess.Popen[bytes]", int]:
    port = free_port()
    command = [sys.executable, "-m", "breakhouse", "serve", "--port", str(port)]
    command += ["--store", store, "--bus", bus, "--house", name]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL), port


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()


if __name__ == "__main__":
    main()
