/**
 * Building in words: cards, places, what the judge says. The sentences are those of `words.py`, from the same files.
 * Which sentence is said follows the same rules there and here; a golden file holds the two together.
 */
import { listed, say } from "../../controller/language.svelte";
import type { Around, Beside } from "./grid.ts";
import { sizeOf, UNIT, type How, type Placed } from "./pieces.ts";
import type { Card, Difference, Fault, Verdict } from "./view.ts";

/** A message and what it speaks of, which may be phrases again. */
export interface Phrase {
  readonly message: string;
  readonly params: Readonly<Record<string, string | number | Phrase>>;
}

let felt = false;

/** In the tactile edition a brick is called by its texture first. */
export function speakOfTextures(on: boolean): void {
  felt = on;
}

const phrase = (message: string, params: Phrase["params"] = {}): Phrase => ({ message, params });

function spoken({ message, params }: Phrase): string {
  const plain = Object.entries(params).map(([name, value]) => [name, typeof value === "object" ? spoken(value) : value]);
  return say(message, Object.fromEntries(plain));
}

/** Sentences begin in lower case in the files: they may stand within others. */
export const sentence = (said: Phrase | string): string => {
  const text = typeof said === "string" ? said : spoken(said);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
};

export const pieceName = (piece: string): string => spoken(nameOf(piece));
export const howName = (how: How): string => say("bench-how", { how });

/** A distance in halves of a brick height. */
export const distance = (halves: number): string => spoken(apart(halves * 50));

// Cards

export function cardWords(card: Card): string {
  return describeCard(card).map(sentence).join(" ");
}

/** A card in one breath: its kind, its points, how many pieces. */
export function cardInBrief({ kind, points, pieces = [], free = 0 }: Card): string {
  return say("built-card-brief", { kind, points, form: formOf(pieces), n: kind === "free" ? free : pieces.length });
}

/** The card brick by brick in an order in which it can be built, with what the other hand is to hold on the way. */
export function brickWords(card: Card, verdict: Verdict | null = null): { words: string; piece: string | null }[] {
  const { pieces = [], order = [] } = card;
  const [counted, named] = [namesOn(card, null), namesOn(card, verdict)];
  const steps = order.length > 0 ? order : pieces.map((_, put) => ({ put, hold: null }));
  const said = (message: string, n: number) => ({ words: sentence(phrase(message, { name: named[n]! })), piece: null });
  return [...steps, null].flatMap((step, n) => {
    const held = steps[n - 1]?.hold ?? null;
    const hold = step?.hold ?? null;
    const go = held !== null && hold !== held ? [said("words-release", held)] : [];
    if (step === null) return go;
    const { piece } = pieces[step.put]!;
    // the piece itself keeps its number, so that one hears how far one has read
    const place = where(pieces, step.put, named.map((name, i) => (i === step.put ? counted[i]! : name)));
    const put = { words: sentence(place), piece: piece in ANY ? null : piece };
    const anew = hold !== null && hold !== held ? [said("words-hold", hold)] : [];
    // what stands there is held before something is put on it; the very piece that is put, when it is there
    return hold === step.put ? [...go, put, ...anew] : [...go, ...anew, put];
  });
}

/** What stands on the bench in the same words as a card: lowest first, and to the nearest half where a hand was free. */
export function benchBrickWords(placed: readonly Placed[]): string[] {
  return pieceByPiece(placed.map(snapped).sort((a, b) => edge(a, "bottom") - edge(b, "bottom") || a.x - b.x)).map(sentence);
}

/** Where one brick on the bench is, in the words in which a card says it. */
export function placedWords(placed: readonly Placed[], piece: string): string {
  const all = placed.map(snapped);
  const n = all.findIndex((pose) => pose.piece === piece);
  if (n < 0) return "";
  const names = all.map((pose) => nameOf(pose.piece));
  const carried = edge(all[n]!, "bottom") <= 0 || all.some((low) => liesOn(all[n]!, low));
  return sentence(carried ? where(all, n, names) : phrase("moved-in-the-air", { piece: names[n]! }));
}

function snapped(pose: Placed): Placed {
  const [w, h] = sizeOf(pose.piece, pose.how).map((heights) => (heights * UNIT) / 2) as [number, number];
  const near = (edge: number) => Math.round(edge / 50) * 50;
  return { ...pose, x: near(pose.x - w) + w, y: near(pose.y - h) + h };
}

