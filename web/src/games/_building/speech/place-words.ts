/** Where a hand on the grid is, in the words of a card: the one thing that only this page knows. */
import { listed, say } from "../../../lib/language.svelte";
import type { Around, Beside } from "../keyboard/grid.ts";
import { measureOf } from "../pieces.ts";
import { sentence, type NameOf } from "./phrases.ts";

/** A distance in halves of a height, of a brick or of a die: in the measure of a piece that is there. */
export function distance(halves: number, piece: string): string {
  const n = Math.abs(halves);
  const half = n % 2 ? "yes" : "no";
  return say("words-distance", { form: measureOf(piece), halves: n, whole: Math.floor(n / 2), half });
}

/** Where the hand would put its brick. */
export function placeWords({ under, over, row }: Around, nameOf: NameOf): string {
  if (under.length === 0) return onTheTable(row, nameOf);
  return say(under.length === 1 ? "words-over-one" : "words-over-several", overFacts({ under, over }, nameOf));
}

/** The same, if the player has heard what it would rest on: only how it lies there. */
export function shiftWords({ under, over, row }: Around, nameOf: NameOf): string {
  if (under.length === 0) return besideOnTable(row, nameOf) || say("grid-on-table");
  return say(under.length === 1 ? "words-place-one" : "words-place-several", placeOver(over, under[0]!));
}

/** What a card says about what a piece rests on. */
export const overFacts = ({ under, over }: Pick<Around, "under" | "over">, nameOf: NameOf) => ({
  below: nameOf(under[0]!),
  other: nameOf(under.at(-1)!),
  n: under.length,
  ...placeOver(over, under[0]!),
});

/** How it lies over what it rests on: above all of it, in the middle, at an end, reaching over, or set in. */
function placeOver(over: Around["over"], piece: string): { place: string; distance: string } {
  const [place, by] = lie(over);
  return { place, distance: distance(by, piece) };
}

function lie({ left, right }: Around["over"]): [place: string, by: number] {
  if (left === 0 && right === 0) return ["same", 0];
  if (left === -right) return ["middle", left];
  if (left === 0 || right === 0) return [left === 0 ? "left" : "right", left || right];
  if (right > 0 && right >= -left) return ["over-right", right];
  return [left < 0 ? "over-left" : "in-left", left];
}

function onTheTable(row: Around["row"], nameOf: NameOf): string {
  const next = besideOnTable(row, nameOf);
  return next === "" ? say("grid-on-table") : say("grid-on-table-by", { next });
}

function besideOnTable(row: Around["row"], nameOf: NameOf): string {
  const [one, other] = [nextTo(row.left, "right", nameOf), nextTo(row.right, "left", nameOf)].filter(Boolean);
  return one === undefined || other === undefined ? (one ?? "") : say("grid-between", { one, other });
}

/** On which side of its neighbour it is, and how far. */
export function nextTo(beside: Beside | null, side: "left" | "right", nameOf: NameOf): string {
  if (!beside) return "";
  const { piece, gap } = beside;
  return say("grid-next", { side, halves: gap, piece: nameOf(piece), distance: distance(gap, piece) });
}

/** What else is beside and above a place, if anything. */
export function besideWords(at: Around, nameOf: NameOf): string {
  const beside = (["left", "right"] as const).flatMap((side) => {
    const near = at[side];
    const known = at.under.length === 0 && at.row[side]?.piece === near?.piece;
    if (!near || known) return [];
    const facts = { side, piece: nameOf(near.piece), distance: distance(near.gap, near.piece) };
    return [say(near.gap === 0 ? "grid-touches" : "grid-beside", facts)];
  });
  const above = at.above.length > 0 ? [say("grid-above", { pieces: listed(at.above.map(nameOf)) })] : [];
  return [...beside, ...above].map(sentence).join(" ");
}
