/** From the invitation to the result: seats, pace, leaving, the pause on a big screen, the page of a result. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameFace } from "../../src/games/contract";
import type { GameInfo, Result, Review, TableInfo } from "../../src/generated/messages";
import { askBeforeLeaving, go, here, isLeaving, leaveAnyway, listen, stay } from "../../src/lib/router.svelte";
import { Table } from "../../src/net/table.svelte";
import { playByEar, settings } from "../../src/prefs/settings.svelte";
import { mineFirst, momentsOf } from "../../src/review/moments";
import { withFriends, type ShelfBox } from "../../src/shelf/boxes.svelte";
import { paceOf, seatFields } from "../../src/shelf/options";
import { fitSeats, isByEar, seatValue, withPace, withSeatValue } from "../../src/shelf/seat-options";
import BigScreen from "../../src/table/BigScreen.svelte";
import Notices from "../../src/table/Notices.svelte";
import { barsOf, fitLines, sharePicture } from "../../src/table/result-picture";
import ResultDialog from "../../src/table/ResultDialog.svelte";
import { FakeWorld, WELCOME } from "../support/world";

vi.mock("../../src/table/result-picture", async (actual) => ({ ...(await actual<object>()), sharePicture: vi.fn(async () => "saved") }));

const GAME = {
  id: "any", seats: [2, 4], levels: [], lids: {}, pictures: {}, prints: false, prints_tactile: false, texts: {}, rules_version: 1,
  options: {
    timer: { default: "on", schema: { enum: ["on", "off"] } },
    factors: { default: [], schema: { type: "array", items: { type: "number", minimum: 1, maximum: 10 } } },
    hands: { default: "free", schema: { anyOf: [{ enum: ["free", "grid"] }, { type: "array", items: { enum: ["free", "grid"] } }] } },
    experts: { default: [], schema: { type: "array", items: { type: "integer" } } },
  },
  manifest: { begins: "youngest", clock: { option: "timer", off: "off", on: "on" }, groups: [], fixed: [], depends: {} },
} as unknown as GameInfo; // what no test here looks at is left out
const BOX: ShelfBox = {
  id: "b", title: "", minutes: 1, colours: ["", ""], picture: "", options: { a: 1 }, by_ear: false, game: GAME,
};
const field = (name: string) => seatFields(GAME, {}).find((one) => one.name === name)!;

test("one tap makes a table that nobody finds without its link or its code", () => {
  expect(withFriends(BOX)).toEqual({ game: "any", options: { a: 1 }, access: "code", by_ear: false });
});

test("whoever plays by ear starts so with any box, and everybody does with a box that is made for it", () => {
  expect(withFriends({ ...BOX, by_ear: true }).by_ear).toBe(true);
  playByEar(true);
  expect(withFriends(BOX).by_ear).toBe(true);
  expect(settings.spoken).toBe("all");
  playByEar(false);
  const seat: Record<string, [unknown, unknown]> = { hands: ["free", "grid"], factors: [1, 4] };
  const game = { ...GAME, manifest: { ...GAME.manifest, by_ear: { seat, table: {} } } };
  expect(isByEar(game, { hands: ["free", "grid"], factors: [1, 4] }, 1)).toBe(true);
  expect(isByEar(game, { hands: ["free", "grid"], factors: [1, 4] }, 0)).toBe(false);
  expect(isByEar(game, { hands: "grid" }, 0)).toBe(false);
  expect(isByEar({ ...GAME, manifest: { ...GAME.manifest, by_ear: { seat: {}, table: {} } } }, {}, 0)).toBeNull();
});

test("what one seat chooses is written for all seats, and what is usual is not", () => {
  const grid = withSeatValue(field("hands"), {}, 1, "grid", 3);
  expect(grid).toEqual({ hands: ["free", "grid", "free"] });
  expect(seatValue(field("hands"), grid, 1)).toBe("grid");
  expect(withSeatValue(field("hands"), grid, 1, "free", 3)).toEqual({ hands: "free" });
  expect(withSeatValue(field("experts"), { experts: [0] }, 2, true, 3)).toEqual({ experts: [0, 2] });
});

test("the options follow the number of seats", () => {
  const values = { factors: [1, 2, 4], experts: [1, 2], first: 2 };
  expect(fitSeats(GAME, values, 2)).toEqual({ factors: [1, 2], experts: [1] });
  expect(fitSeats(GAME, { factors: [1, 2] }, 3)).toEqual({ factors: [1, 2, 1] });
  const shared = { factors: [4, 4], hands: ["grid", "grid"], experts: [0, 1] };
  expect(fitSeats(GAME, shared, 3)).toEqual({ factors: [4, 4, 4], hands: ["grid", "grid", "grid"], experts: [0, 1] });
});

test("the pace of a table is one factor, none, or each seat its own", () => {
  expect(paceOf(GAME, {}, 2)).toBe("1");
  expect(paceOf(GAME, { timer: "off" }, 2)).toBe("off");
  expect(paceOf(GAME, { factors: [1, 2] }, 2)).toBe("own");
  expect(withPace(GAME, { timer: "off" }, "4", 2)).toEqual({ timer: "on", factors: [4, 4] });
  expect(withPace(GAME, { factors: [4, 4] }, "1", 2)).toEqual({ factors: [] });
});

test("a score of 0 has an empty bar, and nobody's is less than empty", () => {
  expect(barsOf([4, 2, 0, -3])).toEqual([1, 0.5, 0, 0]);
  expect(barsOf([0, 0])).toEqual([0, 0]);
});

const REVIEW = {
  moments: [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6], [0.42, 0.58]].map((chances, n) => ({ seq: n, at: n * 1000, chances })),
  costly: [{ seat: 1, seq: 3 }, { seat: 0, seq: 2 }],
  of_seats: [[{ seat: 0, seq: 2 }, { seat: 0, seq: 1 }], [{ seat: 1, seq: 3 }]],
  first: [1, 3],
} as unknown as Review;

test("a player's best and worst moment are where their chance rose and fell most", () => {
  expect(momentsOf(REVIEW, 0)).toEqual({ best: { seq: 1, at: 1000, from: 50, to: 70 }, worst: { seq: 2, at: 2000, from: 70, to: 40 } });
  expect(momentsOf({ ...REVIEW, moments: REVIEW.moments.slice(2) }, 0)).toEqual({ best: null, worst: null });
});

test("what happened before a player first decided something is none of their moments", () => {
  expect(momentsOf(REVIEW, 1)).toEqual({ best: null, worst: null });
  expect(momentsOf({ ...REVIEW, first: [2, 1] }, 0).best).toBeNull();
  expect(momentsOf({ ...REVIEW, first: [null, 1] }, 0)).toEqual({ best: null, worst: null });
});

test("the coach talks about my decisions first", () => {
  expect(mineFirst(REVIEW, [0]).costly.map(({ seat }) => seat)).toEqual([0, 0, 1]);
  expect(mineFirst(REVIEW, []).costly).toEqual(REVIEW.costly);
});

test("leaving in mid-turn asks first, and goes where it was meant to", () => {
  go("/t/ABCD");
  let mine = true;
  const left = vi.fn();
  const stop = askBeforeLeaving(() => mine);
  go("/results", false, left);
  expect([here().page, isLeaving(), left.mock.calls.length]).toEqual(["t", true, 0]);
  stay();
  expect(isLeaving()).toBe(false);
  go("/results", false, left);
  leaveAnyway();
  expect([here().page, isLeaving(), left.mock.calls.length]).toEqual(["results", false, 1]);
  mine = false;
  go("/");
  expect(here().page).toBe("");
  stop();
});

/** The browser's own way back, to an address it was at before. */
function goBackTo(path: string): void {
  history.replaceState(null, "", path);
  dispatchEvent(new Event("popstate"));
}

