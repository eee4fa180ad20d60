/** Make 'n' Break in the browser. */
import { buildingModule } from "../_building/module.ts";
import { cardOf, grey, type Legend, type PieceFigure } from "../_building/rules/rules.ts";
import look from "./look.json";

const tower: PieceFigure = {
  pieces: [
    ["darkblue", "standing", -100, 150],
    ["yellow", "standing", 100, 150],
    ["red", "lying", 0, 350],
    ["white", "pointing", 0, 450],
  ],
};

const easy = cardOf(1, "blue", [
  ["red", "standing", 50, 150],
  ["yellow", "standing", 250, 150],
  ["darkblue", "lying", 150, 350],
]);
const tricky = cardOf(3, "red", [
  ["orange", "standing", 250, 150],
  ["purple", "lying", 150, 350],
  ["white", "lying", 350, 450],
  ["brown", "standing", 250, 650],
]);

/** What every texture is called, for people who feel it and people who see it. */
const textures: Legend = { legend: look.pieces };

export default buildingModule({
  about: ({ edition }) => (edition === "tactile" ? textures : null),
  game: () => import("./face.ts"),
  figures: {
    aim: [tower],
    marks: [{ card: easy, look }, { card: tricky, look }],
    grey: [grey],
    letters: [{ letters: look.pieces }],
    tactile: [textures],
  },
});
