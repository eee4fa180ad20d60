/**
 * Hand, table and speech agree, whatever is pressed and typed: a listener who knows only what was said knows what is in
 * the hand and what stands, after every key and every line, with hands on the grid and with free ones.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { announce } from "../../../../src/a11y/announcer.svelte.ts";
import { faceOf } from "../../../../src/games/_building/face.ts";
import type { BuildingView, CommonCommand } from "../../../../src/games/_building/generated.ts";
import { Builder } from "../../../../src/games/_building/hand/builder.ts";
import { Courier } from "../../../../src/games/_building/hand/courier.ts";
import { GridHands } from "../../../../src/games/_building/hand/grid-hands.ts";
import type { Hands } from "../../../../src/games/_building/hand/hands.ts";
import { KeyHand } from "../../../../src/games/_building/keyboard/key-hand.ts";
import type { BuildingFace } from "../../../../src/games/_building/offers.ts";
import { loadRapier, Physics } from "../../../../src/games/_building/physics/physics.ts";
import { speechOf } from "../../../../src/games/_building/speech/hand-speech.ts";
import { namesIn } from "../../../../src/games/_building/speech/phrases.ts";
import CLASSIC from "../../../../src/games/classic/face.ts";
import { say } from "../../../../src/lib/language.svelte";
import type { Refused } from "../../../../src/net/face.ts";
import { Bench, BRICKS } from "../support/bench.ts";
import { view as viewOf } from "../support/view.ts";

const spoken = vi.hoisted((): string[] => []);
vi.mock("../../../../src/a11y/announcer.svelte.ts", () => {
  const announce = (text: string): void => void (text && spoken.push(text));
  return { announce, announceMove: announce };
});

const REACH = 150;
const classic = faceOf(CLASSIC);
const teller = { seat: 0, name: () => "Ann" };

let rapier: Awaited<ReturnType<typeof loadRapier>>;
beforeAll(async () => {
  rapier = await loadRapier();
});
beforeEach(() => void spoken.splice(0));
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** One page: keys and the command box on one side, the referee on the other, and everything that is said. */
class Page {
  readonly bench = new Bench(REACH);
  readonly hands: Hands;
  readonly keys: KeyHand;
  readonly refusals: string[] = [];

  constructor(free: boolean) {
    const clock = (): number => this.bench.now;
    const post = (command: CommonCommand): Promise<Refused | null> => this.bench.send(command);
    const courier = new Courier(post, { grid: !free, reach: REACH, clock, after: (ms, then) => void setTimeout(then, ms) });
    const refuse = ({ text }: Refused): void => {
      this.refusals.push(text);
      announce(text, true);
    };
    const column = (): number => this.keys.cursor.column / 2;
    const speech = () => speechOf({ tactile: false, form: "brick", nameOf: namesIn(this.view), column });
    const referee = {
      send: (command: CommonCommand) => courier.send(command),
      refused: refuse,
      did: (command: CommonCommand) => this.keys.did(command),
      heard: () => undefined,
      landed: () => undefined,
      back: (piece: string) => speech().back(piece),
      clock,
    };
    this.hands = free ? new Builder(new Physics(rapier, { magnet: true }), referee, REACH) : new GridHands(referee, REACH);
    this.keys = new KeyHand(() => this.hands, speech, () => BRICKS, () => BRICKS);
    this.hands.know(this.bench.state);
    this.bench.heard = (event) => {
      announce(event.did === "broken" ? say("built-broken", { you: "yes", name: "" }) : classic.tellHands!(event, teller, this.face));
      this.hands.know(this.bench.state);
    };
  }

  private get view(): BuildingView {
    return viewOf({}, { bench: this.bench.state, box: BRICKS.map((id) => ({ id })) });
  }

  private get face(): BuildingFace {
    const send: BuildingFace["send"] = (command) => this.bench.send(command as unknown as CommonCommand);
    return { view: this.view, offers: [], seat: 0, seats: [0], send } as unknown as BuildingFace;
  }

  async press(key: string): Promise<void> {
    this.keys.press(key.replace("Shift+", ""), key.startsWith("Shift+"));
    await this.pass(400);
  }

  async type(line: string): Promise<void> {
    const command = classic.typed(line, this.face);
    const done = command && classic.carryOut!(command, () => this.face).then((no) => no && this.refusals.push(no.text));
    await this.pass(800);
    await done;
  }