test("the browser's Back asks in mid-turn too, and the table stays until it's answered", () => {
  listen();
  go("/");
  go("/t/ABCD");
  let mine = true;
  const stop = askBeforeLeaving(() => mine);
  goBackTo("/");
  expect([here().page, location.pathname, isLeaving()]).toEqual(["t", "/t/ABCD", true]);
  stay();
  expect([here().page, location.pathname, isLeaving()]).toEqual(["t", "/t/ABCD", false]);
  goBackTo("/");
  leaveAnyway();
  expect([here().page, location.pathname, isLeaving()]).toEqual(["", "/", false]);
  mine = false;
  go("/t/ABCD");
  goBackTo("/");
  expect([here().page, isLeaving()]).toEqual(["", false]);
  stop();
});

test("closing the tab asks only in mid-turn", () => {
  listen();
  const close = (): boolean => dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(close()).toBe(true);
  let mine = true;
  const stop = askBeforeLeaving(() => mine);
  expect(close()).toBe(false);
  mine = false;
  expect(close()).toBe(true);
  mine = true;
  stop();
  expect(close()).toBe(true);
});

const seat = (n: number, name: string) => ({ seat: n, presence: "here" as const, who: name, name, bot: null, may_replace: false, nonce: true, resigned: false, helped: false, program: false, begins: false, weak: false });
const INFO: TableInfo = {
  code: "ABCD", match: "m1", game: "any", rules_version: 1, options: {}, access: "code", phase: "over", pause: null, attempt: null, voids: [], making_cards: false,
  host: "Ann", seats: [seat(0, "Ann"), seat(1, "Bo")], watchers: [], chat: true, hints: false, covered: false, unrated: null, unrated_seats: [],
  commitment: "c", proposals: [], result: null,
};
const RESULT: Result = { scores: [5, 4], winners: [0], reason: "points", rated: true, replay: "r1", ratings: [[1000, 1012], [1000, 990]], provisional: [0], withheld: false };

