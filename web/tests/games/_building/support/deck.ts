/** The shipped decks as the browser's tests read them: the notation of a card, as far as they need it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sizeOf, type How, type Pose } from "../../../../src/games/_building/pieces.ts";

export interface Card {
  readonly id: string;
  readonly points: number;
  readonly pieces: readonly Pose[];
  readonly steps: readonly { readonly put: number; readonly hold: number | null }[];
}

const MARKS: Record<string, [How, How]> = { "-": ["lying", "lying"], "|": ["standing", "upright"], ".": ["pointing", "flat"] };

function piece(word: string): Pose {
  const [, name, mark, left, bottom] = /^([a-z-]+?)([-|.])@([\d.-]+),([\d.]+)$/.exec(word)!;
  const how = MARKS[mark!]![/^(die|cuboid)/.test(name!) ? 1 : 0];
  const [w, h] = sizeOf(name!, how);
  return { piece: name!, how, x: Math.round((Number(left) + w / 2) * 100), y: Math.round((Number(bottom) + h / 2) * 100) };
}

/** The cards of a shipped deck that show a construction. */
export function deck(name: string): Card[] {
  const path = fileURLToPath(new URL(`../../../../../src/breakhouse/games/${name.split("-")[0]}/decks/${name}.deck`, import.meta.url));
  return readFileSync(path, "utf8").split("\n").flatMap((line) => {
    const [head, rest] = line.split(": ");
    if (!rest || line.startsWith("#") || head!.endsWith("free")) return [];
    const [id, points] = head!.split(" ");
    const [body, ...notes] = rest.split("; ");
    const order = notes.find((note) => note.startsWith("order "))?.slice(6).split(" ") ?? [];
    const steps = order.map((step) => step.split("/").map(Number)).map(([put, hold]) => ({ put: put!, hold: hold ?? null }));
    return [{ id: id!, points: Number(points), pieces: body!.split(" ").map(piece), steps }];
  });
}
