/**
 * The hands that build at this bench: with physics if the engine is available, on the grid if that's wanted or there's
 * no WebAssembly. They come and go with the turn; the engine is fetched once.
 */
import { loadRapier, Physics } from "../physics/physics.ts";
import type { Pose } from "../pieces.ts";
import { Builder, type LooseReferee } from "./builder.ts";
import { GridHands } from "./grid-hands.ts";
import type { Hands } from "./hands.ts";

export interface Wanted {
  readonly grid: boolean;
  readonly reach: number;
  readonly grip: boolean;
  magnet(): boolean;
  readonly referee: LooseReferee;
  readonly landed: (pose: Pose) => void;
  /** What was refused is in the hand again. */
  readonly back: (piece: string) => void;
}

export class HandSource {
  hands = $state.raw<Hands | null>(null);
  /** The engine couldn't be loaded: everybody builds on the grid. Known at once if nothing can run it. */
  without = $state(typeof WebAssembly === "undefined");
  private physics = $state.raw<Physics | null>(null);

  /** Gives hands until the returned function takes them away. */
  give(wanted: Wanted): () => void {
    if (wanted.grid) {
      const { landed, back } = wanted;
      this.hands = new GridHands({ ...wanted.referee, landed, back }, wanted.reach);
      return () => (this.hands = null);
    }
    let gone = false;
    loadRapier().then(
      (rapier) => {
        if (gone) return;
        this.physics = new Physics(rapier, { magnet: wanted.magnet(), grip: wanted.grip });
        this.hands = new Builder(this.physics, wanted.referee, wanted.reach);
      },
      () => (this.without = true),
    );
    return () => {
      gone = true;
      this.hands = null;
      this.physics?.free();
      this.physics = null;
    };
  }

  /** The magnet may be switched in the middle of building. */
  feels(magnet: boolean): void {
    this.physics?.feels({ magnet });
  }
}
