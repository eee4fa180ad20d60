/**
 * The shared drawing of bricks, dice and cards, as fragments of SVG: one unit is a brick height, y downwards.
 * why: docs/decisions/0005-a-drawing-without-ids-and-fonts.md
 */
import bricks from "../../../generated/drawing-bricks.json";
import palette from "../../../generated/drawing-palette.json";
import { sayOr } from "../../../lib/language.svelte";
import { restingHow, sizeOf, UNIT, type How, type Loose, type Pose } from "../pieces.ts";

type Fragments = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PIECES: Fragments = bricks.pieces;
const ROLLED: Fragments = bricks.rolled;
const FIGURES: Fragments = bricks.figures;
const GLYPHS: Readonly<Record<string, string>> = bricks.glyphs;
const LETTERS: Readonly<Record<string, string>> = palette.letters;
const TEXTURES: Readonly<Record<string, string>> = palette.textures;

/** How far top and side stick out of the face, to the upper right. */
export const DEPTH: number = palette.depth;

/** A piece from the front; dice and lying cuboids show the pips they rolled. */
export function pieceSvg(piece: string, how: How, pips: number | null = null): string {
  const rolled = pips !== null && pips > 0 && how !== "upright";
  const drawn = (rolled ? ROLLED[piece]?.[String(pips)] : PIECES[piece]?.[how]) ?? "";
  const usual = LETTERS[piece];
  const letter = usual && letterOf(piece);
  return letter && letter !== usual && letter in GLYPHS ? lettered(drawn, usual, letter) : drawn;
}

/** The letter on a piece in the page's language. */
export const letterOf = (piece: string): string | null => sayOr(`letter-${piece.split("-").at(-1)}`);

/** Drawings with another letter, made once: they are needed in every frame. */
const exchanged = new Map<string, string>();

function lettered(drawn: string, usual: string, letter: string): string {
  const key = letter + drawn;
  const found = exchanged.get(key) ?? drawn.replace(GLYPHS[usual] ?? "", GLYPHS[letter] ?? "");
  exchanged.set(key, found);
  return found;
}

export const textureOf = (piece: string): string => TEXTURES[piece] ?? "smooth";
export const chipSvg = (worth: 1 | 10): string => bricks.chips[worth];
export const beamSvg = (number: string): string => (number === "red" ? bricks.points.red : bricks.points.blue);
export const figureSvg = (face: number, size: "large" | "small"): string => FIGURES[size]?.[String(face)] ?? "";

/** Where a fragment of a piece goes, as an SVG transform. */
export function transformOf({ x, y, angle }: { x: number; y: number; angle: number }): string {
  const turn = Math.abs(angle) < 0.0005 ? "" : ` rotate(${((-angle * 180) / Math.PI).toFixed(2)})`;
  return `translate(${x.toFixed(3)} ${(-y).toFixed(3)})${turn}`;
}

/** The same for a pose as it came over the wire. */
export const transformOfPose = ({ x, y, tilt = 0 }: Omit<Pose, "piece" | "how">): string =>
  `translate(${x / UNIT} ${-y / UNIT}) rotate(${-tilt / 10})`;

/** Below before above, left before right: each face then covers the sides behind it. */
export const fromBehind = (a: Loose, b: Loose): number => bottomOf(a) - bottomOf(b) || a.x - b.x;

function bottomOf({ piece, how, y, angle }: Loose): number {
  const [settled] = restingHow(piece, how, angle);
  return Math.round((y - sizeOf(piece, settled)[1] / 2) * 8) / 8;
}
