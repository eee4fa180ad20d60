/**
 * The keys that ask about the table, and one that goes to the command box.
 * They can be changed or switched off; none of them acts on the game.
 */

export const KEYS = {
  rules: "?", hand: "h", last: "l", turn: "t", clock: "c", counts: "n",
  can: "w", wrong: "x", card: "d", again: "r", box: "/",
} as const satisfies Record<string, string>;

export type Asked = keyof typeof KEYS;

export const QUESTIONS: readonly Asked[] = Object.keys(KEYS).filter((key): key is Asked => key in KEYS);

/** Which question a key press is, or null. Typing into a field asks nothing, nor does a key with a modifier. */
export function asked(event: KeyboardEvent, keys: Record<Asked, string>): Asked | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  return QUESTIONS.find((one) => keys[one] !== "" && keys[one] === event.key.toLowerCase()) ?? null;
}

export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName));
}
