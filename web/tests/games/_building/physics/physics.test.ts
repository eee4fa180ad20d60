// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { ANY, FORMS } from "../../../../src/games/_building/generated.ts";
import { loadRapier, Physics, type Feel } from "../../../../src/games/_building/physics/physics.ts";
import { formOf, toPose, type How, type Pose } from "../../../../src/games/_building/pieces.ts";
import { blow } from "../support/blow.ts";
import { deck } from "../support/deck.ts";

let rapier: Awaited<ReturnType<typeof loadRapier>>;
beforeAll(async () => {
  rapier = await loadRapier();
});

const SECOND = 120;
const COLOURS = ["white", "yellow", "orange", "red", "purple", "lightblue", "darkblue", "lightgreen"];

/** A piece by its left and bottom edge, the way cards are encode. */
function at(piece: string, how: How, left: number, bottom: number): Pose {
  const [w, h] = how === "lying" ? [3, 1] : how === "standing" ? [1, 3] : [1, 1];
  return toPose({ piece, how, x: left + w / 2, y: bottom + h / 2, angle: 0 });
}

function bench(placed: Pose[], feel: Partial<Feel> = {}): Physics {
  const physics = new Physics(rapier, feel);
  for (const piece of placed) physics.put(piece);
  return physics;
}

function moved(physics: Physics, placed: Pose[]): number {
  return Math.max(...placed.map((was) => {
    const now = physics.pose(was.piece)!;
    return now.how === was.how ? Math.hypot(now.x - was.x, now.y - was.y) : Infinity;
  }));
}

describe("what must stand stands", () => {
  const standing: Record<string, Pose[]> = {
    "a tower of five standing bricks": COLOURS.slice(0, 5).map((c, i) => at(c, "standing", 0, 3 * i)),
    "a bridge on two posts": [at("red", "standing", 0, 0), at("white", "standing", 2, 0), at("brown", "lying", 0, 3)],
    "an overhang with its counterweight": [
      at("red", "standing", 0, 0),
      at("white", "lying", -0.5, 3),
      at("brown", "pointing", -0.5, 4),
    ],
    "a stair with a third of each step in the air": COLOURS.slice(0, 3).map((c, i) => at(c, "lying", i * 0.5, i)),
  };
  test.each(Object.entries(standing))("%s", (_, placed) => {
    const physics = bench(placed);
    physics.step(5 * SECOND);
    expect(moved(physics, placed)).toBeLessThan(8);
    expect(physics.resting).toBe(true);
  });
});

describe("what must fall falls", () => {
  const falling: Record<string, Pose[]> = {
    "a brick with its weight over the edge": [at("red", "standing", 0, 0), at("white", "lying", 0.5, 3)],
    "a bridge with one post missing": [at("red", "standing", 0, 0), at("brown", "lying", -2, 3)],
    "a stair that leans out too far": COLOURS.slice(0, 5).map((c, i) => at(c, "lying", i, i)),
  };
  test.each(Object.entries(falling))("%s", (_, placed) => {
    const physics = bench(placed);
    physics.step(5 * SECOND);
    expect(moved(physics, placed)).toBeGreaterThan(50);
    expect(physics.resting).toBe(true);
  });
});

test.each(["classic-2", "mini-2", "dice-1"])("every card of %s stands when it is built exactly", (name) => {
  const fallen = deck(name).filter(({ pieces }) => {
    const placed = named(pieces);
    const physics = bench(placed);
    physics.step(2 * SECOND);
    const off = moved(physics, placed);
    physics.free();
    return off > 4;
  });
  expect(fallen.map((card) => card.id)).toEqual([]);
});

/** Where a card leaves the colour free, each piece is another one of that form. */
function named(pieces: readonly Pose[]): Pose[] {
  const box = Object.keys(FORMS);
  return pieces.map((pose) => {
    if (!(pose.piece in ANY)) return pose;
    const [piece] = box.splice(box.findIndex((one) => formOf(one) === formOf(pose.piece)), 1);
    return { ...pose, piece: piece! };
  });
}

test("the same steps give the same poses", () => {
  const placed = COLOURS.slice(0, 5).map((c, i) => at(c, "lying", i, i));
  const [one, two] = [bench(placed), bench(placed)];
  one.step(300);
  for (let i = 0; i < 300; i++) two.step();
  expect(one.poses()).toEqual(two.poses());
});

