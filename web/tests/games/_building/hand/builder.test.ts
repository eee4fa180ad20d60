// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import type { CommonCommand } from "../../../../src/games/_building/generated.ts";
import { Builder } from "../../../../src/games/_building/hand/builder.ts";
import type { KnownBench } from "../../../../src/games/_building/hand/hands.ts";
import { loadRapier, Physics, STEP, type Feel } from "../../../../src/games/_building/physics/physics.ts";
import type { Pose } from "../../../../src/games/_building/pieces.ts";
import type { Refused } from "../../../../src/net/face.ts";
import { blow } from "../support/blow.ts";

let rapier: Awaited<ReturnType<typeof loadRapier>>;
beforeAll(async () => {
  rapier = await loadRapier();
});

/** A player at a table whose clock is driven by hand and whose referee says what it is told to say. */
class Play {
  readonly sent: CommonCommand[] = [];
  readonly refusals: string[] = [];
  answer: (command: CommonCommand) => Refused | null = () => null;
  /** What is answered later, if it is. */
  late: (command: CommonCommand) => Promise<Refused | null> | null = () => null;
  readonly physics: Physics;
  readonly builder: Builder;
  private now = 0;

  constructor(bench: Partial<KnownBench> = {}, feel: Partial<Feel> = {}) {
    this.physics = new Physics(rapier, feel);
    this.builder = new Builder(this.physics, {
      send: (command) => {
        this.sent.push(command);
        return this.late(command) ?? Promise.resolve(this.answer(command));
      },
      refused: (refused) => this.refusals.push(refused.code),
      did: () => undefined,
      heard: () => undefined,
      clock: () => this.now,
    }, 150);
    this.builder.know({ placed: [], held: [], hand: null, ...bench });
  }

  async wait(seconds: number): Promise<void> {
    for (let i = 0; i < seconds / STEP; i++) {
      this.now += STEP * 1000;
      this.builder.step(1);
      if (i % 10 === 0) await Promise.resolve();
    }
    await new Promise((done) => setImmediate(done));
  }

  async put(piece: string, x: number, y: number, turns = 0): Promise<void> {
    this.builder.lift(piece, { x: 0, y: 10 });
    for (let i = 0; i < turns; i++) this.builder.turn();
    this.builder.carry({ x, y });
    await this.wait(1);
    this.builder.drop();
    await this.wait(1);
  }

  get did(): string[] {
    return this.sent.map((command) => command.do);
  }
}

const lying = (piece: string, x: number, y: number): Pose => ({ piece, how: "lying", x, y });

test("a brick put down is a lift and a place with its way", async () => {
  const play = new Play();
  await play.put("red", 4, 2);
  expect(play.did).toEqual(["lift", "place"]);
  const place = play.sent[1] as unknown as { brick: string; how: string; x: number; y: number; path: number[][] };
  expect(place).toMatchObject({ brick: "red", how: "lying", x: 400, y: 50 });
  expect(place.path.length).toBeGreaterThanOrEqual(2);
  expect(place.path.length).toBeLessThanOrEqual(64);
});

test("what keys put down has no way that a hand took", async () => {
  const play = new Play();
  play.builder.lift("red", { x: 0, y: 8 });
  play.builder.carry({ x: 4, y: 3 });
  await play.wait(0.5);
  play.builder.dropAt(lying("red", 400, 50));
  await play.wait(0.5);
  expect(play.sent.at(-1)).toMatchObject({ do: "place", brick: "red", x: 400, y: 50, path: [] });
  await play.put("white", -4, 2);
  expect((play.sent.at(-1) as unknown as { path: number[][] }).path.length).toBeGreaterThanOrEqual(2);
});

test("knocking down takes what is still falling, and nothing of it is told later", async () => {
  const play = new Play();
  play.builder.lift("red", { x: 0, y: 6 });
  await play.wait(0.3);
  play.builder.drop();
  play.builder.knockDown();
  await play.wait(1.5);
  expect(play.did).toEqual(["lift", "break"]);
});

