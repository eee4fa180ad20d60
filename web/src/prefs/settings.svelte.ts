/** A visitor's choices for this device: look, sound, speech and controls. */
import { KEYS, type Question } from "../a11y/keys";
import { closest, PSEUDO, speakIn } from "../lib/language.svelte";
import { recall, remember } from "./storage";

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "none";
  language: string;
  volume: number;
  captions: boolean;
  speech: boolean;
  rate: number;
  spoken: "all" | "turns";
  clock: "end" | "often" | "never";
  queries: boolean;
  keys: Record<Question, string>;
  magnet: boolean;
  order: "number" | "sets";
  words: boolean;
  /** Plays by ear: the seat is set up for it, textures are named, the guide talks about keys. */
  ear: boolean;
  /** The boxes whose introduction is over. */
  guided: string[];
  /** By box: how many rungs of the ladder are left to climb. */
  rungs: Record<string, number>;
}

const FIRST: Settings = {
  theme: "auto", motion: "auto", language: "auto", volume: 0.7, captions: false, speech: false, rate: 1,
  spoken: "all", clock: "end", queries: true, keys: { ...KEYS }, magnet: true, order: "number", words: false,
  ear: false, guided: [], rungs: {},
};

const kept = recall<Partial<Settings>>("settings", {});
export const settings: Settings = $state({ ...FIRST, ...kept, keys: { ...KEYS, ...kept.keys } });

/** Changes one setting, stores it, and updates the page. */
export function choose<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  remember("settings", $state.snapshot(settings));
  chosenHere = true;
  follow();
  for (const heard of ears) heard($state.snapshot(settings));
}

/** By ear or by eye: playing by ear turns on all announcements. */
export function playByEar(on: boolean): void {
  if (on) choose("spoken", "all");
  choose("ear", on);
}

const ears = new Set<(chosen: Settings) => void>();
let chosenHere = Object.keys(kept).length > 0;

/** Calls back after every choice. */
export const onChosen = (heard: (chosen: Settings) => void): void => void ears.add(heard);

/** Choices made elsewhere apply here too, until something is chosen on this device. */
export async function adopt(elsewhere: Record<string, unknown>): Promise<void> {
  if (chosenHere) return;
  const usual: Record<string, unknown> = { ...FIRST };
  const fits = ([name, value]: [string, unknown]): boolean => name in usual && typeof value === typeof usual[name];
  const known = Object.entries(elsewhere).filter(fits);
  if (known.length === 0) return;
  Object.assign(settings, Object.fromEntries(known));
  follow();
  await speakIn(chosenLanguage());
}

export function chosenLanguage(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === PSEUDO) return PSEUDO;
  const wishes = settings.language === "auto" ? navigator.languages : [settings.language];
  return closest(asked ? [asked, ...wishes] : wishes);
}

/** Applies theme and motion to the page. */
export function follow(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && asks("(prefers-color-scheme: dark)"));
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = still() ? "none" : "full";
}

/** Whether nothing should move by itself. */
export const still = (): boolean => settings.motion === "none" || asks("(prefers-reduced-motion: reduce)");

export async function changeLanguage(wanted: string): Promise<void> {
  choose("language", wanted);
  await speakIn(chosenLanguage());
}

export function followTheSystem(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia?.(query).addEventListener?.("change", follow);
  }
  follow();
}

const asks = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;
