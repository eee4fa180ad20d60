/** The five boxes on the shelf: which game each holds, with which options, and how it is played at once. */
import type { NewSeat, NewTable } from "../generated/messages";

export interface Box {
  id: string;
  game: string;
  options: Record<string, unknown>;
  minutes: number;
  /** Who the game lets begin. */
  begins: "youngest" | "oldest" | null;
  /** Bots against whom one plays at once. */
  bots: number;
}

export const BOXES: Box[] = [
  { id: "classic", game: "classic", options: {}, minutes: 20, begins: "youngest", bots: 1 },
  { id: "tactile", game: "classic", options: { edition: "tactile" }, minutes: 25, begins: "youngest", bots: 1 },
  { id: "mini", game: "mini", options: {}, minutes: 15, begins: "youngest", bots: 1 },
  { id: "dice", game: "dice", options: {}, minutes: 15, begins: "oldest", bots: 1 },
  { id: "skipbo-breakers", game: "skipbo-breakers", options: {}, minutes: 20, begins: null, bots: 2 },
];

/** The box of a table: the tactile edition is the classic game in another box. */
export function boxOf(game: string, options: Record<string, unknown> = {}): Box {
  const fits = BOXES.filter((box) => box.game === game);
  return fits.find((box) => (options.edition ?? "standard") === (box.options.edition ?? "standard")) ?? fits[0] ?? BOXES[0]!;
}

/** A table that starts at once: the visitor against bots, who have no age, so that the visitor begins. */
export function atOnce(box: Box, level: string): NewTable {
  const bots = Array.from({ length: box.bots }, (): NewSeat => ({ kind: "bot", level }));
  const options = box.begins ? { ...box.options, first: 0 } : box.options;
  return { game: box.game, options, seats: [{ kind: "me" }, ...bots], access: "link", hints: true, start: true };
}
