/** Whatever stands on a button at a table can be typed, and does what the button does; in every language. */
import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { KEYS } from "../../src/a11y/keys.ts";
import { faceOf } from "../../src/games/_building/face.ts";
import CLASSIC from "../../src/games/classic/face.ts";
import type { GameFace } from "../../src/games/contract.ts";
import { skipbo } from "../../src/games/skipbo-breakers/face.ts";
import type { TableInfo } from "../../src/generated/messages";
import { known, say, speakIn } from "../../src/lib/language.svelte";
import type { Offer } from "../../src/net/face.ts";
import { Table } from "../../src/net/table.svelte.ts";
import { settings } from "../../src/prefs/settings.svelte.ts";
import { menuActions, type Part } from "../../src/table/menu-actions.ts";
import { buttonsOnScreen, type Button } from "../../src/table/page-buttons.ts";
import TopBar from "../../src/table/TopBar.svelte";
import { understand, type Meaning } from "../../src/table/typed-line.ts";
import { view as buildingView } from "../games/_building/support/view.ts";
import { lay, type Tabled } from "../support/table.ts";
import { FakeWorld, WELCOME } from "../support/world.ts";

const teller = { seat: 0, name: () => "Ann" };
const classic = faceOf(CLASSIC);

const CARD = { id: "c1", points: 2, number: "blue", kind: "coloured", pieces: [{ piece: "red", how: "lying", x: 150, y: 50 }], order: [{ put: 0 }] };
const OWN = { rolled: null, timer_ms: 60_000, refused: [[], []], refusable_at: 0, speaks: false, hands: "grid" };
const BENCH = { placed: [{ piece: "white", how: "lying", x: 0, y: 50, tilt: 0 }], held: [], hand: "red", lifted_at: 0, energy: 0, placed_at: null, lifts: [], aboard: [] };
const BUILDING = buildingView({ card: CARD }, { ...OWN, bench: BENCH });
const RUNS = [1, 2, 3, 4].map((n) => ({ do: "lay", set: [n, n + 1, n + 2].join(" "), kind: "run" }));
const SINGLES = [1, 2, 3, 4, 5, 6].map((n) => ({ do: "lay", set: String(n), kind: "single" }));
const RACK = {
  seat: 0, options: { think_ms: null, ladder: [], factors: [], must_lay: false, open_discard: false, target: 50 }, scores: [0, 0], counts: [6, 6], mine: "1 2 3 4 5 6",
  aside: 0, draws: [], hand: 1, round: 1, opener: 0, turn: 0, since: 0, lying: [], passed: [], put_aside: [], last_hand: null, winner: null,
};
const BUILDER: Offer[] = [{ do: "refuse" }, { do: "finish" }];
const SETS: Offer[] = [...RUNS, ...SINGLES, { do: "pass" }];
const TABLES: [string, GameFace, object, Offer[], Offer[]][] = [
  ["classic", classic, BUILDING, BUILDER, []],
  ["skipbo-breakers", skipbo, RACK, SETS, []],
  ["skipbo-breakers", skipbo, RACK, SETS, RUNS.slice(0, 2)],
];

const SEAT = { seat: 0, presence: "here" as const, who: "me", name: "Ann", bot: null, may_replace: false, nonce: true, resigned: false, helped: false, program: false, begins: false, weak: false };
const BO = { ...SEAT, seat: 1, who: "bo", name: "Bo" };
const INFO: TableInfo = {
  code: "ABCD", match: "m1", game: "any", rules_version: 1, options: {}, access: "code", phase: "playing", pause: null, attempt: null, voids: [], making_cards: false,
  host: "Bo", seats: [SEAT, BO], watchers: [], chat: true, hints: true, covered: false, unrated: null, unrated_seats: [], commitment: "c", proposals: [], result: null,
};

function aTable() {
  const world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  world.last.tell({ tell: "table", table: INFO, yours: [0], handed_to: null });
  return { table, world };
}

let clear: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "requestAnimationFrame", "cancelAnimationFrame"] }));
afterEach(() => {
  for (const one of clear) one();
  clear = [];
  vi.useRealTimers();
});

function put([id, game, view, offers, few]: (typeof TABLES)[number]): Tabled & { means: (line: string) => Meaning } {
  const tabled = lay(game, id, view, offers, few);
  clear.push(tabled.clear);
  return { ...tabled, means: (line) => understand(line, tabled.face, game, teller, KEYS, buttonsOnScreen()) };
}

/** Presses the button that these words mean. */
function press(meaning: Meaning): void {
  expect(meaning).toHaveProperty("button");
  if (meaning && "button" in meaning) meaning.button.press();
  flushSync();
}
const shown = (): string => document.body.textContent.replace(/\s+/g, " ");

