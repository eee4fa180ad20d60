/** A result as a picture: drawn on paper, handed to the device's own sharing or saved as a file. */
import boxes from "../generated/drawing-boxes.json";
import palette from "../generated/drawing-palette.json";

export interface Shared {
  title: string;
  game: string;
  box: string;
  lines: { name: string; score: number }[];
  house: string;
  /** An SVG fragment in brick heights, standing on y = 0 around x = 0: the best construction, instead of the box. */
  construction?: { svg: string; width: number; height: number };
}

const WIDTH = 1200;
const HEIGHT = 630;

export async function sharePicture(shared: Shared): Promise<"sent" | "saved"> {
  const picture = await draw(shared);
  const file = new File([picture], "breakhouse.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: shared.title });
      return "sent";
    } catch (wrong) {
      if ((wrong as Error).name === "AbortError") return "sent";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}

export async function draw(shared: Shared): Promise<Blob> {
  const tones = palette.themes.light;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = tones.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await imageOf(shared), 70, 95, 440, 440);
  pen.fillStyle = tones.ink;
  pen.font = "500 52px Jost, sans-serif";
  wrap(pen, shared.title, 570, 150, 570, 58);
  pen.font = "400 30px Jost, sans-serif";
  pen.fillStyle = tones.faint;
  pen.fillText(shared.game, 570, 285);
  rows(pen, shared.lines, tones);
  pen.fillStyle = tones.ink;
  pen.font = "600 26px Jost, sans-serif";
  pen.fillText(shared.house, 570, HEIGHT - 48);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

function rows(pen: CanvasRenderingContext2D, lines: Shared["lines"], tones: typeof palette.themes.light): void {
  const best = Math.max(1, ...lines.map((line) => line.score));
  lines.slice(0, 4).forEach((line, n) => {
    const y = 345 + n * 54;
    pen.fillStyle = tones.line;
    pen.fillRect(800, y - 22, 250, 26);
    pen.fillStyle = n === 0 ? tones.go : tones.faint;
    pen.fillRect(800, y - 22, (Math.max(0, line.score) / best) * 250, 26);
    pen.fillStyle = tones.ink;
    pen.font = `${n === 0 ? 600 : 400} 30px Jost, sans-serif`;
    pen.fillText(line.name, 570, y, 215);
    pen.fillText(String(line.score), 1070, y);
  });
}

function wrap(pen: CanvasRenderingContext2D, text: string, x: number, y: number, width: number, step: number): void {
  let line = "";
  let at = y;
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (pen.measureText(longer).width <= width) line = longer;
    else {
      pen.fillText(line, x, at);
      at += step;
      line = word;
    }
  }
  pen.fillText(line, x, at);
}

async function imageOf(shared: Shared): Promise<HTMLImageElement> {
  const built = shared.construction;
  const side = built ? Math.max(built.width, built.height) * 1.15 : 6.3;
  const inner = built ? built.svg : ((boxes as Record<string, string>)[shared.box] ?? "");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440" viewBox="${-side / 2} ${-side * 0.96} ${side} ${side}">${inner}</svg>`;
  const image = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}
