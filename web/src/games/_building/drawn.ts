/** The shared drawing of bricks, dice and cards, as fragments of SVG: one unit is a brick height, y downwards. */
import bricks from "../../generated/drawing-bricks.json";
import palette from "../../generated/drawing-palette.json";
import { settledHow, type How, type Loose } from "./pieces.ts";

type Fragments = Record<string, Record<string, string>>;

const PIECES = bricks.pieces as Fragments;
const ROLLED = bricks.rolled as Fragments;

/** How far top and side stick out of the face, to the upper right. */
export const DEPTH: number = palette.depth;

/** A piece from the front; dice and lying cuboids show the pips that they were rolled to. */
export function pieceSvg(piece: string, how: How, pips: number | null = null): string {
  if (pips !== null && pips > 0 && how !== "upright") return ROLLED[piece]?.[String(pips)] ?? "";
  return PIECES[piece]?.[how] ?? "";
}

export const faceColour = (piece: string): string => (palette.pieces as Record<string, { face: string }>)[piece]?.face ?? "#999";
export const edgeColour = (piece: string): string => (palette.pieces as Record<string, { edge: string }>)[piece]?.edge ?? "#555";
export const textureOf = (piece: string): string => (palette.textures as Record<string, string>)[piece] ?? "smooth";
export const chipSvg = (worth: 1 | 10): string => bricks.chips[worth];
export const backSvg = (deck: string): string => (bricks.backs as Record<string, string>)[deck] ?? bricks.backs.classic;
export const beamSvg = (number: string): string => (number === "red" ? bricks.points.red : bricks.points.blue);
export const figureSvg = (face: number, size: "large" | "small"): string => (bricks.figures[size] as Record<string, string>)[String(face)] ?? "";

/** Where a fragment of a piece goes, as an SVG transform. */
export function transformOf({ x, y, angle }: { x: number; y: number; angle: number }): string {
  const turn = Math.abs(angle) < 0.0005 ? "" : ` rotate(${((-angle * 180) / Math.PI).toFixed(2)})`;
  return `translate(${x.toFixed(3)} ${(-y).toFixed(3)})${turn}`;
}

/** Below before above, left before right: each face then covers the sides behind it. */
export function fromBehind(a: Loose, b: Loose): number {
  return bottomOf(a) - bottomOf(b) || a.x - b.x;
}

function bottomOf({ piece, how, y, angle }: Loose): number {
  const [settled] = settledHow(piece, how, angle);
  const height = settled === "standing" ? 3 : settled === "upright" ? 2 : 1;
  return Math.round((y - height / 2) * 8) / 8;
}
