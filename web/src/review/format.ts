/** The coach's figures as the reader's language writes them, and what distinguishes players, even without colour. */
import { current, PSEUDO, type Params } from "../lib/language.svelte";

export const TONES = ["var(--blue)", "var(--stop)", "var(--heed)", "var(--go)"];
export const DASHES = ["none", "7 4", "2 4", "10 4 2 4"];

export const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

/** One digit after the point or comma. */
export function tenths(value: number): string {
  const language = current() === PSEUDO ? "en" : current();
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A number, so that sentences can tell none and one from many. */
export const seconds = (ms: number): number => Math.round(ms / 100) / 10;

const DECIMAL = /^-?\d+\.\d+$/;

/** The parameters of a reason, with decimals written as such. */
export function localise(params: Record<string, unknown>): Params {
  const written = (value: unknown): string | number => {
    if (typeof value === "number") return value;
    return typeof value === "string" && DECIMAL.test(value) ? tenths(Number(value)) : String(value);
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(value)]));
}
