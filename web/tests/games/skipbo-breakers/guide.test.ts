import { beforeEach, expect, test } from "vitest";
import { guide } from "../../../src/games/skipbo-breakers/guide";
import { firstSet } from "../../../src/games/skipbo-breakers/rack";
import type { SkipboFace } from "../../../src/games/skipbo-breakers/view";
import { speakIn } from "../../../src/lib/language.svelte";
import { choose } from "../../../src/prefs/settings.svelte";

// A guide reads only whose turn it is, and whether anything can be laid.
const table = (turn: number, can = "lay") =>
  ({ seat: 0, view: { turn, options: { ladder: [] as number[] } }, offers: [{ do: can }] }) as unknown as SkipboFace;

beforeEach(() => speakIn("en"));

test("who does not begin hears that somebody else does", () => {
  expect(guide.words(table(1), 0, false)).toContain("Someone else goes first");
  expect(guide.words(table(0), 0, false)).toContain("light up");
});

test("where nothing lights up, the tip says so", () => {
  expect(guide.words(table(0, "pass"), 0, false)).toContain("You can always pass");
});

test.each(["en", "fr", "de", "it"])("where one must lay, nobody is told to pass as they like (%s)", async (language) => {
  await speakIn(language);
  const rules = (must_lay: boolean): SkipboFace =>
    ({ ...table(0, "pass"), view: { turn: 0, options: { ladder: [], must_lay } } }) as unknown as SkipboFace;
  const always = { en: "always", fr: "toujours", de: "immer", it: "sempre" }[language]!;
  expect(guide.words(rules(false), 2, false)).toContain(always);
  expect(guide.words(rules(true), 2, false)).not.toContain(always);
});

test.each([
  ["en", /light up|raised|look/i], ["fr", /s’allument|s’éclairent|relevées|regarde/i],
  ["de", /leuchten|angehoben|schau/i], ["it", /illuminano|sollevate|guarda/i],
])("nobody who plays by ear is told to look (%s)", async (language, looks) => {
  await speakIn(language);
  const opening = { ...table(0), view: { turn: 0, lying: [], counts: [1, 1], options: { ladder: [1, 0] }, ladder: [1] } } as unknown as SkipboFace;
  const faces = [table(0), table(1), table(0, "pass"), opening];
  const all = (): string[] => faces.flatMap((face) => [0, 1, 2, 3, 4].map((step) => guide.words(face, step, false)));
  expect(all().some((words) => looks.test(words))).toBe(true);
  choose("ear", true);
  expect(all().filter((words) => looks.test(words))).toEqual([]);
  choose("ear", false);
});

test("where an equal set is enough, the guide says so", () => {
  const face = { ...table(0), view: { turn: 0, options: { ladder: [], equal_matches: true } } } as unknown as SkipboFace;
  expect(guide.words(face, 1, false)).toContain("as high or higher");
});

test("the next comes when it has been done, some of it by anybody", () => {
  const laid = (seat: number) => ({ did: "laid", hand: 1, round: 1, length: 1, seat }) as const;
  expect(guide.learnt(table(0), "acts", 0, [laid(1)])).toBe(0);
  const won = { did: "round-won", hand: 1, round: 1, seat: 1 } as const;
  expect(guide.learnt(table(1), "waits", 0, [laid(0), laid(0), won])).toBe(3);
});

test("whoever is new opens, with a set that is chosen already", () => {
  const offers = ["3", "3 3", "4 5 6 *", "4 5 6", "9 9 9"].map((set, n) => ({ do: "lay", set, kind: KINDS[n] }));
  const view = { turn: 0, hand: 1, round: 1, lying: [], options: { ladder: [1, 0] } };
  const face = { seat: 0, view, offers } as unknown as SkipboFace;
  expect(guide.words(face, 0, false)).toContain("The raised tiles are a set");
  expect(firstSet(face)?.set).toBe("4 5 6");
  expect(firstSet({ ...face, seat: 1 })).toBeNull();
  expect(firstSet({ ...face, view: { ...face.view, round: 2 } })).toBeNull();
});

const KINDS = ["single", "pair", "run", "run", "breaker"];
