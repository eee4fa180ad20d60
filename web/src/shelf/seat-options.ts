/** A table before its match: the options that belong to single seats, and the pace of the whole table. */
import type { GameInfo } from "../generated/messages";
import type { ShelfBox } from "./boxes.svelte";
import { factorOption, isTimed, seatFields, type Field } from "./options";

type Values = Record<string, unknown>;

export const PACES = [1, 2, 4, 10];

const usualOf = ({ widget, usual }: Field): unknown => (widget.kind === "seat-factor" ? 1 : usual);

/** What one seat has: whether it is in the list, or its own value of the option. */
export function seatValue(field: Field, values: Values, seat: number): unknown {
  const value = values[field.name] ?? field.usual;
  if (field.widget.kind === "seat-list") return Array.isArray(value) && value.includes(seat);
  return (Array.isArray(value) ? value[seat] : value) ?? usualOf(field);
}

/** The options after one seat has chosen; defaults for all seats are left out. */
export function withSeatValue(field: Field, values: Values, seat: number, value: unknown, seats: number): Values {
  const own = Array.from({ length: seats }, (_, n) => (n === seat ? value : seatValue(field, values, n)));
  return { ...values, [field.name]: together(field, own) };
}

function together(field: Field, own: unknown[]): unknown {
  if (field.widget.kind === "seat-list") return own.flatMap((value, n) => (value ? [n] : []));
  return own.every((value) => value === usualOf(field)) ? field.usual : own;
}

/** The options for another number of seats: what all of them have, a new one has too; removed seats have no values of
 * their own and don't begin. */
export function fitSeats(game: GameInfo, values: Values, seats: number): Values {
  const fitted = { ...values };
  for (const field of seatFields(game, values)) {
    const value = values[field.name];
    if (value === undefined) continue;
    const shared = field.widget.kind !== "seat-list" && Array.isArray(value) && new Set(value).size === 1;
    const own = Array.from({ length: seats }, (_, n) => (shared ? value[0] : seatValue(field, values, n)));
    fitted[field.name] = together(field, own);
  }
  if (game.manifest.begins && Number(values.first) >= seats) delete fitted.first;
  return fitted;
}

/** Whether a seat is set up for somebody who plays by ear; null if the game makes no difference. */
export function isByEar(game: GameInfo, values: Values, seat: number): boolean | null {
  const wanted = Object.entries(game.manifest.by_ear.seat);
  if (wanted.length === 0) return null;
  return wanted.every(([name, [usual, own]]) => {
    const value = values[name] ?? game.options[name]?.default;
    return ((Array.isArray(value) ? value[seat] : value) ?? usual) === own;
  });
}

/** The pace that suits players by ear. */
export const paceByEar = (game: GameInfo): string =>
  String(game.manifest.by_ear.seat[factorOption(game) ?? ""]?.[1] ?? 1);

export function withPace(game: GameInfo, values: Values, pace: string, seats: number): Values {
  const { clock } = game.manifest;
  if (!clock) return values;
  if (pace === "off") return { ...values, [clock.option]: clock.off };
  const timed = isTimed(game, values) ? values : { ...values, [clock.option]: clock.on };
  const factor = factorOption(game);
  return factor ? { ...timed, [factor]: pace === "1" ? [] : Array<number>(seats).fill(Number(pace)) } : timed;
}

/** What a table of this box starts with: one made for players by ear is set up for them at every seat. */
export function startOptions({ options, by_ear, game }: ShelfBox): Values {
  if (!by_ear) return options;
  const { seat, table } = game.manifest.by_ear;
  const own = Object.entries(seat).map(([name, [, value]]) => [name, Array(game.seats[0]).fill(value)]);
  return { ...options, ...table, ...Object.fromEntries(own) };
}
