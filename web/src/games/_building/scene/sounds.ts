/** The table's sounds by the instrument's names; your own hands are heard the moment they move. */
import { still } from "../../../prefs/settings.svelte";
import { panOf, sound } from "../../../sound/instrument.ts";
import { TUMBLE_MS } from "../clock/tumble.ts";
import type { Sound } from "../generated.ts";
import type { BuildingEvent } from "../offers.ts";
import type { Point } from "../pieces.ts";

/** Those that have another name in the instrument. */
const NAMES: Partial<Record<Sound, string>> = {
  roll: "die", turn: "card", card: "done", mistake: "point", call: "sum", throw: "tumble", shuffle: "card",
  chips: "chip", win: "won",
};
const OWN: readonly Sound[] = ["lift", "wood"];

export const soundOf = (name: Sound, mine: boolean): string | null =>
  name === "" || (mine && OWN.includes(name)) ? null : (NAMES[name] ?? name);

/** Plays what an event sounds like. The nearer a sum that is called out comes to `limit`, the tenser it sounds; `rise`:
 * how much higher than usual, in semitones. */
export function playEvent(event: BuildingEvent, mine: boolean, limit: number | null, rise = 0): void {
  const played = "sound" in event && event.sound ? soundOf(event.sound, mine) : null;
  const called = event.did === "called";
  const tension = called && limit !== null ? Math.min(1, event.total / limit) : 0;
  // a sum is heard when the die that is seen lies still
  const after = called && !still() ? TUMBLE_MS / 1000 : 0;
  if (played) sound.play(played, { count: countOf(event), tension, after, pitch: rise });
  if ("stands_at" in event && event.stands_at != null) sound.play("right");
}

/** How many an event is about, for sounds that depend on it. */
function countOf(event: BuildingEvent): number {
  if ("points" in event) return event.points;
  return "pieces" in event && Array.isArray(event.pieces) ? event.pieces.length : 1;
}

/** Wood on wood: left or right as on the screen, the higher the brighter. */
export function playKnock(strength: number, at: Point, across: number): void {
  sound.play("wood", { strength, pan: panOf(at.x, across / 2), pitch: Math.round(at.y / 2) });
}
