/** Sounds by name. The instrument is created on the first touch or key press; without audio, nothing sounds. */
import { onChosen, settings } from "../prefs/settings.svelte";
import { noticeSound } from "./notices";
import type { SoundId } from "./strokes.ts";

type Instrument = typeof import("./instrument.ts");

let instrument: Instrument | null = null;

/** Whether this browser can make a sound at all. */
export const hears = typeof AudioContext !== "undefined";

export function play(id: SoundId, how?: Parameters<Instrument["sound"]["play"]>[1]): void {
  playNamed(id, how);
}

/** A sound named in a manifest; unknown ones are ignored. */
export function playNamed(id: string, how?: Parameters<Instrument["sound"]["play"]>[1]): void {
  if (instrument) instrument.sound.play(id, how);
  else noticeSound(id);
}

onChosen(({ volume }) => {
  if (instrument) instrument.sound.volume = volume;
});

/** Building an instrument takes long enough to be felt by whoever has just pressed a button. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 2000 });
  else then();
}

async function wake(): Promise<void> {
  try {
    instrument ??= await import("./instrument.ts");
    instrument.sound.volume = settings.volume;
    whenIdle(() => instrument?.sound.wake());
  } catch {
    instrument = null;
  }
}

for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => void wake(), { once: true, capture: true });
}
