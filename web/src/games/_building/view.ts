/** What a building game shows, as far as the faces of it read it. Times are match time in milliseconds. */
import type { Bench } from "./builder.ts";
import type { How, Placed } from "./pieces.ts";

export interface Card {
  readonly id: string;
  readonly points: number;
  readonly number: "blue" | "red" | "yellow";
  readonly kind: "grey" | "coloured" | "neutral" | "free";
  readonly pieces?: readonly Placed[];
  readonly free?: number;
  readonly order?: readonly { readonly put: number; readonly hold?: number | null }[];
}

export interface Difference {
  readonly what: string;
  readonly piece?: string;
  readonly other?: string;
  readonly target?: number | null;
  readonly how?: How | null;
  readonly dx?: number;
  readonly dy?: number;
  readonly tilt?: number;
  readonly n?: number;
}

export interface Fault {
  readonly kind: "pips" | "unrolled";
  readonly piece: string;
  readonly shows?: number;
  readonly below?: string;
  readonly needs?: number;
}

export interface Verdict {
  readonly matched: boolean;
  readonly differences: readonly Difference[];
  readonly shift: number;
  readonly built: readonly string[];
}

export interface Turn {
  readonly number: number;
  readonly phase: "roll" | "signal" | "countdown" | "building" | "closing" | "over";
  readonly card: Card | null;
  readonly seen_at: number;
  readonly verdict: Verdict | null;
  readonly faults: readonly Fault[];
  readonly stands_at: number | null;
  readonly claimed: boolean;
  readonly pointed: readonly { readonly seat: number; readonly brick: string | null }[];
  readonly done: readonly Card[];
  readonly started_at: number | null;
  readonly ends_at: number | null;
  readonly starts_at: number | null;
}

export interface BuildingView {
  readonly seat: number | null;
  readonly options: {
    readonly bricks: "screen" | "real";
    readonly grip?: boolean;
    readonly edition?: "standard" | "tactile";
    readonly reach_ms: number;
  } & Record<string, unknown>;
  readonly seats: number;
  readonly scores: readonly number[];
  readonly turn: Turn;
  readonly bench: Bench;
  readonly architect: number;
  readonly timekeeper: number;
  readonly round: number;
  readonly rounds: number;
  readonly hands: "free" | "grid";
  readonly factor: number;
  readonly box: readonly { readonly id: string; readonly colour: string; readonly texture: string }[];
  readonly left: number;
}

/** What only some of the building games have: refused cards and a timer, or a sum that is called. */
export type SiteView = BuildingView & {
  readonly refused?: readonly (readonly Card[])[];
  readonly refusable_at?: number | null;
  readonly rolled?: number | null;
  readonly timer_ms?: number | null;
  readonly tally?: { readonly total: number; readonly rolls: readonly number[] };
  readonly limit?: number;
  readonly roll_at?: number | null;
};
