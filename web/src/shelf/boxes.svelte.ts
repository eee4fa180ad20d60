/** The boxes on the shelf, as the server lists them: which game each holds, the text on its lid, how it's played. */
import type { Box, GameInfo, Lid, NewSeat, NewTable, When } from "../generated/messages";
import { accented, current, need, PSEUDO, versionsAre } from "../lib/language.svelte";
import { spaced } from "../lib/typed-text";
import * as api from "../net/api";
import { settings } from "../prefs/settings.svelte";

export interface ShelfBox extends Box {
  game: GameInfo;
}

let shelf = $state.raw<ShelfBox[]>([]);

/** Asks the server for its games; without an answer, the shelf stays as it is. */
export async function fillShelf(): Promise<void> {
  const { games } = await api.games();
  for (const { texts } of games) for (const [group, versions] of Object.entries(texts)) versionsAre(group, versions);
  shelf = games.flatMap((game) => game.manifest.boxes.map((box) => ({ ...box, game })));
}

export const boxes = (): readonly ShelfBox[] => shelf;
export const boxCalled = (id: string | undefined): ShelfBox | undefined => shelf.find((box) => box.id === id);

/** The box that a table came from: the edition that matches most of its options, else the game's first. */
export function boxOf(game: string, options: Record<string, unknown> = {}): ShelfBox | undefined {
  const own = shelf.filter((box) => box.game.id === game);
  const fits = own.filter((box) => madeOf(box).every(([name, value]) => options[name] === value));
  return fits.sort((a, b) => madeOf(b).length - madeOf(a).length)[0] ?? own[0];
}

/** The options that identify a box: those that appear in no form, or else all that it sets. */
function madeOf({ options, game }: ShelfBox): [string, unknown][] {
  const all = Object.entries(options);
  const fixed = all.filter(([name]) => game.manifest.fixed.includes(name));
  return fixed.length > 0 ? fixed : all;
}

/** The text on the lid, in the visitor's language. */
export function lidOf(box: ShelfBox): Lid {
  const lids = box.game.lids[box.id] ?? {};
  const { title = box.title, line = "" } = lids[current()] ?? lids.en ?? {};
  return current() === PSEUDO ? { title: accented(title), line: accented(line) } : { title, line };
}

/** The name of a table's box; of a game that is no longer installed only its id is left, as words. */
export function titleOf(game: string, options: Record<string, unknown> = {}): string {
  const box = boxOf(game, options);
  return box ? lidOf(box).title : spaced(game);
}

/** Fetches a game's messages. */
export const needWords = (game: string): Promise<void> => need(...(boxOf(game)?.game.manifest.messages ?? []));

/** How well a bot plays if nobody chose a level. */
export const usualLevel = ({ levels }: GameInfo): string =>
  levels.find((level) => level === "casual") ?? levels[0] ?? "";

// why: docs/decisions/0026-a-start-that-fits.md
/**
 * A table that starts at once: the visitor against bots, who have no age, so the visitor begins. The server chooses
 * how well they play and, if the page doesn't know, how gently it begins.
 */
export function atOnce(box: ShelfBox, rungs: number | null): NewTable {
  const { game, options } = box;
  const { begins, bots } = game.manifest;
  const others = Array.from({ length: bots }, (): NewSeat => ({ kind: "bot" }));
  const first = begins ? { first: 0 } : {};
  const seats: NewSeat[] = [{ kind: "me" }, ...others];
  const asked = { ...options, ...first };
  const fit = { fit: true, rungs, by_ear: playsByEar(box) };
  return { game: game.id, options: asked, seats, access: "link", hints: true, start: true, ...fit };
}

// why: docs/decisions/0023-a-table-before-its-options.md
/** A table for friends: reached only by its link or code; everything else is chosen while they arrive. */
export const withFriends = (box: ShelfBox): NewTable =>
  ({ game: box.game.id, options: box.options, access: "code", by_ear: playsByEar(box) });

/** Players by ear start that way, and so does everyone with a box made for it. */
export const playsByEar = (box: ShelfBox): boolean => settings.ear || box.by_ear;

/** Whether a condition on an option holds for these values. */
export function holds(when: When, game: GameInfo, values: Record<string, unknown>): boolean {
  const value = values[when.option] ?? game.options[when.option]?.default ?? null;
  return when.values.includes(value) !== when.unless;
}
