"""Checks of a server's setup, one after the other, for the doctor.

A check takes the plan and yields findings. Which ones there are follows from the settings: each declares what has
to be checked about it.
"""

import asyncio
import errno
import os
import shutil
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import aiohttp

from breakhouse.core import Refusal
from breakhouse.core.refusal import Param
from breakhouse.server.admin.actions import TOKEN, find_token
from breakhouse.server.admin.backups import list_copies, places, time_of
from breakhouse.server.http.static import Pages
from breakhouse.server.net.hosts import EVERYWHERE, PublicUrl, base_address, near_address
from breakhouse.server.run import Plan
from breakhouse.server.settings import SETTINGS
from breakhouse.store.access import Account, find_closed, me, my_name, runner_of
from breakhouse.store.folder import DATABASE, check_data, read_key, used_files
from breakhouse.store.verify import identify_house, verify_copy

FEW_MB = 500
_LATE = 2
"""So many intervals without a backup are too many."""
_PATIENCE = aiohttp.ClientTimeout(10)
_SOMEBODY = "192.0.2.99"
"""A reserved address, to see what the proxy does with it."""


@dataclass(frozen=True, slots=True)
class Finding:
    level: Literal["good", "hint", "bad"]
    message: str
    params: dict[str, Param]


def _finding(level: Literal["good", "hint", "bad"], message: str, **params: Param) -> Finding:
    return Finding(level, f"doctor-{message}", params)


async def check_folder(plan: Plan) -> AsyncIterator[Finding]:
    folder = plan.folder
    if folder is None:
        if plan.world is None:
            yield _finding("hint", "memory")
        return
    user = _runner(plan)
    faults = list(_find_closed("folder-closed", folder, (*used_files(folder)[1:], folder / TOKEN), user))
    for fault in faults:
        yield fault
    if user is not None and (own := me()) is not None and own.uid not in (0, user.uid):
        yield _finding("hint", "other-user", user=own.name, owner=user.name)
    if not faults:
        free = shutil.disk_usage(_nearest(folder)).free // 1_000_000
        level: Literal["good", "bad"] = "good" if free >= FEW_MB else "bad"
        found = _finding(level, "folder-good" if level == "good" else "folder-full")
        yield replace(found, params={"folder": str(folder), "free": free, "user": _name(user)})


def _runner(plan: Plan) -> Account | None:
    """Whose permissions count; with a database, those of whoever owns the backups."""
    where = next(iter((*((plan.folder,) if plan.folder else ()), *places(plan.settings.backups))), None)
    return me() if where is None else runner_of(where / DATABASE)


def _name(user: Account | None) -> str:
    return my_name() if user is None else user.name


def _find_closed(message: str, folder: Path, files: Iterable[Path], user: Account | None) -> Iterator[Finding]:
    """What the server's user can't write to: the folder (or where it would be made), or files in it."""
    nearest = _nearest(folder)
    if not nearest.is_dir():
        yield _finding("bad", message, folder=str(folder), why=os.strerror(errno.ENOTDIR), user=_name(user))
        return
    try:
        closed = find_closed((nearest, *files), user)
    except Refusal as no:
        yield Finding("bad", f"refused-{no.code}", dict(no.params))
        return
    for path, number in closed:
        told: dict[str, Param] = {"folder": str(folder), "why": os.strerror(number), "user": _name(user)}
        if number == errno.EROFS:
            yield Finding("bad", "refused-file-read-only", {"file": str(path)})
            return  # so are the others
        elif path == nearest:
            yield Finding("bad", f"doctor-{message}", {**told, "folder": str(path)})
        else:
            yield Finding("bad", "doctor-file-closed", {**told, "file": str(path)})


def _nearest(folder: Path) -> Path:
    """It, or what there is of the way to it: looking must not make a folder that belongs to whoever looks."""
    folder = folder.absolute()
    return next(one for one in (folder, *folder.parents) if os.path.exists(one))


