/** Tiles as text (`3 4 *`), and how the chosen ones compare with what is offered. There are no rules here. */
import { KINDS, TOP, WILD, type Kind, type Lay, type Offer } from "./generated.ts";
import { isOpening, type SkipboFace } from "./view";

export type Tile = string;

export interface Standing {
  /** A unique name for a tile on the rack: its face, and which copy it is. */
  id: string;
  face: Tile;
}

export type SetOffer = Lay & { readonly kind: Kind };

export const tilesOf = (text: string | null | undefined): Tile[] => (text ? text.split(" ").filter(Boolean) : []);

const rank = (face: Tile): number => (face === WILD ? TOP + 1 : Number(face));

export const ascending = (faces: Tile[]): Tile[] => [...faces].sort((a, b) => rank(a) - rank(b));

/** The tiles of a hand in the rack's order: by number, or equal ones together, most first. */
export function standing(hand: string | null | undefined, order: "number" | "sets"): Standing[] {
  const faces = ascending(tilesOf(hand));
  const many = counted(faces);
  const seen = new Map<Tile, number>();
  const tiles = faces.map((face) => {
    const n = (seen.get(face) ?? 0) + 1;
    seen.set(face, n);
    return { id: `${face}/${n}`, face };
  });
  if (order === "number") return tiles;
  const alike = (tile: Standing) => (tile.face === WILD ? 0 : (many.get(tile.face) ?? 0));
  return tiles.sort((a, b) => alike(b) - alike(a) || rank(a.face) - rank(b.face));
}

export function counted(faces: Tile[]): Map<Tile, number> {
  const many = new Map<Tile, number>();
  for (const face of faces) many.set(face, (many.get(face) ?? 0) + 1);
  return many;
}

export const setOffers = (offers: readonly Offer[]): SetOffer[] =>
  offers.flatMap((offer) => (offer.do === "lay" && !offer.free && offer.kind ? [{ ...offer, kind: offer.kind }] : []));

/** What is left of a set when the chosen tiles are taken out of it; null when they are not all in it. */
export function beyond(set: Tile[], chosen: Tile[]): Tile[] | null {
  const left = counted(set);
  for (const face of chosen) {
    const n = left.get(face) ?? 0;
    if (n === 0) return null;
    left.set(face, n - 1);
  }
  return [...left].flatMap(([face, n]) => Array<Tile>(n).fill(face));
}

/** The offers that are exactly the chosen tiles: one, or one for each kind. */
export function exact(chosen: Tile[], offers: SetOffer[]): SetOffer[] {
  if (chosen.length === 0) return [];
  return offers.filter((offer) => beyond(tilesOf(offer.set), chosen)?.length === 0);
}

/** The faces that can join what is chosen on the way to some offer. */
export function lit(chosen: Tile[], offers: SetOffer[]): Set<Tile> {
  const faces = new Set<Tile>();
  for (const offer of offers) for (const face of beyond(tilesOf(offer.set), chosen) ?? []) faces.add(face);
  return faces;
}

/** The tiles of the rack that make up a set, chosen from the left. */
export function picked(rack: Standing[], set: string): string[] {
  const wanted = counted(tilesOf(set));
  const ids: string[] = [];
  for (const tile of rack) {
    const n = wanted.get(tile.face) ?? 0;
    if (n > 0) {
      wanted.set(tile.face, n - 1);
      ids.push(tile.id);
    }
  }
  return ids;
}

/** The set that's already chosen for a new player: the longest run without ∞, or whatever there is. */
export function firstSet({ view, seat, offers }: SkipboFace): SetOffer | null {
  if (!isOpening(view, seat)) return null;
  const plain = setOffers(offers).filter(({ set }) => !tilesOf(set).includes(WILD));
  const worth = ({ set, kind }: SetOffer): number => tilesOf(set).length + (kind === "run" ? TOP : 0);
  return plain.reduce<SetOffer | null>((best, one) => (best && worth(best) >= worth(one) ? best : one), null);
}

/** All of them as a listener expects them, those worth considering before the rest: by kind, then by length, then by
 * number, and without wilds before with them. */
export function worthFirst(few: SetOffer[], all: SetOffer[]): SetOffer[] {
  const first = new Set(few.map(keyOf));
  return [...few.toSorted(byKind), ...all.filter((offer) => !first.has(keyOf(offer))).toSorted(byKind)];
}
function byKind(one: SetOffer, other: SetOffer): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.map((part, n) => part - b[n]!).find((apart) => apart !== 0) ?? 0;
}
function placeOf({ kind, set }: SetOffer): number[] {
  const tiles = tilesOf(set);
  const natural = tiles.filter((tile) => tile !== WILD).map(rank);
  return [KINDS.indexOf(kind), tiles.length, Math.min(TOP + 1, ...natural), tiles.length - natural.length, ...natural];
}
const keyOf = ({ kind, set }: SetOffer): string => `${kind} ${set}`;

/** From a set, one forward or back and round again; from none, the first or the last. */
export function stepFrom(from: SetOffer | undefined, sets: SetOffer[], by: 1 | -1): number {
  const now = from ? sets.findIndex((set) => keyOf(set) === keyOf(from)) : -1;
  return now < 0 && by < 0 ? sets.length - 1 : (now + by + sets.length) % sets.length;
}

/** How many sets of each kind are offered, in the order in which they were offered. */
export function kinds(offers: SetOffer[]): { kind: Kind; sets: SetOffer[] }[] {
  const found = new Map<Kind, SetOffer[]>();
  for (const offer of offers) found.set(offer.kind, [...(found.get(offer.kind) ?? []), offer]);
  return [...found].map(([kind, sets]) => ({ kind, sets }));
}

/** "11-15", or "11 to 15" with such words, as all the numbers that it means. */
export function spread(line: string, to: readonly string[]): string {
  const range = new RegExp(`(\\d{1,2}) ?(?:[-–]|${to.join("|")}) ?(\\d{1,2})`, "g");
  return line.replace(range, (all, first: string, last: string) => {
    const [low, high] = [Number(first), Number(last)];
    return low < high && high <= TOP ? Array.from({ length: high - low + 1 }, (_, n) => low + n).join(" ") : all;
  });
}

/** Reads typed tiles, such as `3 4 *` or `7, 8, ∞`; null if there's anything else. */
export function typedTiles(text: string): string | null {
  const words = text.trim().toLowerCase().replace(/∞|w(?:ild)?\b/g, WILD).replace(/,/g, " ").split(/\s+/);
  return words.every((word) => /^(\d{1,2}|\*)$/.test(word)) ? ascending(words).join(" ") : null;
}
