"""Who somebody is: a guest with a cookie signed by this server.

Only the server and the browser know the id in the cookie; other people see `who`, from which the id can't be
derived.
"""

import base64
import hmac
import secrets
import time

COOKIE = "breakhouse"
_SINCE = "~"
_OWNER = "@"
_AGE = 365 * 24 * 3600


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self, owner: str | None = None) -> str:
        """Starts with the time of issue, which its owner may know but can't change; a program's id also says who
        owns it.
        """
        mark = "" if owner is None else f"{_OWNER}{owner}{_OWNER}"
        return f"{int(time.time()):x}{_SINCE}{mark}{secrets.token_urlsafe(16)}"

    def sign(self, id: str) -> str:
        return f"{id}.{self._mark('cookie', id, 32)}"

    def read(self, cookie: str | None) -> str | None:
        """The id in the cookie, if we signed it."""
        id, dot, mark = (cookie or "").partition(".")
        ours = bool(dot) and id.isascii() and mark.isascii()
        good = ours and hmac.compare_digest(mark, self._mark("cookie", id, 32))
        return id if good else None

    def origin(self, address: str) -> str:
        """A mark for an address, from which the address can't be derived."""
        return self._mark("origin", address, 12)

    def operator(self, shown: str) -> str:
        """A mark for a pass of the operator's browser, with the token that it stands for."""
        return self._mark("operator", shown, 32)

    def world(self) -> str:
        """A mark of all houses that share this key."""
        return self._mark("world", "", 12)

    def who(self, id: str) -> str:
        return self._mark("who", id, 12)

    def _mark(self, purpose: str, id: str, length: int) -> str:
        digest = hmac.digest(self._key, f"{purpose}/{id}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode()[:length].replace("_", "a").replace("-", "b")


def since_of(id: str) -> int:
    """When the id was issued; 0 for older ones, which didn't say."""
    when, found, _ = id.partition(_SINCE)
    return int(when, 16) if found else 0


def owner_of(id: str) -> str | None:
    """The public id of a program's owner, empty for the server's own; None for a person."""
    mark = id.partition(_SINCE)[2].split(_OWNER)
    return mark[1] if len(mark) == 3 else None


def find_cookie(header: str, name: str = COOKIE) -> str | None:
    """Our cookie among all that a page sends; parsing the others would cost more than the answer."""
    named = f"{name}="
    return next((one[len(named) :] for part in header.split(";") if (one := part.strip()).startswith(named)), None)


def cookie_header(value: str, secure: bool, base: str = "") -> str:
    kept = f"Max-Age={_AGE}; Path={base or '/'}; HttpOnly; SameSite=Lax"
    return f"{COOKIE}={value}; {kept}{'; Secure' if secure else ''}"


def forgotten_header(base: str = "") -> str:
    return f"{COOKIE}=; Max-Age=0; Path={base or '/'}; HttpOnly; SameSite=Lax"
