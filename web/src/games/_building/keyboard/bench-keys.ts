/**
 * What each key does at the bench. Nothing happens there without a line here, and each line has its words too
 * (`typed-<act>`), which do the same in the command box. Digits take bricks, whose names are words already.
 */
import type { Move } from "./grid.ts";

export type HandAct = Move | "go" | "lay-aside" | "undo" | "other-hand" | "measure" | "break";

const HAND_KEYS: Readonly<Record<HandAct, string>> = {
  left: "ArrowLeft", right: "ArrowRight", "far-left": "Shift+ArrowLeft", "far-right": "Shift+ArrowRight",
  leftmost: "Home", rightmost: "End", turn: "ArrowUp", "turn-back": "ArrowDown", higher: "PageUp", lower: "PageDown",
  go: "Enter", "lay-aside": "Escape", undo: "z", "other-hand": "o", measure: "m", break: "k",
};

/** They ask, rather than move a brick. */
export const READ_KEYS = { "read-on": ".", "read-back": "," } as const;
export const ASK_KEYS = { around: "a", ...READ_KEYS } as const;

/** All of them in words: an empty hand takes and a full one puts down, with the same key. */
export function benchKeys(hand: string | null): Readonly<Record<string, string>> {
  const { go, ...keys } = HAND_KEYS;
  return { ...keys, ...ASK_KEYS, "take-next": hand === null ? go : "", "put-down": hand === null ? "" : go };
}

/** Other keys for the same, next to the thumb or where a hand expects them. */
const SAME: Readonly<Record<string, string>> = { " ": "Enter", Backspace: "Escape", Delete: "Escape" };

const isHandAct = (act: string): act is HandAct => act in HAND_KEYS;

export function actFor(key: string, shift: boolean): HandAct | null {
  const pressed = SAME[key] ?? (shift && key.startsWith("Arrow") ? `Shift+${key}` : key);
  return Object.keys(HAND_KEYS).filter(isHandAct).find((act) => HAND_KEYS[act] === pressed) ?? null;
}
