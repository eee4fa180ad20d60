/** A table of one page, drawn: what is sent is noted, and nothing else happens. */
import { flushSync, mount, unmount } from "svelte";
import type { GameFace } from "../../src/games/contract";
import type { Face, Offer } from "../../src/net/face";
import type { Reach } from "../../src/net/presence";

export interface Tabled {
  face: Face;
  sent: object[];
  clear: () => void;
}

export function lay(game: GameFace, id: string, view: object, offers: Offer[], few: Offer[] = []): Tabled {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
  const sent: object[] = [];
  const face: Face = {
    game: id, view, offers, few, seat: 0, seats: [0], names: ["Ann", "Bo"], running: true, rate: 1, skip: null, due: null,
    offersOf: () => offers,
    now: () => 5000,
    send: (command) => {
      sent.push(command);
      return Promise.resolve(null);
    },
    gesture: () => undefined,
    onGesture: () => () => undefined,
    onEvents: () => () => undefined,
  };
  const shown = mount(game.component, { target: document.body, props: { face, reach: [] as Reach[] } });
  flushSync();
  const clear = (): void => {
    void unmount(shown);
    document.body.innerHTML = "";
  };
  return { face, sent, clear };
}
