/** Sounds by name. The instrument comes with the first touch or key; without audio the house is silent. */
import { settings } from "../controller/settings.svelte";
import type { SoundId } from "../sound/strokes.ts";

type Instrument = typeof import("../sound/index.ts");

let instrument: Instrument | null = null;
const captioned = new Set<(id: string) => void>();

export function play(id: SoundId): void {
  if (!instrument) return;
  instrument.sound.volume = settings.volume;
  instrument.sound.play(id);
}

/** Calls back with every sound that has a caption; returns how to stop. */
export function onCaption(told: (id: string) => void): () => void {
  captioned.add(told);
  return () => captioned.delete(told);
}

async function wake(): Promise<void> {
  try {
    instrument ??= await import("../sound/index.ts");
    instrument.sound.volume = settings.volume;
    instrument.sound.wake();
    instrument.sound.onCaption((id) => captioned.forEach((told) => told(id)));
  } catch {
    instrument = null;
  }
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => void wake(), { once: true, capture: true });