export function describeCard(card: Card): Phrase[] {
  const head = phrase("words-card", { kind: card.kind, points: card.points, number: card.number });
  if (card.kind === "free") return [head, phrase("words-free", { n: card.free ?? 0 })];
  const two = card.order?.some((step) => step.hold != null) ?? false;
  const hands = card.order?.length ? [phrase("words-hands", { n: two ? 2 : 1 })] : [];
  return [head, ...describe(card.pieces ?? []), ...hands];
}

function describe(pieces: readonly Placed[]): Phrase[] {
  const height = Math.floor(Math.max(0, ...pieces.map((p) => edge(p, "top"))) / UNIT);
  return [phrase("words-whole", { n: pieces.length, height, form: formOf(pieces), even: even(pieces) }), ...pieceByPiece(pieces)];
}

const formOf = (pieces: readonly Placed[]): string => (pieces.some((p) => /^(die|cuboid)/.test(p.piece)) ? "piece" : "brick");

function pieceByPiece(pieces: readonly Placed[]): Phrase[] {
  const names = pieces.map((p, n) => nameOf(p.piece, n + 1));
  return pieces.map((_, n) => where(pieces, n, names));
}

const ANY: Record<string, string> = { grey: "brick", die: "die", cuboid: "cuboid" };

/** Coloured pieces are called by their colour, others are counted. */
function nameOf(piece: string, n = 0): Phrase {
  const form = ANY[piece];
  if (form) return phrase(n ? "words-counted" : "words-any", { form, n });
  return phrase(felt ? "words-piece-felt" : "words-piece", { piece });
}

/** What to call the places of a card: where colours are free, by what already stands there. */
function namesOn({ pieces = [] }: Card, verdict: Verdict | null): Phrase[] {
  return pieces.map(({ piece }, n) => nameOf((piece in ANY && verdict?.built[n]) || piece, n + 1));
}

/** Where one piece of a construction is: on the table, on another, or across several. */
function where(pieces: readonly Placed[], n: number, names: readonly Phrase[]): Phrase {
  const placed = pieces[n]!;
  const params = { name: names[n]!, how: placed.how };
  const below = pieces.flatMap((low, i) => (i !== n && liesOn(placed, low) ? [i] : [])).sort((a, b) => edge(pieces[a]!, "left") - edge(pieces[b]!, "left"));
  if (below.length === 0) return onTable(pieces, n, names, params);
  const first = edge(pieces[below[0]!]!, "left");
  const last = Math.max(...below.map((i) => edge(pieces[i]!, "right")));
  const told = { ...params, below: names[below[0]!]!, other: names[below.at(-1)!]!, n: below.length, ...placeOver(edge(placed, "left") - first, edge(placed, "right") - last) };
  return phrase(below.length === 1 ? "words-on" : "words-across", told);
}

function onTable(pieces: readonly Placed[], n: number, names: readonly Phrase[], params: Phrase["params"]): Phrase {
  const placed = pieces[n]!;
  const left = edge(placed, "left");
  const lefter = pieces.flatMap((p, i) => (edge(p, "bottom") === edge(placed, "bottom") && edge(p, "left") < left ? [i] : []));
  if (lefter.length === 0) return phrase("words-bottom", params);
  const beside = lefter.reduce((best, i) => (edge(pieces[i]!, "left") > edge(pieces[best]!, "left") ? i : best));
  const gap = left - edge(pieces[beside]!, "right");
  return phrase("words-beside", { ...params, below: names[beside]!, halves: Math.floor(gap / 50), distance: apart(gap) });
}

/** How it lies over what it rests on: above all of it, in the middle, at an end, reaching over, or set in. */
function placeOver(left: number, right: number): { place: string; distance: Phrase } {
  if (left === 0 && right === 0) return { place: "same", distance: apart(0) };
  if (left === -right) return { place: "middle", distance: apart(left) };
  if (left === 0 || right === 0) return { place: left === 0 ? "left" : "right", distance: apart(left || right) };
  if (right > 0 && right >= -left) return { place: "over-right", distance: apart(right) };
  return { place: left < 0 ? "over-left" : "in-left", distance: apart(left) };
}

function liesOn(upper: Placed, lower: Placed): boolean {
  const touches = edge(lower, "top") === edge(upper, "bottom");
  return touches && edge(lower, "right") > edge(upper, "left") && edge(lower, "left") < edge(upper, "right");
}

