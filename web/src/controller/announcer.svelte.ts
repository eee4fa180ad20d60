/**
 * What is read aloud: two live regions that are in the page from the start, and a voice for those who want one.
 * The same sentence said again is announced again, and the last ones can be asked for.
 */
import { settings } from "./settings.svelte";

const KEPT = 200;
const AGAIN = "\u00a0";

/** Old announcements shouldn't be found in the page as if they were news. */
const LASTS = 3000;
/**
 * Milliseconds before something is put into its region. Answers come at once. News waits until the page, and the
 * keyboard in it, have come to rest: a screen reader forgets what it was about to say when the focus moves.
 */
const SOON = { assertive: 40, polite: 200 };
/** So long nothing else is put there: a browser hands on what comes closer together in any order. */
const APART = 200;

type Region = keyof typeof SOON;
interface Waiting {
  readonly text: string;
  readonly region: Region;
  /** Where something is now: worth nothing once it is elsewhere. */
  readonly passing: boolean;
}

let waiting: Waiting[] = [];
const due = new Map<Region, ReturnType<typeof setTimeout>>();
let resting: ReturnType<typeof setTimeout> | null = null;
let last = "";
const history: string[] = [];

/** Says a sentence politely, or at once where it cannot wait ("Stop!", a refusal); what is repeated is not `kept`. */
export function announce(text: string, urgent = false, kept = true): void {
  add({ text, region: urgent ? "assertive" : "polite", passing: false }, kept);
}

/** Says at once where something is; of several such that wait, only the last is said. */
export function announceMove(text: string, kept = true): void {
  waiting = waiting.filter((one) => !one.passing);
  add({ text, region: "assertive", passing: true }, kept);
}

export const transcript = (): readonly string[] => history;

function add(one: Waiting, kept: boolean): void {
  if (one.text === "") return;
  if (kept) history.push(one.text);
  if (history.length > KEPT) history.shift();
  waiting.push(one);
  if (!due.has(one.region)) due.set(one.region, setTimeout(() => ripen(one.region), SOON[one.region]));
}

function ripen(region: Region): void {
  due.delete(region);
  if (resting === null) flush();
}

/** Puts what is due into one region, answers first, and comes back for the rest. */
function flush(): void {
  resting = null;
  const fresh = waiting.filter(({ text }, n) => !waiting.some((other, m) => says(other.text, text, n > m)));
  const isDue = (region: Region): boolean => !due.has(region) && fresh.some((one) => one.region === region);
  const region = (["assertive", "polite"] as const).find(isDue);
  if (!region) return;
  waiting = fresh.filter((one) => one.region !== region);
  const text = fresh.filter((one) => one.region === region).map((one) => one.text).join(" ");
  speak(text, region === "assertive");
  put(document.getElementById(region), text);
  resting = setTimeout(flush, APART);
}

/** Whether a text says another too, as its first clause or, where it came before, as the whole: that is said once. */
function says(whole: string, text: string, before: boolean): boolean {
  const stem = text.replace(/[.!?]+$/, "");
  return whole === text ? before : whole.startsWith(stem) && /^\s?[.,;:!?–]/u.test(whole.slice(stem.length));
}

/** A paragraph of its own: it is still there when a busy screen reader comes to it. The same words as before would be
 * taken for an echo. */
function put(region: HTMLElement | null, text: string): void {
  const paragraph = document.createElement("p");
  paragraph.textContent = last = last === text ? text + AGAIN : text;
  region?.append(paragraph);
  setTimeout(() => paragraph.remove(), LASTS);
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
