/**
 * What things sound like, as values: each sound is a handful of strokes on wood, paper or air.
 * Nothing is recorded; a stroke says when, how high, how long and how loud, and the instrument plays it.
 */

type Struck = { readonly at: number; readonly hz: number; readonly ring: number; readonly gain: number };

/** A struck bar rings in its modes, a puff is filtered noise, a tone is a plain wave that may glide. */
export type Stroke =
  | (Struck & { readonly kind: "bar"; readonly body: Body })
  | (Struck & { readonly kind: "puff"; readonly narrow: number; readonly to?: number })
  | (Struck & { readonly kind: "tone"; readonly to?: number });

export type Body = "wood" | "bone" | "bronze";

/** The modes of a struck body: ratio to the lowest, loudness, and how much of the ringing time it keeps. */
export const MODES: Record<Body, readonly (readonly [number, number, number])[]> = {
  wood: [[1, 1, 1], [2.76, 0.45, 0.55], [5.4, 0.2, 0.3]],
  bone: [[1, 1, 1], [1.83, 0.5, 0.7], [3.41, 0.35, 0.5]],
  bronze: [[1, 1, 1], [2.01, 0.6, 0.9], [2.98, 0.4, 0.7], [4.22, 0.25, 0.5]],
};

const bar = (at: number, hz: number, ring: number, gain: number, body: Body = "wood"): Stroke =>
  ({ kind: "bar", at, hz, ring, gain, body });
const puff = (at: number, hz: number, ring: number, gain: number, narrow = 1, to?: number): Stroke =>
  to === undefined ? { kind: "puff", at, hz, ring, gain, narrow } : { kind: "puff", at, hz, ring, gain, narrow, to };
const tone = (at: number, hz: number, ring: number, gain: number, to?: number): Stroke =>
  to === undefined ? { kind: "tone", at, hz, ring, gain } : { kind: "tone", at, hz, ring, gain, to };

const semitones = (hz: number, by: number): number => hz * 2 ** (by / 12);

/** What shapes a sound: how hard, how high (in semitones), how near its end a thing is (0 to 1), how many. */
export interface Colouring {
  readonly strength?: number;
  readonly pitch?: number;
  readonly tension?: number;
  readonly count?: number;
}

type Recipe = (colouring: Required<Colouring>) => Stroke[];

/** A little unevenness that is the same each time, so that two knocks in one crash differ. */
const uneven = (i: number): number => ((Math.sin(i * 12.9898) * 43758.5453) % 1 + 1) % 1;

const wood: Recipe = ({ strength, pitch }) => [
  puff(0, 1400 + 1600 * strength, 0.012 + 0.01 * strength, 0.5 * strength),
  bar(0, semitones(430, pitch), 0.05 + 0.06 * strength, 0.25 + 0.75 * strength),
  tone(0, semitones(120, pitch), 0.05, 0.35 * strength, 70),
];

/** The tick tightens: higher and drier as the end comes near, and every second one is the tock. */
const tick: Recipe = ({ tension, count }) => [
  puff(0, 2400 + 1800 * tension, 0.012, 0.5 + 0.4 * tension, 3),
  bar(0, (count % 2 === 0 ? 1250 : 980) * (1 + 0.35 * tension), 0.04 - 0.018 * tension, 0.4 + 0.4 * tension),
];

const scattered = (n: number, over: number, make: (at: number, i: number) => Stroke[]): Stroke[] =>
  Array.from({ length: n }, (_, i) => make(over * (i / n) ** 1.4 + 0.02 * uneven(i), i)).flat();

