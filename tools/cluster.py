"""`make cluster`: PostgreSQL, NATS and three houses on this machine, and a browser at the first of them.

Everything is in temporary folders and disappears at the end. You may kill or drain any of the houses meanwhile:
this starts it again, as a service manager would.
"""

import contextlib
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.servers import Nats, Postgres, free_port, wait_for

HOUSES = 3
WATCH_S = 0.5


def main() -> None:
    for stopping in (signal.SIGINT, signal.SIGTERM):  # a shell's background job would ignore the former
        signal.signal(stopping, signal.default_int_handler)
    with contextlib.ExitStack() as opened, contextlib.suppress(KeyboardInterrupt):
        postgres, nats = Postgres(durable=True), Nats()
        opened.callback(postgres.close)
        opened.callback(nats.close)
        houses = [HouseProcess(f"house-{n + 1}", postgres.url(), nats.url()) for n in range(HOUSES)]
        for house in houses:
            opened.callback(lambda house=house: stop(house.process))
        print(f"PostgreSQL: {postgres.url()}\nNATS: {nats.url()}")
        for house in houses:
            wait_for(house.port, 60)
            house.tell()
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(f"http://localhost:{houses[0].port}")
        print("Press Ctrl-C to stop.", flush=True)
        while True:
            time.sleep(WATCH_S)
            for house in houses:
                if house.process.poll() is not None:
                    house.start()
                    house.tell()


class HouseProcess:
    def __init__(self, name: str, store: str, bus: str) -> None:
        self.name, self.port = name, free_port()
        self._command = [sys.executable, "-m", "breakhouse", "serve", "--port", str(self.port)]
        self._command += ["--store", store, "--bus", bus, "--house", name]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)

    def tell(self) -> None:
        print(f"{self.name}: http://localhost:{self.port} (process {self.process.pid})", flush=True)


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()


if __name__ == "__main__":
    main()
