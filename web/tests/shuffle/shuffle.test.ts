import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Saying, ShuffleProof, TableInfo } from "../../src/generated/messages";
import { checkShuffle, stir } from "../../src/shuffle/check";
import { commit, mark, pledge, type Sighting } from "../../src/shuffle/hashes";
import { sightingsOf, Pledges } from "../../src/shuffle/pledges";
import { hex } from "../../src/shuffle/sha256";

const GOLDEN = join(import.meta.dirname, "../../../tests/golden");

/** A golden game as the house proves it: what Python wrote, checked by what the page computes. */
function golden(file: string): { proof: ShuffleProof; played: { game: string; options: unknown } } {
  const lines = readFileSync(join(GOLDEN, file), "utf8").trim().split("\n");
  const body = (line: string) => JSON.parse(line.slice(line.indexOf(" ") + 1, line.lastIndexOf(" ")));
  const [header, end] = [body(lines[0]!), body(lines.at(-1)!)];
  const { game, options, rules_version, shuffle: { seats, voids, pledges } } = header;
  const keys = (value: unknown): unknown =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort().map(([key, one]) => [key, keys(one)]))
      : Array.isArray(value) ? value.map(keys) : value;
  const frozen = JSON.stringify(keys({ game, options, rules_version, seats, voids }));
  const proof = { ...end, frozen, commitment: header.commitment, pledges, voids, seed: "" };
  proof.seed = hex(stir(proof));
  return { proof, played: { game, options } };
}

/** The others were recorded without a shuffle that pages take part in. */
const isProved = (file: string): boolean => readFileSync(join(GOLDEN, file), "utf8").split("\n", 1)[0]!.includes('"shuffle":{');
const FILES = readdirSync(GOLDEN).filter((name) => name.endsWith(".match") && isProved(name));
const { proof, played } = golden(FILES[0]!);
const seen = (change: Partial<Sighting> = {}): Sighting => ({
  commitment: proof.commitment, frozen: proof.frozen, fits: true, pledges: proof.pledges, nonces: { 0: proof.nonces[0]! },
  ...change,
});
const check = (change: Partial<ShuffleProof> = {}, sightings = [seen()]) =>
  checkShuffle({ ...proof, ...change }, played, sightings).code;

test("what Python shuffled, the page verifies: every draw of every golden game", () => {
  expect(FILES.length).toBeGreaterThan(1);
  for (const file of FILES) {
    const found = golden(file);
    expect(found.proof.draws.length).toBeGreaterThan(0);
    expect(checkShuffle(found.proof, found.played, []), file).toEqual({ ok: true, code: "unseen" });
  }
});

test("how far a shuffle is verified depends on what the page saw", () => {
  expect(check()).toBe("share");
  expect(check({}, [seen({ nonces: {} })])).toBe("watched");
  expect(check({}, [seen({ nonces: { 1: "ab".repeat(32) } })]), "pledged too late").toBe("seen");
  const voided = seen({ commitment: proof.voids[0]!.commitment, pledges: null });
  expect(check({}, [voided, seen()])).toBe("share");
});

/** Another secret or nonce, with everything after it computed anew, as a house would that grinds for a deal. */
function grind(change: Partial<ShuffleProof>): ShuffleProof {
  const next = { ...proof, ...change };
  next.commitment = commit(next.secret, next.frozen);
  next.pledges = next.nonces.map((nonce, n) => (nonce === null ? null : pledge(next.commitment, n, nonce)));
  next.seed = hex(stir(next));
  return { ...next, draws: [] };
}

test("a house that grinds is found out, whatever it changes and however consistently", () => {
  const other = "cd".repeat(32);
  expect(check({ secret: other })).toBe("secret");
  expect(check({ frozen: proof.frozen.replace(played.game, "chess") })).toBe("secret");
  expect(check({ nonces: [other, ...proof.nonces.slice(1)] })).toBe("pledge");
  expect(check({ pledges: proof.pledges.map(() => null) })).toBe("pledge");
  expect(check({ seed: other })).toBe("seed");
  expect(check({ voids: [] })).toBe("voids");
  const [first] = proof.draws;
  expect(check({ draws: [{ ...first!, drawn: first!.drawn.map((n) => n ^ 1) }] })).toBe("draws");
  expect(check(grind({ secret: other }))).toBe("commitment");
  expect(check(grind({ nonces: [other, ...proof.nonces.slice(1)] }))).toBe("list");
  expect(checkShuffle(proof, { ...played, options: { target: -1 } }, []).code).toBe("frozen");
  expect(check({}, [seen({ fits: false })])).toBe("seats");
  expect(check({}, [seen(), seen({ commitment: other })]), "an attempt was hushed up").toBe("voids");
});

