import { describe, expect, test } from "vitest";
import { skipbo } from "../../../src/games/skipbo-breakers/face";
import type { Kind } from "../../../src/games/skipbo-breakers/generated";
import {
  beyond, exact, kinds, lit, picked, setOffers, standing, stepFrom, tilesOf, typedTiles, worthFirst, type SetOffer,
} from "../../../src/games/skipbo-breakers/rack";
import type { SkipboFace } from "../../../src/games/skipbo-breakers/view";
import { speakIn } from "../../../src/lib/language.svelte";

const offer = (kind: Kind, set: string): SetOffer => ({ do: "lay", kind, set });

test("stands by number, wild tiles last", () => {
  expect(standing("10 2 * 2", "number").map((t) => t.face)).toEqual(["2", "2", "10", "*"]);
});

test("stands by sets: most of a kind first, wild tiles last", () => {
  expect(standing("3 4 4 7 7 7 *", "sets").map((t) => t.face)).toEqual(["7", "7", "7", "4", "4", "3", "*"]);
});

test("every tile has a name of its own, the same in both orders", () => {
  const names = (order: "number" | "sets") => standing("3 3 4", order).map((t) => t.id).sort();
  expect(names("number")).toEqual(["3/1", "3/2", "4/1"]);
  expect(names("sets")).toEqual(names("number"));
});

test("what is chosen is an offer only when it is exactly that, tile for tile", () => {
  const offers = [offer("pair", "3 3"), offer("run", "7 8 * *"), offer("pairs", "7 8 * *")];
  expect(exact(["3"], offers)).toEqual([]);
  expect(exact(["3", "3"], offers)).toEqual([offers[0]]);
  expect(exact(["*", "8", "*", "7"], offers)).toHaveLength(2);
  expect(exact([], offers)).toEqual([]);
});

test("lights up what leads from the chosen tiles to some offer", () => {
  const offers = [offer("single", "9"), offer("pair", "3 3"), offer("run", "3 4 5")];
  expect([...lit([], offers)].sort()).toEqual(["3", "4", "5", "9"]);
  expect([...lit(["3"], offers)].sort()).toEqual(["3", "4", "5"]);
  expect([...lit(["3", "3"], offers)]).toEqual([]);
  expect([...lit(["9", "3"], offers)]).toEqual([]);
});

test("takes a set out of another", () => {
  expect(beyond(["1", "1", "*"], ["1"])).toEqual(["1", "*"]);
  expect(beyond(["1"], ["1", "1"])).toBeNull();
});

test("picks the tiles of a set from the left", () => {
  expect(picked(standing("3 3 3 4 *", "number"), "3 3 *")).toEqual(["3/1", "3/2", "*/1"]);
});

test("steps through all that can be laid, the ones worth considering first, and round again", () => {
  const [run, pairs, pair] = [offer("run", "7 8 * *"), offer("pairs", "7 8 * *"), offer("pair", "3 3")];
  const sets = worthFirst([pair], [run, pairs, pair]);
  expect(sets).toEqual([pair, pairs, run]);
  const from = (one: SetOffer | undefined, by: 1 | -1) => sets[stepFrom(one, sets, by)];
  expect([from(undefined, 1), from(pair, 1), from(run, 1), from(pairs, 1)]).toEqual([pair, pairs, pair, run]);
  expect([from(undefined, -1), from(pair, -1), from(pairs, -1)]).toEqual([run, run, pair]);
});

test("counts the offered sets by kind and leaves other offers out", () => {
  const laid = [offer("pair", "3 3"), offer("pair", "4 4"), offer("breaker", "5 5 5")];
  const offers = setOffers([{ do: "pass" }, ...laid]);
  expect(kinds(offers).map((k) => [k.kind, k.sets.length])).toEqual([["pair", 2], ["breaker", 1]]);
});

test.each([
  ["3 4 *", "3 4 *"],
  ["* 4 3", "3 4 *"],
  ["7 8 ∞ wild", "7 8 * *"],
  ["7,8,9", "7 8 9"],
  ["", null],
  ["hello there", null],
  ["pairs", null],
])("reads the tiles %s", (text, tiles) => expect(typedTiles(text)).toBe(tiles));

describe.each([
  ["en", "pass", "run 7 8 wild *", "sequential pairs 3 3 4 4"],
  ["fr", "Je passe", "suite 7 8 joker *", "suite de paires 3 3 4 4"],
  ["de", "PASSE", "strasse 7 8 joker *", "fortlaufende Paare 3 3 4 4"],
  ["it", "passo", "scala 7 8 jolly *", "coppie 3 3 4 4"],
])("the command box in %s", (language, pass, run, pairs) => {
  test("reads its own words and English", async () => {
    await speakIn(language);
    const read = (text: string) => skipbo.typed(text, {} as SkipboFace);
    expect(read(pass)).toEqual({ do: "pass" });
    expect(read("pass")).toEqual({ do: "pass" });
    expect(read(run)).toEqual({ do: "lay", set: "7 8 * *", kind: "run" });
    expect(read(pairs)).toEqual({ do: "lay", set: "3 3 4 4", kind: "pairs" });
    expect(read("breaker 5 5 5")).toEqual({ do: "lay", set: "5 5 5", kind: "breaker" });
    expect(read("run 7 8 ∞ ∞")).toEqual({ do: "lay", set: "7 8 * *", kind: "run" });
    expect(read("3 4 *")).toEqual({ do: "lay", set: "3 4 *" });
    expect(read("pairs")).toBeNull();
    expect(read("xyzzy 3")).toBeNull();
    await speakIn("en");
  });
});

test("an empty hand is no tile", () => {
  expect(tilesOf("")).toEqual([]);
  expect(tilesOf(null)).toEqual([]);
});

test("sets come by kind, then by length, then by number, and without wilds first", () => {
  const set = (kind: SetOffer["kind"], tiles: string): SetOffer => ({ do: "lay", kind, set: tiles }) as SetOffer;
  const wanted = [
    set("single", "3"), set("single", "7"), set("pair", "5 5"), set("pair", "5 *"), set("pair", "6 6"),
    set("run", "5 6 7"), set("run", "6 7 8"), set("run", "6 7 *"), set("run", "4 5 6 7"), set("breaker", "2 2 2"),
  ];
  expect(worthFirst([], [wanted[7]!, ...wanted.toReversed().filter((one) => one !== wanted[7])])).toEqual(wanted);
});
