"""Who comes, goes or can hardly be reached is announced soon, calmly and once: at the seat and in words."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.support.browser.connections import moving, seated
from tests.support.browser.house_process import House
from tests.support.browser.people import People, announcements, button, shown
from tests.support.browser.skipbo import make_table, move_by_mouse, my_turn
from tests.support.browser.tcp_proxy import line
from tests.support.browser.viewport import see
from tests.support.waiting import wait_for

UPRIGHT, SIDEWAYS = ViewportSize(width=390, height=664), ViewportSize(width=844, height=390)


def seat_of(page: Page, name: str) -> str:
    """What is written at somebody's seat."""
    return page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text=name).inner_text()


def test_a_stalled_connection_is_shown_on_both_sides_and_everything_arrives_afterwards(
    people: People, house: House
) -> None:
    ann, bo, code = seated(people)
    with line(house.port) as his:
        bo.goto(f"{his.address}/t/{code}")
        expect(bo.get_by_role("listbox")).to_be_visible()
        mover = moving(ann, bo)
        if mover is ann:
            move_by_mouse(ann)
            wait_for(lambda: my_turn(bo), "Bo’s turn")
        his.clog()
        move_by_mouse(bo)
        expect(shown(bo, "Slow connection. Waiting for an answer…")).to_be_visible()
        wait_for(lambda: house.pass_time(1) or "weak connection" in seat_of(ann, "Bo"), "the sign at Bo’s seat")
        expect(shown(bo, "Connection lost. Trying to reconnect…")).to_be_visible()
        his.clear()
        expect(shown(bo, "Connection lost.")).to_have_count(0)
        wait_for(lambda: my_turn(ann), "Bo’s set to arrive")
        wait_for(lambda: house.pass_time(1) or "connection" not in seat_of(ann, "Bo"), "a good line")
    spoken = announcements(ann)
    assert spoken.count("Bo’s connection is weak.") == 1
    said = announcements(bo)
    for words in ("Slow connection. Waiting for an answer…", "Connection lost. Trying to reconnect…"):
        assert said.count(words) == 1, said


def test_a_lost_network_is_noticed_before_anybody_acts(people: People, house: House) -> None:
    ann, _, code = seated(people)
    with line(house.port) as hers:
        ann.goto(f"{hers.address}/t/{code}")
        expect(ann.get_by_role("listbox")).to_be_visible()
        hers.clog()
        ann.evaluate("() => window.dispatchEvent(new Event('offline'))")
        expect(shown(ann, "Slow connection.")).to_be_visible(timeout=4_500)
        hers.clear()
        expect(shown(ann, "Slow connection.")).to_have_count(0)


def test_the_name_has_room_beside_the_sign(people: People) -> None:
    ann, bo, _ = seated(people)
    ann.set_viewport_size(UPRIGHT)
    before = ann.locator(".places b").bounding_box()
    bo.goto("/healthz")
    expect(ann.locator(".places .reach")).to_contain_text("away")
    assert ann.locator(".places b").bounding_box() == before


def test_every_friend_is_seated_after_one_tap_and_those_without_a_seat_are_told(people: People) -> None:
    """As many as the game has room for; whoever comes later would otherwise stand about unseen."""
    ann, cy = people.come("Ann", viewport=UPRIGHT), people.come("Cy")
    code = make_table(ann)
    for name in ("Bo", "Dana", "Eve"):
        friend = people.come(name, at=f"/t/{code}")
        button(friend, "Sit down").click()
        expect(ann.locator("ol li").filter(has_text=name)).to_be_visible()
    cy.goto(f"/t/{code}")
    expect(cy.get_by_text("All seats are taken, but you can watch.")).to_be_visible()
    expect(button(cy, "Sit down")).to_have_count(0)
    expect(ann.locator("#house [aria-hidden=true] p", has_text="Cy is here.")).to_be_visible()
    expect(button(ann, "Start")).to_be_enabled()


def test_a_player_who_passed_keeps_their_name_on_a_phone_held_sideways(people: People) -> None:
    ann, bo, cy = pages = [people.come(name, viewport=SIDEWAYS) for name in ("Ann", "Bo", "Cy")]
    code = make_table(ann, 50)
    button(ann, "Add another seat").click()
    for page in (bo, cy):
        page.goto(f"/t/{code}")
        button(page, "Sit down").click()
    button(ann, "Start").click()
    for page in pages:
        expect(page.get_by_role("listbox")).to_be_visible()
    move_by_mouse(moving(*pages))
    wait_for(lambda: any(my_turn(page) and button(page, "Pass").is_enabled() for page in pages), "the second turn")
    mover = moving(*pages)
    name, order = mover.locator(".own .place b"), mover.locator(".own .order")
    before = name.bounding_box(), order.bounding_box()
    button(mover, "Pass").click()
    chip = mover.locator(".own .passed")
    expect(chip).to_be_visible()
    assert (name.bounding_box(), order.bounding_box()) == before, "a pass hides and moves nothing"
    over, under = chip.bounding_box(), name.bounding_box()
    assert over is not None
    assert under is not None
    assert over["x"] > under["x"] + under["width"]
    assert [wrong for page in pages for window in ("small", "upright") for wrong in see(page, window)] == []
