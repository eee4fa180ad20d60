/**
 * Announcements: two live regions that are in the page from the start, and a voice for those who want one.
 * A repeated sentence is announced again, and past ones can be asked for.
 */
import { say } from "../lib/language.svelte";
import { settings } from "../prefs/settings.svelte";
import { aloud } from "./spoken-signs";

const KEPT = 200;
const AGAIN = "\u00a0";

/** Old announcements shouldn't linger in the page as if they were news, but a busy screen reader may come late. */
const LASTS = 8000;
/**
 * Milliseconds before a sentence goes into its region. Answers come at once. News waits until page and focus have
 * settled: a screen reader forgets what it was about to say when the focus moves.
 */
const SOON = { assertive: 40, polite: 200 };
/** How long nothing else is added: browsers may reorder announcements that come closer together. */
const APART = 200;

type Region = keyof typeof SOON;
interface Waiting {
  readonly text: string;
  readonly region: Region;
  /** Where something is now: outdated once it moves. */
  readonly passing: boolean;
}

let waiting: Waiting[] = [];
const due = new Map<Region, ReturnType<typeof setTimeout>>();
let resting: ReturnType<typeof setTimeout> | null = null;
let last = "";
const past: string[] = [];

/** Announces a sentence politely, or at once if it can't wait ("Stop!", a refusal); repetitions aren't `kept`. */
export function announce(text: string, urgent = false, kept = true): void {
  add({ text, region: urgent ? "assertive" : "polite", passing: false }, kept);
}

/** Says at once where something is; of several pending ones, only the last is spoken. */
export function announceMove(text: string, kept = true): void {
  waiting = waiting.filter((one) => !one.passing);
  add({ text, region: "assertive", passing: true }, kept);
}

export const transcript = (): readonly string[] => past;

/** The past announcement that was repeated last; new ones reset it. */
let at = 0;
let newest: string | undefined;
let many = 0;

/** Repeats the last announcement. */
export function sayAgain(): void {
  look();
  at = past.length - 1;
  repeat();
}

/** The announcement before the last one heard, or after it. */
export function sayNear(by: 1 | -1): void {
  look();
  const to = at + by;
  if (to < 0 || to >= past.length) return announceMove(say("history-end", { end: by < 0 ? "first" : "last" }), false);
  at = to;
  repeat();
}

function look(): void {
  if (past.length === many && past.at(-1) === newest) return;
  [at, newest, many] = [past.length - 1, past.at(-1), past.length];
}

const repeat = (): void => announceMove(past[at] ?? "", false);

function add(sentence: Waiting, kept: boolean): void {
  const one = { ...sentence, text: aloud(sentence.text) };
  if (one.text === "") return;
  if (kept) past.push(one.text);
  if (past.length > KEPT) past.shift();
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

/** Whether a text already contains another, as its first clause or in full, so it needn't be repeated. */
function says(whole: string, text: string, before: boolean): boolean {
  const stem = text.replace(/[.!?]+$/, "");
  return whole === text ? before : whole.startsWith(stem) && /^\s?[.,;:!?–]/u.test(whole.slice(stem.length));
}

/** In a paragraph of its own, so it's still there when a busy screen reader gets to it. The same words again would be
 * taken for an echo. */
function put(region: HTMLElement | null, text: string): void {
  const paragraph = document.createElement("p");
  paragraph.textContent = last = last === text ? text + AGAIN : text;
  region?.append(paragraph);
  setTimeout(() => paragraph.remove(), LASTS);
}

/** With the voice on and no screen reader, reads whatever gets the focus; moving on interrupts that, but never news. */
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
