"""A bot over the network as people meet it: made in the settings, invited at the table, seen for what it is."""

import subprocess
import sys

from playwright.sync_api import expect

from tests.support.browser.house_process import House
from tests.support.browser.people import People, announcements, button
from tests.support.browser.skipbo import make_table
from tests.support.waiting import wait_for


def test_a_bot_can_be_made_and_invited_and_is_shown_as_a_bot(people: People, house: House) -> None:
    ann, olga = people.come("Ann"), people.come("Olga")
    olga.goto("/settings")
    olga.get_by_label("Name of the bot").fill("Rex")
    button(olga, "Create a bot").click()
    token = olga.locator("code").inner_text()
    assert token.startswith("bh_")
    expect(button(olga, "Copy")).to_be_focused()
    wait_for(lambda: "Token for Rex (bot)." in " ".join(announcements(olga)), "the token to be announced")
    expect(olga.get_by_role("listitem").filter(has_text="Rex (bot)")).to_contain_text("Token valid until")
    words = [sys.executable, "examples/network_bot.py", house.address, token]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "Rex (bot) is ready.\n"
        expect(olga.get_by_role("listitem").filter(has_text="Rex (bot)")).to_be_visible()
        make_table(ann)
        ann.get_by_role("combobox", name="Invite a bot").first.select_option("Rex (bot)")
        expect(ann.get_by_role("listitem").filter(has_text="Rex (bot)")).to_contain_text("bot, over the network")
        expect(ann.get_by_text("Only the bots’ ratings change in this match.")).to_be_visible()
        button(ann, "Start").click()
        expect(ann.get_by_role("listbox")).to_be_visible()
        expect(ann.get_by_text("Rex (bot)").first).to_be_visible()
    finally:
        program.terminate()
        program.wait()
    olga.reload()
    button(olga, "Revoke token").click()
    expect(olga.get_by_role("listitem").filter(has_text="Rex (bot)")).to_contain_text("No valid token")
    wait_for(lambda: "The token for Rex (bot) no longer works." in announcements(olga), "the end to be told")
    button(olga, "Delete").first.click()
    expect(olga.get_by_text("Rex (bot)")).to_have_count(0)
