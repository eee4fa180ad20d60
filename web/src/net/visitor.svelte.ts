/** The person at this page. We ask for a name once; the server keeps it. */
import type { Me } from "../generated/messages";
import { current, PSEUDO } from "../lib/language.svelte";
import { adopt, onChosen, type Settings } from "../prefs/settings.svelte";
import * as api from "./api";

let me = $state.raw<Me | null>(null);
let gone = $state(false);

const spoken = (): string => (current() === PSEUDO ? "xx" : current());

export const visitor = (): Me | null => me;
export const houseGone = (): boolean => gone;

let met: Promise<void> | null = null;

/** Resolves once the server knows this visitor: before that there is no cookie, and no table would open. */
export const known = (): Promise<void> => (met ??= meet());

export async function meet(): Promise<void> {
  try {
    me = await api.me();
    gone = false;
    await adopt(me.settings);
    if (me.language !== spoken()) await tellLanguage();
  } catch {
    gone = true;
  }
}

export async function rename(name: string): Promise<void> {
  me = await api.changeMe({ name, language: spoken() });
}

export async function tellLanguage(): Promise<void> {
  if (me) me = await api.changeMe({ language: spoken() }).catch(() => me);
}

/** A slider isn't announced step by step. */
const SOON = 400;
let telling: ReturnType<typeof setTimeout>;

/** Settings follow the visitor: to the next device, and into the download of their data. */
onChosen((chosen: Settings) => {
  clearTimeout(telling);
  telling = setTimeout(() => void api.changeMe({ settings: { ...chosen } }).catch(() => undefined), SOON);
});
