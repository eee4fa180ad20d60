/** What a seat sees of Skip-Bo Breakers, as the server tells it. */

export interface Shown {
  seat: number;
  length: number;
  kind?: string;
  tiles?: string;
  rank?: number;
}

export interface BreakersView {
  seat: number | null;
  options: { target: number; must_lay: boolean; equal_matches: boolean; open_discard: boolean; think_ms: number | null };
  scores: number[];
  counts: number[];
  mine: string | null;
  aside: number;
  draws: (string | null)[][];
  hand: number;
  round: number;
  opener: number;
  turn: number | null;
  since: number;
  lying: Shown[];
  passed: number[];
  put_aside: Shown[][];
  last_hand: { hand: number; winner: number; points: number; left: string[]; rounds: Shown[][] } | null;
  winner: number | null;
}
