/** The first building game: hints for each role as it comes, one step after the other. */
import { say, sayOr } from "../../lib/language.svelte";
import type { Face, GameEvent } from "../../net/face";
import { settings } from "../../prefs/settings.svelte";
import type { Guide } from "../contract";
import { UNTIMED } from "./game.ts";
import type { BuildingView, SummedView } from "./generated.ts";

export type Step = readonly [name: string, ...until: string[]];

export const START: Step = ["guide-start", "started", "counting-down"];
export const STAND: Step = ["guide-stand", "completed"];
export const COUNT: Step = ["guide-count"];
/** On the learning ladder: the first start is of a card without a clock, and one more card with a clock follows. */
const FIRST: Step = ["guide-first", "started"];
const TIMED: Step = ["guide-timed", "completed"];
const AWAY = ["start", "ready", "finish"];
const REAL: Step[] = [START, ["guide-real", "claimed", "completed"], COUNT];
export const BRICKS: Step[] = [START, ["guide-build", "placed"], ["guide-turn", "placed"], STAND, COUNT];

/** What a guide reads of a table where something is built. */
type Built = BuildingView & Partial<Pick<SummedView, "limit" | "by_player">>;

/** The steps for somebody with this many rungs to climb first. */
function onLadder(steps: readonly Step[], rungs: number): readonly Step[] {
  if (rungs < UNTIMED) return steps;
  return steps.flatMap((step) => (step === START ? [FIRST] : step === COUNT ? [TIMED, COUNT] : [step]));
}

const byHand = (view: Built): boolean => view.by_player ?? false;

/** What this page's players are doing now; people who share a device build for whichever seat's turn it is. */
function role(face: Face<Built>): "acts" | "keeps" | "watches" {
  const { view } = face;
  const ours = new Set([face.seat, ...face.seats]);
  if (ours.has(view.architect)) return "acts";
  return byHand(view) && ours.has(view.timekeeper) ? "keeps" : "watches";
}

/** The builder has done it, or has no time left for it. */
const ends = (step: Step | undefined, event: GameEvent): boolean =>
  step !== undefined && (step.includes(event.did, 1) || (step !== START && event.did === "turn-ended"));

/** How far a player must be with this many rungs left, even after skipping a card or reloading the page. */
function reached(steps: readonly Step[], rung: number): number {
  const timed = steps.indexOf(TIMED);
  return timed < 0 || rung >= UNTIMED ? 0 : timed + (rung === 0 ? 1 : 0);
}

/** What somebody builds and checks with. Nobody who plays by ear is told to look, whoever builds. By eye, hands on the
 * grid drag bricks as others do: not everyone at that box is blind. */
function meansOf(grid: boolean, touch: boolean): string {
  if (!grid && !settings.ear) return touch ? "touch" : "mouse";
  return `${settings.ear ? "grid" : "felt"}${touch ? "-touch" : ""}`;
}

export function guideOf(onScreen: readonly Step[]): Guide<Face<Built>, GameEvent> {
  const mine = ({ seat, view }: Face<Built>): number => (seat === null ? 0 : (view.options.ladder[seat] ?? 0));
  const stepsOf = (face: Face<Built>): readonly Step[] =>
    onLadder(face.view.options.bricks === "real" ? REAL : onScreen, mine(face));
  /** Before the card without a clock we say what's coming, even to someone who left the last match at that point. */
  const isFirst = (face: Face<Built>): boolean =>
    mine(face) === UNTIMED && rungOf(face) === UNTIMED && role(face) === "acts" && face.view.turn.phase === "signal";
  const rungOf = (face: Face<Built>): number => (role(face) === "acts" ? face.view.rung : UNTIMED);
  return {
    length: (face) => stepsOf(face).length,
    role,
    words(face, step, touch) {
      const steps = stepsOf(face);
      const next = isFirst(face) ? FIRST : steps[Math.max(step, reached(steps, rungOf(face)))];
      if (!next) return say("guide-done");
      const { view } = face;
      const facts = {
        name: face.names[view.architect] ?? say("seat-number", { n: view.architect + 1 }),
        phase: view.turn.phase,
        next: view.rung === UNTIMED ? "waits" : "comes",
        limit: view.limit ?? 0,
        die: "timer" in view.options && view.options.timer === "off" ? "no" : "yes",
        keeper: byHand(view) ? "player" : "table",
        how: meansOf(view.hands === "grid", touch),
      };
      const does = role(face);
      if (does !== "watches" && view.turn.phase === "countdown") return say("guide-countdown");
      const id = does === "acts" ? next[0] : does === "keeps" ? "guide-keeping" : "guide-watching";
      return sayOr(`${id}-${face.game}`, facts) ?? say(id, facts);
    },
    learnt(face, was, step, events) {
      if (was !== "acts") return step;
      const steps = stepsOf(face);
      for (const event of events) if (ends(steps[step], event)) step += 1;
      return Math.max(step, reached(steps, rungOf(face)));
    },
    /** Skips the card without a clock; if it hasn't been turned over yet, that's done first. */
    skip(face) {
      if (rungOf(face) < UNTIMED || mine(face) < UNTIMED) return null;
      return face.offers.find((offer) => AWAY.includes(offer.do)) ?? null;
    },
  };
}
