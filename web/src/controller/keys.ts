/**
 * The keys that ask about the table, and one that goes to the command box. They come from the house, so that the
 * terminal has the same; they can be changed or switched off, and none of them acts on the game.
 */
import { CHORDS, KEYS } from "../generated/messages";

export { KEYS };
export type Asked = keyof typeof KEYS;

export const QUESTIONS: readonly Asked[] = Object.keys(KEYS).filter((key): key is Asked => key in KEYS);

/** Which question a key press is, or null. Typing into a field asks nothing, nor does a key with a modifier. */
export function asked(event: KeyboardEvent, keys: Record<Asked, string>): Asked | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  return questionFor(event.key.toLowerCase(), keys);
}

export const questionFor = (key: string, keys: Record<Asked, string>): Asked | null =>
  QUESTIONS.find((one) => keys[one] !== "" && keys[one] === key) ?? null;

const SIGNS: Record<string, string> = { Period: ".", Comma: ",", Slash: "/" };

/**
 * The key that is pressed with Alt and Shift, with or without Control; null where it is none. A screen reader in browse
 * mode keeps single letters for itself but hands these on: Orca takes Alt and Shift with letters, VoiceOver Control and
 * Alt, and nobody all three. On a Mac, and with AltGr, the key itself is another one then: its place tells.
 */
export function chord(event: KeyboardEvent): string | null {
  if (!event.altKey || !event.shiftKey || event.metaKey) return null;
  if (typing(event.target) && event.getModifierState("AltGraph")) return null;
  if (/^[a-z0-9?]$/i.test(event.key) || event.key.length > 1) return event.key.toLowerCase();
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(event.code) ?? [];
  return letter?.toLowerCase() ?? SIGNS[event.code] ?? null;
}

/** The key of a question among those that are pressed with Alt and Shift. */
export const chordOf = (question: Asked, keys: Record<Asked, string>): string => OTHERS[question] ?? keys[question];
const OTHERS: Partial<Record<Asked, string>> = CHORDS;

export const questionForChord = (key: string, keys: Record<Asked, string>): Asked | null =>
  QUESTIONS.find((one) => key !== "" && chordOf(one, keys) === key) ?? null;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** What is held with a letter: on a Mac Control belongs to VoiceOver. */
export const held = (): string => (isMac() ? "Alt+Shift" : "Control+Alt+Shift");

/** All ways to press a question, as `aria-keyshortcuts` wants them. */
export function shortcuts(question: Asked, keys: Record<Asked, string>, single: boolean): string | undefined {
  const [key, with_] = [keys[question], chordOf(question, keys)].map((one) => one.toUpperCase());
  return [single && key, with_ && `${held()}+${with_}`].filter(Boolean).join(" ") || undefined;
}

/** The letters as messages name them: `{ $turn }` is the key that asks whose turn it is. */
export const letters = (keys: Record<Asked, string>): Record<Asked, string> & { held: string } => {
  const named = QUESTIONS.map((one) => [one, (keys[one] || KEYS[one]).toUpperCase()]);
  return { ...KEYS, ...Object.fromEntries(named), held: held().replaceAll("+", " + ") };
};

/** Where the keyboard stops; a rack as a whole can hold it, but its tiles are where it stops. */
const HERE = "[tabindex='0']";

/**
 * Presses a key where the game is played, wherever the keyboard is: the bench, or the rack. Whether it meant anything
 * there; then the keyboard goes there, too.
 */
export function pressAtPlay(key: string): boolean {
  const place = document.querySelector<HTMLElement>("[data-play]");
  const how = { key: key.length > 1 ? spelled(key) : key, bubbles: true, cancelable: true };
  if (!place || place.dispatchEvent(new KeyboardEvent("keydown", how))) return false;
  const inside = place.contains(document.activeElement);
  if (!inside) (place.matches(HERE) ? place : place.querySelector<HTMLElement>(HERE))?.focus();
  return true;
}

/** `pageup` as the browser writes it. */
const spelled = (key: string): string =>
  NAMES.find((name) => name.toLowerCase() === key) ?? key.charAt(0).toUpperCase() + key.slice(1);
const NAMES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown"];

export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName));
}
