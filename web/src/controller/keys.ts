/** The keys that ask about the table, and one that goes to the command box. They can be changed or switched off; none of them acts on the game. */

export const KEYS = {
  rules: "?",
  hand: "h",
  last: "l",
  turn: "t",
  clock: "c",
  counts: "n",
  can: "w",
  wrong: "x",
  card: "d",
  again: "r",
  box: "/",
} as const satisfies Record<string, string>;

export type Asked = keyof typeof KEYS;

/** Which question a key press is, or null. Typing into a field asks nothing, nor does a key with a modifier. */
export function asked(event: KeyboardEvent, keys: Record<Asked, string>): Asked | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  for (const [question, key] of Object.entries(keys)) {
    if (key !== "" && event.key.toLowerCase() === key) return question as Asked;
  }
  return null;
}

export function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable || element.tagName === "TEXTAREA" || element.tagName === "SELECT") return true;
  return element.tagName === "INPUT" && !["checkbox", "radio", "button", "range"].includes((element as HTMLInputElement).type);
}