describe.each(known())("in %s", (language) => {
  beforeAll(() => speakIn(language));
  afterAll(() => speakIn("en"));

  test.each(TABLES)("every button of a table of %s has a meaning", (...at) => {
    const { means } = put(at);
    const all = document.querySelectorAll("button, a[href], input[type='checkbox']");
    expect(all.length).toBeGreaterThan(3);
    const listed = buttonsOnScreen();
    expect(listed.length).toBe([...all].filter((one) => !one.closest("[data-read]")).length);
    for (const { words } of listed) for (const name of words) expect(means(name), name).not.toBeNull();
    for (const one of document.querySelectorAll("[data-read] button, button[data-read]")) {
      const name = one.getAttribute("aria-label")!;
      expect(means(name), name).toHaveProperty("command");
    }
  });

  test("what can be turned, held, kept or felt is said with the words of its button", async () => {
    const { means } = put(TABLES[0]!);
    await vi.advanceTimersByTimeAsync(100); // the hand is seen
    flushSync();
    expect(means(say("bench-turn"))).toEqual({ press: "ArrowUp" });
    const magnet = settings.magnet;
    const grid = document.querySelector<HTMLInputElement>(".feel input")!;
    expect([means(say("bench-magnet")), grid.disabled]).toEqual([{ press: "" }, true]);
    expect(settings.magnet).toBe(magnet);
    const leave = document.querySelectorAll<HTMLInputElement>(".feel input")[1]!;
    press(means(say("bench-leave")));
    expect(leave.checked).toBe(true);
    press(means(say("bench-leave")));
    press(means(say("bench-ways")));
    expect(document.querySelector(".feel.open")).not.toBeNull();
  });

  test("with an empty hand “Turn” turns nothing, and the other hand asks what to hold", () => {
    const { means } = put(["classic", classic, buildingView({ card: CARD }, { ...OWN, bench: { ...BENCH, hand: null } }), BUILDER, []]);
    expect(means(say("bench-turn"))).not.toHaveProperty("button");
    expect(means(say("bench-hold"))).toEqual({ press: "o" });
  });

  test("a card is refused with the words of the second press as well", () => {
    const { means, sent } = put(TABLES[0]!);
    [...document.querySelectorAll("button")].find((one) => one.getAttribute("aria-label") === say("bench-refuse"))!.click();
    flushSync();
    press(means(say("bench-refuse-sure")));
    expect(sent).toContainEqual({ do: "refuse" });
  });

  test("tiles are picked up, laid and sorted with the words of the buttons", () => {
    const { means, sent } = put(TABLES[1]!);
    expect(means(say("lay"))).toEqual({ press: "Enter" }); // which says that nothing is picked up
    press(means(say("kind-count", { kind: "run", count: 4 })));
    press(means(say("lay-as", { kind: "run" })));
    expect(sent).toEqual([{ do: "lay", set: "1 2 3", kind: "run" }]);
    const { order } = settings;
    press(means(say("sorted-by", { order })));
    expect(settings.order).not.toBe(order);
    press(means(say("sorted-by", { order: settings.order })));
    expect(settings.order).toBe(order);
  });

  test("all sets are shown on demand", () => {
    const { means } = put(TABLES[2]!);
    const runs = say("kind-count", { kind: "run", count: 4 });
    expect(shown()).not.toContain(runs);
    press(means(say("can-lay-all", { count: 10 })));
    expect(shown()).toContain(runs);
  });

  test("the bar above the table is understood, whatever is counted on it", () => {
    const { face } = put(TABLES[1]!);
    const { table, world } = aTable();
    world.last.tell({ tell: "chat", who: "you", name: "Bo", seat: 1, text: "Hi", preset: null } as never);
    const asked = { rules: 0, menu: 0, hint: 0 };
    const ask = (what: keyof typeof asked) => (): void => void (asked[what] += 1);
    const bar = mount(TopBar, { target: document.body, props: { table, reading: false, onrules: ask("rules"), onmenu: ask("menu"), onhint: ask("hint") } });
    flushSync();
    const means = (line: string): Meaning => understand(line, face, skipbo, teller, KEYS, buttonsOnScreen());
    for (const name of ["hint", "rules", "menu"]) press(means(say(`bar-${name}`)));
    expect(asked).toEqual({ rules: 1, menu: 1, hint: 1 });
    const { words } = settings;
    press(means(say("bar-words")));
    expect(settings.words).toBe(!words);
    press(means(say("bar-words")));
    clear.push(() => void unmount(bar));
  });

  test("what the menu offers is understood without it; resigning asks there first", () => {
    const { face } = put(TABLES[1]!);
    const { table, world } = aTable();
    const opened: (Part | "closed")[] = [];
    const acts = menuActions(table, { show: (part) => opened.push(part), close: () => opened.push("closed") });
    const behind = acts.map(({ words, press }): Button => ({ words: [words], enabled: true, press }));
    const type = (id: string): void => press(understand(say(id), face, skipbo, teller, KEYS, behind));
    for (const id of ["menu-resign", "menu-invite", "menu-pause", "menu-move", "menu-report"]) type(id);
    expect(opened).toEqual(["resign", "invite", "closed", "move", "report"]);
    expect(world.last.sent.map(({ say }) => say)).not.toContain("report");
    expect(world.last.sent.map(({ say }) => say)).not.toContain("resign");
    expect(world.last.sent.map(({ say }) => say)).toEqual(expect.arrayContaining(["agree", "move-seat"]));
    for (const { words } of acts) expect(understand(words, face, skipbo, teller, KEYS, behind), words).not.toBeNull();
  });
});
