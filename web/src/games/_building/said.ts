/** What a building site says: in one line beside the card, and at the bricks themselves. */
import type { Face } from "../../controller/face";
import { say } from "../../controller/language.svelte";
import { whoMay } from "./shared.ts";
import type { Difference, SiteView } from "./view.ts";
import { differenceWords, faultWords, pieceName } from "./words.ts";

/** What a brick on the bench is marked with: an outline, and a word for those who point at it. */
export interface Mark {
  piece: string;
  kind: "wrong" | "pointed";
  words: string;
}

type NameOf = (seat: number) => string;

/** A heap of marks helps nobody; the first ones come first in mending too. */
const MOST_MARKS = 3;

export function marksOf({ turn }: SiteView, differences: readonly Difference[], nameOf: NameOf): Mark[] {
  return gathered([
    ...differences.slice(0, MOST_MARKS).flatMap((d) => {
      const words = differenceWords(d, turn.card, turn.verdict);
      const second = d.what === "swapped" && d.other ? [{ piece: d.other, kind: "wrong" as const, words }] : [];
      return [{ piece: d.piece!, kind: "wrong" as const, words }, ...second];
    }),
    ...turn.faults.map((fault) => ({ piece: fault.piece, kind: "wrong" as const, words: faultWords(fault) })),
    ...turn.pointed.flatMap((p) => (p.brick ? [{ piece: p.brick, kind: "pointed" as const, words: say("bench-pointed", { name: nameOf(p.seat), piece: pieceName(p.brick) }) }] : [])),
  ]);
}

/** One outline a brick and kind, with all that is said of it: two may point at the same brick. */
function gathered(marks: readonly Mark[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const mark of marks) {
    const key = mark.kind + mark.piece;
    const before = found.get(key);
    found.set(key, before && before.words !== mark.words ? { ...mark, words: `${before.words} ${mark.words}` } : mark);
  }
  return [...found.values()];
}

/** How things stand, in the eyes of this page. */
export interface Standing {
  /** This page's seat is the architect, and the match runs. */
  readonly builds: boolean;
  /** The bricks are on a real table. */
  readonly real: boolean;
  /** It is right, and stands its second. */
  readonly standing: boolean;
  readonly carried: string | null;
  readonly held: readonly string[];
  readonly differences: readonly Difference[];
}

export function statusWords(face: Face, view: SiteView, how: Standing, nameOf: NameOf): string {
  const { phase } = view.turn;
  if (phase === "building" || phase === "closing") return buildingWords(view, how, nameOf);
  if (phase === "over") return say("bench-over");
  if (!how.builds && phase === "signal" && whoMay(face, "start")) return say("bench-signal", { name: nameOf(view.architect) });
  return say("bench-wait", { phase, you: how.builds ? "yes" : "no", name: how.builds ? "you" : nameOf(view.architect) });
}

function buildingWords({ turn, architect }: SiteView, how: Standing, nameOf: NameOf): string {
  if (how.real) return ""; // said beside the card
  if (how.standing) return say("bench-stands");
  if (how.builds && turn.verdict?.matched && turn.faults.length === 0 && how.held.length > 0) return say("bench-let-it-stand");
  const whole = turn.pointed.findLast((pointed) => !pointed.brick);
  if (whole && how.builds && how.carried === null) return say("built-pointed-whole", { you: "no", name: nameOf(whole.seat) });
  if (turn.faults[0]) return faultWords(turn.faults[0]);
  if (how.differences[0] && how.carried === null) return differenceWords(how.differences[0], turn.card, turn.verdict);
  return how.builds ? say("bench-build") : say("bench-watch", { name: nameOf(architect) });
}
