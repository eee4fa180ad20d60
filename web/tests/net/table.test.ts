import { beforeEach, expect, test } from "vitest";
import { transcript } from "../../src/a11y/announcer.svelte";
import type { TableInfo, Telling, Update } from "../../src/generated/messages";
import { speakIn } from "../../src/lib/language.svelte";
import { Table } from "../../src/net/table.svelte";
import { FakeWorld, WELCOME } from "../support/world";

const seat = (n: number, name: string, more = {}) => ({ seat: n, presence: "here" as const, who: name, name, bot: null, may_replace: false, nonce: true, resigned: false, helped: false, program: false, begins: false, weak: false, ...more });

const INFO: TableInfo = {
  code: "ABCD", match: "m1", game: "skipbo-breakers", rules_version: 1, options: {}, access: "open", phase: "playing", pause: null, making_cards: false,
  host: "me", seats: [seat(0, "Ann"), seat(1, "Bo")], watchers: [], chat: true, hints: true, covered: true, unrated: null, unrated_seats: [],
  commitment: "c", attempt: null, voids: [], proposals: [], result: null,
};

const update = (change: Partial<Update>): Telling => ({
  tell: "update", match: "m1", perspective: 0, first: 0, next: 0, fresh: false, events: [], faces: [{ seat: 0, view: { turn: 0 }, offers: [{ do: "pass" }], few: [] }],
  clock: { now: 500, running: true, rate: 1, deadlines: [] }, ...change,
});

function sit(info: Partial<TableInfo> = {}, yours = [0], handed: number | null = null) {
  const world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  world.last.tell({ tell: "table", table: { ...INFO, ...info }, yours, handed_to: handed });
  return { world, table };
}

beforeEach(() => speakIn("en"));

test("knows its seat, its view and what may be done", () => {
  const { world, table } = sit();
  world.last.tell(update({}));
  const face = table.face();
  expect(face.seat).toBe(0);
  expect(face.view).toEqual({ turn: 0 });
  expect(face.offers).toEqual([{ do: "pass" }]);
  expect(face.names).toEqual(["Ann", "Bo"]);
});

test("match time runs on by itself, and stands still in a pause", () => {
  const { world, table } = sit();
  world.last.tell(update({}));
  world.pass(1500);
  expect(table.now()).toBe(2000);
  world.last.tell(update({ clock: { now: 2100, running: false, rate: 1, deadlines: [] } }));
  world.pass(5000);
  expect(table.now()).toBe(2100);
});

test("a command is answered where it was asked for", async () => {
  const { world, table } = sit();
  world.last.tell(update({}));
  const first = table.send({ do: "pass" });
  const second = table.send({ do: "lay", set: "3 4" });
  const [a, b] = world.last.sent.filter((m) => m.say === "do") as { id: string; at: number }[];
  expect(a!.at).toBe(500);
  world.last.tell({ tell: "refused", id: b!.id, seat: 0, code: "no-set", params: {}, text: "3 4 is no set.", said: null });
  world.last.tell({ tell: "accepted", id: a!.id, seat: 0, at: 500 });
  let answered = false;
  void first.then(() => (answered = true));
  await Promise.resolve();
  expect(answered, "what it changed is not told yet").toBe(false);
  world.last.tell(update({ next: 1, events: [{ at: 500, event: { did: "passed" } }] }));
  expect(await first).toBeNull();
  expect((await second)?.text).toBe("3 4 is no set.");
  expect(transcript().at(-1)).toBe("3 4 is no set.");
});

test("a command that was sent twice is answered at once: what it changed was told before", async () => {
  const { world, table } = sit();
  world.last.tell(update({}));
  const sent = table.send({ do: "pass" });
  const { id } = world.last.sent.at(-1) as { id: string };
  world.last.drop();
  world.pass(5000);
  world.last.open();
  world.last.tell(WELCOME);
  world.last.tell(update({ next: 1, events: [{ at: 500, event: { did: "passed" } }] }));
  world.last.tell({ tell: "accepted", id, seat: 0, at: 500 });
  expect(await sent).toBeNull();
});

test("a template's free fields are never sent as they are", () => {
  const { world, table } = sit();
  void table.send({ do: "place", brick: "red", free: {} } as never);
  expect(world.last.sent.at(-1)).toMatchObject({ command: { do: "place", brick: "red" } });
  expect((world.last.sent.at(-1) as { command: object }).command).not.toHaveProperty("free");
});