test("how bricks come to rest is not told once they are knocked down", async () => {
  const play = new Play();
  await play.put("red", 0, 0.5);
  play.builder.lift("white", { x: 0, y: 6 });
  play.builder.carry({ x: 1.9, y: 6 });
  await play.wait(0.3);
  play.builder.drop(); // it tips over the edge
  await play.wait(0.25);
  play.builder.knockDown();
  await play.wait(2);
  expect(play.did.at(-1)).toBe("break");
});

test("a place is not told before the hand could have reached", async () => {
  const play = new Play();
  play.builder.lift("red", { x: 0, y: 0.5 });
  play.builder.drop();
  await play.wait(0.12);
  expect(play.did).toEqual(["lift"]);
  await play.wait(0.2);
  expect(play.did).toEqual(["lift", "place"]);
});

test("a quick hand takes the next brick while the last one lands", async () => {
  const play = new Play();
  play.builder.lift("red", { x: 0, y: 5 });
  await play.wait(0.4);
  play.builder.drop();
  expect(play.builder.lift("white", { x: 6, y: 5 })).toBe(true);
  expect(play.did).toEqual(["lift", "place", "lift"]);
});

test("a tower that falls is told once, where it came to rest", async () => {
  const play = new Play({ placed: [{ piece: "red", how: "standing", x: 0, y: 150 }, lying("white", 0, 350)] }, { magnet: false });
  await play.wait(0.5);
  play.builder.lift("red", { x: 0, y: 1.5 });
  play.builder.carry({ x: 8, y: 1.5 });
  await play.wait(2);
  play.builder.drop();
  await play.wait(1);
  expect(play.did.filter((what) => what === "settle")).toHaveLength(1);
  const settle = play.sent.find((c) => c.do === "settle") as unknown as { bricks: Pose[] };
  expect(settle.bricks).toHaveLength(1);
  expect(settle.bricks[0]).toMatchObject({ piece: "white" });
  expect(settle.bricks[0]!.y).toBeLessThan(160);
});

test("hands that come back lay aside what they no longer carry, once", async () => {
  const play = new Play({ hand: "red" });
  await play.wait(0.1);
  play.builder.know({ placed: [], held: [], hand: "red" });
  await play.wait(0.1);
  expect(play.sent).toEqual([{ do: "lay-aside", brick: "red" }]);
});

describe("the other hand", () => {
  test("holds a brick that would fall, and letting go tells what came of it", async () => {
    const red: Pose = { piece: "red", how: "standing", x: 0, y: 150 };
    const play = new Play({ placed: [red, lying("white", 100, 350)], held: ["white"] });
    await play.wait(1);
    expect(play.physics.pose("white")!.y).toBe(350);
    play.sent.length = 0;
    play.builder.release("white");
    await play.wait(2);
    expect(play.did).toEqual(["release", "settle"]);
  });

  test("takes over the brick in the building hand, in mid-air", async () => {
    const play = new Play();
    play.builder.lift("red", { x: 0, y: 5 });
    await play.wait(0.5);
    play.builder.hold("red");
    await play.wait(0.5);
    expect(play.did).toEqual(["lift", "hold", "place"]);
    expect(play.physics.pose("red")!.y).toBe(500);
  });

  test("takes over a brick that was in front of others on top of them", async () => {
    const play = new Play({ placed: [lying("white", 0, 50)] });
    play.builder.lift("red", { x: 0, y: 8 });
    play.builder.carry({ x: 0, y: 0.6 });
    await play.wait(0.1);
    play.builder.hold("red");
    await play.wait(0.5);
    expect(play.did).toEqual(["lift", "hold", "place"]);
    expect(play.physics.pose("red")!.y).toBeGreaterThan(148);
  });

  test("says where a brick is by now that was pushed, before it holds it", async () => {
    const play = new Play({ placed: [lying("white", 0, 50)] });
    await play.wait(0.2);
    play.physics.put(lying("white", 40, 50));
    play.builder.hold("white");
    await play.wait(0.2);
    expect(play.sent).toEqual([
      { do: "settle", bricks: [lying("white", 40, 50)] },
      { do: "hold", brick: "white" },
    ]);
  });
});

