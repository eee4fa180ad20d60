/** What somebody who builds by ear has just heard about the hand: what hasn't changed isn't repeated. */
import type { StepWords } from "../generated.ts";
import type { Around } from "../keyboard/grid.ts";

interface Place {
  readonly piece: string;
  /** What the piece would rest on. */
  readonly base: string;
  /** The full description of where it is. */
  readonly words: string;
  /** When each was said: this, and what it rests on. */
  readonly since: number;
  readonly basedSince: number;
}

/** The next key within this many milliseconds has cut the sentence short. */
const LISTENING = 600;

let place: Place | null = null;
let step: StepWords | null = null;

const baseOf = ({ under }: Around): string => under.join(" ");
const isHeard = (since: number): boolean => Date.now() - since >= LISTENING;

/** Whether the player has heard what this piece would rest on here. */
export const knowsBase = (piece: string, at: Around): boolean =>
  place?.piece === piece && place.base === baseOf(at) && isHeard(place.basedSince);

/** Whether the player has heard that this piece would go exactly there. */
export const knowsPlace = (piece: string, words: string): boolean =>
  place?.piece === piece && place.words === words && isHeard(place.since);

/** The hand says where its piece would go; without `briefly`, also what it would rest on. */
export function notePlace(piece: string, at: Around, words: string, briefly: boolean): void {
  const since = Date.now();
  place = { piece, base: baseOf(at), words, since, basedSince: briefly && place ? place.basedSince : since };
}

/** Whether a piece was put where the hand last said it would go; asking resets it. */
export function isPutAsSaid(piece: string, words: string): boolean {
  const known = knowsPlace(piece, words);
  forgetPlace();
  return known;
}

export function forgetPlace(): void {
  place = null;
}

/** The card was read because the hand reaches for this step. */
export function noteStep(read: StepWords | null): void {
  step = read;
}

/** The step that was read for this piece, if any; asking resets it. */
export function stepFor(piece: string): StepWords | null {
  const read = step?.[1] === piece ? step : null;
  step = null;
  return read;
}
