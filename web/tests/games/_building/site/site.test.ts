import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { transcript } from "../../../../src/a11y/announcer.svelte.ts";
import type { AnyBuildingGame } from "../../../../src/games/_building/game.ts";
import CLASSIC from "../../../../src/games/classic/face.ts";
import DICE from "../../../../src/games/dice/face.ts";
import type { Face, GameEvent, Offer } from "../../../../src/net/face.ts";
import type { Reach } from "../../../../src/net/presence.ts";
import { stateful } from "../../../support/stateful.svelte.ts";
import { view as viewOf } from "../support/view.ts";

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
});

const BOX = ["white", "red", "darkblue"].map((id) => ({ id, colour: id, texture: "smooth" }));
const pieces = [{ piece: "red", how: "lying", x: 150, y: 50 }];
const CARD = { id: "c1", points: 2, number: "blue", kind: "coloured", pieces, order: [{ put: 0 }] };
const OPTIONS = { bricks: "screen", reach_ms: 150, grip: false };

function view(turn: object, over: object = {}): object {
  const own = { rolled: null, timer_ms: 60_000, refused: [[], []], refusable_at: null, speaks: false };
  return viewOf(turn, { scores: [12, 5], box: BOX, hands: "grid", options: OPTIONS, ...own, ...over });
}

