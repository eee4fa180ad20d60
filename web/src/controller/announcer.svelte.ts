/**
 * What is read aloud: two live regions that are in the page from the start, and a voice for those who want one.
 * The same sentence said again is announced again, and the last ones can be asked for.
 */
import { settings } from "./settings.svelte";

const KEPT = 200;
const AGAIN = "\u00a0";

/** Old announcements shouldn't be found in the page as if they were news. */
const LASTS = 8000;
const fades = new Map<HTMLElement, ReturnType<typeof setTimeout>>();

let waiting: { text: string; urgent: boolean }[] = [];
let due: ReturnType<typeof setTimeout> | null = null;
const history: string[] = [];

/** Says a sentence politely, or at once where it cannot wait ("Stop!", a refusal); what is repeated is not `kept`. */
export function announce(text: string, urgent = false, kept = true): void {
  if (text === "") return;
  if (kept) history.push(text);
  if (history.length > KEPT) history.shift();
  waiting.push({ text, urgent });
  due ??= setTimeout(flush, 40);
}

export const transcript = (): readonly string[] => history;

function flush(): void {
  due = null;
  const said = waiting.filter(({ text }, n) => !waiting.some((other, m) => says(other.text, text, n > m)));
  waiting = [];
  for (const { text, urgent } of said) speak(text, urgent);
  for (const urgent of [true, false]) {
    const text = said.filter((one) => one.urgent === urgent).map((one) => one.text).join(" ");
    if (text !== "") put(document.getElementById(urgent ? "assertive" : "polite"), text);
  }
}

/** Whether a text says another too, as its first clause or, where it came before, as the whole: that is said once. */
function says(whole: string, text: string, before: boolean): boolean {
  const stem = text.replace(/[.!?]+$/, "");
  return whole === text ? before : whole.startsWith(stem) && /^\s?[.,;:!?–]/u.test(whole.slice(stem.length));
}

function put(region: HTMLElement | null, text: string): void {
  if (!region) return;
  region.textContent = region.textContent === text ? text + AGAIN : text;
  clearTimeout(fades.get(region));
  fades.set(region, setTimeout(() => (region.textContent = ""), LASTS));
}

/** With the voice on and no screen reader, what the keyboard comes to is read; going on cuts it short, but no news. */
export function readWhatHasFocus(): void {
  addEventListener("focusin", (event) => {
    if (!settings.speech || !(event.target instanceof HTMLElement)) return;
    speak(nameOf(event.target), reading);
    reading = true;
  });
}

let reading = false;

const isField = (element: HTMLElement): element is HTMLInputElement | HTMLSelectElement =>
  "labels" in element && "value" in element;

function nameOf(element: HTMLElement): string {
  const field = isField(element) ? element : null;
  const name = element.ariaLabel ?? field?.labels?.[0]?.textContent ?? element.textContent ?? "";
  const parts = [name, field?.value ?? ""].map((part) => part.trim().slice(0, 160));
  return parts.filter((part) => part !== "").join(", ");
}

function speak(text: string, urgent: boolean): void {
  const voice = globalThis.speechSynthesis;
  if (!settings.speech || !voice || text === "") return;
  if (urgent) voice.cancel();
  reading = false;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  words.rate = settings.rate;
  voice.speak(words);
}