  /** Everything is heard out before the next key. */
  async pass(ms: number): Promise<void> {
    vi.setSystemTime(Date.now() + 2 * ms);
    for (let past = 0; past < ms; past += 1000 / 60) {
      this.bench.now += 1000 / 60;
      this.hands.step(2);
      await vi.advanceTimersByTimeAsync(1000 / 60);
    }
  }

  /** What was said since the last time. */
  listen(): string[] {
    return spoken.splice(0);
  }
}

/** Knows what was said, and nothing else. */
class Listener {
  hand: string | null = null;
  readonly table = new Set<string>();
  refused = 0;

  hear(one: string): void {
    const piece = BRICKS.find((id) => new RegExp(`^(In your hand: )?${say("words-piece", { piece: id })}\\b`, "i").test(one)) ?? null;
    if (one.startsWith("no: ")) this.refused += 1;
    else if (/ put down /.test(one)) this.put(piece!);
    else if (one === say("grid-put-down")) this.put(this.hand!);
    else if (/ put aside\.$/.test(one)) this.hand = null;
    else if (/^You knock/.test(one)) [this.hand] = [null, this.table.clear()];
    else if (/^Your hand is empty/.test(one)) expect(this.hand, one).toBeNull();
    else if (/^It’s back/.test(one)) expect(this.hand, one).not.toBeNull();
    else if (piece && /^(In your hand|[^.]+, (lying|standing|pointing at you), )/.test(one)) this.take(piece);
  }

  private put(piece: string): void {
    this.hand = null;
    this.table.add(piece);
  }

  private take(piece: string): void {
    this.hand = piece;
    this.table.delete(piece);
  }
}

/** What cannot be heard of a brick that was taken in order to be placed in one line: where it came from. */
function compare(page: Page, listener: Listener, done: string): void {
  const { hand, placed } = page.bench.state;
  const standing = placed.map((pose) => pose.piece).sort();
  expect(page.hands.carried, done).toBe(hand);
  expect(page.hands.boxes().map((box) => box.piece).sort(), done).toEqual(standing);
  expect(listener.hand, done).toBe(hand);
  expect([...listener.table].sort(), done).toEqual(standing);
  expect(listener.refused, done).toBe(page.refusals.length);
}

const KEYS = [..."1234", ..."1234", "Enter", "Enter", "Enter", "Escape", "ArrowLeft", "ArrowRight", "Shift+ArrowRight", "ArrowUp", "Home", "End", "PageDown", "k", "m"];
const HOLDING = ["o", "o", "O"];
const LINES = ["take white", "take red", "place white", "place yellow lying on white", "place orange standing on white left", "place red on yellow over right", "place red right 2", "hold white", "release white", "lay aside", "break", "dance"];

/** A generator that gives the same numbers for the same seed. */
function chance(seed: number): <T>(of: readonly T[]) => T {
  return (of) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return of[Math.floor((seed / 2 ** 32) * of.length)]!;
  };
}

async function play(free: boolean, seed: number, length: number): Promise<void> {
  const pick = chance(seed);
  const page = new Page(free);
  const listener = new Listener();
  const done: string[] = [];
  for (let n = 0; n < length; n++) {
    const typed = pick([true, false, false]);
    const what = typed ? pick(LINES) : pick(free ? KEYS : [...KEYS, ...HOLDING]);
    done.push(what);
    await (typed ? page.type(what) : page.press(what));
    await page.pass(free ? 1200 : 300);
    for (const one of page.listen()) listener.hear(one);
    compare(page, listener, `seed ${seed}: ${done.join(", ")}`);
  }
}

describe("whatever is pressed and typed", () => {
  test("hand, table and speech agree on the grid", async () => {
    for (let seed = 1; seed <= 40; seed++) await play(false, seed, 30);
  }, 60_000);

  test("and with free hands", async () => {
    for (let seed = 1; seed <= 8; seed++) await play(true, seed, 14);
  }, 60_000);
});

test("three bricks typed onto one another, of which the third does not fit", async () => {
  const page = new Page(false);
  const listener = new Listener();
  for (const line of ["place white lying", "place yellow lying on white", "place orange lying on white"]) {
    await page.type(line);
    for (const one of page.listen()) listener.hear(one);
    compare(page, listener, line);
  }
  expect(page.bench.state.hand).toBe("orange");
  await page.press("ArrowRight");
  expect(page.listen().join()).not.toContain("empty");
  await page.press("Escape");
  expect(page.listen()).toEqual(["Orange put aside."]);
  await page.press("4");
  expect(page.listen().join()).toMatch(/^Red, /);
});
