"""The names, addresses and proxies through which the server is reached."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args
from urllib.parse import urlsplit

from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.server.limits.token_buckets import group_of

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

EVERYWHERE = ("127.0.0.1", "0.0.0.0", "::")
"""Where a server listens if it isn't told a particular address: all of these include this machine."""
LOOPBACK = ("127.0.0.0/8", "::1")
PageName = Literal["new", "t", "replay", "results", "settings", "rules", "companion"]
"""The first part of the addresses of all pages but the shelf; the browser's list is checked against it."""
TAKEN = frozenset({"api", "ws", "assets", "admin", *get_args(PageName)})
"""First parts of the server's own paths: a base that starts like one of them would be ambiguous."""

_HOST = re.compile(r"[\w.-]+|[0-9a-f:.]+")
_NETLOC = re.compile(r"(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
"""A name or an address, and perhaps a port: nothing in front of an @, nothing that ends the host early."""
_BASE = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def lan_address() -> str | None:
    """This machine's address on the local network, or None when it has none. Nothing is sent."""
    for target in ("192.0.2.1", "2001:db8::1"):
        family = socket.AF_INET6 if ":" in target else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return None


def base_address(host: str, port: int, scheme: str = "http") -> str:
    shown = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{shown}" + ("" if port == usual else f":{port}")


def near_address(host: str, port: int, scheme: str = "http") -> str:
    """How this machine itself reaches a server that listens there."""
    return base_address("localhost" if host in EVERYWHERE else host, port, scheme)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class PublicUrl:
    """Where visitors find the server, whatever is in between: `https://host:8443/games`."""

    scheme: str
    host: str
    port: int
    base: str
    """Its path; empty if it has the host to itself."""

    @property
    def origin(self) -> str:
        return base_address(self.host, self.port, self.scheme)

    @property
    def link(self) -> str:
        return self.origin + self.base


def read_public_url(written: str) -> PublicUrl:
    try:
        parts = urlsplit(written.strip())
        port = parts.port
    except ValueError:
        raise Refusal("unreadable-public-url", given=written) from None
    base = parts.path.rstrip("/")
    fits = parts.scheme in ("http", "https") and _HOST.fullmatch(parts.hostname or "") and port != 0
    if not fits or not _BASE.fullmatch(base) or parts.query or parts.fragment or parts.username:
        raise Refusal("unreadable-public-url", given=written)
    if base.split("/")[1:2] and base.split("/")[1] in TAKEN:
        raise Refusal("public-url-taken", given=written, base=base)
    return PublicUrl(parts.scheme, str(parts.hostname), port or {"http": 80, "https": 443}[parts.scheme], base)


def read_networks(written: Iterable[str]) -> tuple[Network, ...]:
    return tuple(map(_read_network, written))


def _read_network(written: str) -> Network:
    try:
        return ipaddress.ip_network(written.strip(), strict=False)
    except ValueError:
        raise Refusal("unreadable-network", given=written) from None


@dataclass(frozen=True, slots=True)
class HostPolicy:
    """Under which names the server may be reached, which proxies it believes, and what follows for a request.

    Why: docs/decisions/0028-what-an-operator-sets.md"""

    link: str
    """The address that others are given."""
    names: frozenset[str] = frozenset()
    """Host names of this server, besides addresses, localhost and the machine's own name."""
    behind_proxy: bool = False
    """Whether every connection comes from a proxy, whatever its address."""
    trusted: tuple[Network, ...] = ()
    """Trusted proxies, by address."""
    public: PublicUrl | None = None
    tls: bool = False
    """Whether the server itself speaks TLS."""

    @property
    def base(self) -> str:
        return "" if self.public is None else self.public.base

    def within(self, path: str) -> str:
        """The path within the server, whether or not the proxy stripped the base."""
        base = self.base
        return path[len(base) :] or "/" if base and (path + "/").startswith(base + "/") else path

    def trusts(self, peer: str) -> bool:
        return self.behind_proxy or is_within(peer, self.trusted)

    def address(self, request: web.Request) -> str:
        """The client's address: read from the right, past trusted proxies, to the first that isn't one."""
        nearest = request.remote or "?"
        if self.trusts(nearest):
            for hop in reversed(request.headers.get("X-Forwarded-For", "").split(",")):
                if not (found := _without_port(hop.strip())):
                    break
                nearest = found
                if not is_within(found, self.trusted):
                    break
        return group_of(nearest)

    def secure(self, request: web.Request) -> bool:
        if self.tls or not self.trusts(request.remote or "?"):
            return self.tls
        usual = "https" if self.public is not None and self.public.scheme == "https" else "http"
        return request.headers.get("X-Forwarded-Proto", usual).split(",")[0].strip() == "https"

    def reached_at(self, request: web.Request) -> str:
        """The address by which the server was reached, to be shown to others: a name of ours, or the numeric
        address at which the connection arrived. Any other numbers are what a stranger wrote."""
        if self.public is not None or (is_address(_host_of(request.host)) and not _arrived_at(request)):
            return self.link
        return f"{'https' if self.secure(request) else 'http'}://{request.host}"

    def check(self, request: web.Request) -> None:
        """`Refusal` for foreign names that point here, and for requests from another site's page."""
        if not self._knows_host(request.host):
            raise Refusal("wrong-host")
        if request.method not in ("GET", "HEAD") or self.within(request.path) == "/ws":
            self._check_origin(request)

    def _knows_host(self, host: str) -> bool:
        """Turns away pages of other sites whose names point here (DNS rebinding)."""
        name = _host_of(host)
        own = socket.gethostname().lower()
        public = () if self.public is None else (self.public.host,)
        return is_address(name) or name in {"localhost", own, f"{own}.local", *self.names, *public}

    def _check_origin(self, request: web.Request) -> None:
        """Requests from another site's page aren't the visitor's intent. Programs send no Origin at all."""
        origin = request.headers.get("Origin")
        if origin is not None and not self._is_ours(origin, request.host):
            raise Refusal("wrong-origin")
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            raise Refusal("wrong-origin")

    def _is_ours(self, origin: str, host: str) -> bool:
        """Proxies may pass on the name without its port, or none: then the public address is what counts."""
        if self.public is not None and origin == self.public.origin:
            return True
        scheme, found, netloc = origin.partition("://")
        if found:
            _host_of(netloc, "Origin")
        return scheme in ("http", "https") and netloc == host


def is_within(address: str, networks: tuple[Network, ...]) -> bool:
    if not networks:
        return False
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(read, ipaddress.IPv6Address) and read.ipv4_mapped is not None:
        read = read.ipv4_mapped
    return any(read in network for network in networks)


def _without_port(address: str) -> str:
    """Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


def _host_of(netloc: str, header: str = "Host") -> str:
    """Names beyond ASCII travel as `xn--`; anything else that looks like one of ours is a deception."""
    try:
        parts = urlsplit(f"//{netloc}")
        if _NETLOC.fullmatch(netloc) and parts.port != 0:
            return parts.hostname or ""
    except ValueError:
        pass
    raise Invalid("unreadable-header", name=header)


def _arrived_at(request: web.Request) -> bool:
    """Whether the numbers in the host are those of this end of the connection."""
    here = request.get_extra_info("sockname") or ("", 0)
    parts = urlsplit(f"//{request.host}")
    port = parts.port or (443 if request.secure else 80)
    return (parts.hostname, port) == (str(here[0]).removeprefix("::ffff:"), here[1])


HOSTS: web.AppKey[HostPolicy] = web.AppKey("hosts", HostPolicy)