describe("hands", () => {
  function carried(feel: Partial<Feel>, x: number): Physics {
    const physics = bench([at("red", "lying", 0, 0)], feel);
    physics.grab("white", { x: 0, y: 8 }, "lying");
    physics.step(5);
    physics.hand.carry({ x, y: 3 });
    physics.step(SECOND);
    physics.drop();
    physics.step(2 * SECOND);
    return physics;
  }

  test("the magnet makes nearly right right", () => {
    const { how, x, y } = carried({}, 1.84).pose("white")!;
    expect([how, x]).toEqual(["lying", 200]);
    expect(Math.abs(y - 150)).toBeLessThanOrEqual(1);
  });

  test("without the magnet a piece stays where the hand left it", () => {
    const { x, y } = carried({ magnet: false }, 1.84).pose("white")!;
    expect(Math.abs(x - 184)).toBeLessThanOrEqual(10);
    expect(Math.abs(y - 150)).toBeLessThanOrEqual(2);
  });

  test("a hand that reaches in cannot push a brick through another", () => {
    const physics = bench([at("red", "standing", 2, 0), at("white", "lying", -2, 0)]);
    physics.pin("red");
    physics.grab("white", { x: -0.5, y: 0.5 });
    for (let x = 0; x < 9; x += 0.04) {
      physics.hand.carry({ x, y: 1 });
      physics.step();
    }
    physics.step(SECOND);
    expect(physics.pose("white")!.x).toBeLessThan(60);
  });

  test("a quick hand passes in front of what stands and disturbs nothing", () => {
    const tower = COLOURS.slice(0, 3).map((c, i) => at(c, "standing", 0, 3 * i));
    const physics = bench(tower);
    physics.grab("brown", { x: 0.5, y: -2 }, "lying");
    for (const x of [-6, 6, -6, 0.5]) {
      physics.hand.carry({ x, y: 4 });
      physics.step(60);
    }
    physics.drop();
    physics.step(2 * SECOND);
    expect(moved(physics, tower)).toBeLessThan(8);
    expect(physics.pose("brown")).toMatchObject({ how: "lying", y: expect.closeTo(950, -1) });
  });

  test.each([0, 0.2, 0.4, 0.8, 0.9])("what is shown is where it goes, %s of a brick over a neighbour", (over) => {
    for (const magnet of [true, false]) {
      const physics = bench([at("red", "standing", 0, 0)], { magnet });
      physics.grab("white", { x: 5, y: 2 }, "standing");
      physics.hand.carry({ x: 1.5 - over, y: 2 });
      physics.step(30);
      const shown = physics.hand.shadow()!;
      physics.drop();
      physics.step(2 * SECOND);
      const { how, x, y } = physics.pose("white")!;
      expect(how).toBe("standing");
      expect(Math.abs(x - shown.x * 100)).toBeLessThanOrEqual(6);
      expect(Math.abs(y - shown.y * 100)).toBeLessThanOrEqual(2);
    }
  });

  test("what is shown is where it goes when the hand presses it onto the table near a neighbour", () => {
    const physics = bench([at("red", "lying", 0, 0)], { magnet: true });
    physics.grab("white", { x: 6, y: 4 }, "standing");
    for (const y of [4, 0.6]) {
      physics.hand.carry({ x: 4.1, y });
      physics.step(SECOND);
    }
    const shown = physics.hand.shadow()!;
    physics.drop();
    physics.step(2 * SECOND);
    expect(Math.abs(physics.pose("white")!.x - shown.x * 100)).toBeLessThanOrEqual(2);
  });

  test("a piece in front of the table says that it touches nothing, until it reaches in", () => {
    const physics = bench([at("red", "standing", 0, 0)]);
    physics.grab("white", { x: 0.5, y: 2 }, "standing");
    physics.step(SECOND);
    expect(physics.hand.inFront).toBe(true); // over the tower, however long it waits
    physics.hand.carry({ x: 4, y: 2 });
    physics.step(SECOND);
    expect(physics.hand.inFront).toBe(false);
    for (let x = 4; x > 2; x -= 0.03) {
      physics.hand.carry({ x, y: 2 });
      physics.step();
    }
    expect(physics.hand.inFront).toBe(false); // a slow hand stays there, and pushes what it meets
    physics.hand.carry({ x: -6, y: 2 });
    physics.step(20);
    expect(physics.hand.inFront).toBe(true); // a quick one passes
  });

  test("turning goes lying, standing, pointing, and lands as turned", () => {
    const physics = bench([]);
    physics.grab("red", { x: 0, y: 4 });
    const seen = [1, 1, 1].map(() => {
      physics.hand.turn(1);
      physics.step(60);
      return physics.pose("red")!.how;
    });
    expect(seen).toEqual(["standing", "pointing", "lying"]);
    physics.hand.turn(1);
    physics.step(60);
    physics.drop();
    physics.step(SECOND);
    expect(physics.pose("red")).toMatchObject({ how: "standing", y: 150 });
  });

  test("the other hand keeps up what would fall, and what it lets go falls", () => {
    const placed = [at("red", "standing", 0, 0), at("white", "lying", 0.5, 3)];
    const physics = bench(placed);
    physics.pin("white");
    physics.step(2 * SECOND);
    expect(moved(physics, placed)).toBeLessThan(3);
    physics.unpin("white");
    physics.step(3 * SECOND);
    expect(physics.pose("white")!.y).toBeLessThan(300);
  });

  test("on the mat a pushed brick does not slide as far", () => {
    const slid = (grip: boolean) => {
      const physics = bench([at("red", "lying", 0, 0)], { grip });
      blow(physics, { x: -5, y: 0 }, 6);
      physics.step(3 * SECOND);
      return physics.pose("red")!.x;
    };
    expect(slid(true)).toBeLessThan(slid(false));
  });

  test("landing and resting are told once, knocks are heard", () => {
    const physics = bench([]);
    physics.step(30);
    physics.drain();
    physics.grab("red", { x: 0, y: 6 });
    physics.feels({ magnet: false });
    physics.drop();
    physics.step(2 * SECOND);
    const happened = physics.drain();
    expect(happened.filter((h) => h.did === "landed")).toEqual([{ did: "landed", piece: "red" }]);
    expect(happened.filter((h) => h.did === "rested")).toHaveLength(1);
    expect(happened.some((h) => h.did === "knock" && h.strength > 0.5)).toBe(true);
  });
});

test("a pose off the straight tells how it is turned and by how much it leans", () => {
  expect(toPose({ piece: "red", how: "lying", x: 1, y: 2, angle: Math.PI / 2 + 0.1 })).toEqual({
    piece: "red", how: "standing", x: 100, y: 200, tilt: 57,
  });
  expect(toPose({ piece: "die-red", how: "flat", x: 0, y: 0.5, angle: Math.PI })).toEqual({
    piece: "die-red", how: "flat", x: 0, y: 50,
  });
  expect(toPose({ piece: "cuboid-blue", how: "upright", x: 0, y: 1, angle: -Math.PI / 2 }).how).toBe("lying");
});
