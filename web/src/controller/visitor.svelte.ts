/** Who sits before this page. The name is asked once and kept by the house. */
import type { Me } from "../generated/messages";
import * as house from "./house";
import { current } from "./language.svelte";

let me = $state.raw<Me | null>(null);
let gone = $state(false);

export const visitor = (): Me | null => me;
export const houseGone = (): boolean => gone;

export async function meet(): Promise<void> {
  try {
    me = await house.me();
    gone = false;
  } catch {
    gone = true;
  }
}

export async function rename(name: string): Promise<void> {
  me = await house.changeMe({ name, language: current() });
}

export async function tellLanguage(): Promise<void> {
  if (me) me = await house.changeMe({ language: current() }).catch(() => me);
}
