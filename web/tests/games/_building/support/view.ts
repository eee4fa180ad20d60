/** A view of a building match for tests: only what a test speaks of has to be said. */
import type { BuildingView, Turn } from "../../../../src/games/_building/generated.ts";

const BOX = ["white", "red", "darkblue", "lightblue", "brown", "orange"];

export function view(turn: object = {}, over: { words?: object; [field: string]: unknown } = {}): BuildingView {
  const now: Turn = {
    number: 0,
    phase: "building",
    card: null,
    seen_at: 0,
    stood: [],
    verdict: null,
    faults: [],
    stands_at: null,
    claimed: false,
    pointed: [],
    done: [],
    started_at: 0,
    ends_at: 60_000,
    climbed: 0,
    starts_at: null,
    ...turn,
  };
  const usual: BuildingView = {
    seat: 0,
    options: {
      factors: [], hands: "free", bricks: "screen", reach_ms: 150, strict: false, deck: "shipped", first: 0, ladder: [],
    },
    seats: 2,
    scores: [3, 5],
    first: 0,
    turn: now,
    bench: { placed: [], held: [], hand: null, lifted_at: 0, energy: null, placed_at: null, lifts: [], aboard: [] },
    odd: [],
    draws: 0,
    rolls: 0,
    last: null,
    architect: 0,
    timekeeper: 1,
    points: 0,
    round: 1,
    rounds: 4,
    hands: "free",
    factor: 1,
    rung: 0,
    box: BOX.map((id) => ({ id, colour: id, texture: "smooth" })),
    left: 70,
    words: {
      naming: "words-piece",
      whole: [],
      card: [],
      steps: [],
      built: [],
      next: null,
      bench: [],
      marks: [],
      faults: [],
      wrong: [["built-nothing-wrong", {}]],
    },
  };
  return { ...usual, ...over, words: { ...usual.words, ...over.words } };
}
