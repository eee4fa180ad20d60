"""A table and the window: everything for the turn is in it, and no message moves any of it."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from breakhouse.games.blocks.drawing.palette import contrast
from breakhouse.locales import LANGUAGES
from tests.support.browser.bricks import Eyes, at, build, hurry, take, wait_until
from tests.support.browser.building import DECKS, begin, throw
from tests.support.browser.connections import cut
from tests.support.browser.people import DOOR, People, announcements, button, sit_down
from tests.support.browser.skipbo import BREAKER
from tests.support.browser.viewport import SHIFTS, outside, places, see, shifts, speak

PHONE = {"width": 360, "height": 640}


def newcomer(people: People, game: str, bots: int = 1, **options: object) -> Eyes:
    """Somebody with a phone who has never played, and reads captions."""
    page = people.come("Ann", guided=True, viewport=PHONE, scripts=(SHIFTS,), has_touch=True, at=DOOR)
    page.evaluate("() => localStorage.setItem('breakhouse.settings', JSON.stringify({captions: true}))")
    eyes = Eyes(page, people)
    sit_down(page, game, options, bots=bots)
    wait_until(page, lambda: bool(eyes.view), "the table")
    return eyes


def building(people: People, game: str, bots: int = 1, **options: object) -> Eyes:
    eyes = newcomer(people, game, bots, **options)
    begin(eyes)
    eyes.page.wait_for_function("() => window.bench?.ready()")
    return eyes


def test_a_builders_turn_fits_into_every_phone_with_four_at_the_table(people: People) -> None:
    page = building(people, "dice", bots=3).page
    speak(page, "de")
    assert [wrong for window in ("small", "sideways") for wrong in see(page, window)] == []


LINES = """(words) => {
  const range = document.createRange();
  range.selectNodeContents(words);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


def test_the_roll_button_has_at_most_two_lines(people: People) -> None:
    """Also with nothing ticked, and in every language: of four lines nobody reads the last while the time runs."""
    eyes = building(people, "dice")
    page = eyes.page
    throw(eyes)
    roll = page.locator(".tools .button").first
    for language in LANGUAGES:
        speak(page, language)
        expect(roll).to_be_enabled()
        expect(page.locator(".beside input:checked")).to_have_count(0)  # as before the page was opened again
        assert roll.locator("span").evaluate(LINES) <= 2, f"{language}: {roll.inner_text()}"


def test_the_first_card_of_the_ladder_fits_in_every_language(people: People) -> None:
    """Its button is there only then, and its word has to fit into it."""
    page = building(people, "classic", ladder=[2, 0]).page
    for language in LANGUAGES:
        speak(page, language)
        assert see(page, "small") == []


def test_a_refused_card_covers_nothing_and_the_question_before_it_fits(people: People) -> None:
    page = building(people, "classic", bots=3, cunning=True, timer="off").page
    refuse = page.locator(".tools .button").nth(3)
    for language in LANGUAGES:
        speak(page, language)
        word = refuse.inner_text()
        refuse.click()
        expect(refuse).not_to_have_text(word)
        assert see(page, "small") == []
    refuse.click()
    expect(page.locator(".refused")).to_be_visible()
    assert [wrong for window in ("small", "sideways", "laptop") for wrong in see(page, window)] == []


def test_the_timekeeper_has_the_small_die_within_reach_of_the_thumb(people: People) -> None:
    """And what stands beside the clock does not move when the button comes."""
    eyes = newcomer(people, "mini", timekeeper="player")
    page = eyes.page
    page.set_viewport_size({"width": 1280, "height": 800})
    turn = page.locator(".site .turn")
    before = turn.bounding_box()
    eyes.until(lambda: others_build(eyes), "somebody else to build", 300)
    roll = page.locator(".tools").get_by_role("button", name="Roll")
    expect(roll).to_be_visible()
    assert turn.bounding_box() == before
    page.set_viewport_size(PHONE)
    box = roll.bounding_box()
    assert box is not None
    assert box["y"] > PHONE["height"] * 0.8


def others_build(eyes: Eyes) -> bool:
    eyes.page.evaluate("() => document.querySelector('.between .go, .between .start')?.click()")
    return eyes.turn["phase"] == "building" and eyes.view["architect"] != eyes.view["seat"]


def test_a_turn_at_tiles_fits_into_every_phone_with_four_at_the_table(people: People) -> None:
    page = newcomer(people, "skipbo-breakers", bots=3).page
    lay = page.locator(".acts .lay")
    expect(lay).to_be_disabled()
    assert readable(lay)
    speak(page, "fr")
    assert [wrong for window in ("small", "sideways") for wrong in see(page, window)] == []


def test_a_spectator_sees_all_four_players_in_every_window(people: People) -> None:
    page = newcomer(people, "skipbo-breakers", bots=3).page
    watcher = people.come("Bo", viewport=PHONE)
    watcher.goto(page.url)
    for language in ("fr", "de"):
        speak(watcher, language)
        assert [wrong for window in ("small", "upright", "sideways") for wrong in see(watcher, window)] == []


def sets_to_lay(page: Page) -> Locator:
    """What Ann can lay, as soon as there is something."""
    sets = page.get_by_role("group", name="Sets you can lay").get_by_role("button")
    passing = page.get_by_role("button", name="Pass", exact=True)
    wait_until(page, lambda: sets.count() > 0 or passing.is_enabled(), "Ann's turn")
    while sets.count() == 0:  # nothing in her hand beats what Ada opened with
        expect(page.locator("aside p")).to_contain_text("You can always pass")
        passing.click()
        wait_until(page, lambda: sets.count() > 0 or passing.is_enabled(), "Ann's next turn")
    return sets


def test_choosing_tiles_moves_no_button_and_the_next_tip_moves_nothing(people: People) -> None:
    page = newcomer(people, "skipbo-breakers").page
    page.set_viewport_size({"width": 844, "height": 390})
    sets = sets_to_lay(page)
    tip, bar = page.locator("aside p"), page.locator(".acts .main button")
    before = bar.first.bounding_box()
    sets.first.click()
    expect(bar.last).to_have_text(re.compile("Lay (this|the) "))
    assert bar.first.bounding_box() == before
    words, sentence = tip.inner_text(), tip.get_attribute("class")
    shifts(page)
    bar.last.click()
    expect(tip).not_to_have_text(words)
    assert [shift for shift in shifts(page) if sentence in shift] == []


RACK_WITHOUT_SETS = """() => {
  window.racks = [];
  const look = () => {
    const rack = document.querySelector("[role=listbox]");
    if (rack && !document.querySelector("[aria-label='Sets you can lay'] button")) {
      const { x, y, width, height } = rack.getBoundingClientRect();
      window.racks.push({ x, y, width, height });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Where the rack is in every frame in which it's somebody else's turn: against a quick bot that's a moment."""


def test_the_rack_stays_where_it_is_when_the_turn_passes_on(people: People) -> None:
    page = newcomer(people, "skipbo-breakers").page
    sets, rack = sets_to_lay(page), page.get_by_role("listbox")
    before = rack.bounding_box()
    sets.first.click()
    page.evaluate(RACK_WITHOUT_SETS)
    page.locator(".acts .main button").last.click()
    back = "window.racks.length && document.querySelector(`[aria-label='Sets you can lay'] button`)"
    page.wait_for_function(f"() => window.racks.length > 5 || {back}")
    assert [rack for rack in page.evaluate("window.racks") if rack != before] == []


def readable(text: Locator) -> bool:
    """At rest, and still four and a half to one against the page."""
    ink, paper, opacity = text.evaluate(
        "(e) => [getComputedStyle(e).color, getComputedStyle(document.documentElement).backgroundColor,"
        " getComputedStyle(e).opacity]"
    )
    colours = ["#" + "".join(f"{int(part):02x}" for part in re.findall(r"\d+", one)[:3]) for one in (ink, paper)]
    return opacity == "1" and contrast(*colours) >= 4.5


def test_no_message_moves_what_the_player_is_touching(people: People) -> None:
    """A tip, the next tip, a refusal, a hint, a lost connection: all in one place, and the table stays put."""
    eyes = building(people, "classic", timer="off")
    page = eyes.page
    before = places(page)
    shifts(page)
    advice = page.locator(".advice > :first-child")
    tip = advice.inner_text()
    take(page, "red")
    page.mouse.move(*at(page, 0, 1.6), steps=4)
    hurry(page, 0.5)
    page.mouse.up()
    wait_until(page, lambda: eyes.did("placed") > 0, "red to be put down")
    expect(advice).not_to_have_text(tip)
    assert places(page) == before
    be_refused(page)
    assert places(page) == before
    hint(page)
    assert places(page) == before
    page.context.set_offline(True)
    cut(page)
    expect(page.locator(".advice > .banner")).to_be_visible()
    assert places(page) == before
    assert outside(page) == []
    assert shifts(page) == []


def be_refused(page: Page) -> None:
    """The other hand cannot hold what is not on the table; that comes before the tip, which has time."""
    button(page, "Hold in place").click()
    page.locator(".beside [data-piece='white']").click()
    expect(page.locator(".advice > .urgent")).to_be_visible()
    expect(page.get_by_role("complementary", name="First game")).to_be_hidden()


def test_neither_a_finished_card_nor_the_next_one_moves_anything(people: People) -> None:
    eyes = building(people, "classic", timer="off", deck=DECKS["Classic"])
    page = eyes.page
    before, tray = places(page), page.evaluate(TRAY_PLACES)
    shifts(page)
    build(eyes)
    eyes.until(lambda: eyes.did("completed") > 0, "the card to stand its second")
    hurry(page, 1)
    assert places(page) == before
    assert page.evaluate(TRAY_PLACES) == tray
    assert shifts(page) == []


TRAY_PLACES = """() => [...document.querySelectorAll(".beside .brick")].map((brick) => {
  const { x, y, width, height } = brick.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""


def hint(page: Page) -> None:
    """It's drawn, spoken, and not written over anything."""
    before = len(announcements(page))
    button(page, "Hint").click()
    expect(page.locator(".table").locator(".ghost, .advised").first).to_be_visible()
    wait_until(page, lambda: len(announcements(page)) > before, "the hint in words")
    expect(page.locator(".advice > [role=note]")).to_have_count(0)


def test_a_tip_is_still_the_same_after_a_reload(people: People) -> None:
    eyes = building(people, "classic", timer="off")
    guide = eyes.page.get_by_role("complementary", name="First game")
    expect(guide).to_contain_text("Drag a brick")
    eyes.page.reload()
    expect(guide).to_contain_text("Drag a brick")


def test_dragging_selects_no_text(people: People) -> None:
    page = building(people, "classic", timer="off").page
    take(page, "red")
    for x, y in ((0, 4), (-4, 14), (4, 18), (0, 4)):
        page.mouse.move(*at(page, x, y), steps=4)
    page.mouse.up()
    assert page.evaluate("() => String(getSelection())") == ""


def test_every_wheel_notch_over_the_tray_turns_the_brick(people: People) -> None:
    """The wheel is heard where the hand still is: over the tray from which it takes the brick."""
    page = building(people, "classic", timer="off").page
    take(page, "red")
    hows = []
    for _ in range(4):
        page.mouse.wheel(0, 120)
        hurry(page, 0.3)
        hows.append(page.evaluate("() => window.bench.poses().find(({ piece }) => piece === 'red').how"))
    page.mouse.up()
    assert hows == ["pointing", "lying", "standing", "pointing"]


@pytest.mark.parametrize("drags", [True, False])
def test_every_wheel_notch_turns_the_brick_wherever_the_mouse_is(people: People, drags: bool) -> None:
    """A hand that looks at the card, or swings past the tools, is still the hand that turns."""
    page = building(people, "classic", timer="off").page
    take(page, "red")
    if not drags:
        page.mouse.up()
        page.mouse.move(*at(page, 0, 4))
    hows = []
    for place in (".site > .card", ".clock", ".seats", ".tools", ".messages", ".room", ".beside"):
        box = page.locator(place).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, 120)
        hurry(page, 0.3)
        hows.append(page.evaluate("() => window.bench.poses().find(({ piece }) => piece === 'red').how"))
    page.mouse.up()
    assert hows == [*["pointing", "lying", "standing"] * 2, "pointing"]


