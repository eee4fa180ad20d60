"""A real browser, a real nginx, TLS, another port and a path: everything works for visitors as it does locally."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.people import button
from tests.support.browser.skipbo import move_by_mouse, prompt
from tests.support.operator.nginx import proxied

BASE = "/games/break"
SCOPE = "navigator.serviceWorker.ready.then((worker) => worker.scope)"
LINK = "(code) => fetch(`/games/break/api/tables/${code}`).then((told) => told.json()).then((page) => page.link)"


@pytest.mark.needs("nginx", "OpenSSL")
def test_a_match_begins_and_goes_on_behind_nginx_under_a_path(browser: Browser, tmp_path: Path) -> None:
    flags = [*FLAGS, "--ignore-certificate-errors"]
    launched = browser.browser_type.launch(executable_path=chromium(), args=flags)
    with proxied(tmp_path, BASE) as house:
        context = launched.new_context(locale="en-GB", ignore_https_errors=True)
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("response", lambda response: wrong.append(response.url) if response.status >= 400 else None)
        page.goto(house.link)
        expect(page).to_have_url(f"{house.link}/")
        assert page.evaluate(SCOPE) == f"{house.link}/"
        button(page, "Play now: Skip-Bo Breakers").click()
        expect(page.get_by_role("listbox")).to_be_visible()
        expect(page).to_have_url(re.compile(rf"^{re.escape(house.link)}/t/\w+$"))
        code = page.url.rsplit("/", 1)[1]
        assert page.evaluate(LINK, code) == f"{house.link}/t/{code}"
        if (skip := page.get_by_role("button", name="Skip")).count():
            skip.first.click()
        expect(prompt(page)).to_be_visible()
        move_by_mouse(page)
        expect(prompt(page)).to_be_hidden()
        page.reload()
        expect(page.get_by_role("listbox")).to_be_visible()
        cookie = next(one for one in context.cookies() if one["name"] == "breakhouse")
        assert (cookie["path"], cookie["secure"]) == (BASE, True)
        page.goto(f"{house.link}/settings")
        page.get_by_role("link", name="Breakhouse").first.click()
        expect(page).to_have_url(f"{house.link}/")
        assert wrong == []
        launched.close()
