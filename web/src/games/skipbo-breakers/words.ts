/** Skip-Bo Breakers in words: what happened, and answers to the questions that a key asks. */
import type { Asked } from "../../controller/keys";
import { listed, say } from "../../controller/language.svelte";
import { who, type Teller } from "../contract";
import { TOP, WILD, type Event, type Laid, type Shown, type View } from "./generated.ts";
import { kinds, tilesOf, type SetOffer } from "./rack";

/** Tiles as they are spoken: "3, 4 and wild" would be long at every set, so they stand side by side. */
export const spoken = (tiles: string | null | undefined): string =>
  tilesOf(tiles).map((face) => (face === WILD ? say("tile-wild") : face)).join(" ");

/** The tiles of a set by number: in a run a wild tile is spoken where it stands, so one hears how high it goes. */
export function inOrder(kind: string, tiles: string, rank?: number | null): string {
  const faces = tilesOf(tiles);
  const each = kind === "pairs" ? 2 : 1;
  const numbers = faces.filter((face) => face !== WILD);
  const plain = numbers.length === 0 || numbers.length === faces.length;
  if (plain || (kind !== "run" && kind !== "pairs")) return spoken(tiles);
  const steps = faces.length / each;
  const high = rank ?? Math.min(TOP, Math.min(...numbers.map(Number)) + steps - 1);
  const left = [...numbers];
  const placed = faces.map((_, n) => {
    const number = String(high - steps + 1 + Math.floor(n / each));
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0 ? WILD : number;
  });
  return spoken(left.length === 0 ? placed.join(" ") : tiles);
}

/** What is asked of the player whose turn it is. */
export function promptFor(view: View, offers: readonly SetOffer[]): string {
  if (view.lying.length === 0) return say("prompt-open");
  return offers.length ? say("prompt-follow") : say("prompt-pass");
}

/** One event as a sentence; the empty text where nothing is to be said. */
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
  return say("skipbo-laid", { ...whose, kind, tiles: inOrder(kind, tiles, rank), left }).trim();
}

/** A set in words; where a wild tile stands for a number, also how high it goes. */
export function setWords({ kind, tiles, rank, length }: Shown): string {
  if (!kind || !tiles) return say("skipbo-set-covered", { count: length });
  const set = say("skipbo-set", { kind, tiles: inOrder(kind, tiles, rank) });
  return rank != null && rank <= TOP && tiles.includes(WILD) ? say("skipbo-set-up-to", { set, rank }) : set;
}

/** The answer to a question asked by key; null where this game has none. */
export function answer(asked: Asked, view: View, offers: SetOffer[], teller: Teller): string | null {
  const { mine, turn, lying, scores } = view;
  const top = lying.at(-1);
  const opens = top ? "no" : "yes";
  const counted = (count: number, seat: number): string =>
    sentence(say("skipbo-count", { ...who(teller, seat), score: scores[seat] ?? 0, count }));
  const answers: Partial<Record<Asked, () => string>> = {
    hand: () =>
      mine ? say("skipbo-you-hold", { count: tilesOf(mine).length, tiles: spoken(mine) }) : say("no-hand-here"),
    last: () => top ? say("skipbo-last", { set: setWords(top), ...who(teller, top.seat) }) : say("skipbo-nothing-lies"),
    turn: () => (turn === null ? say("nobody-to-move") : say("skipbo-turn", { ...who(teller, turn), opens })),
    counts: () => view.counts.map(counted).join(" "),
    can: () => canLay(offers),
  };
  return answers[asked]?.() ?? null;
}

const NAMED = 6;

const wilds = (set: SetOffer): number => tilesOf(set.set).filter((face) => face === WILD).length;
const fewestWilds = (sets: SetOffer[]): SetOffer[] => [...sets].sort((a, b) => wilds(a) - wilds(b));

function canLay(offers: SetOffer[]): string {
  if (offers.length === 0) return say("skipbo-can-nothing");
  const told = kinds(offers).map(({ kind, sets }) => {
    const named = fewestWilds(sets).slice(0, NAMED).map((s) => inOrder(s.kind, s.set)).join(", ");
    const some = sets.length > NAMED ? say("skipbo-can-some", { sets: named }) : named;
    return say("skipbo-can-kind", { kind, count: sets.length, sets: some });
  });
  return say("skipbo-can", { sets: told.map((kind, n) => (n === 0 ? kind : capital(kind))).join(". ") });
}