let shown: Record<string, unknown> | null = null;
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => {
  vi.useRealTimers(); // what was to happen later in a page that is gone does not happen
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

/** A table of one page: what is sent is noted, what happens is told by hand. */
function table(seen: object, offers: Offer[], { Board }: AnyBuildingGame = CLASSIC, others: Record<number, Offer[]> = {}, answer: Promise<null> = Promise.resolve(null)) {
  const sent: object[] = [];
  const by: number[] = [];
  const listeners: ((events: GameEvent[]) => void)[] = [];
  const face: Face = {
    game: Board === DICE.Board ? "dice" : "classic", view: seen, offers, seat: 0, names: ["Ann", "Bo"], running: true,
    seats: [0, ...Object.keys(others).map(Number)],
    offersOf: (seat) => (seat === 0 ? offers : (others[seat] ?? [])),
    rate: 1,
    skip: null,
    due: null,
    now: () => 5000,
    send: (command, seat = 0) => {
      sent.push(command);
      by.push(seat);
      return answer;
    },
    gesture: () => undefined,
    few: [],
    onGesture: () => () => undefined,
    onEvents: (heard) => {
      listeners.push(heard);
      return () => undefined;
    },
  };
  const props = stateful({ face, reach: [] as Reach[] });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  const press = (name: string): void => {
    [...document.querySelectorAll("button")].find((button) => (button.getAttribute("aria-label") ?? button.textContent)!.trim() === name)!.click();
    flushSync();
  };
  const see = (next: object): void => {
    props.face = { ...face, view: next };
    flushSync();
  };
  const tell = (events: GameEvent[]): void => {
    for (const heard of listeners) heard(events);
    flushSync();
  };
  return { sent, by, press, see, tell, text: () => document.body.textContent ?? "" };
}

const pressAtBench = (key: string): void =>
  void document.querySelector("[data-play]")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

describe("the site offers what the referee offers, and nothing else", () => {
  test("the die, then the start", () => {
    const first = table(view({ phase: "roll", ends_at: null }), [{ do: "roll" }]);
    first.press("Roll the die");
    expect(first.sent).toEqual([{ do: "roll" }]);
    expect(first.text()).not.toContain("START");
  });

  test("START as a word on a button of its own", () => {
    const { press, sent, text } = table(view({ phase: "signal", ends_at: null, starts_at: 25000 }, { rolled: 1 }), [{ do: "start" }]);
    expect(text()).toContain("You rolled 1: 60 seconds.");
    press("START");
    expect(sent).toEqual([{ do: "start" }]);
  });

  test("who watches can point, and is not offered hands", () => {
    const { press, sent } = table(view({ card: CARD }, { architect: 1 }), [{ do: "point" }]);
    press("Point out a mistake");
    expect(sent).toEqual([{ do: "point" }]);
    expect([...document.querySelectorAll("button")].some((b) => b.textContent!.includes("Hold in place"))).toBe(false);
  });

  test("a card is refused at once by a second press on the same button, and by no slip of the finger", () => {
    const { press, sent } = table(view({ card: CARD }, { refusable_at: 5000 }), [{ do: "refuse" }]);
    press("Refuse the card");
    expect(sent).toEqual([]);
    press("Press again to refuse it");
    expect(sent).toEqual([{ do: "refuse" }]);
  });

  test("what starts by itself is announced beforehand", () => {
    table(view({ phase: "signal", starts_at: 25_000 }, { rolled: 1 }), [{ do: "start" }]);
    expect(transcript()).toContain("Starts automatically in 20 seconds.");
  });
});

describe("the count of a turn", () => {
  const ended = [{ did: "turn-ended", seat: 1, points: 3, total: 8 }] as unknown as GameEvent[];
  const count = (): Element | null => document.querySelector(".count");

  test("goes away by itself", async () => {
    const { tell } = table(view({ phase: "roll", ends_at: null }, { architect: 1 }), []);
    tell(ended);
    expect(count()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(8000);
    flushSync();
    expect(count()).toBeNull();
  });

  test("but not beside the button that starts: that would move under the hand", async () => {
    const { tell } = table(view({ phase: "roll", ends_at: null }), [{ do: "roll" }]);
    tell(ended);
    await vi.advanceTimersByTimeAsync(8000);
    flushSync();
    expect(count()).not.toBeNull();
  });
});

test("in the tactile edition every brick has the name of its texture under it, and nowhere else", () => {
  const words = (): string => document.querySelector(".beside")!.textContent!.replace(/\s+/g, " ").trim();
  table(view({ card: CARD }, { speaks: true }), []);
  expect(words()).toBe("smooth 1 grooved 2 striped 3");
  void unmount(shown!);
  document.body.innerHTML = "";
  table(view({ card: CARD }), []);
  expect(words()).toBe("1 2 3");
});

test("the keyboard waits at the bench, where Enter starts, and a screen reader lets it through", () => {
  const { sent } = table(view({ phase: "signal" }, { rolled: 1 }), [{ do: "start" }]);
  const room = document.querySelector("[data-next]")!;
  expect(room.getAttribute("aria-label")).toBe("The table with the bricks. Enter: START.");
  expect([room, room.parentElement!].map((one) => one.getAttribute("role"))).toEqual(["application", "application"]);
  room.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(sent).toEqual([{ do: "start" }]);
});

test("card and scores are there in words", () => {
  const whole = [["words-card", { kind: "coloured", points: 2, number: "blue" }], ["words-hands", { n: 1 }]];
  const { text } = table(view({ card: CARD }, { words: { whole } }), []);
  expect(document.querySelector("[data-card]")!.getAttribute("aria-label")).toBe(
    "Coloured card, 2 points: shape and colours count. One hand is enough.",
  );
  expect(text()).toContain("12 points");
});

test("a brick is taken by its button, and put down by key", async () => {
  const { press, sent } = table(view({ card: CARD }), [{ do: "lift", free: { brick: { choices: BOX.map((b) => b.id) } } }]);
  press("Take red");
  expect(sent).toEqual([{ do: "lift", brick: "red" }]);
  const room = document.querySelector("[data-play]")!;
  room.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  await vi.advanceTimersByTimeAsync(350);
  expect(sent.at(-1)).toMatchObject({ do: "place", brick: "red", how: "lying", x: 0, y: 50 });
});

test("beside real bricks the card is read brick by brick, by button and by key", () => {
  const name = (piece: string) => ["words-piece-felt", { piece }];
  const steps = [
    [["words-bottom", { name: name("red"), how: "lying" }], "red"],
    [["words-on", { name: name("white"), how: "lying", below: name("red"), place: "same", distance: "" }], "white"],
  ];
  const { press } = table(view({ card: CARD }, { words: { steps }, options: { ...OPTIONS, bricks: "real" } }), [{ do: "claim" }]);
  const before = transcript().length;
  press("Next brick .");
  dispatchEvent(new KeyboardEvent("keydown", { key: "." }));
  press("Previous brick ,");
  expect(transcript().slice(before)).toEqual([
    "Bottom: grooved red, lying.", "On grooved red, exactly on top: smooth white, lying.", "Bottom: grooved red, lying.",
  ]);
});

describe("knocking down is announced", () => {
  const spoken = (from: number) => transcript().slice(from);
  const standing = { bench: { placed: [{ piece: "red", how: "lying", x: 0, y: 50 }], held: [], hand: null, placed_at: 4000 } };

  test("to whoever did it, and to the others", () => {
    let before = transcript().length;
    table(view({ card: CARD }, standing), []).tell([{ did: "broken" }]);
    expect(spoken(before)).toEqual(["You knock everything down."]);
    before = transcript().length;
    table(view({ card: CARD, seen_at: 3000 }, { ...standing, architect: 1 }), []).tell([{ did: "broken" }]);
    expect(spoken(before)).toEqual(["Bo knocks everything down."]);
  });

  test("but not that the table is cleared for the next card", () => {
    const { tell } = table(view({ card: CARD }, standing), []);
    const before = transcript().length;
    tell([{ did: "completed", card: "c1", points: 2 }]);
    tell([{ did: "broken" }]);
    expect(spoken(before)).toEqual([]);
  });

  test("nor where the rules clear it themselves", () => {
    const { tell } = table(view({ card: CARD }, standing), []);
    const before = transcript().length;
    tell([{ did: "broken" }, { did: "completed", card: "c1", points: 2 }]);
    expect(spoken(before)).toEqual([]);
  });
});

test("what is wrong is marked at the brick", () => {
  const bench = { placed: [{ piece: "red", how: "standing", x: 0, y: 150 }], held: [], hand: null };
  const wrong = ["difference-wrong-way", { n: 0, name: ["words-piece", { piece: "red" }], how: "lying" }];
  const { text } = table(view({ card: CARD }, { bench, words: { marks: [["red", wrong]] } }), []);
  expect(text()).toContain("Red should lie.");
  expect(document.querySelectorAll(".mark.wrong")).toHaveLength(1);
});

test("a new card clears what was said of the one before, though the same bricks still stand there", () => {
  const bench = { placed: [{ piece: "red", how: "standing", x: 0, y: 150 }], held: [], hand: null };
  const wrong = ["difference-wrong-way", { n: 0, name: ["words-piece", { piece: "red" }], how: "lying" }];
  const more = { bench, words: { marks: [["red", wrong]] } };
  const { see, text } = table(view({ card: CARD }, more), []);
  see(view({ card: { ...CARD, id: "c2" } }, more));
  expect(text()).not.toContain("Red should lie.");
  expect(document.querySelectorAll(".mark.wrong")).toHaveLength(0);
});

test("the turn is counted, and a finished card breaks by itself", () => {
  const standing = { placed: [{ piece: "red", how: "lying", x: 0, y: 50 }], held: [], hand: null };
  const { tell, sent } = table(view({ card: CARD }, { bench: standing }), []);
  tell([{ did: "completed", card: "c1", points: 2 }]);
  expect(sent.at(-1)).toEqual({ do: "break" });
});

test("real bricks: the architect says done", () => {
  const { press, sent, text } = table(view({ card: CARD }, { options: { ...OPTIONS, bricks: "real" } }), [{ do: "claim" }]);
  expect(text()).toContain("Build with the bricks on your table.");
  press("Done");
  expect(sent).toEqual([{ do: "claim" }]);
});

test("several at one device: the page acts for whoever is to act", () => {
  const rolls = table(view({ phase: "roll", ends_at: null }, { architect: 1 }), [], CLASSIC, { 1: [{ do: "roll" }] });
  rolls.press("Roll the die");
  expect(rolls.by).toEqual([1]);
});

test("real bricks at one device: one builds, the other confirms", () => {
  const real = { options: { ...OPTIONS, bricks: "real" } };
  const { press, sent, by } = table(view({ card: CARD, claimed: true }, real), [], CLASSIC, { 1: [{ do: "confirm" }, { do: "object" }] });
  press("It’s right");
  expect([sent, by]).toEqual([[{ do: "confirm" }], [1]]);
});

test("dice: what the card needs is ticked, and rolled by the house", () => {
  const dice = ["die-white", "die-red", "cuboid-blue"].map((id) => ({ id, colour: id, texture: "smooth" }));
  const seen = view({ card: { ...CARD, kind: "neutral", pieces: [] } }, {
    box: dice, values: {}, in_play: [], rolling: [], rest_at: 0, needs: { pieces: [], dice: 1, cuboids: 1, any: 0 },
    tally: { total: 4, rolls: [1, 3] }, limit: 30, roll_at: null, by_player: false,
  });
  const { press, sent, text } = table(seen, [{ do: "throw", pieces: ["die-white", "cuboid-blue"] } as Offer], DICE);
  expect(text()).toContain("The card needs 1 die and 1 long piece.");
  const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
  expect(labels.filter((label) => /brick/i.test(label!))).toEqual([]);
  pressAtBench("Enter");
  expect(transcript().at(-1)).toBe("Roll first: press G.");
  press("Roll 2 pieces");
  expect(sent).toEqual([{ do: "throw", pieces: ["die-white", "cuboid-blue"] }]);
});

/** A brick is taken by key and nobody has answered yet; then the page goes elsewhere. */
test.each([["1"], ["1", "Enter"]])("what is on its way when the table is left reads nothing of the bench that is gone", async (...keys) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let come: (none: null) => void = () => undefined;
  const answer = new Promise<null>((resolve) => (come = resolve));
  const lift: Offer = { do: "lift", free: { brick: { choices: ["white", "red", "darkblue"] } } };
  const { sent } = table(view({ card: CARD }), [lift], CLASSIC, {}, answer);
  for (const key of keys) pressAtBench(key);
  expect(sent).toEqual([{ do: "lift", brick: "white" }]);
  await unmount(shown!);
  shown = null;
  come(null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(warned.mock.calls.map(([words]) => String(words))).toEqual([]);
  warned.mockRestore();
});
