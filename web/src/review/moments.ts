/** The two memorable moments of a player's match: when the chance of winning rose most, and when it fell most. */
import type { Review } from "../generated/messages";

export interface Turn {
  seq: number;
  at: number;
  /** The chance of winning before and after, in per cent. */
  from: number;
  to: number;
}

const percent = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);

/** What is not worth remembering, in points of a hundred. */
const SLIGHT = 5;

export type Moments = { best: Turn | null; worst: Turn | null };

export function momentsOf({ moments, first }: Pick<Review, "moments" | "first">, seat: number): Moments {
  const began = first[seat] ?? Infinity;
  const turns = moments
    .map(({ seq, at, chances }, n): Turn => {
      return { seq, at, from: percent((moments[n - 1] ?? moments[n])!.chances[seat]), to: percent(chances[seat]) };
    })
    .filter(({ seq }) => seq >= began);
  const steepest = (sign: 1 | -1): Turn | null => {
    const gain = ({ from, to }: Turn): number => sign * (to - from);
    const most = turns.reduce<Turn | null>((found, turn) => (found && gain(found) >= gain(turn) ? found : turn), null);
    return most && gain(most) >= SLIGHT ? most : null;
  };
  return { best: steepest(1), worst: steepest(-1) };
}

/** The same review, in which the coach talks about these seats' decisions first and then about the others'. */
export function mineFirst(review: Review, yours: readonly number[]): Review {
  const own = yours.flatMap((seat) => review.of_seats[seat] ?? []);
  return { ...review, costly: [...own, ...review.costly.filter(({ seat }) => !yours.includes(seat))] };
}
