/** Make 'n' Break in the browser. */
import { buildingModule } from "../_building/module.ts";
import { grey, HOUSE, TOOLS, words, type Legend, type PieceFigure } from "../_building/rules/rules.ts";

const tower: PieceFigure = {
  pieces: [
    ["darkblue", "standing", -100, 150],
    ["yellow", "standing", 100, 150],
    ["red", "lying", 0, 350],
    ["white", "pointing", 0, 450],
  ],
};

/** What every texture is called, for people who feel it and people who see it. */
const textures: Legend = {
  legend: [
    "white", "yellow", "orange", "red", "purple", "lightblue", "darkblue", "lightgreen", "darkgreen", "brown",
  ],
};

export default buildingModule({
  about: ({ edition }) => (edition === "tactile" ? textures : null),
  game: () => import("./face.ts"),
  rules: [
    { id: "aim", figures: [tower] },
    ...words("turn", "card"),
    { id: "grey", figures: [grey] },
    ...words("stand", "mistake", "stop", "pile", "end"),
    ...TOOLS,
    { id: "cunning", option: "cunning", variant: true },
    { id: "young", option: "young", variant: true },
    { id: "tactile", option: "edition", figures: [textures] },
    ...HOUSE,
  ],
});
