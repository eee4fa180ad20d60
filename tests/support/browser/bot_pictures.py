"""Pictures of a network bot for `docs/pictures`: `python -m tests.support.browser.bot_pictures`.

Somebody makes a bot in the settings; the JavaScript example is invited to a table and sits down.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People, button
from tests.support.browser.pictures import FOLDER, LAPTOP
from tests.support.browser.skipbo import make_table
from tools.servers import free_port

NODE = Path(sys.executable).parent / "node"


def make_bot(page: Page) -> str:
    """Its token; the picture is taken while it's shown."""
    page.goto("/settings")
    page.get_by_label("Name of the bot").fill("Rex")
    button(page, "Create a bot").click()
    token = page.locator("code").inner_text()
    page.mouse.move(5, 5)
    page.get_by_role("heading", name="Your bots").locator("xpath=..").screenshot(path=FOLDER / "bot-settings.png")
    return token


def invite(page: Page) -> None:
    make_table(page)
    page.get_by_role("combobox", name="Invite a bot").first.select_option("Rex (bot)")
    expect(page.get_by_role("listitem").filter(has_text="Rex (bot)")).to_contain_text("bot, over the network")
    page.mouse.click(5, 5)
    page.get_by_role("heading", name="At the table").locator("xpath=..").screenshot(path=FOLDER / "bot-table.png")


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), free_port())
        house.open()
        people = People(Pages(playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))), house)
        token = make_bot(people.come("Olga", **LAPTOP))
        words = [str(NODE), "examples/network_bot.mjs", house.address, token]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            program.stdout.readline()
            invite(people.come("Mira", **LAPTOP))
            program.terminate()
        people.leave()
        house.close()


if __name__ == "__main__":
    main()