async def check_data_file(plan: Plan) -> AsyncIterator[Finding]:
    """The data itself, even while the server is running."""
    if plan.folder is None:
        return
    if not os.path.exists(plan.folder / DATABASE):
        if os.access(_nearest(plan.folder), os.X_OK):
            yield _finding("good", "data-none")
        return
    try:
        await asyncio.to_thread(check_data, plan.folder)
        yield _finding("good", "data-good")
    except Refusal as no:
        if no.code not in ("file-closed", "file-read-only"):  # reported with the folder
            yield Finding("bad", f"refused-{no.code}", dict(no.params))


async def check_database(plan: Plan) -> AsyncIterator[Finding]:
    """The one that many houses share, with the same sentences as at start."""
    if plan.world is None:
        return
    from breakhouse.store.postgres.connect import reach, shown
    from breakhouse.store.postgres.schema import check_version

    try:
        connection = await reach(plan.world.store)
        try:
            await check_version(connection)
        finally:
            await connection.close()
        yield _finding("good", "store-answers", address=shown(plan.world.store))
    except Refusal as no:
        yield Finding("bad", f"refused-{no.code}", dict(no.params))


async def check_bus(plan: Plan) -> AsyncIterator[Finding]:
    if plan.world is not None and plan.world.bus is not None:
        try:
            yield _finding("good", "bus-answers", address=await plan.world.bus.check())
        except Refusal as no:
            yield Finding("bad", f"refused-{no.code}", dict(no.params))


async def check_token(plan: Plan) -> AsyncIterator[Finding]:
    """Where there is no folder to keep one in, it has to be set."""
    if plan.world is not None and not plan.settings.admin_token:
        yield _finding("hint", "no-token")


async def check_port(plan: Plan) -> AsyncIterator[Finding]:
    host, port = plan.settings.host, plan.settings.port
    health = await _health(near_address(host, port, plan.scheme), check=False)
    if isinstance(health, dict):
        well = health["status"] == "well"
        found = _finding("good", "port-ours") if well else _finding("bad", "port-stuck")
        yield replace(found, params={"port": str(port), "version": health["version"]})
    elif _is_free("127.0.0.1" if host in EVERYWHERE else host, port):
        yield _finding("hint", "port-free", port=str(port))
    else:
        yield _finding("bad", "port-other", port=str(port))


def _is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


async def check_pages(plan: Plan) -> AsyncIterator[Finding]:
    if not Pages().built:
        yield _finding("bad", "pages-missing")


async def check_backups(plan: Plan) -> AsyncIterator[Finding]:
    if plan.folder is None and plan.world is None:
        return
    settings = plan.settings.backups
    if not settings.to:
        yield _finding("hint", "no-backups")
    for folder in places(settings):
        faults = list(_find_closed("backups-closed", folder, list_copies(folder)[-1:], _runner(plan)))
        for fault in faults:
            yield fault
        if not faults:
            yield await asyncio.to_thread(_judge_newest, folder, settings.every_hours, plan.folder)