function sit(info: Partial<TableInfo>, yours = [0]) {
  const world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  world.last.tell({ tell: "table", table: { ...INFO, ...info }, yours, handed_to: null });
  return { world, table };
}

let shown: Record<string, unknown> | null = null;
const text = (): string => document.body.textContent.replace(/\s+/g, " ");

beforeEach(() => vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} }));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

test("the big screen shows a pause", () => {
  const { table } = sit({ phase: "paused", pause: "agreed" });
  shown = mount(BigScreen, { target: document.body, props: { table, game: null, face: table.face(), reach: [] } });
  flushSync();
  expect(text()).toContain("Paused");
  expect(document.querySelector("button")).toBeNull();
});

function showResult(info: Partial<TableInfo>, yours: number[], game: GameFace | null = null) {
  const { world, table } = sit({ result: RESULT, ...info }, yours);
  const result = info.result ?? RESULT;
  shown = mount(ResultDialog, { target: document.body, props: { table, game, result, onclose: () => undefined } });
  flushSync();
  return world;
}

test("the result says what it did to my rating, and is kind to whoever lost narrowly", () => {
  showResult({}, [1]);
  expect(text()).toContain("Your rating: 990 (−10).");
  expect(text()).toContain("Just one point short.");
});

test("a rating that has little to go by yet is called provisional", () => {
  showResult({}, [0]);
  expect(text()).toContain("Your provisional rating: 1012 (+12).");
});

test("whoever has won sees what it did to their rating too, even if that's nothing", () => {
  showResult({ result: { ...RESULT, ratings: [[1000, 1000], [1000, 990]], provisional: [] } }, [0]);
  expect(text()).toContain("Your rating: 1000 (±0).");
});

test("whoever lost sees and shares what they built themselves", async () => {
  const best = (_: unknown, seats: readonly number[]) => ({ svg: "", width: 1, height: 1, seat: seats[0] ?? 0 });
  showResult({}, [1], { best } as unknown as GameFace);
  expect(document.querySelector("figcaption")!.textContent).toBe("Your best construction");
  [...document.querySelectorAll<HTMLElement>("dialog button")].find((one) => one.textContent === "Share a picture")!.click();
  await vi.waitFor(() => expect(sharePicture).toHaveBeenCalled());
  expect(vi.mocked(sharePicture).mock.lastCall![0]).toMatchObject({ title: "Ann wins.", construction: { seat: 1 }, caption: "Built by Bo" });
});