function even(pieces: readonly Placed[]): "yes" | "no" {
  const shape = (mirror: boolean) => {
    const right = Math.max(...pieces.map((p) => edge(p, "right"))) + Math.min(...pieces.map((p) => edge(p, "left")));
    return pieces.map((p) => `${p.how} ${mirror ? right - p.x : p.x} ${p.y}`).sort().join();
  };
  return pieces.length > 0 && shape(false) === shape(true) ? "yes" : "no";
}

function apart(units: number): Phrase {
  const halves = halfUp(Math.abs(units) / 50);
  return phrase("words-distance", { halves, whole: Math.floor(halves / 2), half: halves % 2 ? "yes" : "no" });
}

/** Python rounds a half to the even neighbour; so that both say the same, so does this. */
function halfUp(x: number): number {
  const low = Math.floor(x);
  if (x - low !== 0.5) return Math.round(x);
  return low % 2 === 0 ? low : low + 1;
}

type Side = "left" | "right" | "top" | "bottom";

function edge({ piece, how, x, y }: Placed, side: Side): number {
  const [width, height] = sizeOf(piece, how).map((heights) => heights * UNIT) as [number, number];
  if (side === "left") return x - width / 2;
  if (side === "right") return x + width / 2;
  return side === "top" ? y + height / 2 : y - height / 2;
}

// What the judge says

export function differenceWords(difference: Difference, card: Card | null, verdict: Verdict | null): string {
  return sentence(differencePhrase(difference, card, verdict));
}

export function differencePhrase(d: Difference, card: Card | null, verdict: Verdict | null): Phrase {
  const { what, piece = "", other = "", dx = 0, dy = 0, n = 0 } = d;
  const names = {
    ...(piece ? { name: nameOf(piece) } : {}),
    ...(other ? { other: other === "table" ? phrase("words-table") : nameOf(other) } : {}),
  };
  if (what === "missing" && d.target != null && card?.pieces) {
    return phrase("difference-missing", { n, ...names, where: where(card.pieces, d.target, namesOn(card, verdict)) });
  }
  const way = { how: d.how ?? "flat", side: sign(dx, "left", "right"), level: sign(dy, "low", "high") };
  return phrase(`difference-${what}`, { n, ...names, ...way, across: apart(dx), up: apart(dy) });
}

function sign(value: number, less: string, more: string): string {
  if (Math.abs(value) < 12) return "none";
  return value < 0 ? less : more;
}

export function faultWords({ kind, piece, shows = 0, below = "", needs = 0 }: Fault): string {
  if (kind === "unrolled") return sentence(say("dice-unrolled", { piece: pieceName(piece) }));
  return sentence(say("dice-pips", { piece: pieceName(piece), shows, below: below ? pieceName(below) : "", needs }));
}

// Where a hand on the grid is

/** Where the hand would put its brick, in the words in which a card says it. */
export function placeWords(at: Around): string {
  if (at.under.length === 0) return onTheTable(at);
  const { place, distance: off } = placeOver(at.over.left * 50, at.over.right * 50);
  const told = { below: pieceName(at.under[0]!), other: pieceName(at.under.at(-1)!), n: at.under.length, place, distance: spoken(off) };
  return say(at.under.length === 1 ? "words-over-one" : "words-over-several", told);
}

function onTheTable({ row }: Around): string {
  const next = [nextTo(row.left, "right"), nextTo(row.right, "left")].filter((one) => one !== "");
  if (next.length === 0) return say("grid-on-table");
  return say("grid-on-table-by", { next: next.length === 1 ? next[0]! : say("grid-between", { one: next[0]!, other: next[1]! }) });
}

/** On which side of its neighbour it is, and how far. */
function nextTo(beside: Beside | null, side: "left" | "right"): string {
  return beside ? say("grid-next", { side, halves: beside.gap, piece: pieceName(beside.piece), distance: distance(beside.gap) }) : "";
}

/** What else is beside and above a place, as far as there is something. */
export function besideWords(at: Around): string {
  const beside = (["left", "right"] as const).flatMap((side) => {
    const near = at[side];
    const told = at.under.length === 0 && at.row[side]?.piece === near?.piece;
    return near && !told ? [say(near.gap === 0 ? "grid-touches" : "grid-beside", { side, piece: pieceName(near.piece), distance: distance(near.gap) })] : [];
  });
  const above = at.above.length > 0 ? [say("grid-above", { pieces: listed(at.above.map(pieceName)) })] : [];
  return [...beside, ...above].map(sentence).join(" ");
}
