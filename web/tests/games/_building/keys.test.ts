// @vitest-environment node
import { describe, expect, test } from "vitest";
import { keysBetween, picked, rests, START, type Cursor } from "../../../src/games/_building/grid.ts";
import { HALF, loosened } from "../../../src/games/_building/pieces.ts";
import { boxOf, type Box } from "../../../src/games/_building/surfaces.ts";
import { deck, type Card } from "./deck.ts";

/** The fewest keys for a card along its own building order: pick, turn, move, drop, and what the other hand needs. */
function keysFor({ pieces, steps }: Card): number {
  const built: Box[] = [];
  const first = pieces[steps[0]!.put]!;
  const shift = START.column * HALF - first.x / 100;
  let cursor: Cursor = START;
  let held: number | null = null;
  let keys = 0;
  for (const { put, hold } of steps) {
    const want = pieces[put]!;
    cursor = picked(cursor, want.piece);
    const to = { column: Math.round((want.x / 100 + shift) / HALF), how: want.how };
    const level = rests(want.piece, { ...to, level: 0 }, built).findIndex((place) => Math.abs(place.y - want.y / 100) < 0.01);
    expect(level, `${want.piece} at ${want.x},${want.y}`).toBeGreaterThanOrEqual(0);
    const goal = { ...to, level };
    keys += 1 + keysBetween(cursor, goal, want.piece, built) + 1;
    // "other hand" and which brick; holding the brick in the hand puts it down too
    if (hold !== null && hold !== held) keys += hold === put ? 1 : 2;
    if (held !== null && held !== hold) keys += 2;
    held = hold;
    cursor = goal;
    built.push(boxOf(loosened({ ...want, x: Math.round(want.x + shift * 100) })));
  }
  return keys;
}

/** Seconds of the keystroke-level model (Card, Moran and Newell 1980): a key, and a moment of thought. */
const KEY = 0.28;
const THOUGHT = 1.35;
/** Hearing where a brick goes: about fourteen words at 240 words a minute; a screen reader is usually set faster. */
const HEARD = 3.5;

/** For each brick: ask for it, hear it, think which it is and where it goes; and all the keys of the shortest way. */
const secondsFor = (bricks: number, keys: number): number => bricks * (KEY + HEARD + 2 * THOUGHT) + keys * KEY;

test("a three-point card is built by ear in a sensible time", () => {
  const rows = deck("classic-1").filter((card) => card.points === 3).map((card) => ({ bricks: card.pieces.length, keys: keysFor(card) }));
  const mean = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0) / rows.length;
  const seconds = rows.map((row) => secondsFor(row.bricks, row.keys));
  const [bricks, keys] = [mean((row) => row.bricks), mean((row) => row.keys)];
  console.info(`three points: ${rows.length} cards, ${bricks.toFixed(1)} bricks, ${keys.toFixed(1)} keys, ${mean((row) => secondsFor(row.bricks, row.keys)).toFixed(0)} s, at most ${Math.max(...seconds).toFixed(0)} s`);
  expect(rows.length).toBeGreaterThan(5);
  expect(Math.max(...seconds)).toBeLessThan(120);
});

describe("the shortest way by key over the shipped decks", () => {
  test.each(["classic-1", "mini-1", "dice-1"])("%s takes six keys a brick or fewer", (name) => {
    const cards = deck(name);
    const rows = cards.map((card) => ({ id: card.id, points: card.points, bricks: card.pieces.length, keys: keysFor(card) }));
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
    const average = sum((row) => row.keys) / sum((row) => row.bricks);
    const worst = Math.max(...rows.map((row) => row.keys / row.bricks));
    console.info(`${name}: ${cards.length} cards, ${average.toFixed(2)} keys a brick, at most ${worst.toFixed(2)} on one card`);
    expect(cards.length).toBeGreaterThan(40);
    expect(average).toBeLessThanOrEqual(6);
  });
});
