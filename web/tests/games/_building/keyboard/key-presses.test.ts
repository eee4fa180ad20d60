// @vitest-environment node
import { describe, expect, test } from "vitest";
import { moveCursor, pickUp, rests, START, type Cursor, type Move } from "../../../../src/games/_building/keyboard/grid.ts";
import { boxOf, type Box } from "../../../../src/games/_building/physics/surfaces.ts";
import { HALF, toLoose } from "../../../../src/games/_building/pieces.ts";
import { deck, type Card } from "../support/deck.ts";

const COSTS: readonly (readonly [Move, number])[] = [
  ["left", 1],
  ["right", 1],
  ["far-left", 2],
  ["far-right", 2],
  ["leftmost", 1],
  ["rightmost", 1],
  ["turn", 1],
  ["turn-back", 1],
  ["higher", 1],
  ["lower", 1],
];

/** The fewest keys from one cursor to another for a piece: a far step costs its modifier too. */
function keysBetween(from: Cursor, to: Cursor, piece: string, others: readonly Box[]): number {
  const name = (cursor: Cursor) => `${cursor.column}/${cursor.level}/${cursor.how}`;
  const best = new Map<string, number>([[name(from), 0]]);
  const queue: [number, Cursor][] = [[0, from]];
  while (queue.length > 0) {
    queue.sort((a, b) => b[0] - a[0]);
    const [cost, cursor] = queue.pop()!;
    if (name(cursor) === name(to)) return cost;
    if (cost > 40 || cost > (best.get(name(cursor)) ?? Infinity)) continue;
    for (const [move, price] of COSTS) {
      const next = moveCursor(cursor, move, piece, others);
      if (cost + price >= (best.get(name(next)) ?? Infinity)) continue;
      best.set(name(next), cost + price);
      queue.push([cost + price, next]);
    }
  }
  return Infinity;
}

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
    cursor = pickUp(cursor, want.piece);
    const to = { column: Math.round((want.x / 100 + shift) / HALF), how: want.how };
    const level = rests(want.piece, { ...to, level: 0 }, built).findIndex((place) => Math.abs(place.y - want.y / 100) < 0.01);
    expect(level, `${want.piece} at ${want.x},${want.y}`).toBeGreaterThanOrEqual(0);
    const goal = { ...to, level };
    keys += 1 + keysBetween(cursor, goal, want.piece, built) + 1;
    // "other hand" and which brick; holding the brick in the hand puts it down too; one key lets go
    if (hold !== null && hold !== held) keys += hold === put ? 1 : 2;
    if (held !== null && held !== hold) keys += 1;
    held = hold;
    cursor = goal;
    built.push(boxOf(toLoose({ ...want, x: Math.round(want.x + shift * 100) })));
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
  const rows = deck("classic-2").filter((card) => card.points === 3).map((card) => ({ bricks: card.pieces.length, keys: keysFor(card) }));
  const mean = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0) / rows.length;
  const seconds = rows.map((row) => secondsFor(row.bricks, row.keys));
  const [bricks, keys] = [mean((row) => row.bricks), mean((row) => row.keys)];
  console.info(`three points: ${rows.length} cards, ${bricks.toFixed(1)} bricks, ${keys.toFixed(1)} keys, ${mean((row) => secondsFor(row.bricks, row.keys)).toFixed(0)} s, at most ${Math.max(...seconds).toFixed(0)} s`);
  expect(rows.length).toBeGreaterThan(5);
  expect(Math.max(...seconds)).toBeLessThan(120);
});

describe("the shortest way by key over the shipped decks", () => {
  test.each(["classic-2", "mini-2", "dice-1"])("%s takes six keys a brick or fewer", (name) => {
    const cards = deck(name);
    const rows = cards.map((card) => ({ id: card.id, points: card.points, bricks: card.pieces.length, keys: keysFor(card) }));
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
    const average = sum((row) => row.keys) / sum((row) => row.bricks);
    const worst = Math.max(...rows.map((row) => row.keys / row.bricks));
    console.info(`${name}: ${cards.length} cards, ${average.toFixed(2)} keys a brick, at most ${worst.toFixed(2)} on one card`);
    expect(cards.length).toBeGreaterThan(40);
    expect(average).toBeLessThanOrEqual(6);
    expect(worst).toBeLessThanOrEqual(6);
  });
});
