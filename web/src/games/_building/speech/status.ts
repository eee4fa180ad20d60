/** What a building site says: in one line beside the card, and at the bricks themselves. */
import { say } from "../../../lib/language.svelte";
import type { BrickWords, BuildingView } from "../generated.ts";
import { whoMay, type BuildingFace } from "../offers.ts";
import { measureIn } from "../pieces.ts";
import { namesIn, sentence } from "./phrases.ts";

/** How a brick on the bench is marked: with an outline, and a word for people who hover over it. */
export type Mark = { piece: string; kind: "wrong" | "pointed"; words: string };

type SeatName = (seat: number) => string;

/** `untouched`: the card is new, and what stands there still stands there for the last one. */
export function marksOf(view: BuildingView, nameOfSeat: SeatName, untouched = false): Mark[] {
  const { turn, words } = view;
  const nameOf = namesIn(view);
  const wrong = ([piece, text]: BrickWords): Mark => ({ piece, kind: "wrong", words: sentence(text) });
  const pointed = turn.pointed.flatMap(({ brick, seat }): Mark[] => {
    if (!brick) return [];
    const words = say("bench-pointed", { name: nameOfSeat(seat), piece: nameOf(brick) });
    return [{ piece: brick, kind: "pointed", words }];
  });
  return gather([...(untouched ? [] : [...words.marks, ...words.faults].map(wrong)), ...pointed]);
}

/** One outline per brick and kind, with everything there is to say about it: two may point at the same brick. */
function gather(marks: readonly Mark[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const mark of marks) {
    const key = mark.kind + mark.piece;
    const before = found.get(key);
    found.set(key, before && before.words !== mark.words ? { ...mark, words: `${before.words} ${mark.words}` } : mark);
  }
  return [...found.values()];
}

/** The state of play, from this page's point of view. */
export interface Standing {
  /** This page's seat is the architect, and the match runs. */
  readonly builds: boolean;
  /** It's right, and has to stand for a second. */
  readonly standing: boolean;
  readonly carried: string | null;
  readonly held: readonly string[];
  /** The card is new: what stands there still stands there for the last one, and is not held against it. */
  readonly untouched?: boolean;
}

export function statusWords(face: BuildingFace, how: Standing, nameOf: SeatName): string {
  const { turn, architect } = face.view;
  const { phase } = turn;
  if (isUnderWay(face.view)) return warningWords(face, how, nameOf) ?? buildingWords(face, how, nameOf);
  if (phase === "over") return say("bench-over");
  const { builds } = how;
  if (phase === "signal") return signalWords(face, builds, nameOf);
  return say("bench-wait", { phase, you: builds ? "yes" : "no", name: builds ? "you" : nameOf(architect) });
}

/** Before the start: what this page may do, or whom it waits for. */
function signalWords(face: BuildingFace, builds: boolean, nameOf: SeatName): string {
  const { view } = face;
  const name = nameOf(view.architect);
  const may = whoMay(face, "set", "start", "ready")?.offer.do;
  if (may === "set" || (may === "start" && isSignalled(view))) return say("bench-keeps-timer", { step: may, name });
  if (!builds && may === "start") return say("bench-signal", { name });
  if (builds && !may && face.seat !== null) return say("bench-waits-for-start");
  return say("bench-wait", { phase: "signal", you: builds ? "yes" : "no", name: builds ? "you" : name });
}

const isSignalled = (view: BuildingView): boolean => "signalled" in view && view.signalled === true;

/** What the button says that sets the timer to the number rolled. */
export const setWords = ({ view }: BuildingFace): string =>
  say("bench-set-timer", { number: "rolled" in view ? Number(view.rolled) : 0 });

/** What opens a turn, whoever does it. */
export const OPENINGS = ["roll", "set", "start", "ready"];

export const openingWords = (name: string, face: BuildingFace): string =>
  name === "set" ? setWords(face) : say(name === "roll" ? "bench-roll" : "bench-start");

/** Between turns, and after the last one, nobody builds. */
export const isUnderWay = ({ turn: { phase } }: BuildingView): boolean => phase === "building" || phase === "closing";

/** What is wrong, or claimed to be, first what others point at; null if there's nothing to worry about. */
export function warningWords({ view, seat }: BuildingFace, how: Standing, nameOf: SeatName): string | null {
  const { turn, options, words } = view;
  if (!isUnderWay(view) || options.bricks === "real" || how.standing || isLeftStanding(view, how)) return null;
  const pointed = how.carried === null ? turn.pointed.at(-1) : undefined;
  if (pointed) {
    const who = { you: pointed.seat === seat ? "yes" : "no", name: nameOf(pointed.seat) };
    const { brick } = pointed;
    return brick ? say("built-pointed", { ...who, piece: namesIn(view)(brick) }) : say("built-pointed-whole", who);
  }
  const [wrong] = [...words.faults, ...(how.carried === null ? words.marks : [])];
  return wrong && !how.untouched ? sentence(wrong[1]) : null;
}

/** It's right as it is; the hand only has to let go. */
const isLeftStanding = ({ turn }: BuildingView, { builds, held }: Standing): boolean =>
  builds && held.length > 0 && turn.faults.length === 0 && turn.verdict?.matched === true;

function buildingWords(face: BuildingFace, how: Standing, nameOf: SeatName): string {
  const { view } = face;
  if (view.options.bricks === "real") return ""; // said beside the card
  if (how.standing) return say("bench-stands");
  if (isLeftStanding(view, how)) return say("bench-let-it-stand");
  if (how.builds) return say("bench-build");
  const name = nameOf(view.architect);
  // whoever only looks on, or looks back at a match, has nothing to tap
  return whoMay(face, "point") ? say("bench-watch", { name, form: measureIn(view) }) : say("bench-look-on", { name });
}
