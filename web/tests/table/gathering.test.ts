/** Before the match: what is announced of a table that gets ready, and who says that they are the youngest. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transcript } from "../../src/a11y/announcer.svelte";
import type { GameInfo, SeatInfo, TableInfo } from "../../src/generated/messages";
import { Table } from "../../src/net/table.svelte";
import { fillShelf } from "../../src/shelf/boxes.svelte";
import Gathering from "../../src/table/Gathering.svelte";
import { FakeWorld, WELCOME } from "../support/world";

const SEAT = { seat: 0, presence: "here" as const, who: "Ann", name: "Ann", bot: null, may_replace: false, nonce: true, resigned: false, helped: false, program: false, begins: false, weak: false };
const INFO: TableInfo = {
  code: "ABCD", match: "m1", game: "any", rules_version: 1, options: {}, access: "code", phase: "gathering", pause: null, attempt: null, voids: [], making_cards: false,
  host: "Bo", seats: [SEAT], watchers: [], chat: true, hints: false, covered: false, unrated: null, unrated_seats: [], commitment: "c", proposals: [], result: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The table makes cards for so many milliseconds; how often that was announced. */
async function makeCards(lasting: number): Promise<number> {
  const before = transcript().length;
  const world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  const tell = (making_cards: boolean): void => {
    world.last.tell({ tell: "table", table: { ...INFO, making_cards }, yours: [0], handed_to: null });
    flushSync();
  };
  tell(true);
  const shown = mount(Gathering, { target: document.body, props: { table, module: null } });
  flushSync();
  await vi.advanceTimersByTimeAsync(lasting);
  tell(false);
  await vi.advanceTimersByTimeAsync(3000);
  await unmount(shown);
  return transcript().slice(before).filter((line) => line.includes("cards for this match")).length;
}

test("cards that take a while to make are announced, once", async () => {
  expect(await makeCards(2000)).toBe(1);
});

test("cards that are there in a moment are not: the match has begun before that is spoken", async () => {
  expect(await makeCards(300)).toBe(0);
});

const BOX = { id: "any", title: "Any", minutes: 1, colours: ["", ""], picture: "", options: {}, by_ear: false };
const GAME = {
  id: "any", seats: [2, 4], levels: ["casual"], lids: {}, pictures: {}, prints: false, prints_tactile: false, texts: {}, rules_version: 1, options: {},
  manifest: { boxes: [BOX], begins: "youngest", clock: null, groups: [], fixed: [], depends: {}, by_ear: { seat: {}, table: {} }, messages: [] },
} as unknown as GameInfo; // what no test here looks at is left out

/** The names of the buttons that claim the first turn, for somebody at this table; the pressed ones in brackets. */
function claims(yours: number[], seats: SeatInfo[]): { names: string[]; press: (name: string) => unknown } {
  const world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  world.last.tell({ tell: "table", table: { ...INFO, host: "me", seats }, yours, handed_to: null });
  flushSync();
  mount(Gathering, { target: document.body, props: { table, module: null } });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLElement>("button[aria-pressed]")];
  const name = (one: HTMLElement): string => (one.getAttribute("aria-pressed") === "true" ? `[${one.textContent}]` : one.textContent);
  return {
    names: buttons.map(name),
    press(wanted) {
      buttons.find((one) => one.textContent === wanted)!.click();
      return world.last.sent.at(-1);
    },
  };
}

test("the host is asked about bots and whoever shares the device, not about guests, and can take it back", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ games: [GAME] }))));
  await fillShelf();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  const seats: SeatInfo[] = [
    SEAT,
    { ...SEAT, seat: 1, presence: "bot", who: null, name: "Ada", bot: "casual", begins: true },
    { ...SEAT, seat: 2, name: "Cleo" },
    { ...SEAT, seat: 3, who: "Bo", name: "Bo" },
  ];
  const { names, press } = claims([0, 2], seats);
  expect(names).toEqual(["I’m the youngest", "[Ada is the youngest]", "Cleo is the youngest"]);
  expect(press("Ada is the youngest")).toEqual({ say: "first", seat: 1, claim: false });
  expect(press("Cleo is the youngest")).toEqual({ say: "first", seat: 2, claim: true });
});
