/** The first building game: to each in the role that is theirs just now, the next step when one has been done. */
import type { Face, GameEvent } from "../../controller/face";
import { say, sayOr } from "../../controller/language.svelte";
import type { Guide } from "../contract";
import type { BuildingView, SummedView } from "./generated.ts";

export type Step = readonly [name: string, ...until: string[]];

export const START: Step = ["guide-start", "started"];
export const STAND: Step = ["guide-stand", "completed"];
export const COUNT: Step = ["guide-count"];
const REAL: Step[] = [START, ["guide-real", "claimed", "completed"], COUNT];
export const BRICKS: Step[] = [START, ["guide-build", "placed"], ["guide-turn", "placed"], STAND, COUNT];

/** What a guide reads of a table where something is built. */
type Built = BuildingView & Partial<Pick<SummedView, "limit" | "by_player">>;

const byHand = (view: Built): boolean => view.by_player ?? false;

/** What this page's people do at this moment; those who share a device build in whoever's name it is. */
function role(face: Face<Built>): "acts" | "keeps" | "watches" {
  const { view } = face;
  const ours = new Set([face.seat, ...face.seats]);
  if (ours.has(view.architect)) return "acts";
  return byHand(view) && ours.has(view.timekeeper) ? "keeps" : "watches";
}

/** Whoever builds has done it, or has no more time to. */
const ends = (step: Step | undefined, event: GameEvent): boolean =>
  step !== undefined && (step.includes(event.did, 1) || (step !== START && event.did === "turn-ended"));

export function guideOf(onScreen: readonly Step[]): Guide<Face<Built>, GameEvent> {
  const stepsOf = (face: Face<Built>): readonly Step[] => (face.view.options.bricks === "real" ? REAL : onScreen);
  return {
    length: (face) => stepsOf(face).length,
    role,
    words(face, step, touch) {
      const next = stepsOf(face)[step];
      if (!next) return say("guide-done");
      const { view } = face;
      const facts = {
        name: face.names[view.architect] ?? say("seat-number", { n: view.architect + 1 }),
        phase: ["signal", "countdown"].includes(view.turn.phase) ? "signal" : "building",
        limit: view.limit ?? 0,
        die: "timer" in view.options && view.options.timer === "off" ? "no" : "yes",
        keeper: byHand(view) ? "player" : "table",
        how: view.hands === "grid" ? "grid" : touch ? "touch" : "mouse",
      };
      const does = role(face);
      const id = does === "acts" ? next[0] : does === "keeps" ? "guide-keeping" : "guide-watching";
      return sayOr(`${id}-${face.game}`, facts) ?? say(id, facts);
    },
    learnt(face, was, step, events) {
      if (was !== "acts") return step;
      const steps = stepsOf(face);
      for (const event of events) if (ends(steps[step], event)) step += 1;
      return step;
    },
  };
}
