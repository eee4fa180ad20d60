/**
 * What pointer, keys and buttons may ask of a pair of hands, free or on the grid.
 * Both kinds tell the referee the same commands; only how a piece comes to rest differs.
 */
import type { Bench } from "./builder.ts";
import type { How, Loose, Placed, Point } from "./pieces.ts";
import type { Box, Landing } from "./surfaces.ts";

export interface Shadow extends Landing {
  readonly how: How;
  /** The magnet or the grid has decided; otherwise this is only where it would fall. */
  readonly drawn: boolean;
}

export interface Hands {
  readonly carried: string | null;
  readonly carriedHow: How | null;
  readonly held: readonly string[];
  know(bench: Bench): void;
  lift(piece: string, at: Point, how?: How): boolean;
  carry(to: Point): void;
  turn(by?: 1 | -1): void;
  turnTo(how: How): void;
  drop(): void;
  /** Puts the carried piece exactly there. */
  dropAt(placed: Placed): void;
  layAside(): void;
  /** The other hand keeps a brick; the carried one is left in its care, there if a place is named. */
  hold(piece: string, there?: Placed): void;
  release(piece: string): void;
  knockDown(): void;
  /** Lets ticks of a 120th of a second pass. */
  step(n: number): void;
  /** Everything on the table, the carried piece included. */
  sprites(): Loose[];
  /** What is in motion, for those who watch. */
  moving(): Loose[];
  /** What stands, without the carried piece. */
  boxes(): Box[];
  shadow(): Shadow | null;
}
