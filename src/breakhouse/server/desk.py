"""Serves the operator's page: the token gets you a session cookie, and forms are carried out."""

import msgspec
from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.server import admin_page
from breakhouse.server.accounts import Payer
from breakhouse.server.doors import Doors
from breakhouse.server.house import House
from breakhouse.server.identity import find_cookie
from breakhouse.server.operator import Operator


class Desk:
    def __init__(self, house: House, doors: Doors, operator: Operator) -> None:
        self._house = house
        self._doors = doors
        self._operator = operator

    async def answer(self, request: web.Request, payer: Payer, language: str) -> web.StreamResponse:
        """`/admin` and what lies below it."""
        path = self._doors.within(request.path)
        form = {name: str(value) for name, value in (await request.post()).items()}
        if "token" in form:
            return self._sign_in(request, payer, language, form["token"])
        if not self._operator.admits_pass(find_cookie(request.headers.get("Cookie", ""), admin_page.PASS) or ""):
            return admin_page.sign_in(language, self._doors.base, False)
        if path == "/admin/export" and request.method == "POST":
            return await self._export(form.get("target", ""))
        if form.get("do") == "sign-out":
            return self._go_back(admin_page.pass_header("", self._doors.secure(request), self._doors.base))
        try:
            if request.method == "POST":
                await admin_page.do(self._operator, form)
                return self._go_back()
        except (Refusal, Invalid) as no:
            return await admin_page.show(self._operator, language, self._doors.base, trouble=no)
        return await admin_page.show(self._operator, language, self._doors.base, request.query.get("text", ""))

    def _sign_in(self, request: web.Request, payer: Payer, language: str, token: str) -> web.Response:
        """Guessing is slowed down, as with table codes."""
        self._house.accounts.charge("guesses", payer, "too-many-guesses", 0)
        if not self._operator.admits(token.strip()):
            self._house.accounts.owe("guesses", payer)
            return admin_page.sign_in(language, self._doors.base, True)
        shown = self._operator.pass_for(token.strip())
        return self._go_back(admin_page.pass_header(shown, self._doors.secure(request), self._doors.base))

    def _go_back(self, cookie: str | None = None) -> web.Response:
        headers = {"Location": f"{self._doors.base}/admin"}
        return web.Response(status=303, headers=headers if cookie is None else {**headers, "Set-Cookie": cookie})

    async def _export(self, who: str) -> web.Response:
        kept = await self._operator.export(who, "page")
        headers = {"Content-Disposition": 'attachment; filename="visitor.json"'}
        return web.Response(body=msgspec.json.encode(kept), content_type="application/json", headers=headers)
