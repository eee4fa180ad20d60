/** What happened at a building table, as sentences. */
import { listed, say } from "../../../lib/language.svelte";
import { settings } from "../../../prefs/settings.svelte";
import { who, type Teller } from "../../contract";
import type { BuildingView, Judged, SummedView } from "../generated.ts";
import { aroundBox } from "../keyboard/grid.ts";
import type { BuildingEvent, BuildingFace } from "../offers.ts";
import { boxOf } from "../physics/surfaces.ts";
import { measureOf, toLoose } from "../pieces.ts";
import { forgetPlace, isPutAsSaid } from "./just-heard.ts";
import { briefly, namesIn, pieceIn, sentence, sentences } from "./phrases.ts";
import { placeWords } from "./place-words.ts";

/** One event as a sentence; moving hands are shown and make sounds, but aren't described. */
export function tell(event: BuildingEvent, teller: Teller, view: BuildingView | null): string {
  switch (event.did) {
    case "started": return event.by == null ? say("built-started") : say("built-started-by", who(teller, event.by));
    case "turned-over":
      // an old card gets one short sentence: only the open one has its words in the view
      if (view?.turn.card?.id !== event.card.id) return briefly(event.card);
      return say("built-card", { words: sentences(view.words.whole) });
    case "completed": return say("built-completed", { points: event.points });
    case "climbed": return say("built-climbed", { left: event.left });
    case "stopped": return say("built-stopped", { why: event.why });
    // how many that makes comes next, with everybody's points
    case "turn-ended": return say("built-turn-ended", { ...who(teller, event.seat), points: event.points });
    case "won": {
      const you = event.winners.includes(teller.seat ?? -1) ? "yes" : "no";
      const names = listed(event.winners.map((n) => teller.name(n)));
      return say("built-won", { you, names, count: event.winners.length });
    }
    case "called": return event.call === null ? "" : say("built-called", { total: event.call });
    case "pointed-at":
      if (event.brick == null) return say("built-pointed-whole", who(teller, event.seat));
      return say("built-pointed", { ...who(teller, event.seat), piece: namesIn(view)(event.brick) });
    case "reshuffled": return say("built-reshuffled");
    case "claimed":
    case "confirmed":
    case "objected": return say(`built-${event.did}`, who(teller, event.seat));
    case "settled": return fallenWords(event.fell ?? []);
    case "placed": return rightAway(event, view) || letGo(event) || finishedButWrong(event, view);
    case "laid-out": return "";
    default: return rightAway(event, view);
  }
}

const fallenWords = (fell: readonly string[]): string =>
  fell[0] === undefined ? "" : say("built-fell", { count: fell.length, form: measureOf(fell[0]) });

/** On the grid, a finished card can't fall while it has to stand. */
const rightAway = (event: Judged, view: BuildingView | null): string =>
  event.verdict?.matched && event.stands_at != null ? say("built-right", { hands: view?.hands ?? "free" }) : "";

const letGo = (event: Judged): string =>
  event.verdict?.matched && !event.faults?.length ? say("bench-let-it-stand") : "";

const UNFINISHED = ["missing", "too-few"];

/** All pieces are there, but it isn't right: the first reason is announced unasked, as long as the judge says so. */
function finishedButWrong({ verdict, faults = [] }: Judged, view: BuildingView | null): string {
  const wrong = verdict?.differences ?? [];
  if (!view || wrong.length + faults.length === 0 || wrong.some((d) => UNFINISHED.includes(d.what))) return "";
  const same = JSON.stringify([verdict, faults]) === JSON.stringify([view.turn.verdict, view.turn.faults]);
  return same ? sentences(view.words.wrong.slice(0, 1)) : "";
}

/** Players who aren't building hear what a card is worth and when it's done; the rest is in the log. */
export function tellBriefly(event: BuildingEvent, teller: Teller, view: BuildingView | null): string {
  if (event.did === "turned-over") return briefly(event.card);
  const judged = event.did === "placed" || ("stands_at" in event && event.stands_at != null);
  return judged ? "" : tell(event, teller, view);
}

/** The sum that's called out, if a sum measures the time, and what for. */
export const sumWords = ({ tally, limit, options }: SummedView): string | null =>
  options.timer === "off" ? null : say("built-sum-left", { total: tally.total, limit });

/** How far from the limit the sum may be when it's announced; whoever rolls hears every roll. */
const MOMENTS = { never: [], end: [5], often: [20, 15, 10, 5, 3] } as const satisfies Record<string, readonly number[]>;

/** A bot's turn that runs faster than speech is told at its end. */
const SUMMARY = ["turn-ended", "won"];

/** Every roll's sum is in the log, but announced only at chosen moments. Whoever starts knows it; that the pile was
 * shuffled changes nothing for anybody. */
export function isSpoken(event: BuildingEvent, { seat, seats, view, rate }: BuildingFace): boolean {
  if (rate > 1 && !SUMMARY.includes(event.did)) return false;
  if (event.did === "reshuffled" || (event.did === "started" && seats.includes(event.by ?? -1))) return false;
  if (event.did !== "called" || !("limit" in view) || event.by === seat) return true;
  const left = Number(view.limit) - event.total;
  const moments: readonly number[] = MOMENTS[settings.clock];
  return left > 0 && moments.some((moment) => left <= moment && moment < left + event.roll);
}

/** Whether this page did what happened on the bench. */
const isOurs = ({ view, seat, seats }: BuildingFace): boolean => [seat, ...seats].includes(view.architect);

/** The hand itself announces what it has taken, and the site what was knocked down. */
const ELSEWHERE = ["lifted", "broken"];

/** After these the hand starts afresh, and so does what it says. */
const ANEW = ["lifted", "laid-aside", "broken", "turned-over"];

/** What hands did, announced to their owner once the referee has confirmed it. */
export function tellHands(event: BuildingEvent, _: Teller, face: BuildingFace): string {
  if (ANEW.includes(event.did)) forgetPlace();
  if (!isOurs(face) || ELSEWHERE.includes(event.did)) return "";
  return event.did === "placed" ? putDown(event.brick, face.view) : tellMove(event, face.view);
}

/** Where a brick has come to lie, in the words of a hand on the grid; not repeated if the hand has just said so. */
function putDown(brick: string, view: BuildingView): string {
  const nameOf = namesIn(view);
  const boxes = view.bench.placed.map((pose) => boxOf(toLoose(pose)));
  const box = boxes.find(({ piece }) => piece === brick);
  if (!box) return "";
  const place = placeWords(aroundBox(box, boxes.filter((other) => other !== box)), nameOf);
  if (isPutAsSaid(brick, place)) return say("grid-put-down");
  return sentence(say("grid-dropped", { piece: nameOf(brick), place }));
}

/** What a hand did, for those who follow a replay by ear. */
export function tellMove(event: BuildingEvent, view: BuildingView): string {
  const nameOf = namesIn(view);
  switch (event.did) {
    case "lifted": return say("moved-lifted", pieceIn(view, event.brick));
    case "placed": {
      const there = view.words.bench.find(([piece]) => piece === event.brick);
      return there ? sentence(there[1]) : "";
    }
    case "laid-aside": return sentence(say("grid-laid-aside", { piece: nameOf(event.brick) }));
    case "held":
    case "released": return say(`grid-${event.did}`, { piece: nameOf(event.brick) });
    case "broken": return say("moved-broken");
    default: return "";
  }
}
