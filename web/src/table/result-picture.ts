/** A result as a picture: passed to the device's own sharing or saved as a file. */
import type { Masterpiece } from "../games/contract";
import palette from "../generated/drawing-palette.json";
import { shareFromDevice } from "../lib/device-share";
import { saveFile } from "../lib/save-file";

export interface Shared {
  title: string;
  game: string;
  /** The picture of the box, as an SVG fragment. */
  box: string;
  lines: { name: string; score: number; won: boolean }[];
  house: string;
  /** Where to watch the replay. */
  link: string;
  /** The best construction, shown instead of the box, and its caption. */
  construction?: Masterpiece | null;
  caption?: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 60;
const SIDE = 460;
const RIGHT = 580;
const BAR = 250;
/** Of the title, in pixels. */
const SIZES = [52, 44, 36, 28];

export async function sharePicture(shared: Shared): Promise<"sent" | "cancelled" | "saved"> {
  const picture = await draw(shared);
  const file = new File([picture], "breakhouse.png", { type: "image/png" });
  const passed = await shareFromDevice({ files: [file], title: shared.title, url: shared.link });
  if (passed) return passed;
  saveFile(file.name, picture);
  return "saved";
}

export async function draw(shared: Shared): Promise<Blob> {
  const tones = palette.themes.light;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  await document.fonts?.load("500 52px Jost").catch(() => undefined);
  pen.fillStyle = tones.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await imageOf(shared), LEFT, 75, SIDE, SIDE);
  title(pen, shared.title, tones.ink);
  dip(pen, tones.faint, "400 30px");
  pen.fillText(shared.game, RIGHT, 262);
  rows(pen, shared.lines, tones);
  dip(pen, tones.ink, "600 28px");
  pen.fillText(shared.house, RIGHT, HEIGHT - 66);
  const link = shared.link.replace(/^https?:\/\//, "");
  dip(pen, tones.faint, fitting(pen, link, 400, 22, WIDTH - RIGHT - 40));
  pen.fillText(link, RIGHT, HEIGHT - 34);
  if (shared.construction && shared.caption) {
    dip(pen, tones.faint, fitting(pen, shared.caption, 400, 24, SIDE));
    pen.textAlign = "center";
    pen.fillText(shared.caption, LEFT + SIDE / 2, HEIGHT - 52);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Sets colour and font for the following text. */
function dip(pen: CanvasRenderingContext2D, tone: string, hand: string): void {
  pen.fillStyle = tone;
  pen.font = `${hand} Jost, sans-serif`;
}

/** The font in which a line fits: smaller if it's long, as squeezed letters look broken. */
function fitting(pen: CanvasRenderingContext2D, text: string, weight: number, size: number, width: number): string {
  pen.font = `${weight} ${size}px Jost, sans-serif`;
  return `${weight} ${Math.floor(size * Math.min(1, width / pen.measureText(text).width))}px`;
}

/** Each score as a fraction of the best one, never below 0. */
export function barsOf(scores: readonly number[]): number[] {
  const best = Math.max(1, ...scores);
  return scores.map((score) => Math.max(0, score) / best);
}

function rows(pen: CanvasRenderingContext2D, lines: Shared["lines"], tones: typeof palette.themes.light): void {
  const bars = barsOf(lines.map((line) => line.score));
  lines.slice(0, 4).forEach((line, n) => {
    const y = 345 + n * 54;
    pen.fillStyle = tones.line;
    pen.fillRect(800, y + 4, BAR, 2);
    pen.fillStyle = line.won ? tones.go : tones.faint;
    pen.fillRect(800, y - 22, bars[n]! * BAR, 26);
    const weight = line.won ? 600 : 400;
    dip(pen, tones.ink, fitting(pen, line.name, weight, 30, 205));
    pen.fillText(line.name, RIGHT, y);
    dip(pen, tones.ink, `${weight} 30px`);
    pen.fillText(String(line.score), 800 + BAR + 20, y);
  });
}

/** Two lines above the name of the game, smaller if four people share the win. */
function title(pen: CanvasRenderingContext2D, text: string, tone: string): void {
  const { size, lines } = fitLines(text, WIDTH - RIGHT - 60, (line, size) => {
    dip(pen, tone, `500 ${size}px`);
    return pen.measureText(line).width;
  });
  dip(pen, tone, `500 ${size}px`);
  lines.forEach((line, n) => pen.fillText(line, RIGHT, 130 + n * (size + 6)));
}

/** The text in lines, in the largest size in which two are enough. */
export function fitLines(
  text: string, width: number, measure: (line: string, size: number) => number,
): { size: number; lines: string[] } {
  const wrap = (size: number): string[] =>
    text.split(" ").reduce<string[]>((lines, word) => {
      const longer = [lines.at(-1), word].filter(Boolean).join(" ");
      return measure(longer, size) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
    }, []);
  const size = SIZES.find((one) => wrap(one).length <= 2) ?? SIZES.at(-1)!;
  return { size, lines: wrap(size) };
}

async function imageOf(shared: Shared): Promise<HTMLImageElement> {
  const svg = shared.construction ? standing(shared.construction) : boxed(shared.box);
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}

const framed = (view: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="${view}">${inner}</svg>`;

const boxed = (box: string): string => framed("-3.1 -6.05 6.3 6.3", box);

/** On a wooden table before a light ground, as large as it fits. */
function standing({ svg, width, height }: Masterpiece): string {
  const side = Math.max(width + 1.6, height + 2.2, 5);
  const [left, top, plank] = [-side / 2, -side * 0.9, side * 0.1];
  const { card, paper } = palette.themes.light;
  const slab = (y: number, tall: number, fill: string, rx = 0): string =>
    `<rect x="${left}" y="${y}" width="${side}" height="${tall}" rx="${rx}" fill="${fill}"/>`;
  const disc = `<circle cx="0" cy="${-side * 0.4}" r="${side * 0.4}" fill="${paper}"/>`;
  const ground = slab(top, side, card, side * 0.02) + disc;
  const table = slab(0, plank, "#c99a62") + slab(0, plank * 0.16, "#dfbb8a");
  return framed(`${left} ${top} ${side} ${side}`, ground + table + svg);
}
