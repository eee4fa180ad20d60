/** The first game teaches by doing: to each in the role that is theirs just now, and the next when it has been done. */
import type { Face, GameEvent } from "../controller/face";
import { say } from "../controller/language.svelte";

export type Role = "plays" | "waits" | "builds" | "keeps" | "watches";
type Until = (event: GameEvent, seat: number | null) => boolean;
type Step = readonly [name: string, until: Until];

const did = (...names: string[]): Until => (event) => names.includes(event.did);
const mine = (...names: string[]): Until => (event, seat) => names.includes(event.did) && event.seat === seat;
/** Whoever builds has done it, or has no more time to. */
const built = (...names: string[]): Until => did(...names, "turn-ended");

const SKIPBO: Step[] = [
  ["guide-skipbo-breakers-lay", mine("laid")],
  ["guide-skipbo-breakers-beat", mine("laid", "passed")],
  ["guide-skipbo-breakers-pass", did("round-won")],
  ["guide-skipbo-breakers-breaker", did("round-won", "hand-won")],
];
const START: Step = ["guide-start", did("started")];
const COUNT: Step = ["guide-count", did("turn-ended")];
const BRICKS: Step[] = [START, ["guide-build", built("placed")], ["guide-turn", built("placed")], ["guide-stand", built("completed")], COUNT];
const REAL: Step[] = [START, ["guide-real", built("claimed", "completed")], COUNT];
const DICE: Step[] = [START, ["guide-throw", built("thrown")], ["guide-stack", built("placed")], ["guide-stand", built("completed")], COUNT];

/** What a guide reads of a table where something is built. */
interface Built {
  readonly architect: number;
  readonly timekeeper: number;
  readonly hands: "free" | "grid";
  readonly limit?: number;
  readonly turn: { readonly phase: string };
  readonly options: { readonly bricks?: string; readonly timer?: string; readonly timekeeper?: string; readonly stopper?: string };
}

export function stepsOf(face: Face): Step[] {
  if (face.game === "skipbo-breakers") return SKIPBO;
  if ((face.view as Built).options.bricks === "real") return REAL;
  return face.game === "dice" ? DICE : BRICKS;
}

const byHand = (view: Built): boolean => [view.options.timekeeper, view.options.stopper].includes("player");

/** What this page's people do at this moment; those who share a device build in whoever's name it is. */
export function roleOf(face: Face): Role {
  if (face.game === "skipbo-breakers") return (face.view as { turn?: number }).turn === face.seat ? "plays" : "waits";
  const view = face.view as Built;
  const ours = new Set([face.seat, ...face.seats]);
  if (ours.has(view.architect)) return "builds";
  return byHand(view) && ours.has(view.timekeeper) ? "keeps" : "watches";
}

/** The sentence for this moment. `step` is how far the own turn has been learnt. */
export function guideWords(face: Face, step: number, touch: boolean): string {
  const role = roleOf(face);
  const next = stepsOf(face)[step];
  if (!next) return say("guide-done");
  if (face.game === "skipbo-breakers") return role === "waits" && step === 0 ? say("guide-skipbo-breakers-wait") : say(next[0]);
  const view = face.view as Built;
  const facts = {
    game: face.game,
    name: face.names[view.architect] ?? say("seat-number", { n: view.architect + 1 }),
    phase: ["signal", "countdown"].includes(view.turn.phase) ? "signal" : "building",
    limit: view.limit ?? 0,
    die: view.options.timer === "off" ? "no" : "yes",
    keeper: byHand(view) ? "player" : "table",
    how: view.hands === "grid" ? "grid" : touch ? "touch" : "mouse",
  };
  if (role === "keeps") return say("guide-keeping", facts);
  return role === "watches" ? say("guide-watching", facts) : say(next[0], facts);
}

/** How far it has been learnt after these events, which happened while this page's role was `role`. */
export function learnt(face: Face, role: Role, step: number, events: readonly GameEvent[]): number {
  if (role === "keeps" || role === "watches") return step;
  const steps = stepsOf(face);
  for (const event of events) if (steps[step]?.[1](event, face.seat)) step += 1;
  return step;
}
