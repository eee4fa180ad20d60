/** Any game from what goes over the wire alone: raw words where it has no messages, its own where it has. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import AnyTable from "../../../src/games/_any/AnyTable.svelte";
import { anyFace } from "../../../src/games/_any/face";
import { paramsOf, Phrases, type AnyFace } from "../../../src/games/_any/words";
import { need, speakIn } from "../../../src/lib/language.svelte";
import type { Offer } from "../../../src/net/face";

beforeAll(() => speakIn("en"));

const names = ["Ann", "Bo"];
const teller = { seat: 0, name: (seat: number) => names[seat] ?? "" };
const game = anyFace("heaps");
const phrases = new Phrases("heaps", teller, 2);

const TAKE: Offer = { do: "take", heap: 1, free: { count: { low: 1, high: 3 }, hand: { choices: ["left", "right"] } } };
const face = (over: Partial<AnyFace> = {}): AnyFace => ({
  game: "heaps",
  view: { seat: 0, turn: 1, heaps: [3, 4], scores: [2, 1], last: null, options: {} },
  offers: [],
  seat: 0,
  seats: [0],
  names,
  running: true,
  rate: 1,
  skip: null,
  due: null,
  offersOf: () => [],
  now: () => 0,
  send: () => Promise.resolve(null),
  gesture: () => undefined,
  few: [],
  onGesture: () => () => undefined,
  onEvents: () => () => undefined,
  ...over,
});

describe("without a single message", () => {
  test("what happened is told with who did it", () => {
    expect(phrases.event({ did: "hand-opened", seat: 1, tiles: [3, 4], at: 900 })).toBe("Bo: hand opened (tiles 3, 4)");
    expect(phrases.event({ did: "dealt" })).toBe("dealt");
  });

  test("what can be done and what can be seen are named", () => {
    expect(phrases.offer({ do: "mark", cell: 4 })).toBe("mark cell 4");
    expect(phrases.offer(TAKE)).toBe("take heap 1");
    expect(phrases.rows(face().view).map(([name]) => name)).toEqual(["turn", "heaps"]);
    expect(phrases.all(face().view)).toBe("turn: Bo. heaps: 3, 4.");
  });
});

test("a game's own sentences come first", async () => {
  const answer = `
did-stones-taken = { $you ->
    [yes] You take { $count }.
   *[no] { $name } takes { $count }.
  }
view-stones = Left: { $left }.`;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
  await need("stones");
  const own = new Phrases("stones", teller, 2);
  expect(own.event({ did: "taken", seat: 0, count: 2 })).toBe("You take 2.");
  expect(own.event({ did: "taken", seat: 1, count: 3 })).toBe("Bo takes 3.");
  expect(own.all({ left: [3, 1] })).toBe("Left: 3, 1.");
});

test("messages are given texts, numbers, yes and no, and plain lists", () => {
  const texts = { n: 3, word: "red", on: true, off: false, nil: null };
  expect(paramsOf(texts)).toEqual({ n: 3, word: "red", on: "yes", off: "no", nil: "none" });
  const lists = { list: [1, "a", null], empty: [], deep: [[1]], by: {} };
  expect(paramsOf(lists)).toEqual({ list: "1, a, none", empty: "none" });
});

describe("questions", () => {
  test("whose move it is, by the view or because there is something to do", () => {
    expect(game.answer("turn", face(), teller)).toBe("It’s Bo’s turn.");
    expect(game.turn(face())).toBe("");
    expect(game.turn(face({ offers: [{ do: "pass" }] }))).toBe("It’s your turn.");
    expect(game.toMove(face({ view: {}, offers: [{ do: "pass" }] }))).toBe(0);
    expect(game.toMove(face({ view: {} }))).toBe(null);
  });

  test("how it stands, and what can be done", () => {
    expect(game.answer("counts", face(), teller)).toBe("Ann: 2 points and Bo: one point.");
    expect(game.answer("can", face({ offers: [{ do: "pass" }, TAKE] }), teller)).toBe("pass. take heap 1");
    expect(game.answer("card", face(), teller)).toBe(null);
  });
});

describe("typed lines", () => {
  const offers: Offer[] = [{ do: "pass" }, { do: "mark", cell: 4 }, { do: "mark", cell: 5 }, TAKE];
  test.each([
    ["pass", { do: "pass" }],
    ["PA", { do: "pass" }],
    ["mark cell 5", { do: "mark", cell: 5 }],
    ["mark", null],
    ["take heap 1 2 left", { do: "take", heap: 1, count: 2, hand: "left" }],
    ["take heap 1 2 middle", null],
    ["take heap 1", null],
    ["", null],
  ])("%j", (text, command) => expect(game.typed(text, face({ offers }))).toEqual(command));
});

test("what is free is filled in within its limits, and sent with what is fixed", async () => {
  const sent: unknown[] = [];
  const send = (command: unknown) => (sent.push(command), Promise.resolve(null));
  const table = mount(AnyTable, { target: document.body, props: { face: face({ offers: [TAKE], send }), reach: [] } });
  flushSync();
  const count = document.querySelector<HTMLInputElement>("form input")!;
  expect([count.min, count.max, count.value]).toEqual(["1", "3", "1"]);
  expect(count.labels?.[0]?.textContent).toContain("count");
  for (const typed of ["", "2"]) {
    count.value = typed;
    count.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(count.value, "nothing is put between what one types").toBe(typed);
  }
  document.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  expect(sent).toEqual([{ do: "take", heap: 1, count: 2, hand: "left" }]);
  await unmount(table);
});
