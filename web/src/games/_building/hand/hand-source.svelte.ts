/**
 * The hands that build at this bench: with physics if the engine is available, on the grid if that's wanted or there's
 * no WebAssembly. They come and go with the turn, each with a courier to the referee; the engine is fetched once.
 */
import type { Refused } from "../../../net/face.ts";
import type { CommonCommand } from "../generated.ts";
import { loadRapier, Physics } from "../physics/physics.ts";
import { toLoose, type Point } from "../pieces.ts";
import { Builder, type LooseReferee } from "./builder.ts";
import { Courier } from "./courier.ts";
import { GridHands } from "./grid-hands.ts";
import type { Hands } from "./hands.ts";

export interface Wanted {
  readonly grid: boolean;
  readonly reach: number;
  readonly grip: boolean;
  magnet(): boolean;
  send(command: CommonCommand): Promise<Refused | null>;
  refused(refused: Refused, piece: string | null): void;
  did(command: CommonCommand): void;
  /** Wood has met wood. */
  knocked(strength: number, at: Point): void;
  /** What was refused is in the hand again. */
  back(piece: string): void;
}

/** How hard a piece is set down on the grid. */
const SET_DOWN = 0.5;

export class HandSource {
  hands = $state.raw<Hands | null>(null);
  /** The engine couldn't be loaded: everybody builds on the grid. Known at once if nothing can run it. */
  without = $state(typeof WebAssembly === "undefined");
  private physics = $state.raw<Physics | null>(null);

  /** Gives hands until the returned function takes them away. */
  give(wanted: Wanted): () => void {
    const clock = (): number => performance.now();
    const after = (ms: number, then: () => void): unknown => setTimeout(then, ms);
    const courier = new Courier(wanted.send, { grid: wanted.grid, reach: wanted.reach, clock, after });
    const referee: LooseReferee = {
      send: (command) => courier.send(command),
      refused: wanted.refused,
      did: wanted.did,
      heard: (one) => void (one.did === "knock" && wanted.knocked(one.strength, one)),
      clock,
    };
    const takeAway = wanted.grid ? this.giveOnGrid(wanted, referee) : this.giveFree(wanted, referee);
    return () => {
      courier.close();
      takeAway();
    };
  }

  private giveOnGrid({ reach, knocked, back }: Wanted, referee: LooseReferee): () => void {
    this.hands = new GridHands({ ...referee, landed: (pose) => knocked(SET_DOWN, toLoose(pose)), back }, reach);
    return () => (this.hands = null);
  }

  private giveFree(wanted: Wanted, referee: LooseReferee): () => void {
    let gone = false;
    loadRapier().then(
      (rapier) => {
        if (gone) return;
        this.physics = new Physics(rapier, { magnet: wanted.magnet(), grip: wanted.grip });
        this.hands = new Builder(this.physics, referee, wanted.reach);
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