test("what was carried along is told of before the brick that bears it", async () => {
  const play = new Play({ placed: [lying("red", 0, 50), lying("white", 0, 150)] }, { grip: true });
  await play.wait(0.5);
  play.builder.lift("red", { x: 0, y: 0.5 });
  for (let i = 1; i <= 60; i++) {
    play.builder.carry({ x: i / 15, y: 0.5 + Math.min(1, i / 20) });
    await play.wait(STEP * 2);
  }
  play.builder.drop();
  await play.wait(2);
  expect(play.did.at(-1)).toBe("place");
  const settled = play.sent.findLast((command) => command.do === "settle");
  expect(settled).toMatchObject({ bricks: [{ piece: "white" }] });
});

describe("a refusal", () => {
  const refusal = (code: string, params: Record<string, unknown> = {}): Refused => ({ code, params, text: code });

  test("of a place lays the brick aside and puts the table back", async () => {
    const play = new Play({ placed: [lying("white", 0, 50)] });
    play.answer = (command) => (command.do === "place" ? refusal("bricks-overlap") : null);
    await play.put("red", 6, 2);
    expect(play.did).toEqual(["lift", "place", "lay-aside"]);
    expect(play.refusals).toEqual(["bricks-overlap"]);
    expect(play.physics.pieces).toEqual(["white"]);
  });

  test("because the hand holds something it forgot empties the hand", async () => {
    const play = new Play();
    play.answer = (command) => (command.do === "lift" ? refusal("hand-is-full", { brick: "white" }) : null);
    play.builder.lift("red", { x: 0, y: 3 });
    await play.wait(0.1);
    expect(play.sent).toEqual([{ do: "lift", brick: "red" }, { do: "lay-aside", brick: "white" }]);
    expect(play.physics.pieces).toEqual([]);
  });

  test("of a settle puts every brick back where the referee has it", async () => {
    const play = new Play({ placed: [{ piece: "red", how: "standing", x: 0, y: 150 }] });
    play.answer = (command) => (command.do === "settle" ? refusal("falling-up") : null);
    blow(play.physics, { x: -2, y: 0 }, 9);
    await play.wait(3);
    expect(play.refusals).toEqual(["falling-up"]);
    expect(play.physics.pose("red")).toMatchObject({ how: "standing", x: 0, y: 150 });
  });

  test("of every settle takes one brick off the table, instead of trying for ever", async () => {
    const leaning: Pose = { piece: "white", how: "standing", x: 300, y: 300 };
    const play = new Play({ placed: [lying("red", 0, 50), leaning] });
    play.answer = (command) => {
      if (command.do === "lift") play.builder.know({ placed: [lying("red", 0, 50)], held: [], hand: "white" });
      return command.do === "settle" ? refusal("falling-up") : null;
    };
    await play.wait(8);
    expect(play.did.filter((what) => what === "settle")).toHaveLength(3);
    expect(play.sent.slice(-2)).toEqual([{ do: "lift", brick: "white" }, { do: "lay-aside", brick: "white" }]);
    expect(play.refusals).toContain("falling-up");
  });
});

test("whoever takes the next brick before the knocking down is answered builds on an empty table", async () => {
  const play = new Play({ placed: [lying("red", 0, 50), lying("white", 0, 150)] });
  let answered: () => void = () => undefined;
  const later = new Promise<null>((done) => (answered = () => done(null)));
  play.late = (command) => (command.do === "break" ? later : null);
  play.builder.knockDown();
  expect(play.builder.lift("yellow", { x: 0, y: 8 })).toBe(true);
  play.builder.carry({ x: 0, y: 3 });
  await play.wait(0.3);
  answered();
  play.builder.know({ placed: [], held: [], hand: null });
  play.builder.know({ placed: [], held: [], hand: "yellow" });
  await play.wait(0.5);
  play.builder.drop();
  await play.wait(1);
  expect(play.sent.at(-1)).toMatchObject({ do: "place", brick: "yellow", y: 50 });
});