// ---------------------------------------------------------------- taking part

const place = (n: number, who: string, bot: string | null = null) => ({
  seat: n, presence: "here" as const, who, name: who, bot, may_replace: false, nonce: false, resigned: false, helped: false, program: false, begins: false, weak: false,
});
const SEATS = [place(0, "ann"), place(1, "bo"), place(2, "", "casual")];
const frozenOf = (match: string, marks = ["ann", "bo"].map((who) => `person ${mark(match, who)}`)) =>
  JSON.stringify({ game: "mini", options: {}, rules_version: 2, seats: [...marks, "bot casual"], voids: [] });

function table(match: string, pledges: (string | null)[] | null = null, frozen = frozenOf(match)): TableInfo {
  const commitment = commit("00", frozen);
  return {
    code: "ABCD", match, game: "mini", rules_version: 2, options: {}, access: "open", phase: "gathering", pause: null,
    making_cards: false, host: "ann", seats: SEATS, watchers: [], chat: true, hints: true, covered: false, unrated: null, unrated_seats: [],
    commitment, attempt: { commitment, frozen, pledges }, voids: [], proposals: [], result: null,
  };
}

let sent: Saying[] = [];
const page = () => new Pledges((message) => (sent.push(message), true));
const last = (n = 1) => sent.slice(-n) as { say: string; seat: number; pledge: string; nonce: string }[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

test("a page pledges for each of its seats, once, and shows its nonces only when the list is there", () => {
  const share = page();
  share.see(table("m1"), [0, 1]);
  share.see(table("m1"), [0, 1]);
  expect(sent.map((message) => message.say)).toEqual(["pledge", "pledge"]);
  const [ann, bo] = last(2);
  share.see(table("m1", [ann!.pledge, bo!.pledge, null]), [0, 1]);
  expect(sent.slice(2).map((message) => message.say)).toEqual(["reveal", "reveal"]);
  const { commitment } = table("m1");
  for (const { seat, nonce } of last(2)) expect(pledge(commitment, seat, nonce)).toBe([ann, bo][seat]!.pledge);
  expect(sightingsOf("m1")[0]).toMatchObject({ fits: true, pledges: [ann!.pledge, bo!.pledge, null] });
});

test("a page that is reloaded has the same nonces", () => {
  page().see(table("m2"), [0]);
  page().see(table("m2"), [0]);
  const [first, again] = last(2);
  expect(again).toEqual(first);
  page().see(table("m2", [first!.pledge, null, null]), [0]);
  expect(pledge(table("m2").commitment, 0, last()[0]!.nonce)).toBe(first!.pledge);
});

test("a page shows nothing for a list without its pledge, for a second list, or for seats that are not those here", () => {
  const share = page();
  share.see(table("m3"), [0]);
  const [own] = last();
  share.see(table("m3", [null, "other", null]), [0]);
  share.see(table("m3", [own!.pledge, "another", null]), [0]);
  expect(sent).toHaveLength(1);
  share.see(table("m4", null, frozenOf("m4", ["ann", "bo"].reverse().map((who) => `person ${mark("m4", who)}`))), [0]);
  expect(sent).toHaveLength(1);
  expect(sightingsOf("m4")[0]!.fits).toBe(false);
});

test("who only watches remembers too, and a new line says again what may be lost", () => {
  const share = page();
  share.see(table("m5", ["a", null, null]), []);
  expect(sent).toEqual([]);
  expect(sightingsOf("m5")[0]!.pledges).toEqual(["a", null, null]);
  share.see(table("m6"), [1]);
  share.sayAgain();
  share.see(table("m6"), [1]);
  expect(last(2)[0]).toEqual(last(2)[1]);
});
