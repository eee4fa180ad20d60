"""A self-signed certificate, for local networks.

Made by `openssl`, which every Linux and macOS has, rather than by a library that every install would need.
"""

import hashlib
import ipaddress
import shutil
import socket
import ssl
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from breakhouse.core import Refusal
from breakhouse.server.net.hosts import is_address

FOLDER = "tls"
DAYS = 397
"""Phones refuse certificates that are valid for much longer."""
_SPARE_S = 14 * 86_400


@dataclass(frozen=True, slots=True)
class Certificate:
    file: Path
    key: Path

    @property
    def fingerprint(self) -> str:
        """As browsers show it: SHA-256, two digits at a time."""
        der = ssl.PEM_cert_to_DER_cert(self.file.read_text(encoding="ascii"))
        return hashlib.sha256(der).digest().hex(":").upper()

    def context(self) -> ssl.SSLContext:
        made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        made.minimum_version = ssl.TLSVersion.TLSv1_2
        made.load_cert_chain(self.file, self.key)
        return made


def certificate_for(folder: Path | None, hosts: frozenset[str]) -> Certificate:
    """The one in the data folder if it covers these hosts and is still valid; else a new one."""
    place = (folder or Path(tempfile.mkdtemp(prefix="breakhouse-"))) / FOLDER
    place.mkdir(mode=0o700, parents=True, exist_ok=True)
    wanted = sorted({*hosts, "localhost", "127.0.0.1", socket.gethostname().lower()})
    made, names = Certificate(place / "house.crt", place / "house.key"), place / "names"
    kept = names.read_text(encoding="utf-8").split() if names.exists() else []
    if not set(wanted) <= set(kept) or not _lasts(made.file):
        _make(made, sorted({*wanted, *kept}))
        names.write_text("\n".join(sorted({*wanted, *kept})), encoding="utf-8")
    return made


def _make(certificate: Certificate, names: list[str]) -> None:
    alternatives = ",".join(f"{'IP' if is_address(name) else 'DNS'}:{_plain(name)}" for name in names)
    _openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-sha256",
        "-days", str(DAYS), "-subj", "/CN=Breakhouse", "-addext", f"subjectAltName={alternatives}",
        "-addext", "extendedKeyUsage=serverAuth", "-addext", "basicConstraints=critical,CA:FALSE",
        "-keyout", str(certificate.key), "-out", str(certificate.file),
    )  # fmt: skip
    certificate.key.chmod(0o600)


def _plain(name: str) -> str:
    return str(ipaddress.ip_address(name)) if is_address(name) else name


def _lasts(file: Path) -> bool:
    return file.exists() and _try_openssl("x509", "-checkend", str(_SPARE_S), "-noout", "-in", str(file)) == ""


def _openssl(*words: str) -> None:
    if why := _try_openssl(*words):
        raise Refusal("certificate-failed", why=why)


def _try_openssl(*words: str) -> str:
    """Empty when it went well, else why not."""
    if (command := shutil.which("openssl")) is None:
        raise Refusal("needs-openssl")
    done = subprocess.run([command, *words], capture_output=True, text=True, check=False, timeout=60)
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["?"])[-1]
