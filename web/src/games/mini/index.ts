/** Mini Make 'n' Break in the browser. */
import { buildingModule } from "../_building/module.ts";
import { cardOf, grey, type PieceFigure } from "../_building/rules/rules.ts";
import look from "./look.json";

const pillar: PieceFigure = {
  pieces: [["orange", "lying", 0, 50], ["darkblue", "standing", 0, 250], ["red", "lying", 0, 450]],
};

const card = cardOf(2, "blue", [
  ["orange", "standing", 50, 150],
  ["darkblue", "standing", 250, 150],
  ["red", "lying", 150, 350],
]);

export default buildingModule({
  game: () => import("./face.ts"),
  figures: {
    aim: [pillar],
    marks: [{ card, look }],
    card: [grey],
    letters: [{ letters: look.pieces }],
  },
});
