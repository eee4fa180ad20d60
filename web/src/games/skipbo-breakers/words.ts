/** Skip-Bo Breakers in words: what happened, and answers to the questions that a key asks. */
import type { Question } from "../../a11y/keys";
import { listed, say } from "../../lib/language.svelte";
import { who, type Teller } from "../contract";
import { WILD, type Event, type Kind, type Laid, type Shown, type View } from "./generated.ts";
import { kinds, tilesOf, type SetOffer } from "./rack";
import { placesOf } from "./tile-places";

/** Tiles as they are spoken: "3, 4 and wild" would be too long for every set, so they're just listed. */
export const spoken = (tiles: string | null | undefined): string =>
  tilesOf(tiles).map((face) => (face === WILD ? say("tile-wild") : face)).join(" ");

/** The tiles of a set by number, in few words: in a run, a wild is spoken in its place. */
export const inOrder = (kind: Kind, tiles: string): string =>
  spoken(placesOf(kind, tiles).map(({ face }) => face).join(" "));

/** The tiles of a set on the table: for a wild in a row of numbers, also which number it stands for. */
export function inPlaces(kind: Kind, tiles: string, rank?: number | null): string {
  const placed = placesOf(kind, tiles, rank);
  if (placed.every(({ as }) => as === null)) return spoken(tiles);
  return placed.map(({ face, as }) => (as === null ? face : say("tile-wild-as", { number: as }))).join(", ");
}

/** What is asked of the player whose turn it is. */
export function promptFor(view: View, offers: readonly SetOffer[]): string {
  if (view.lying.length === 0) return say("prompt-open");
  if (offers.length === 0) return say("prompt-pass");
  return view.options.must_lay ? say("prompt-must") : say("prompt-follow");
}

/** What is asked of somebody else. */
export const promptOf = ({ turn, lying }: View, nameOf: (seat: number) => string): string =>
  turn === null ? "" : say("prompt-other", { name: nameOf(turn), opens: lying.length ? "no" : "yes" });

/** One event as a sentence; an empty text where there is nothing to say. */
export function tell(event: Event, teller: Teller): string {
  switch (event.did) {
    case "drew": {
      const drawn = event.tiles.flatMap((tile, seat) =>
        tile ? [say("skipbo-drew-one", { name: teller.name(seat), tile: spoken(tile) })] : [],
      );
      return say("skipbo-drew", { drawn: listed(drawn) });
    }
    case "dealt": return say("skipbo-dealt", { hand: event.hand, ...who(teller, event.opener) });
    case "laid": return laid(event, teller);
    case "passed": return say(event.out_of_time ? "skipbo-passed-late" : "skipbo-passed", who(teller, event.seat));
    case "round-won": return say("skipbo-round-won", who(teller, event.seat));
    case "hand-won": return say("skipbo-hand-won", { ...who(teller, event.seat), points: event.points });
    case "match-won": return say("skipbo-match-won", who(teller, event.seat));
    default: return "";
  }
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const sentence = (text: string): string => `${capital(text)}.`;

function laid({ seat, length, kind, tiles, rank, left = 0 }: Laid, teller: Teller): string {
  const whose = who(teller, seat);
  if (!kind || !tiles) return say("skipbo-laid-covered", { ...whose, count: length });
  return say("skipbo-laid", { ...whose, kind, tiles: inPlaces(kind, tiles, rank), left }).trim();
}

/** A set in words. */
export function setWords({ kind, tiles, rank, length }: Shown): string {
  if (!kind || !tiles) return say("skipbo-set-covered", { count: length });
  return say("skipbo-set", { kind, tiles: inPlaces(kind, tiles, rank) });
}

/** The same in short, beside the tiles themselves, which show what a wild counts as. */
export function briefWords({ kind, tiles, rank, length }: Shown): string {
  if (!kind || !tiles) return say("skipbo-set-covered", { count: length });
  const faces = placesOf(kind, tiles, rank).map(({ face }) => (face === WILD ? "∞" : face));
  return say("skipbo-set", { kind, tiles: faces.join(" ") });
}

/** The answer to a question asked by key; null if this game has none. */
export function answer(
  question: Question,
  view: View,
  offers: SetOffer[],
  teller: Teller,
  few: SetOffer[] = [],
): string | null {
  const { mine, turn, lying, scores } = view;
  const top = lying.at(-1);
  const opens = top ? "no" : "yes";
  const counted = (count: number, seat: number): string =>
    sentence(say("skipbo-count", { ...who(teller, seat), score: scores[seat] ?? 0, count }));
  const answers: Partial<Record<Question, () => string>> = {
    hand: () =>
      mine ? say("skipbo-you-hold", { count: tilesOf(mine).length, tiles: spoken(mine) }) : say("no-hand-here"),
    last: () => top ? say("skipbo-last", { set: setWords(top), ...who(teller, top.seat) }) : say("skipbo-nothing-lies"),
    turn: () => (turn === null ? say("nobody-to-move") : say("skipbo-turn", { ...who(teller, turn), opens })),
    counts: () => view.counts.map(counted).join(" "),
    can: () => canLay(offers, few),
  };
  return answers[question]?.() ?? null;
}

/** A set that was picked up while stepping through all that can be laid. */
export function stepWords(sets: readonly SetOffer[], n: number): string {
  const one = sets[n];
  if (!one) return say("skipbo-can-nothing");
  const set = say("skipbo-set", { kind: one.kind, tiles: inOrder(one.kind, one.set) });
  return say("skipbo-step", { set, n: n + 1, count: sets.length });
}

/** The tiles that are picked up, and what they can be laid as if that's certain. */
export function pickedWords(faces: readonly string[], fits: readonly SetOffer[]): string {
  const [fit] = fits.length === 1 ? fits : [];
  const set = fit && { kind: fit.kind, tiles: inOrder(fit.kind, fit.set) };
  const tiles = set ? say("skipbo-set", set) : spoken(faces.join(" "));
  return say(faces.length ? "skipbo-picked" : "skipbo-picked-none", { tiles });
}

/** The score; before the first points there's nothing to say. */
export function standings(view: View | null, teller: Teller): string {
  const list = (view?.scores ?? []).map((points, seat) => say("skipbo-score-one", { name: teller.name(seat), points }));
  return list.length ? say("skipbo-scores", { list: listed(list) }) : "";
}

/** What can be laid, kind by kind: all of it by its tiles, or those worth considering and how many there are. */
function canLay(offers: SetOffer[], few: SetOffer[]): string {
  if (offers.length === 0) return say("skipbo-can-nothing");
  const phrases = kinds(offers).map(({ kind, sets }) => {
    const worth = few.filter((set) => set.kind === kind);
    const named = (few.length ? worth : sets).map((one) => inOrder(one.kind, one.set)).join(", ");
    const some = few.length && worth.length < sets.length ? say("skipbo-can-some", { sets: named }) : named;
    return say("skipbo-can-kind", { kind, count: sets.length, sets: some });
  });
  return say("skipbo-can", { sets: phrases.map((kind, n) => (n === 0 ? kind : capital(kind))).join(". ") });
}
