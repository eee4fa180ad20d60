/** Mini Make 'n' Break in the browser. */
import { buildingModule } from "../_building/module.ts";
import { grey, HOUSE, TOOLS, words, type PieceFigure } from "../_building/rules/rules.ts";

const pillar: PieceFigure = {
  pieces: [["orange", "lying", 0, 50], ["darkblue", "standing", 0, 250], ["red", "lying", 0, 450]],
};

export default buildingModule({
  game: () => import("./face.ts"),
  rules: [
    { id: "aim", figures: [pillar] },
    ...words("turn", "sum", "keeper"),
    { id: "card", figures: [grey] },
    ...words("stand", "watch", "stop", "pile", "end"),
    ...TOOLS,
    { id: "young", option: "young", variant: true },
    ...HOUSE,
  ],
});
