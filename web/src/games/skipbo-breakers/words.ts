/** Skip-Bo Breakers in words: what happened, and answers to the questions that a key asks. */
import type { GameEvent } from "../../controller/face";
import type { Asked } from "../../controller/keys";
import { listed, say } from "../../controller/language.svelte";
import { kinds, tilesOf, WILD, type SetOffer } from "./rack";
import type { BreakersView, Shown } from "./view";

const TOP = 15;

export interface Teller {
  seat: number | null;
  name(seat: number): string;
}

const you = (teller: Teller, seat: number) => ({ you: seat === teller.seat ? "yes" : "no", name: teller.name(seat) });

/** Tiles as they are spoken: "3, 4 and wild" would be long at every set, so they stand side by side. */
export const spoken = (tiles: string | null | undefined): string =>
  tilesOf(tiles).map((face) => (face === WILD ? say("tile-wild") : face)).join(" ");

/** The tiles of a set in the order of its numbers: in a run a wild tile is spoken where it stands, so one hears how high it goes. */
export function inOrder(kind: string, tiles: string, rank?: number | null): string {
  const faces = tilesOf(tiles);
  const each = kind === "pairs" ? 2 : 1;
  const numbers = faces.filter((face) => face !== WILD);
  if ((kind !== "run" && kind !== "pairs") || numbers.length === 0 || numbers.length === faces.length) return spoken(tiles);
  const steps = faces.length / each;
  const high = rank ?? Math.min(TOP, Math.min(...numbers.map(Number)) + steps - 1);
  const left = [...numbers];
  const placed = Array.from({ length: faces.length }, (_, n) => String(high - steps + 1 + Math.floor(n / each))).map((number) => {
    const at = left.indexOf(number);
    return at < 0 ? WILD : left.splice(at, 1)[0]!;
  });
  return spoken(left.length === 0 ? placed.join(" ") : tiles);
}

/** One event as a sentence; the empty text where nothing is to be said. */
export function told(event: GameEvent, teller: Teller): string {
  const seat = Number(event.seat ?? 0);
  switch (event.did) {
    case "drew": {
      const drawn = (event.tiles as (string | null)[]).flatMap((tile, s) =>
        tile ? [say("skipbo-drew-one", { name: teller.name(s), tile: spoken(tile) })] : [],
      );
      return say("skipbo-drew", { drawn: listed(drawn) });
    }
    case "dealt":
      return say("skipbo-dealt", { hand: Number(event.hand), ...you(teller, Number(event.opener)) });
    case "laid":
      return laid(event, teller);
    case "passed":
      return say(event.out_of_time ? "skipbo-passed-late" : "skipbo-passed", you(teller, seat));
    case "round-won":
      return say("skipbo-round-won", you(teller, seat));
    case "hand-won":
      return say("skipbo-hand-won", { ...you(teller, seat), points: Number(event.points) });
    case "match-won":
      return say("skipbo-match-won", you(teller, seat));
    default:
      return "";
  }
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const sentence = (text: string): string => `${capital(text)}.`;

function laid(event: GameEvent, teller: Teller): string {
  const who = you(teller, Number(event.seat));
  if (!event.tiles) return say("skipbo-laid-covered", { ...who, count: Number(event.length) });
  const set = { kind: String(event.kind), tiles: inOrder(String(event.kind), String(event.tiles), event.rank as number | null), left: Number(event.left ?? 0) };
  return say("skipbo-laid", { ...who, ...set }).trim();
}

/** A set in words; where a wild tile stands for a number, also how high it goes. */
export function setWords(set: Shown): string {
  if (!set.tiles) return say("skipbo-set-covered", { count: set.length });
  const words = say("skipbo-set", { kind: set.kind ?? "", tiles: inOrder(set.kind ?? "", set.tiles, set.rank) });
  const stretched = set.rank != null && set.rank <= TOP && set.tiles.includes(WILD);
  return stretched ? say("skipbo-set-up-to", { set: words, rank: set.rank! }) : words;
}

/** The answer to a question asked by key; null where this game has none. */
export function answer(asked: Asked, view: BreakersView, offers: SetOffer[], teller: Teller): string | null {
  switch (asked) {
    case "hand":
      return view.mine ? say("skipbo-you-hold", { count: tilesOf(view.mine).length, tiles: spoken(view.mine) }) : say("no-hand-here");
    case "last": {
      const top = view.lying.at(-1);
      return top ? say("skipbo-last", { set: setWords(top), ...you(teller, top.seat) }) : say("skipbo-nothing-lies");
    }
    case "turn":
      return view.turn === null ? say("nobody-to-move") : say("skipbo-turn", { ...you(teller, view.turn), opens: view.lying.length === 0 ? "yes" : "no" });
    case "counts":
      return view.counts.map((count, seat) => sentence(say("skipbo-count", { ...you(teller, seat), count, score: view.scores[seat] ?? 0 }))).join(" ");
    case "can":
      return canLay(offers);
    default:
      return null;
  }
}

const NAMED = 6;

const wilds = (set: SetOffer): number => tilesOf(set.set).filter((face) => face === WILD).length;
const fewestWilds = (sets: SetOffer[]): SetOffer[] => [...sets].sort((a, b) => wilds(a) - wilds(b));

function canLay(offers: SetOffer[]): string {
  if (offers.length === 0) return say("skipbo-can-nothing");
  const told = kinds(offers).map(({ kind, sets }) => {
    const named = fewestWilds(sets).slice(0, NAMED).map((s) => inOrder(s.kind, s.set)).join(", ");
    return say("skipbo-can-kind", { kind, count: sets.length, sets: sets.length > NAMED ? say("skipbo-can-some", { sets: named }) : named });
  });
  return say("skipbo-can", { sets: told.map((kind, n) => (n === 0 ? kind : capital(kind))).join(". ") });
}
