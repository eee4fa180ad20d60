/** The dice game in the browser. */
import { COUNT, STAND, START } from "../_building/guide.ts";
import { buildingModule } from "../_building/module.ts";
import { HOUSE, TOOLS, words, type PieceFigure } from "../_building/rules/rules.ts";
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

export default buildingModule({
  game: () => import("./face.ts"),
  steps: [START, ["guide-throw", "thrown"], ["guide-stack", "placed"], STAND, COUNT],
  reviews: [Luck],
  rules: [
    ...words("aim", "turn", "roll"),
    { id: "stack", figures: [stack] },
    { id: "upright", figures: [upright] },
    ...words("cards", "levels", "red", "stand", "sum", "next", "end"),
    ...TOOLS,
    ...HOUSE,
  ],
});