def test_while_disconnected_a_brick_is_on_the_table_and_not_also_in_the_tray(people: People) -> None:
    eyes = building(people, "classic", timer="off")
    page = eyes.page
    page.context.set_offline(True)
    cut(page)
    take(page, "red")
    page.mouse.move(*at(page, 0, 1.6), steps=4)
    hurry(page, 0.5)
    page.mouse.up()
    hurry(page, 1)
    assert [pose["piece"] for pose in page.evaluate("() => window.bench.poses()")] == ["red"]
    expect(page.locator(".beside [data-piece='red']")).to_be_hidden()
    page.context.set_offline(False)
    wait_until(page, lambda: [p["piece"] for p in eyes.view["bench"]["placed"]] == ["red"], "red to arrive")
    assert [pose["piece"] for pose in page.evaluate("() => window.bench.poses()")] == ["red"]


def test_all_dice_stand_on_one_line(people: People) -> None:
    page = building(people, "dice").page
    bottoms = page.locator(".beside svg").evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().bottom)")
    assert max(bottoms) - min(bottoms) < 1


LONGEST = {"seat": 1, "kind": "run", "tiles": "2 3 4 5 6 7 * 9 10 11 12 * 14 15", "length": 14, "rank": 15}


def test_the_longest_run_fits_into_the_middle_of_the_smallest_phone(people: People) -> None:
    """With captions and a tip there is little left for it; the line that says what to do is in there too."""
    page = people.come("Ann", guided=True, viewport=PHONE, has_touch=True, alone=True)
    page.evaluate("() => localStorage.setItem('breakhouse.settings', JSON.stringify({captions: true}))")
    page.route_web_socket(re.compile("/ws"), lay_the_longest)
    sit_down(page, "skipbo-breakers", bots=3)
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(".middle .top .tile")).to_have_count(14)
        assert see(page, "small") == []