test.each([
  [[0], "Not rated because Bo is still learning the game."],
  [[1], "Not rated because you’re still learning the game."],
])("the result says who is still learning", (yours, words) => {
  showResult({ result: { ...RESULT, rated: false, ratings: [] }, unrated: "learning", unrated_seats: [1] }, yours);
  expect(text()).toContain(words);
});

test("nobody is told that they'd like to play again themselves, only who else would", () => {
  const three = { seats: [seat(0, "Ann"), seat(1, "Bo"), seat(2, "Cy")] };
  const world = showResult({ ...three, proposals: [{ to: "rematch", agreed: [0], missing: [1, 2] }] }, [0]);
  expect(text()).not.toContain("would like to play again");
  expect(text()).toContain("Waiting for Bo and Cy.");
  world.last.tell({ tell: "table", table: { ...INFO, ...three, result: RESULT, proposals: [{ to: "rematch", agreed: [0, 1], missing: [2] }] }, yours: [0], handed_to: null });
  flushSync();
  expect(text()).toContain("Bo would like to play again.");
});

test("a long title on the picture gets smaller instead of a third line", () => {
  const measure = (line: string, size: number): number => line.length * size * 0.5;
  expect(fitLines("Ann wins.", 560, measure)).toEqual({ size: 52, lines: ["Ann wins."] });
  const { size, lines } = fitLines("Ann, Béa, Carla und Dirk teilen sich den Sieg.", 560, measure);
  expect(lines.join(" ")).toBe("Ann, Béa, Carla und Dirk teilen sich den Sieg.");
  expect(lines).toHaveLength(2);
  expect(size).toBeLessThan(52);
});

test("whoever looks at the shared picture reads who won, and where to see it again", async () => {
  showResult({}, [0]);
  expect(text()).toContain("You win.");
  [...document.querySelectorAll<HTMLElement>("dialog button")].find((one) => one.textContent === "Share a picture")!.click();
  await vi.waitFor(() => expect(sharePicture).toHaveBeenCalled());
  expect(vi.mocked(sharePicture).mock.lastCall![0]).toMatchObject({ title: "Ann wins.", link: `${location.origin}/replay/r1` });
});

test("the answer to a rematch stands in the dialog, and the dialog waits for the others", () => {
  const world = showResult({ proposals: [{ to: "rematch", agreed: [1], missing: [0] }] }, [0]);
  const yes = [...document.querySelectorAll<HTMLElement>("dialog button")].find((one) => one.textContent === "Yes");
  yes!.click();
  expect(world.last.sent.at(-1)).toEqual({ say: "agree", to: "rematch" });
  world.last.tell({ tell: "table", table: { ...INFO, result: RESULT, proposals: [{ to: "rematch", agreed: [0], missing: [1] }] }, yours: [0], handed_to: null });
  flushSync();
  expect(document.querySelector("dialog")!.textContent).toContain("Waiting for Bo.");
});

test.each([false, true])("who goes is told for a moment, all of them, and nothing again when the place is changed", (inline) => {
  vi.useFakeTimers();
  const { world, table } = sit({}, [0]);
  const say = (text: string): void => world.last.tell({ tell: "notice", code: "went-away", params: {}, text });
  say("Old news.");
  const place = mount(Notices, { target: document.body, props: { table, inline } });
  flushSync();
  for (const name of ["Bo", "Cy"]) {
    say(`${name} is away.`);
    flushSync();
  }
  expect(text()).toMatch(/Bo is away\..*Cy is away\./s);
  expect(text()).not.toContain("Old news.");
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(text()).not.toContain("is away");
  void unmount(place);
  vi.useRealTimers();
});
