/**
 * What pointer, keys and buttons may ask of a pair of hands, free or on the grid.
 * Both kinds tell the referee the same commands; only how a piece comes to rest differs.
 */
import type { Refused } from "../../../net/face.ts";
import type { Bench, CommonCommand } from "../generated.ts";
import type { Box, Resting } from "../physics/surfaces.ts";
import type { How, Loose, Pose, Point } from "../pieces.ts";

export type Shadow = Resting;

/** The workbench as the referee knows it. */
export type KnownBench = Pick<Bench, "placed" | "held" | "hand">;
/** Where a brick hangs that wasn't taken by a pointer or a key. */
export const BESIDE: Point = { x: 0, y: 8 };
export const NOTHING: KnownBench = { placed: [], held: [], hand: null };

/** The bench once a command is carried out; doing it twice changes nothing. */
export function after(bench: KnownBench, command: CommonCommand): KnownBench {
  const without = (piece: string): readonly Pose[] => bench.placed.filter((pose) => pose.piece !== piece);
  const emptied = (piece: string): string | null => (bench.hand === piece ? null : bench.hand);
  switch (command.do) {
    case "lift": return { ...bench, placed: without(command.brick), hand: command.brick };
    case "place": {
      const { brick: piece, how, x, y } = command;
      return { ...bench, placed: [...without(piece), { piece, how, x, y }], hand: emptied(piece) };
    }
    case "lay-aside": return { ...bench, placed: without(command.brick), hand: emptied(command.brick) };
    case "hold": return { ...bench, held: [...new Set([...bench.held, command.brick])] };
    case "release": return { ...bench, held: bench.held.filter((held) => held !== command.brick) };
    case "break": return NOTHING;
    default: return bench;
  }
}

/** Receives what the hands do, and answers. */
export interface Referee {
  /** Sends a command; resolves with null, or with the refusal. */
  send(command: CommonCommand): Promise<Refused | null>;
  /** A refusal, at the brick where it happened. */
  refused(refused: Refused, piece: string | null): void;
  /** The referee has accepted it. */
  did(command: CommonCommand): void;
  /** Milliseconds that only grow. */
  clock(): number;
}

/** Extra time between lift and place, beyond what the referee asks for, because messages don't arrive evenly. */
export const SPARE_MS = 25;

export interface Hands {
  readonly carried: string | null;
  readonly carriedHow: How | null;
  readonly held: readonly string[];
  /** The hand is in front of the table: the carried piece touches nothing that stands there. */
  readonly inFront: boolean;
  know(bench: KnownBench): void;
  lift(piece: string, at: Point, how?: How): boolean;
  carry(to: Point): void;
  turn(by?: 1 | -1): void;
  turnTo(how: How): void;
  drop(): void;
  /** Puts the carried piece exactly there. */
  dropAt(placed: Pose): void;
  layAside(): void;
  /** The other hand holds a brick; if that's the carried one, it stays with it, at the named place if there is one. */
  hold(piece: string, there?: Pose): void;
  release(piece: string): void;
  knockDown(): void;
  /** Lets ticks of a 120th of a second pass. */
  step(n: number): void;
  /** Everything on the table, the carried piece included. */
  sprites(): Loose[];
  /** What is in motion, for watchers. */
  moving(): Loose[];
  /** What stands, without the carried piece. */
  boxes(): Box[];
  shadow(): Shadow | null;
}

/** The brick that the referee still sees in the hand, where it says that the hand is full. */
export const fullWith = ({ code, params: { brick } }: Refused, piece: string | null): string | null =>
  code === "hand-is-full" && typeof brick === "string" && brick !== piece ? brick : null;
