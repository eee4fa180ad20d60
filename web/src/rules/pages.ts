/** Which paragraphs explain which game, and the pictures beside them. The words stand in `rules.ftl`. */

export type Figure =
  | { tiles: string; note?: string }
  /** Pieces with how they lie and where, in hundredths of a brick height; right or wrong. */
  | { pieces: [piece: string, how: string, x: number, y: number, pips?: number][]; note?: string };

export interface Paragraph {
  id: string;
  figures?: Figure[];
  /** Shown only where this option has been changed from its usual value. */
  option?: string;
}

const tower: Figure = { pieces: [["darkblue", "standing", -100, 150], ["yellow", "standing", 100, 150], ["red", "lying", 0, 350], ["white", "pointing", 0, 450]] };
const grey: Figure = { pieces: [["grey", "standing", -100, 150], ["grey", "standing", 100, 150], ["grey", "lying", 0, 350]], note: "grey" };

const BUILDING_TOOLS: Paragraph[] = [{ id: "hands" }, { id: "other-hand" }, { id: "keys" }];

export const RULES: Record<string, Paragraph[]> = {
  "skipbo-breakers": [
    { id: "aim" },
    { id: "hand" },
    { id: "sets", figures: [{ tiles: "9", note: "single" }, { tiles: "7 7", note: "pair" }, { tiles: "4 4 5 5", note: "pairs" }, { tiles: "3 4 5", note: "run" }, { tiles: "8 8 8", note: "breaker" }] },
    { id: "beat", figures: [{ tiles: "3 4 5" }, { tiles: "8 9 *" }] },
    { id: "length" },
    { id: "pass" },
    { id: "round" },
    { id: "wild", figures: [{ tiles: "7 7 * *", note: "pairs" }] },
    { id: "breaker", figures: [{ tiles: "2 2 2" }, { tiles: "1 1 1 1" }] },
    { id: "score" },
    { id: "secrets" },
    { id: "keys" },
    { id: "must_lay", option: "must_lay" },
    { id: "equal_matches", option: "equal_matches" },
    { id: "open_discard", option: "open_discard" },
    { id: "think_ms", option: "think_ms" },
  ],
  classic: [
    { id: "aim", figures: [tower] },
    { id: "turn" },
    { id: "card" },
    { id: "grey", figures: [grey] },
    { id: "stand" },
    { id: "mistake" },
    { id: "stop" },
    { id: "end" },
    ...BUILDING_TOOLS,
    { id: "cunning", option: "cunning" },
    { id: "young", option: "young" },
    { id: "tactile", option: "edition" },
    { id: "real", option: "bricks" },
    { id: "untimed", option: "timer" },
  ],
  mini: [
    { id: "aim", figures: [{ pieces: [["orange", "lying", 0, 50], ["darkblue", "standing", 0, 250], ["red", "lying", 0, 450]] }] },
    { id: "turn" },
    { id: "sum" },
    { id: "card", figures: [grey] },
    { id: "stand" },
    { id: "stop" },
    { id: "end" },
    ...BUILDING_TOOLS,
    { id: "young", option: "young" },
    { id: "real", option: "bricks" },
  ],
  dice: [
    { id: "aim" },
    { id: "turn" },
    { id: "roll" },
    { id: "stack", figures: [{ pieces: [["die-white", "flat", -50, 50, 1], ["die-black", "flat", 50, 50, 3], ["cuboid-blue", "lying", 0, 150, 4], ["die-yellow", "flat", 0, 250, 6]] }] },
    { id: "upright", figures: [{ pieces: [["cuboid-orange", "upright", 0, 100], ["die-red", "flat", 0, 250, 1]] }] },
    { id: "cards" },
    { id: "red" },
    { id: "sum" },
    { id: "end" },
    ...BUILDING_TOOLS,
    { id: "real", option: "bricks" },
  ],
};

/** The paragraphs for a table: those of changed options first, marked, so that house rules are seen. */
export function paragraphs(game: string, options: Record<string, unknown>): { always: Paragraph[]; changed: Paragraph[] } {
  const all = RULES[game] ?? [];
  const usual = new Set([undefined, null, false, "standard", "screen", ""]);
  const differs = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !usual.has(value as string));
  return {
    always: all.filter((p) => !p.option),
    changed: all.filter((p) => p.option && differs(options[p.option])),
  };
}
