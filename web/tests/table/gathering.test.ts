/** Before the match: what is announced of a table that gets ready. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { transcript } from "../../src/a11y/announcer.svelte";
import type { TableInfo } from "../../src/generated/messages";
import { Table } from "../../src/net/table.svelte";
import Gathering from "../../src/table/Gathering.svelte";
import { FakeWorld, WELCOME } from "../support/world";

const SEAT = { seat: 0, presence: "here" as const, who: "Ann", name: "Ann", bot: null, may_replace: false, nonce: true, resigned: false, helped: false, program: false, weak: false };
const INFO: TableInfo = {
  code: "ABCD", match: "m1", game: "any", rules_version: 1, options: {}, access: "code", phase: "gathering", pause: null, attempt: null, voids: [], making_cards: false,
  host: "Bo", seats: [SEAT], watchers: [], chat: true, hints: false, covered: false, unrated: null, commitment: "c", proposals: [], result: null,
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
