/** Who is told of every sound, audible or not: news that has a caption can't wait until an instrument was fetched. */
import { listen } from "../lib/listeners.ts";

const listeners = new Set<(id: string) => void>();

/** Calls back with every sound; returns a function that stops it. */
export const onSound = (listener: (id: string) => void): (() => void) => listen(listeners, listener);

export function noticeSound(id: string): void {
  for (const listener of listeners) listener(id);
}
