/** Make 'n' Break in the browser. */
import { buildingModule } from "../_building/module.ts";
import { grey, REAL_BRICKS, TOOLS, words, type PieceFigure } from "../_building/rules.ts";

const tower: PieceFigure = {
  pieces: [
    ["darkblue", "standing", -100, 150],
    ["yellow", "standing", 100, 150],
    ["red", "lying", 0, 350],
    ["white", "pointing", 0, 450],
  ],
};

export default buildingModule({
  game: () => import("./face.ts"),
  rules: [
    { id: "aim", figures: [tower] },
    ...words("turn", "card"),
    { id: "grey", figures: [grey] },
    ...words("stand", "mistake", "stop", "end"),
    ...TOOLS,
    { id: "cunning", option: "cunning", variant: true },
    { id: "young", option: "young", variant: true },
    { id: "tactile", option: "edition" },
    REAL_BRICKS,
    { id: "untimed", option: "timer" },
  ],
});
