/** A building game in the browser, made from what tells it from the others. */
import { say } from "../../controller/language.svelte";
import type { GameModule } from "../contract";
import Figure from "./Figure.svelte";
import { BRICKS, guideOf } from "./guide.ts";
import Companion from "./Companion.svelte";
import type { BuildingRules } from "./rules.ts";
import Seconds from "./Seconds.svelte";

interface Differences {
  rules: BuildingRules;
  steps?: Parameters<typeof guideOf>[0];
  /** Pictures of the review that come before those of the building itself. */
  reviews?: NonNullable<GameModule["reviews"]>;
}

export function buildingModule(game: string, { rules, steps = BRICKS, reviews = [] }: Differences): GameModule {
  return {
    async face(options) {
      const { building } = await import("./face.ts");
      if (options.bricks !== "real") warm();
      return building(game, options);
    },
    guide: guideOf(steps),
    rules,
    Figure,
    Companion,
    reviews: [...reviews, Seconds],
    lacks: () => (typeof WebAssembly === "undefined" ? say("trouble-wasm") : null),
  };
}

/** Physics is large: it is fetched while people still sit down, so that the first brick can be taken at once. */
function warm(): void {
  void import("./engine.ts").then(({ loadRapier }) => loadRapier()).catch(() => undefined);
}
