/** The table's sounds by the instrument's names; what the own hands make is heard when it happens. */
import type { Sound } from "./generated.ts";

const SOUNDS: Readonly<Record<Sound, string | null>> = {
  "": null,
  roll: "die",
  start: "start",
  stop: "stop",
  turn: "card",
  lift: "lift",
  wood: "wood",
  crash: "crash",
  card: "done",
  refuse: "refuse",
  mistake: "point",
  call: "sum",
  throw: "dice",
  shuffle: "card",
  chips: "chip",
  win: "won",
};
const OWN: readonly Sound[] = ["lift", "wood"];

export const soundOf = (name: Sound, mine: boolean): string | null =>
  mine && OWN.includes(name) ? null : SOUNDS[name];
