/**
 * The introduction to a box: how far somebody has come with it, skipped for good, or taken again.
 * why: docs/decisions/0026-a-start-that-fits.md
 */
import type { GameEvent } from "../net/face";
import { choose, settings } from "../prefs/settings.svelte";
import { remember } from "../prefs/storage";
import type { ShelfBox } from "./boxes.svelte";

export const isIntroduced = (box: string): boolean => settings.guided.includes(box);

/** How many rungs of its ladder are left; null if only the server can know, from past matches. */
export const rungsLeft = ({ id }: ShelfBox): number | null => (isIntroduced(id) ? 0 : (settings.rungs[id] ?? null));

/** Where a device keeps how many steps of its guide were taught. */
export const stepOf = (box: string): string => `guide.${box}`;

/** It is over, or was skipped. */
export const endIntroduction = (box: string): void =>
  isIntroduced(box) ? undefined : choose("guided", [...settings.guided, box]);

/** Starts again from the first rung. */
export function takeAgain(...boxes: readonly ShelfBox[]): void {
  const again = new Set(boxes.map((box) => box.id));
  const all = boxes.map((box) => [box.id, box.game.manifest.ladder?.rungs ?? 0]);
  choose("rungs", { ...settings.rungs, ...Object.fromEntries(all) });
  for (const box of again) remember(stepOf(box), 0);
  choose("guided", settings.guided.filter((box) => !again.has(box)));
}

/** Remembers which rungs were climbed, even if the match is abandoned later. */
export function noteClimbed({ id, game }: ShelfBox, yours: readonly number[], events: readonly GameEvent[]): void {
  for (const { did, seat, left } of events) {
    if (did !== game.manifest.ladder?.climbed || !yours.includes(Number(seat))) continue;
    const still = Number(left ?? 0);
    if (settings.rungs[id] !== still) choose("rungs", { ...settings.rungs, [id]: still });
  }
}