def _judge_newest(folder: Path, every: float, data: Path | None) -> Finding:
    """How old the newest backup is, whether it's this house's, and whether it can be restored."""
    copies = list_copies(folder)
    if not copies:
        return _finding("hint", "backups-none", folder=str(folder))
    newest, hours = copies[-1], int((time.time() - time_of(copies[-1])) // 3600)
    try:
        holds = verify_copy(newest)
    except Refusal as no:
        return Finding("bad", f"refused-{no.code}", dict(no.params))
    told: dict[str, Param] = {"file": str(newest), "hours": hours, "matches": holds.matches, "every": f"{every:g}"}
    if data is not None and (key := read_key(data)) and identify_house(key) != holds.house:
        return Finding("bad", "doctor-backup-of-another", told)
    if hours > _LATE * every:
        return Finding("bad", "doctor-backup-old", told)
    return Finding("good", "doctor-backup-good", told)


async def check_proxy(plan: Plan) -> AsyncIterator[Finding]:
    """As a visitor would: through the public address."""
    public = plan.public
    if public is None:
        yield _finding("hint", "no-public", link=base_address("localhost", plan.settings.port, plan.scheme))
        return
    if not isinstance(await _health(base_address("127.0.0.1", plan.settings.port, plan.scheme), False), dict):
        return  # reported with the port
    health = await _health(public.link, check=True)
    if isinstance(health, dict):
        yield _finding("good", "public-good", link=public.link)
    elif isinstance(health, int):
        yield _finding("bad", "public-other", link=public.link, why=str(health))
        return
    else:
        yield _finding("bad", "public-gone", link=public.link, why=health)
    faults = [finding async for finding in _look_through(plan, public)]
    for fault in faults:
        yield fault
    if not faults and isinstance(health, dict):
        yield _finding("good", "proxy-good")


async def _look_through(plan: Plan, public: PublicUrl) -> AsyncIterator[Finding]:
    """What the proxy passes on; ignores its certificate, which was checked before."""
    try:
        token = find_token(plan.folder, plan.settings.admin_token)
    except Refusal:
        token = ""  # reported with the folder
    headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": _SOMEBODY}
    jar = aiohttp.CookieJar(unsafe=True)
    connector = aiohttp.TCPConnector(ssl=False)
    try:
        async with aiohttp.ClientSession(timeout=_PATIENCE, cookie_jar=jar, connector=connector) as visitor:
            async with visitor.get(f"{public.link}/api/admin/sighting", headers=headers) as answer:
                seen = await answer.json() if answer.status == 200 else None
            for message in find_faults(seen, public):
                yield _finding("bad", message)
            async with visitor.get(f"{public.link}/api/me"):
                pass
            try:
                await (await visitor.ws_connect(f"{public.link}/ws", headers={"Origin": public.origin})).close()
            except aiohttp.WSServerHandshakeError as no:
                yield _finding("bad", "no-sockets", why=str(no.status))
    except (aiohttp.ClientError, OSError, TimeoutError):
        return  # already reported as unreachable


def find_faults(seen: dict[str, Any] | None, public: PublicUrl) -> list[str]:
    if seen is None:
        return []
    if not seen["trusted"]:
        return ["not-trusted"]
    wrong = []
    if seen["forwarded"] in ("", _SOMEBODY):
        wrong.append("no-forwarded-for")
    if seen["secure"] != (public.scheme == "https"):
        wrong.append("no-forwarded-proto")
    return wrong


async def _health(link: str, check: bool) -> dict[str, Any] | int | str:
    """What the server there reports, the status of whatever else answers, or why nothing does."""
    try:
        async with (
            aiohttp.ClientSession(timeout=_PATIENCE) as anybody,
            anybody.get(f"{link}/healthz", ssl=ssl.create_default_context() if check else False) as answer,
        ):
            if answer.status in (200, 503) and answer.content_type == "application/json":
                health: dict[str, Any] = await answer.json()
                return health if "version" in health else answer.status
            return answer.status
    except aiohttp.ClientConnectorError as wrong:
        return wrong.os_error.strerror or str(wrong.os_error)
    except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as wrong:
        return str(wrong) or type(wrong).__name__


CHECKS: dict[str, Callable[[Plan], AsyncIterator[Finding]]] = {
    "folder": check_folder,
    "data": check_data_file,
    "database": check_database,
    "bus": check_bus,
    "token": check_token,
    "port": check_port,
    "backups": check_backups,
    "proxy": check_proxy,
}
"""By the names under which settings declare them."""


async def examine(plan: Plan) -> list[Finding]:
    declared = (CHECKS[name] for setting in SETTINGS.values() for name in setting.checks)
    return [finding for check in (check_pages, *declared) async for finding in check(plan)]
