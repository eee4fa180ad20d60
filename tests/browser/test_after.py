"""After the match: results, another one, the replay with its proof; a break, a word, and the big screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.building import architect_first, begin, two_seated
from tests.support.browser.endings import played, resign
from tests.support.browser.house_process import House
from tests.support.browser.people import People, announcements, button, listen, sit_down, winner_shown
from tests.support.browser.skipbo import join, make_move, make_table, move_by_mouse, my_turn, rack
from tests.support.browser.viewport import LANDED, WINDOWS, speak
from tests.support.games import BOXES
from tests.support.waiting import wait_for

CELEBRATED = """
new MutationObserver(() => {
  if (document.querySelector(".victory")) window.celebrated = true;
}).observe(document, { subtree: true, childList: true });
"""


PARSED = (
    "(svg) => new DOMParser().parseFromString(`<svg>${svg}</svg>`, 'text/html').querySelector('svg').innerHTML"
)
"""A drawing as a page writes it."""


def test_the_end_says_why_and_celebrates_only_for_the_winner(people: People) -> None:
    ann, bo = played(people, scripts=(CELEBRATED,))
    expect(ann.get_by_role("dialog", name="You win.")).to_contain_text("Bo resigned.")
    expect(bo.get_by_role("dialog", name="Ann wins.")).to_contain_text("You resigned. Thanks for the match.")
    assert ann.evaluate("() => window.celebrated")
    assert not bo.evaluate("() => window.celebrated")
    result = ann.get_by_role("dialog").bounding_box()
    assert result is not None
    assert result["height"] > 760, (
        "four players, a picture and a curve leave room for the ways to coach and replay"
    )
    bo.set_viewport_size({"width": 844, "height": 390})
    speak(bo, "fr")  # long words, and still one line for all three buttons
    footer = bo.locator("dialog footer").bounding_box()
    assert footer is not None
    assert footer["height"] < 70


def test_a_winner_who_prefers_reduced_motion_sees_no_celebration(people: People) -> None:
    ann, _ = played(people, scripts=(CELEBRATED,), reduced_motion="reduce")
    expect(ann.get_by_role("dialog", name="You win.")).to_be_visible()
    assert not ann.evaluate("() => window.celebrated")
    moving = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
    assert ann.evaluate(moving) == 0


def test_a_player_who_resigned_can_play_again(people: People) -> None:
    ann, bo = played(people)
    ann.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(ann.get_by_role("dialog").get_by_text("Waiting for Bo.")).to_be_visible()
    bo.get_by_role("dialog").get_by_role("button", name="Yes").click()
    for page in (ann, bo):
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("listbox", name="Your rack, 20 tiles")).to_be_visible()
    for _ in range(3):
        wait_for(lambda: my_turn(ann) or my_turn(bo), "somebody's turn")
        make_move(ann if my_turn(ann) else bo, move_by_mouse)


@pytest.mark.parametrize("window", ["small", "sideways"])
def test_no_button_moves_when_others_want_to_play_again(people: People, window: str) -> None:
    """Two press "Play again" at the same time: the second press, in the same place, says yes."""
    ann, bo = played(people)
    width, height = WINDOWS[window]
    bo.set_viewport_size({"width": width, "height": height})
    buttons = bo.locator("dialog footer > .button")
    expect(buttons).to_have_count(3)
    bo.evaluate(LANDED)
    before = [one.bounding_box() for one in buttons.all()]
    ann.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(bo.get_by_role("dialog").get_by_role("button", name="No")).to_be_in_viewport(ratio=1)
    assert [one.bounding_box() for one in buttons.all()] == before
    buttons.last.click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox", name="Your rack, 20 tiles")).to_be_visible()


def test_the_replay_has_a_timeline_and_both_pages_verify_the_shuffle(people: People, house: House) -> None:
    ann, bo = played(people)
    for page in (ann, bo):
        words = page.locator(".shuffle").get_by_text("Your share is in it")
        expect(words).to_have_count(1, timeout=20_000)
        expect(words).to_be_hidden()
        page.locator(".shuffle").get_by_text("Shuffle", exact=True).click()
        expect(words).to_be_visible()
        expect(page.locator(".shuffle")).to_contain_text("Shares from: Ann and Bo")
    ann.get_by_role("link", name="Watch the replay").click()
    timeline = ann.get_by_role("slider", name="Timeline")
    expect(ann.locator(".player .middle")).to_be_visible()
    for width, height in ((390, 664), (360, 640), (844, 390), (1280, 800)):
        ann.set_viewport_size({"width": width, "height": height})
        assert covered(ann, ".player > :not(.timeline)") == [], f"the table, its words and the timeline at {width}"
    timeline.fill("3")
    expect(ann.get_by_role("alert").filter(has_text=re.compile("lays|passes"))).to_be_visible()
    ann.get_by_role("combobox", name="Seen by").select_option("Bo")
    expect(ann.get_by_role("listbox")).to_be_visible()
    button(ann, "Verify the shuffle").click()
    expect(ann.locator(".shuffle[role=status]")).to_contain_text("Your share is in it", timeout=20_000)
    link = ann.get_by_role("link", name="Download the match").get_attribute("href")
    assert link is not None
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download the match").click()
    assert download.value.path().read_text().startswith("match ")


COVERED = """
(parts) => [...document.querySelectorAll(`${parts}, .timeline > *`)].flatMap((part) => {
  const { left, top, right, bottom, width } = part.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const above = [top + 2, bottom - 2].every((y) => part.contains(document.elementFromPoint(left + width / 2, y)));
  return inside && above ? [] : [`${part.className || part.tagName}: ${left} ${top} ${right} ${bottom}`];
})
"""


def covered(page: Page, parts: str) -> list[str]:
    """What is outside the window, or under something else."""
    lies: list[str] = page.evaluate(COVERED, parts)
    return lies


def test_the_result_can_be_shared_as_a_picture_and_is_listed(people: People) -> None:
    ann, _ = played(people)
    with ann.expect_download() as download:
        button(ann, "Share a picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    ann.goto("/results")
    expect(ann.get_by_role("link", name=re.compile("Ann.*Bo|Bo.*Ann", re.S)).first).to_be_visible()


@pytest.mark.parametrize("box", [id for id, of in BOXES.items() if of.box.options])
def test_an_edition_keeps_its_name_and_lid_in_every_list(people: People, house: House, box: str) -> None:
    """On the shelf of whoever plays and of whoever looks around, and in the results."""
    (game,) = (one for one in house.ask("/api/games")["games"] if one["id"] == BOXES[box].game)
    title = game["lids"][box]["en"]["title"]
    lid = people.come("Lid").evaluate(PARSED, game["pictures"][box])

    def stands_there(page: Page) -> None:
        line = page.get_by_role("link", name=re.compile(f"Ann.*{title}|{title}.*Ann", re.S))
        expect(line.first).to_be_visible()
        drawn = line.first.locator("svg").evaluate("(svg) => svg.innerHTML.replace(/<!--.*?-->/g, '')")
        assert drawn == lid

    ann = people.come("Ann", at=f"/new/{box}")
    ann.wait_for_url("**/t/*")
    table = ann.url
    button(ann, "Add a bot").click()
    ann.get_by_text("Who can join").click()
    ann.get_by_label("Show the table on the shelf, so anyone can join").check()
    stands_there(people.come("Bo", at="/"))
    ann.goto("/")
    expect(ann.get_by_role("link", name=re.compile(f"Continue: {title}"))).to_be_visible()
    ann.goto(table)
    button(ann, "Start").click()
    resign(ann)
    ann.goto("/results")
    stands_there(ann)


def heard(eye: Eyes) -> list[str]:
    return announcements(eye.page)


def test_when_all_agree_they_play_again(people: People) -> None:
    eyes = two_seated(people, "Classic", {"Turns per player": "1", "Timer": "No timer, for practice"})
    for eye in architect_first(eyes):
        begin(eye)
        expect(eye.page.locator(".seats .role")).to_have_text("builds")  # nobody keeps a timer that is off
        button(eye.page, "I’m done").click()
    for eye in eyes:
        winner_shown(eye.page)
        eye.events.clear()
    ann, bo = (eye.page.get_by_role("dialog") for eye in eyes)
    expect(ann.get_by_text("All turns have been played.")).to_be_visible()
    expect(eyes[0].page.locator(".site .turn")).to_have_text("")
    expect(eyes[0].page.locator(".seats .role")).to_have_count(0)
    for eye in eyes:
        eye.page.evaluate("() => void window.heard.splice(0)")
    ann.get_by_role("button", name="Play again").click()
    expect(ann.get_by_text("Waiting for Bo.")).to_be_visible()
    bo.get_by_role("button", name="Yes").click()
    for eye in eyes:
        expect(eye.page.get_by_role("dialog")).to_have_count(0)
        wait_until(eye.page, lambda eye=eye: eye.turn["phase"] != "over", "the next match")
    builder, watcher = architect_first(eyes)
    name = ("Ann", "Bo")[builder.view["architect"]]
    begin(builder)
    wait_until(watcher.page, lambda: any("gives the signal" in said for said in heard(watcher)), "the start")
    assert re.findall(r"(\w+) is building", " ".join(heard(watcher))) == [name], "and nobody of the last match"


def test_a_friend_is_seated_after_one_tap(people: People) -> None:
    """Without a name and without a form: the link, and "Sit down"."""
    ann, bo = people.come("Ann"), people.come(at="/healthz")
    ann.get_by_role("link", name="With friends: Skip-Bo Breakers").click()
    expect(button(ann, "Copy the link")).to_be_visible()
    bo.goto(ann.get_by_label("Link to this table").input_value().replace("127.0.0.1", "localhost"))
    button(bo, "Sit down").click()
    expect(button(ann, "Start")).to_be_enabled()
    arrival = ann.locator("#house [aria-hidden=true] p", has_text="has sat down")
    expect(arrival).to_be_visible()
    button(ann, "Start").click()
    expect(bo.get_by_role("listbox")).to_be_visible()
    expect(arrival).to_have_count(0, timeout=2000)  # it would lie over the scores


@pytest.mark.parametrize("box", BOXES)
def test_a_friend_with_a_small_phone_sees_the_seat_at_once(people: People, box: str) -> None:
    """However much there is to say about a box."""
    ann, bo = people.come("Ann", at=f"/new/{box}"), people.come("Bo", viewport={"width": 360, "height": 640})
    ann.wait_for_url("**/t/*")
    bo.goto(ann.url)
    expect(button(bo, "Sit down")).to_be_in_viewport(ratio=1)


def test_leaving_in_mid_turn_asks_first_and_the_shelf_leads_back(people: People) -> None:
    page = people.come("Ann")
    make_table(page, 50)
    button(page, "Add a bot").click()
    button(page, "Start").click()
    wait_for(lambda: people.pass_time(1) or my_turn(page), "my turn")
    page.get_by_role("link", name="Back to the shelf").click()
    dialog = page.get_by_role("dialog", name="It’s your turn. Leave now?")
    dialog.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").click()
    dialog.get_by_role("button", name="Leave").click()
    going_on = page.get_by_role("link", name=re.compile("Continue: Skip-Bo Breakers.*It’s your turn", re.S))
    expect(going_on).to_be_visible()
    page.goto("/results")
    going_on.click()
    expect(page.get_by_role("listbox")).to_be_visible()


def test_the_boxes_stay_in_sight_below_many_unfinished_matches(people: People) -> None:
    page = people.come("Ann", viewport={"width": 390, "height": 664})
    for n in range(5):
        sit_down(page, "mini")
        page.goto("/")
        lines = page.get_by_role("link", name=re.compile("Continue: Mini"))
        expect(lines).to_have_count(min(n + 1, 3 if n == 4 else 4))
    expect(page.locator(".box").first).to_be_in_viewport()
    button(page, "Show all 5").click()
    expect(lines).to_have_count(5)


def test_after_a_match_nothing_missing_is_requested(people: People) -> None:
    ann = people.come("Ann")
    lost: list[str] = []
    listen(ann, "response", lambda answer: lost.append(answer.url) if answer.status >= 400 else None)
    make_table(ann, 50)
    button(ann, "Add a bot").click()
    button(ann, "Start").click()
    expect(ann.get_by_role("listbox")).to_be_visible()
    resign(ann)
    expect(ann.get_by_role("link", name="Watch the replay")).to_be_visible()
    ann.wait_for_load_state("networkidle")
    assert lost == []
    expect(ann.get_by_role("dialog", name="Ada wins.").get_by_role("row").first).to_contain_text("Ada")


def test_phones_show_the_hands_and_a_big_screen_the_table(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo", viewport={"width": 390, "height": 844}, has_touch=True)
    code = make_table(ann, 50)
    screen = people.come("Screen", viewport={"width": 1600, "height": 900})
    screen.goto(f"/t/{code}?screen")
    expect(screen.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    join(bo, code)
    expect(screen.get_by_text("Bo", exact=True)).to_be_visible()
    button(ann, "Start").click()
    expect(screen.get_by_role("region", name="The round")).to_be_visible()
    expect(screen.get_by_role("listbox")).to_have_count(0)
    assert len(rack(bo)) == 20


def test_a_count_on_the_big_screen_has_nothing_to_press(people: People) -> None:
    eyes = two_seated(people, "Classic", {"Turns per player": "1", "Timer": "No timer, for practice"})
    screen = people.come("Screen", at=f"{eyes[0].page.url}?screen", viewport={"width": 1600, "height": 900})
    expect(screen.get_by_role("list", name="Players")).to_be_visible()  # a count that's over isn't shown
    builder, _ = architect_first(eyes)
    begin(builder)
    button(builder.page, "I’m done").click()
    expect(screen.get_by_role("region", name="The score")).to_be_visible()
    expect(screen.locator("main button:enabled:visible")).to_have_count(0)


def test_a_match_is_paused_by_agreement_and_goes_on(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo")
    join(bo, make_table(ann, 50))
    button(ann, "Start").click()
    expect(bo.get_by_role("listbox")).to_be_visible()
    button(ann, "Menu").click()
    button(ann, "Suggest a break").click()
    expect(bo.locator("#house").get_by_text("Ann would like a break.")).to_be_visible()
    button(bo, "Yes").click()
    for page in (ann, bo):
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
        expect(page.get_by_role("listbox")).to_have_count(0)
    title = bo.get_by_role("heading", name="Paused")
    before = title.bounding_box()
    button(ann, "Carry on").click()
    expect(ann.locator(".cover")).to_contain_text("Waiting for Bo.")
    agreed = bo.locator(".cover").get_by_role("button", name="Yes")
    expect(agreed).to_be_visible()
    assert title.bounding_box() == before, "whoever wants to go on pushes nothing down"
    agreed.click()
    expect(ann.get_by_role("listbox")).to_be_visible(timeout=20_000)


def test_short_messages_reach_everybody_in_their_own_language(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo")
    join(bo, make_table(ann, 50))
    bar = bo.locator("header nav button")
    before = [one.bounding_box() for one in bar.all()]
    button(ann, "Menu").click()
    button(ann, "Well played").click()
    unread = bo.locator("header nav .dot")
    expect(unread).to_have_text("1")
    assert [one.bounding_box() for one in bar.all()] == before, "what is said moves nothing"
    expect(ann.locator("header nav .dot")).to_have_count(0)
    button(bo, "Menu", exact=False).click()
    expect(bo.locator(".chats").get_by_text("Well played")).to_be_visible()
    bo.keyboard.press("Escape")
    expect(unread).to_have_count(0)
