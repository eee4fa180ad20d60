"""Lost connections, closed servers, old links, full tables: each has a decent page, and nothing is lost."""

import re

from playwright.sync_api import Page, Route, expect

from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.building import begin, set_table
from tests.support.browser.connections import cut, moving, seated
from tests.support.browser.house_process import House
from tests.support.browser.people import People, button, listen, shown
from tests.support.browser.skipbo import join, make_table, move_by_mouse, my_turn, rack
from tests.support.waiting import wait_for


def test_a_reload_in_the_middle_changes_nothing(people: People) -> None:
    ann, bo, _ = seated(people)
    mover = moving(ann, bo)
    move_by_mouse(mover)
    other = bo if mover is ann else ann
    wait_for(lambda: my_turn(other), "the other's turn")
    held, lies = rack(other), other.get_by_role("region", name="The round").inner_text()
    other.reload()
    expect(other.get_by_role("listbox")).to_be_visible()
    assert rack(other) == held
    assert other.get_by_role("region", name="The round").inner_text() == lies
    move_by_mouse(other)
    wait_for(lambda: my_turn(mover), "the turn to come round")


def test_a_page_from_before_an_upgrade_reloads_itself(people: People) -> None:
    """What it fetches only now is gone by then. Without a new page at the server it stays as it is."""
    page, _, _ = seated(people)
    held = rack(page)
    page.route("**/assets/Menu-*.js", lambda route: route.fulfill(status=404))
    with page.expect_response(lambda answer: "/assets/" not in answer.url and "/t/" in answer.url):
        button(page, "Menu").click()
    assert rack(page) == held
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    page.route("**/t/*", hand_out_another_page)
    with page.expect_navigation():
        button(page, "Menu").click()
    page.unroute("**/assets/Menu-*.js")
    expect(page.get_by_role("listbox")).to_be_visible()
    assert rack(page) == held
    button(page, "Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert all("Failed to fetch dynamically imported module" in line for line in people.complaints)
    people.complaints.clear()


def hand_out_another_page(route: Route) -> None:
    """To a page that asks; whoever opens the link gets the real one."""
    if route.request.resource_type == "fetch":
        route.fulfill(body="<script type=module src=/assets/of-tomorrow.js></script>", content_type="text/html")
    else:
        route.continue_()


def test_a_lost_connection_is_shown_and_the_move_arrives_once(people: People) -> None:
    ann, bo, _ = seated(people)
    mover = moving(ann, bo)
    mover.context.set_offline(True)
    cut(mover)
    expect(shown(mover, "Connection lost. Trying to reconnect…")).to_be_visible(timeout=30_000)
    before = len(rack(mover))
    kinds = mover.get_by_role("group", name="Sets you can lay").get_by_role("button")
    kinds.first.click()
    mover.get_by_role("button", name=re.compile("^Lay")).first.click()
    expect(mover.get_by_text("One move is waiting to be sent.")).to_be_visible()
    line_back(mover)
    expect(mover.get_by_role("option")).to_have_count(before - 1)
    wait_for(lambda: my_turn(bo if mover is ann else ann), "the other's turn")


def test_an_unsent_move_can_be_taken_back(people: People) -> None:
    ann, bo, _ = seated(people)
    mover = moving(ann, bo)
    mover.context.set_offline(True)
    cut(mover)
    expect(shown(mover, "Connection lost.")).to_be_visible(timeout=30_000)
    mover.get_by_role("group", name="Sets you can lay").get_by_role("button").first.click()
    mover.get_by_role("button", name=re.compile("^Lay")).first.click()
    button(mover, "Take it back").click()
    line_back(mover)
    expect(mover.get_by_role("option")).to_have_count(20)
    assert my_turn(mover)


def line_back(page: Page) -> None:
    page.context.set_offline(False)
    expect(shown(page, "Connection lost.")).to_have_count(0, timeout=20_000)


def test_a_page_survives_the_house_closing_and_reopening(people: People, house: House) -> None:
    ann, bo, _ = seated(people)
    mover = moving(ann, bo)
    held = rack(mover)
    house.close()
    expect(shown(mover, "Connection lost. Trying to reconnect…")).to_be_visible(timeout=30_000)
    house.open()
    expect(shown(mover, "Connection lost.")).to_have_count(0, timeout=30_000)
    expect(mover.get_by_role("listbox")).to_be_visible(timeout=20_000)
    assert rack(mover) == held
    move_by_mouse(mover)


def test_an_old_link_and_a_wrong_code_say_so(people: People) -> None:
    page = people.come("Ann")
    page.goto("/t/ZZZZZZ")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").first.click()
    page.get_by_label("Code from your friend’s screen").fill("QQQQQQ")
    button(page, "Join table").click()
    expect(page.get_by_text(re.compile("no table|no such table|not.*table", re.I)).first).to_be_visible()
    page.goto("/somewhere/else")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.goto("/replay/nothing")
    expect(page.get_by_role("heading", name="Match not found")).to_be_visible()


def test_a_full_table_can_be_watched(people: People) -> None:
    _, _, code = seated(people)
    cy = people.come("Cy")
    cy.goto(f"/t/{code}")
    expect(cy.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)
    expect(cy.get_by_role("listbox")).to_have_count(0)


def test_a_spectator_is_told_no_secret(people: People) -> None:
    ann, bo, code = seated(people)
    cy = people.come("Cy")
    frames: list[str] = []
    listen(cy, "websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    cy.goto(f"/t/{code}")
    expect(cy.get_by_role("list", name="Players")).to_be_visible()
    move_by_mouse(moving(ann, bo))
    wait_until(cy, lambda: any('"laid"' in frame for frame in frames), "the spectator to see the set")
    received = "".join(frames)
    assert '"mine":null' in received
    for page in (ann, bo):
        hand = " ".join("*" if tile == "wild" else tile for tile in rack(page))
        assert hand not in received


def test_a_guest_who_is_asked_to_leave_gets_a_page(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo")
    join(bo, make_table(ann))
    button(ann, "Remove from table").click()
    expect(bo.get_by_role("heading", name="You’re not at this table")).to_be_visible()


def test_blocked_storage_is_reported_and_does_no_harm(people: People) -> None:
    blocked = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('blocked') }})"
    page = people.come("Ann", guided=True, at="/settings", scripts=(blocked,), alone=True)
    expect(shown(page, "This browser isn’t saving anything")).to_be_visible()
    page.get_by_role("combobox", name="Light or dark").select_option("Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto("/")
    expect(button(page, "Play now: Dice")).to_be_visible()


def test_without_sound_its_news_is_shown_as_text(people: People) -> None:
    page = people.come("Ann", at="/settings", scripts=("delete window.AudioContext",))
    expect(shown(page, "This browser can’t play sounds")).to_be_visible()
    page.goto("/")
    button(page, "Play now: Classic").click()
    expect(page.locator("[data-play]")).to_be_visible()
    button(page, "Roll the die").click()
    button(page, "START").click()
    expect(page.locator("p[aria-label='Sound']")).to_have_text("Two rising knocks: start.")


def test_plain_http_works_without_clipboard_wake_lock_and_installation(people: People) -> None:
    insecure = (
        "for (const name of ['clipboard', 'wakeLock', 'share', 'serviceWorker'])"
        " Object.defineProperty(Navigator.prototype, name, {value: undefined})"
    )
    page = people.come("Ann", scripts=(insecure,))
    make_table(page)
    button(page, "Copy the link").click()
    selected = page.evaluate(
        "() => { const f = document.activeElement; return f.value?.slice(f.selectionStart, f.selectionEnd) }"
    )
    assert "/t/" in selected or page.get_by_text("Copied").count()
    for _ in range(1):
        button(page, "Add a bot").click()
    button(page, "Start").click()
    expect(page.get_by_role("listbox")).to_be_visible()


def test_without_webassembly_bricks_snap_to_the_grid(people: People) -> None:
    page = people.come("Ann", scripts=("delete window.WebAssembly",))
    eyes = Eyes(page, people)
    set_table(page, "Classic", {"Seat 2": "Add a bot", "Timer": "No timer, for practice"}, ("I’m the youngest",))
    button(page, "Start").click()
    expect(page.get_by_text(re.compile("WebAssembly"))).to_be_visible(timeout=20_000)
    begin(eyes)
    page.locator("[data-play]").focus()
    page.keyboard.press("4")
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    wait_until(page, lambda: len(eyes.view["bench"]["placed"]) == 1, "red to lie on the grid")


def test_several_people_share_one_device(people: People) -> None:
    page = people.come("Ann")
    page.get_by_role("link", name="With friends: Skip-Bo Breakers").click()
    button(page, "Seat someone here").click()
    page.get_by_label("Name", exact=True).fill("Bo")
    button(page, "Take the seat").click()
    button(page, "Start").click()
    expect(page.get_by_role("heading", name="Pass the device")).to_be_visible()
    expect(page.get_by_role("listbox")).to_have_count(0)
    button(page, "I’m Ann").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    hand = rack(page)
    button(page, "Cover and pass it on").click()
    expect(page.get_by_role("listbox")).to_have_count(0)
    button(page, "I’m Bo").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    assert rack(page) != hand
