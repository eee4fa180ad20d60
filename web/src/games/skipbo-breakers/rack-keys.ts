/**
 * What each key does at the rack. Nothing happens there without a line here, and each line has its words too
 * (`typed-<act>`), which do the same in the command box. Digits go to a tile; typed, they are tiles to lay.
 */
export const RACK_KEYS = {
  "tile-left": "ArrowLeft", "tile-right": "ArrowRight", "tile-first": "Home", "tile-last": "End",
  "set-higher": "ArrowUp", "set-lower": "ArrowDown", "pick-up": " ", lay: "Enter", "put-back": "Escape", pass: "p",
} as const;

export type RackAct = keyof typeof RACK_KEYS;

const isRackAct = (act: string): act is RackAct => act in RACK_KEYS;

/** Capitals mean the same: Caps Lock may be on. */
export const rackActFor = (key: string): RackAct | null =>
  Object.keys(RACK_KEYS).filter(isRackAct).find((act) => RACK_KEYS[act].toLowerCase() === key.toLowerCase()) ?? null;
