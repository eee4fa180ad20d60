/** The dice game in the browser. */
import { COUNT, STAND, START } from "../_building/guide.ts";
import { buildingModule } from "../_building/module.ts";
import { cardOf, type PieceFigure } from "../_building/rules/rules.ts";
import look from "./look.json";
import Luck from "./Luck.svelte";

const stack: PieceFigure = {
  pieces: [
    ["die-white", "flat", -50, 50, 1],
    ["die-black", "flat", 50, 50, 3],
    ["cuboid-blue", "lying", 0, 150, 4],
    ["die-yellow", "flat", 0, 250, 6],
  ],
};
const upright: PieceFigure = { pieces: [["cuboid-orange", "upright", 0, 100], ["die-red", "flat", 0, 250, 1]] };

const easy = cardOf(2, "yellow", [
  ["die-white", "flat", 50, 50],
  ["die-black", "flat", 150, 50],
  ["cuboid-blue", "lying", 100, 150],
]);
const hard = cardOf(3, "blue", [
  ["die", "flat", 50, 50],
  ["cuboid", "upright", 50, 200],
  ["cuboid", "lying", 100, 350],
], { kind: "neutral" });
const free = cardOf(1, "blue", [], { kind: "free", free: 3 });

export default buildingModule({
  game: () => import("./face.ts"),
  steps: [START, ["guide-throw", "thrown"], ["guide-stack", "placed"], STAND, COUNT],
  reviews: [Luck],
  figures: {
    stack: [stack],
    upright: [upright],
    marks: [{ card: easy, look }, { card: hard, look }, { card: free, look }],
    letters: [{ letters: look.pieces }],
  },
});
