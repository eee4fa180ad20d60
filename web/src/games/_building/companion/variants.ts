/** What the companion goes by: the manifest's figures for the chosen variants and the seat that builds. */
import type { Companion, When } from "../../../generated/messages";

export type Chosen = Readonly<Record<string, unknown>>;

const holds = (when: When | null, chosen: Chosen): boolean =>
  when !== null && when.values.includes(chosen[when.option] ?? null) !== when.unless;

const names = (chosen: Chosen, option: string, seat: number): boolean => {
  const seats = chosen[option];
  return Array.isArray(seats) && seats.includes(seat);
};

/** What a finished card may bring. */
export const worths = ({ single, points }: Companion, chosen: Chosen): readonly number[] =>
  holds(single, chosen) ? [1] : points;

/** Which pile the seat draws from; null if there is one for all. */
export const pileOf = ({ single, hard_pile }: Companion, chosen: Chosen, seat: number): "hard" | "easy" | null =>
  holds(single, chosen) ? (names(chosen, hard_pile, seat) ? "hard" : "easy") : null;

/** The sum that ends this seat's turn; null if a timer does. */
export function limitOf({ limit, longer }: Companion, chosen: Chosen, seat: number): number | null {
  const [seats, sum] = longer ?? ["", ""];
  return limit !== null && names(chosen, seats, seat) ? Number(chosen[sum]) : limit;
}

/** By how much this seat's time is stretched; null if nobody's time is measured. */
export function paceOf(chosen: Chosen, seat: number): number | null {
  if (chosen.timer === "off") return null;
  return Number((Array.isArray(chosen.factors) && chosen.factors[seat]) || 1);
}

/** Whether the card that this seat refuses is built by that neighbour; otherwise it's discarded. */
export function isPassedOn(companion: Companion, chosen: Chosen, seat: number, to: number, last: boolean): boolean {
  const [drawn, plays] = [seat, to].map((one) => pileOf(companion, chosen, one));
  return companion.passed_on.some((one) => one.drawn === drawn && one.plays === plays && one.last === last);
}

/** Who gets the chip when this seat refuses a card: the left neighbour; null if nobody may refuse. */
export const paidFor = ({ chip }: Companion, chosen: Chosen, seat: number, seats: number): number | null =>
  holds(chip, chosen) ? (seat + 1) % seats : null;
