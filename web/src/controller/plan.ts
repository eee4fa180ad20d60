/** A table that is still being planned: who sits where, and what each seat has for itself. */
import type { GameInfo, NewSeat } from "../generated/messages";
import { say } from "./language.svelte";
import { seatFields, widgetOf } from "./options";
import { usualLevel } from "./shelf.svelte";

export interface SeatPlan {
  kind: NonNullable<NewSeat["kind"]>;
  name: string;
  level: string;
  first: boolean;
  own: Record<string, unknown>;
}

export function planSeat(kind: SeatPlan["kind"], game: GameInfo): SeatPlan {
  return { kind, name: "", level: usualLevel(game), first: false, own: {} };
}

export function seatOf({ kind, name, level }: SeatPlan): NewSeat {
  if (kind === "bot") return { kind, level };
  return kind === "here" ? { kind, name: name.trim() || say("seat-guest") } : { kind };
}

/** The option by which a seat's time is stretched. */
export const factorOption = (game: GameInfo): string | undefined =>
  Object.keys(game.options).find((name) => widgetOf(game.options[name]!.schema)?.kind === "seat-factor");

/** The whole table's pace: one factor for all, or each seat its own. */
export function paceOf(seats: readonly SeatPlan[], factor: string | undefined): string {
  const factors = new Set(seats.map((seat) => Number((factor && seat.own[factor]) || 1)));
  return factors.size > 1 ? "own" : String([...factors][0] ?? 1);
}

/** Options that name seats: a list of those ticked, or one value for each; left out where nobody chose. */
export function seatValues(game: GameInfo, values: Record<string, unknown>, seats: readonly SeatPlan[]) {
  const told: Record<string, unknown> = {};
  for (const { name, widget, usual } of seatFields(game, values)) {
    const own = seats.map((seat) => seat.own[name]);
    if (own.every((value) => value === undefined || value === false)) continue;
    if (widget.kind === "seat-list") told[name] = own.flatMap((value, n) => (value ? [n] : []));
    else told[name] = own.map((value) => value ?? (widget.kind === "seat-factor" ? 1 : usual));
  }
  return told;
}
