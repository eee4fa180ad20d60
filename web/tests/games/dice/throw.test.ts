import { expect, test } from "vitest";
import type { View } from "../../../src/games/dice/generated.ts";
import { planThrow, tickable } from "../../../src/games/dice/throw.ts";

type Shown = Parameters<typeof planThrow>[0];

const BOX = [
  "die-white", "die-yellow", "die-blue", "die-black", "die-red", "die-green", "cuboid-blue", "cuboid-orange",
];
type Needs = NonNullable<View["needs"]>;
const NEEDS: Needs = { pieces: [], dice: 0, cuboids: 0, any: 0 };

function shown(needs: Partial<Needs>, inPlay: readonly string[], placed: readonly string[] = []): Shown {
  const pose = (piece: string) => ({ piece, how: "flat" as const, x: 0, y: 50, tilt: 0 });
  return {
    box: BOX.map((id) => ({ id, colour: "", texture: "" })),
    bench: { placed: placed.map(pose), hand: null, held: [], lifted_at: 0, energy: 0, placed_at: null, lifts: [], aboard: [] },
    in_play: inPlay,
    needs: { ...NEEDS, ...needs },
  };
}

const SIX = BOX.slice(0, 6);

test("with some pieces ticked only those are rolled, and no other leaves the play", () => {
  const view = shown({ dice: 6 }, SIX);
  const plan = planThrow(view, new Set(["die-red", "die-blue"]));
  expect(plan).toEqual({ pieces: ["die-blue", "die-red"], out: [], all: false });
});

test("with nothing ticked everything loose is rolled, and the button knows it", () => {
  const view = shown({ dice: 6 }, SIX, ["die-white", "die-red"]);
  const plan = planThrow(view, new Set());
  expect(plan).toEqual({ pieces: ["die-yellow", "die-blue", "die-black", "die-green"], out: [], all: true });
});

test("what is in the hand keeps its number", () => {
  const view = shown({ dice: 2 }, ["die-white", "die-red"]);
  const carrying = { ...view, bench: { ...view.bench, hand: "die-red" } };
  expect(planThrow(carrying, new Set()).pieces).toEqual(["die-white"]);
  expect(planThrow(carrying, new Set(["die-red", "die-white"])).pieces).toEqual(["die-white"]);
});

test("on a neutral card that is full no other piece can be ticked, so none loses its number unseen", () => {
  const view = shown({ dice: 2, cuboids: 1 }, ["die-white", "die-red"]);
  const open = BOX.filter((piece) => tickable(view, new Set(), piece));
  expect(open).toEqual(["die-white", "die-red", "cuboid-blue", "cuboid-orange"]);
  expect(tickable(view, new Set(["cuboid-blue"]), "cuboid-orange")).toBe(false);
});

test("on a free card a piece that comes in names the one that goes", () => {
  const view = shown({ any: 3 }, ["die-white", "die-red", "die-blue"], ["die-white"]);
  expect(tickable(view, new Set(), "cuboid-blue")).toBe(true);
  expect(planThrow(view, new Set(["cuboid-blue"]))).toEqual({ pieces: ["cuboid-blue"], out: ["die-red"], all: false });
  expect(planThrow(view, new Set(["cuboid-blue", "die-red"])).out).toEqual(["die-blue"]);
  expect(tickable(view, new Set(["cuboid-blue", "cuboid-orange"]), "die-green")).toBe(false);
});

test("on a coloured card only what it names can be ticked", () => {
  const view = shown({ pieces: ["die-red", "cuboid-blue"], dice: 1, cuboids: 1 }, []);
  expect(BOX.filter((piece) => tickable(view, new Set(), piece))).toEqual(["die-red", "cuboid-blue"]);
});