const RECIPES = {
  wood,
  tick,
  lift: () => [puff(0, 700, 0.05, 0.2, 1, 1500), bar(0, 610, 0.04, 0.3)],
  turn: () => [puff(0, 1100, 0.04, 0.18, 2, 1700), bar(0.03, 760, 0.03, 0.3)],
  hold: () => [bar(0, 330, 0.06, 0.3), bar(0.07, 415, 0.06, 0.3)],
  release: () => [bar(0, 415, 0.06, 0.3), bar(0.07, 330, 0.06, 0.3)],
  snap: () => [puff(0, 3200, 0.006, 0.25, 3), bar(0, 880, 0.035, 0.25)],
  right: () => [tone(0, 523.3, 0.5, 0.12), tone(0, 784, 0.6, 0.09)],
  done: ({ pitch }) =>
    [0, 4, 7, 12].map((step, i) => bar(i * 0.085, semitones(523.3, step + pitch), 0.28 + 0.1 * i, 0.55 + 0.1 * i)),
  best: () => [0, 5, 12].map((step, i) => bar(i * 0.07, semitones(784, step), 0.3, 0.4, "bronze")),
  close: () => [0, 0.09, 0.18].map((at, i) => bar(at, 1250 + 200 * i, 0.06, 0.5)),
  crash: ({ count }) => [
    tone(0, 95, 0.22, 0.8, 40),
    puff(0, 500, 0.25, 0.5, 0.6, 180),
    ...scattered(Math.min(14, 5 + count), 0.62, (at, i) => {
      const hard = (0.9 - 0.045 * i) * (0.6 + 0.4 * uneven(i + 7));
      return [puff(at, 1500 + 1500 * uneven(i), 0.012, 0.4 * hard), bar(at, 300 + 330 * uneven(i + 3), 0.07, hard)];
    }),
  ],
  wrong: () => [bar(0, 233, 0.09, 0.5), bar(0.11, 196, 0.14, 0.55)],
  point: () => [bar(0, 698, 0.09, 0.4), bar(0.1, 698, 0.09, 0.4)],
  card: () => [puff(0, 2600, 0.07, 0.3, 0.8, 5200), puff(0.075, 900, 0.02, 0.3)],
  refuse: () => [puff(0, 3800, 0.16, 0.25, 0.8, 900), bar(0.16, 262, 0.07, 0.35)],
  chip: ({ count }) =>
    Array.from({ length: Math.max(1, Math.min(8, count)) }, (_, i) =>
      bar(i * 0.07, 1650 + 60 * (i % 3), 0.05, 0.35, "bone"),
    ),
  tumble: ({ count }) =>
    scattered(Math.min(12, 3 + 2 * count), 0.42, (at, i) => [
      puff(at, 2600 + 900 * uneven(i), 0.007, 0.3 - 0.015 * i, 2),
      bar(at, 900 + 500 * uneven(i + 5), 0.03, 0.42 - 0.02 * i, "bone"),
    ]),
  die: () => [0, 0.06, 0.105, 0.14].map((at, i) => bar(at, 1300 + 170 * uneven(i), 0.025, 0.35 - 0.06 * i, "bone")),
  sum: ({ tension }) => [bar(0, semitones(392, Math.round(12 * tension)), 0.14, 0.4)],
  tile: ({ strength }) => [puff(0, 4200, 0.006, 0.3 * strength, 2), bar(0, 1480, 0.035, 0.2 + 0.35 * strength, "bone")],
  /** Tiles gathered in by the side of a hand. */
  sweep: () => [
    puff(0, 900, 0.28, 0.3, 0.8, 2600),
    ...scattered(7, 0.26, (at, i) => [bar(at, 1180 + 260 * uneven(i), 0.03, 0.26 - 0.02 * i, "bone")]),
  ],
  pass: () => [bar(0, 294, 0.05, 0.35), bar(0.12, 294, 0.05, 0.3)],
  breaker: () => [
    puff(0, 5200, 0.05, 0.7, 0.7, 600),
    puff(0, 420, 0.16, 0.6, 0.7, 120),
    tone(0, 150, 0.4, 0.9, 38),
    ...[0, 3, 7].map((step, i) => bar(0.03 * i, semitones(196, step), 0.9, 0.5, "bronze")),
  ],
  start: () => [bar(0, 392, 0.1, 0.5), bar(0.12, 587.3, 0.16, 0.6)],
  stop: () =>
    [0, 0.13].flatMap((at) => [puff(at, 900, 0.03, 0.8), bar(at, 247, 0.16, 0.9), tone(at, 110, 0.12, 0.6, 60)]),
  yours: () => [bar(0, 523.3, 0.2, 0.4), bar(0.14, 659.3, 0.3, 0.4)],
  won: () => [0, 4, 7, 12, 16].map((step, i) => bar(i * 0.11, semitones(392, step), 0.5, 0.6)),
  cursor: ({ pitch, strength }) => [bar(0, semitones(262, pitch), 0.07, 0.35 + 0.4 * strength)],
  edge: () => [puff(0, 300, 0.03, 0.35), bar(0, 147, 0.05, 0.4)],

  "texture-smooth": () => [puff(0, 900, 0.3, 0.2, 0.7)],
  "texture-dotted": () => [0, 1, 2, 3, 4].map((i) => bar(i * 0.07, 1047, 0.025, 0.4)),
  "texture-wavy": () => [0, 1, 2].map((i) => tone(i * 0.13, i % 2 ? 560 : 392, 0.13, 0.25, i % 2 ? 392 : 560)),
  "texture-grooved": () => [puff(0, 320, 0.34, 0.45, 6)],
  "texture-crossed": () => [0, 0.16].map((at) => puff(at, at ? 1900 : 900, 0.13, 0.35, 3, at ? 900 : 1900)),
  "texture-ringed": () => [bar(0, 880, 0.4, 0.4, "bronze")],
  "texture-striped": () => Array.from({ length: 9 }, (_, i) => puff(i * 0.035, 1700, 0.012, 0.4, 3)),
  "texture-diagonal": () => [puff(0, 500, 0.32, 0.35, 4, 3400)],
  "texture-diamond": () => [puff(0, 700, 0.15, 0.35, 4, 2600), puff(0.16, 2600, 0.15, 0.35, 4, 700)],
  "texture-grained": () =>
    Array.from({ length: 7 }, (_, i) => puff(i * 0.045 + 0.02 * uneven(i), 500 + 500 * uneven(i), 0.03, 0.35, 1)),
} satisfies Record<string, Recipe>;

export type SoundId = keyof typeof RECIPES;
export const isSound = (id: string): id is SoundId => id in RECIPES;
export const SOUNDS: SoundId[] = Object.keys(RECIPES).filter(isSound);

export function strokesOf(id: SoundId, colouring: Colouring = {}): Stroke[] {
  const recipe: Recipe = RECIPES[id];
  return recipe({ strength: 0.6, pitch: 0, tension: 0, count: 1, ...colouring });
}

/** How long a sound lasts, in seconds. */
export const lengthOf = (strokes: readonly Stroke[]): number =>
  Math.max(0, ...strokes.map((stroke) => stroke.at + stroke.ring));
