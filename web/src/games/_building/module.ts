/** A building game in the browser, made from what distinguishes it from the others. */
import { say } from "../../lib/language.svelte";
import type { GameModule } from "../contract";
import Companion from "./companion/Companion.svelte";
import type { AnyBuildingGame } from "./game.ts";
import { BRICKS, guideOf, type Step } from "./guide.ts";
import { loadRapier } from "./physics/engine.ts";
import Seconds from "./review/Seconds.svelte";
import Figure from "./rules/Figure.svelte";
import type { BuildingFigures } from "./rules/rules.ts";

interface Differences {
  /** Its board and words, fetched when a table is opened. */
  game(): Promise<{ default: AnyBuildingGame }>;
  figures: BuildingFigures;
  about?: GameModule["about"];
  /** What a first game teaches. */
  steps?: readonly Step[];
  /** Pictures of the review that come before those of the building itself. */
  reviews?: NonNullable<GameModule["reviews"]>;
}

export function buildingModule({ game, figures, about, steps = BRICKS, reviews = [] }: Differences): GameModule {
  return {
    async face(options) {
      // The physics engine is large: it's fetched while people sit down, so that the first brick can be taken at once.
      if (options.bricks !== "real") loadRapier().catch(() => undefined);
      const [{ faceOf }, own] = await Promise.all([import("./face.ts"), game()]);
      return faceOf(own.default);
    },
    guide: guideOf(steps),
    figures,
    ...(about ? { about } : {}),
    Figure,
    Companion,
    reviews: [...reviews, Seconds],
    lacks: () => (typeof WebAssembly === "undefined" ? say("trouble-wasm") : null),
  };
}
