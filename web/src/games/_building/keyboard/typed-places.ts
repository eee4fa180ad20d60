/**
 * Places as cards and hands describe them. A line isn't parsed: every place that it could mean is put into words, in
 * all the usual ways, and the one that matches the line is meant. So whatever a card says can be typed, in every
 * language, even when its wording changes.
 */
import { say } from "../../../lib/language.svelte";
import { holds, plain, wordsFor } from "../../../lib/typed-text.ts";
import type { BuildingView, Place } from "../generated.ts";
import { boxOf, obstacles, type Box } from "../physics/surfaces.ts";
import { HALF, howsOf, sizeOf, toLoose, UNIT, WORLD, type How } from "../pieces.ts";
import type { NameOf } from "../speech/phrases.ts";
import { distance, nextTo, overFacts, placeWords } from "../speech/place-words.ts";
import { aroundBox, type Around, type Beside } from "./grid.ts";
import { markOf, type Marked } from "./typed-pieces.ts";

/**
 * The placement that a line describes in the words of a card or a hand; null if it uses other words. Without a verb,
 * only a card's own sentence counts.
 */
export function placeInWords({ line, pieces }: Marked, view: BuildingView, verbless = false): Place | null {
  const spoken = normalize(line);
  const standing = view.bench.placed.map((pose) => boxOf(toLoose(pose)));
  for (const brick of pieces) {
    const others = standing.filter((box) => box.piece !== brick);
    const named = pieces.filter((piece) => piece !== brick);
    if (!named.every((piece) => others.some((box) => box.piece === piece))) continue;
    for (const how of howsIn(spoken, brick)) {
      const nameOf: NameOf = (piece) => markOf(piece, view);
      const likely = spots(brick, how, named, others).filter(({ at }) => isNear(spoken, at));
      const saidBy = (ways: typeof cardSays): Spot | undefined =>
        likely.find(({ at }) => ways(brick, how, at, nameOf).some((way) => normalize(way) === spoken));
      const spot = saidBy(cardSays) ?? (verbless ? undefined : saidBy(handSays));
      if (!spot) continue;
      return { do: "place", brick, how, x: Math.round(spot.x * UNIT), y: Math.round(spot.y * UNIT), tilt: 0 };
    }
  }
  return null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: Around;
}

/** Everywhere on the grid where exactly the named pieces are under it, or beside it on the table. */
function spots(brick: string, how: How, named: readonly string[], others: readonly Box[]): Spot[] {
  const [w, h] = sizeOf(brick, how);
  if (named.length === 0) return others.length > 0 ? [] : [spotAt(brick, how, 0, h / 2, others)];
  const tops = others.filter((box) => named.includes(box.piece)).map((box) => box.top);
  const most = Math.floor((WORLD.right - w / 2) / HALF);
  const columns = Array.from({ length: 2 * most + 1 }, (_, n) => (n - most) * HALF);
  return [...new Set([0, ...tops])].flatMap((level) => {
    const free = columns.filter((x) => obstacles(brick, how, { x, y: level + h / 2 }, others).length === 0);
    const all = free.map((x) => spotAt(brick, how, x, level + h / 2, others));
    return all.filter(({ at }) => speaksOf(at, named, level === 0));
  });
}

function spotAt(piece: string, how: How, x: number, y: number, others: readonly Box[]): Spot {
  return { x, y, at: aroundBox(boxOf({ piece, how, x, y, angle: 0 }), others) };
}

function speaksOf({ under, row }: Around, named: readonly string[], onTable: boolean): boolean {
  const beside = onTable ? [row.left, row.right].flatMap((near) => near?.piece ?? []) : [];
  if (under.length === 0) return named.every((piece) => beside.includes(piece));
  const ends = [under[0]!, under.at(-1)!];
  return ends.every((piece) => named.includes(piece)) && named.every((piece) => under.includes(piece));
}

/** The orientations that the line names; if it names none, the usual one. */
function howsIn(line: string, brick: string): readonly How[] {
  const named = howsOf(brick).filter((how) => holds(line, howWords(how)));
  return named.length > 0 ? named : howsOf(brick).slice(0, 1);
}

const howWords = (how: How): string[] =>
  [plain(how), plain(say("bench-how", { how })), ...wordsFor(`typed-how-${how}`)];

/** Whether the line has a distance that could describe this place: other places needn't be put into words. */
function isNear(line: string, { under, row }: Around): boolean {
  const beside = [row.left, row.right].flatMap((near) => near ?? []);
  const isSaid = ({ gap, piece }: Beside): boolean => gap === 0 || line.includes(plain(distance(gap, piece)));
  return under.length > 0 || beside.length === 0 || beside.some(isSaid);
}

function cardSays(brick: string, how: How, at: Around, nameOf: NameOf): string[] {
  const facts = { name: nameOf(brick), how };
  if (at.under.length > 0) {
    return [say(at.under.length === 1 ? "words-on" : "words-across", { ...facts, ...overFacts(at, nameOf) })];
  }
  const { left } = at.row;
  if (!left) return [say("words-bottom", facts)];
  const { gap, piece } = left;
  return [say("words-beside", { ...facts, below: nameOf(piece), halves: gap, distance: distance(gap, piece) })];
}

/** The brick, how it lies and where, in any order. */
function handSays(brick: string, how: How, at: Around, nameOf: NameOf): string[] {
  const name = nameOf(brick);
  const beside = [nextTo(at.row.left, "right", nameOf), nextTo(at.row.right, "left", nameOf)];
  const places = at.under.length > 0 ? [placeWords(at, nameOf)] : [...beside, placeWords(at, nameOf)];
  const lies = how === howsOf(brick)[0] ? ["", ...howWords(how)] : howWords(how);
  return places.flatMap((place) =>
    lies.flatMap((word) => [`${name} ${word} ${place}`, `${name} ${place} ${word}`, `${place} ${name} ${word}`]));
}

/** That something lies on the table goes without saying. */
function normalize(text: string): string {
  return ` ${plain(text)} `.replace(` ${plain(say("grid-on-table"))} `, " ").trim();
}