ON_TOP = """(words) => {
  const all = document.querySelectorAll(".middle, .middle *");
  for (const one of all) one.style.pointerEvents = "all"; // otherwise nobody could point at a crack
  const { left, top, width, height } = words.getBoundingClientRect();
  const first = document.elementFromPoint(left + width / 2, top + height / 2);
  return words.contains(first) && getComputedStyle(words).backgroundColor.startsWith("rgb(");
}"""


def test_no_crack_of_a_breaker_runs_through_words(people: People) -> None:
    page = people.come("Ann", viewport=PHONE, has_touch=True, alone=True)
    page.route_web_socket(re.compile("/ws"), lambda line: lay(line, BREAKER))
    sit_down(page, "skipbo-breakers")
    expect(page.locator(".middle .crack")).to_be_visible()
    for words in (".middle figcaption", ".middle .prompt"):
        assert page.locator(words).evaluate(ON_TOP), words


def lay_the_longest(line: WebSocketRoute) -> None:
    lay(line, LONGEST)


def lay(line: WebSocketRoute, shown: dict[str, object]) -> None:
    """What the house says, but for the set that lies on the table."""
    house = line.connect_to_server()

    def hand_on(data: str | bytes) -> None:
        message = json.loads(data)
        for face in message.get("faces", []):
            if face["view"]:
                face["view"]["lying"] = [shown]
        line.send(json.dumps(message))

    house.on_message(hand_on)
