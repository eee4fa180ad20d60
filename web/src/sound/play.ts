/** Sounds by name. The instrument is created on the first touch or key press; without audio, nothing sounds. */
import { listen } from "../lib/listeners";
import { onChosen, settings } from "../prefs/settings.svelte";
import type { SoundId } from "./strokes.ts";

type Instrument = typeof import("./instrument.ts");

let instrument: Instrument | null = null;
const captioned = new Set<(id: string) => void>();

/** Whether this browser can make a sound at all. */
export const hears = typeof AudioContext !== "undefined";

export function play(id: SoundId, how?: Parameters<Instrument["sound"]["play"]>[1]): void {
  instrument?.sound.play(id, how);
}

/** A sound named in a manifest; unknown ones are ignored. */
export function playNamed(id: string): void {
  instrument?.sound.play(id);
}

onChosen(({ volume }) => {
  if (instrument) instrument.sound.volume = volume;
});

/** Calls back with every captioned sound; returns a function that stops it. */
export const onCaption = (listener: (id: string) => void): (() => void) => listen(captioned, listener);

/** Building an instrument takes long enough to be felt by whoever has just pressed a button. */
function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 2000 });
  else then();
}

async function wake(): Promise<void> {
  try {
    const first = instrument === null;
    instrument ??= await import("./instrument.ts");
    instrument.sound.volume = settings.volume;
    whenIdle(() => instrument?.sound.wake());
    if (first) instrument.sound.onCaption((id) => captioned.forEach((listener) => listener(id)));
  } catch {
    instrument = null;
  }
}

for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => void wake(), { once: true, capture: true });
}
