/**
 * The keys that ask about the table, and one that goes to the command box. They come from the server, so the
 * terminal has the same; they can be changed or turned off, and none of them acts on the game.
 */
import { CHORDS, KEYS } from "../generated/messages";
import { say } from "../lib/language.svelte";

export { KEYS };
export type Question = keyof typeof KEYS;

export const QUESTIONS: readonly Question[] = Object.keys(KEYS).filter((key): key is Question => key in KEYS);

/** The question a key press asks, or null. Typing into a field asks nothing, nor does a key with a modifier. */
export function questionForPress(event: KeyboardEvent, keys: Record<Question, string>): Question | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  return questionFor(event.key.toLowerCase(), keys);
}

export const questionFor = (key: string, keys: Record<Question, string>): Question | null =>
  QUESTIONS.find((one) => keys[one] !== "" && keys[one] === key) ?? null;

const SIGNS: Record<string, string> = { Period: ".", Comma: ",", Slash: "/", Space: " " };

/**
 * The key pressed with Alt and Shift, with or without Control, or null. In browse mode a screen reader keeps single
 * letters for itself but passes these on: Orca takes letters with Alt and Shift, VoiceOver with Control and Alt, and
 * none takes all three. On a Mac, and with AltGr, that types another character, so we go by the key's position.
 */
export function chord(event: KeyboardEvent): string | null {
  if (!event.altKey || !event.shiftKey || event.metaKey) return null;
  if (typing(event.target) && event.getModifierState("AltGraph")) return null;
  if (/^[a-z0-9?]$/i.test(event.key) || event.key.length > 1) return event.key.toLowerCase();
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(event.code) ?? [];
  return letter?.toLowerCase() ?? SIGNS[event.code] ?? null;
}

/** A question's key among those pressed with Alt and Shift. */
export const chordOf = (question: Question, keys: Record<Question, string>): string =>
  OTHERS[question] ?? keys[question];
const OTHERS: Partial<Record<Question, string>> = CHORDS;

export const questionForChord = (key: string, keys: Record<Question, string>): Question | null =>
  QUESTIONS.find((one) => key !== "" && chordOf(one, keys) === key) ?? null;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? "");

/** The modifiers for a letter: on a Mac, Control belongs to VoiceOver. */
const held = (): string => (isMac() ? "Alt+Shift" : "Control+Alt+Shift");

/** All ways to press a question, as `aria-keyshortcuts` wants them. */
export function shortcuts(question: Question, keys: Record<Question, string>, single: boolean): string | undefined {
  const [key, with_] = [keys[question], chordOf(question, keys)].map((one) => one.toUpperCase());
  return [single && key, with_ && `${held()}+${with_}`].filter(Boolean).join(" ") || undefined;
}

/**
 * The letters as messages name them: `{ $turn }` is the key that asks whose turn it is. What is held with them has
 * another name on a Mac and in each language, so messages choose by `{ $held }`.
 */
export const letters = (keys: Record<Question, string>): Record<Question, string> & { held: "mac" | "other" } => {
  const named = QUESTIONS.map((one) => [one, nameOfKey(keys[one] || KEYS[one])]);
  return { ...KEYS, ...Object.fromEntries(named), held: isMac() ? "mac" : "other" };
};

/** Signs as words: many screen readers don't speak them. */
const SPOKEN: Record<string, string> = { "?": "key-question-mark", "/": "key-slash" };
const nameOfKey = (key: string): string => (SPOKEN[key] ? say(SPOKEN[key]) : key.toUpperCase());

/** Where the keyboard stops; a rack as a whole can hold it, but its tiles are where it stops. */
const HERE = "[tabindex='0']";

/**
 * Passes a key to where the game is played, the bench or the rack, wherever the focus is. Returns whether it did
 * anything there.
 */
export function pressAtPlay(key: string): boolean {
  const place = document.querySelector<HTMLElement>("[data-play]");
  const [name, shiftKey] = [key.replace(/^Shift\+/, ""), key.startsWith("Shift+")];
  const how = { key: name.length > 1 ? spelled(name) : name, shiftKey, bubbles: true, cancelable: true };
  return place !== null && !place.dispatchEvent(new KeyboardEvent("keydown", how));
}

/** Moves the focus to where the game is played, if it is played by key and the focus is elsewhere. */
export function goToPlay(): void {
  const place = document.querySelector<HTMLElement>("[data-play]");
  if (place?.contains(document.activeElement)) return;
  (place?.matches(HERE) ? place : place?.querySelector<HTMLElement>(HERE))?.focus({ preventScroll: true });
}

/** `pageup` as the browser writes it. */
const spelled = (key: string): string =>
  NAMES.find((name) => name.toLowerCase() === key.toLowerCase()) ?? key.charAt(0).toUpperCase() + key.slice(1);
const NAMES = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown"];

export function typing(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || ["TEXTAREA", "SELECT"].includes(target.tagName));
}