test("after a lost line it says what it has seen, and goes on where it was", () => {
  const { world, table } = sit();
  world.last.tell(update({ next: 2, events: [{ at: 1, event: { did: "dealt" } }, { at: 2, event: { did: "laid" } }] }));
  world.last.drop();
  world.pass(5000);
  world.last.open();
  expect(world.last.sent[0]).toMatchObject({ say: "hello", seen: { perspective: 0, next: 2, match: "m1" } });
  world.last.tell(WELCOME);
  world.last.tell(update({ first: 2, next: 3, events: [{ at: 3, event: { did: "passed" } }] }));
  expect(table.lines.map((line) => line.event.did)).toEqual(["dealt", "laid", "passed"]);
});

test("a fresh view asks for the history instead of pretending to know it", () => {
  const { world, table } = sit();
  world.last.tell(update({ first: 7, next: 7, fresh: true }));
  expect(world.last.sent.at(-1)).toEqual({ say: "history" });
  world.last.tell({ tell: "history", perspective: 0, events: [{ at: 1, event: { did: "dealt" } }] });
  expect(table.lines).toHaveLength(1);
});

test("takes part in the shuffle with its own seats, and keeps quiet when it goes on without them", () => {
  const attempt = { commitment: "c", frozen: JSON.stringify({ game: "skipbo-breakers" }), pledges: null };
  const { world, table } = sit({ phase: "gathering", attempt, seats: [seat(0, "Ann"), seat(1, "Bo")] });
  expect(world.last.sent.filter((m) => m.say === "pledge"), "these are not the seats that were frozen").toEqual([]);
  world.last.tell({ tell: "refused", id: null, seat: 0, code: "shuffle-went-on", params: {}, text: "Too late", said: "pledge" });
  expect(table.trouble).toBeNull();
});

test("with several seats on one device only the one it was handed to is played", () => {
  expect(sit({}, [0, 1], null).table.seat).toBeNull();
  expect(sit({}, [0, 1], 1).table.seat).toBe(1);
});

test("events and gestures reach the faces, and stop when they are not wanted", () => {
  const { world, table } = sit();
  const seen: string[] = [];
  const stop = table.face().onEvents((events) => seen.push(...events.map((e) => e.did)));
  const hands: unknown[] = [];
  table.face().onGesture((gesture) => hands.push(gesture));
  world.last.tell(update({ next: 1, events: [{ at: 1, event: { did: "passed" } }] }));
  world.last.tell({ tell: "gesture", seat: 1, motion: [1, 2] });
  stop();
  world.last.tell(update({ first: 1, next: 2, events: [{ at: 1, event: { did: "laid" } }] }));
  expect(seen).toEqual(["passed"]);
  expect(hands).toEqual([{ seat: 1, body: [1, 2] }]);
});

test("a hint is gone when something happened", () => {
  const { world, table } = sit();
  table.askHint();
  expect(table.asked).toBe(true);
  world.last.tell({ tell: "hint", seat: 0, command: { do: "pass" }, text: "Keep your pair.", then: null });
  expect(table.hint?.text).toBe("Keep your pair.");
  world.last.tell(update({ next: 1, events: [{ at: 1, event: { did: "passed" } }] }));
  expect(table.hint).toBeNull();
});

test("what was not sent can be undone", async () => {
  const { world, table } = sit();
  world.last.drop();
  const sent = table.send({ do: "pass" });
  expect(table.waiting).toBe(1);
  expect(table.undo()).toBe(true);
  expect(await sent).toBeNull();
  expect(table.waiting).toBe(0);
});

test("a link that leads nowhere ends in a goodbye with its reason", () => {
  const world = new FakeWorld();
  const table = new Table("ZZZZ", world);
  table.open();
  world.last.open();
  world.last.tell({ tell: "refused", id: null, seat: null, code: "no-such-table", params: {}, text: "There is no such table.", said: "hello" });
  expect(table.bye).toMatchObject({ again: false, text: "There is no such table." });
});

test("what was missed is looked up when the pause is over, not in it", () => {
  const { world } = sit({ phase: "paused" });
  const asked = () => world.last.sent.filter((m) => m.say === "history").length;
  const standing = { now: 500, running: false, rate: 1, deadlines: [] };
  world.last.tell(update({ fresh: true, first: 7, next: 7, faces: [{ seat: 0, view: null, offers: [], few: [] }], clock: standing }));
  expect(asked()).toBe(0);
  world.last.tell(update({ first: 7, next: 7 }));
  expect(asked()).toBe(1);
  world.last.tell(update({ first: 7, next: 7 }));
  expect(asked()).toBe(1);
});

test("a big screen says so, and is shown what everybody may see", () => {
  const world = new FakeWorld();
  const table = new Table("ABCD", world, null, true);
  table.open();
  world.last.open();
  expect(world.last.sent[0]).toMatchObject({ say: "hello", screen: true });
});
