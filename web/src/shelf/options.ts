/** A game's options as forms show them, read from JSON Schema and manifest; the only name known here is `deck`. */
import type { GameInfo } from "../generated/messages";
import { say, sayOr, type Params } from "../lib/language.svelte";
import { spaced } from "../lib/typed-text";
import { holds } from "./boxes.svelte";

export interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export type Widget =
  | { kind: "switch" }
  | { kind: "number"; low: number; high: number; optional: boolean; whole: boolean }
  | { kind: "choice"; choices: string[] }
  | { kind: "text"; most: number }
  | { kind: "deck" }
  /** One value for each seat: a choice, a factor, or whether the seat is in the list. */
  | { kind: "seat-choice"; choices: string[] }
  | { kind: "seat-factor"; low: number; high: number }
  | { kind: "seat-list" };

export interface Field {
  name: string;
  widget: Widget;
  /** Its default. */
  usual: unknown;
}

export type FieldGroup = { title: string | null; folded: boolean; fields: Field[] };

export function widgetOf(schema: Schema): Widget | null {
  if (schema.anyOf) return widgetOfAny(schema.anyOf);
  if (schema.enum) return { kind: "choice", choices: texts(schema.enum) };
  switch (schema.type) {
    case "boolean": return { kind: "switch" };
    case "integer":
    case "number": return number(schema, false);
    case "string": return { kind: "text", most: schema.maxLength ?? 200 };
    case "array": return perSeat(schema.items ?? {});
    default: return null;
  }
}

function widgetOfAny(any: Schema[]): Widget | null {
  const list = any.find((one) => one.type === "array");
  if (list) return perSeat(list.items ?? {});
  const some = any.find((one) => one.type !== "null");
  if (some?.type === "integer" || some?.type === "number") return number(some, true);
  return some ? widgetOf(some) : null;
}

function number({ minimum: low = 0, maximum: high = 1_000_000, type }: Schema, optional: boolean): Widget {
  return { kind: "number", low, high, optional, whole: type === "integer" };
}

function perSeat(items: Schema): Widget | null {
  if (items.enum) return { kind: "seat-choice", choices: texts(items.enum) };
  if (items.type === "number") return { kind: "seat-factor", low: items.minimum ?? 1, high: items.maximum ?? 10 };
  return items.type === "integer" ? { kind: "seat-list" } : null;
}

const texts = (values: unknown[]): string[] => values.filter((value) => typeof value === "string");

/** The options a form shows for these values. */
function fieldsOf(game: GameInfo, values: Record<string, unknown>): Field[] {
  const { fixed, depends } = game.manifest;
  return Object.entries(game.options).flatMap(([name, { schema, default: usual }]) => {
    const widget: Widget | null = name === "deck" ? { kind: "deck" } : widgetOf(schema);
    const asked = !fixed.includes(name) && (!depends[name] || holds(depends[name], game, values));
    return widget && asked ? [{ name, widget, usual }] : [];
  });
}

/** Those that each seat has for itself; time is stretched only if there is a clock. */
export const seatFields = (game: GameInfo, values: Record<string, unknown>): Field[] =>
  fieldsOf(game, values).filter(
    ({ widget: { kind } }) => kind.startsWith("seat-") && (kind !== "seat-factor" || isTimed(game, values)),
  );

/** Those of the whole table, in the manifest's groups; what is in none comes last. */
export function groupsOf(game: GameInfo, values: Record<string, unknown>): FieldGroup[] {
  const fields = fieldsOf(game, values).filter(({ widget }) => !widget.kind.startsWith("seat-"));
  const { groups } = game.manifest;
  const named = groups.map(({ name, options, folded }) => ({
    title: sayOr(`group-${name}`),
    folded,
    fields: options.flatMap((option) => fields.find((field) => field.name === option) ?? []),
  }));
  const rest = fields.filter(({ name }) => !groups.some((group) => group.options.includes(name)));
  return [...named, { title: null, folded: false, fields: rest }].filter((group) => group.fields.length > 0);
}

/** Whether a table with these options has a clock. */
export function isTimed(game: GameInfo, values: Record<string, unknown>): boolean {
  const { clock } = game.manifest;
  if (!clock) return false;
  return (values[clock.option] ?? game.options[clock.option]?.default ?? null) !== clock.off;
}

/** Milliseconds are for the rules; people read seconds. */
export const scaleOf = (name: string): number => (name.endsWith("_ms") ? 1000 : 1);

/**
 * What a table plays by, for a sentence: numbers and words as they are, `…_s` in seconds, lists by their length; its
 * pace, and how long the settings of its clock last at that pace, `setting1` and so on.
 */
export function optionParams(game: GameInfo, options: Record<string, unknown>): Params {
  const { options: known } = game;
  const pace = paceOf(game, options);
  const params: Params = { pace: Number(pace) || pace };
  settingsOf(game, options).forEach((seconds, n) => (params[`setting${n + 1}`] = seconds * (Number(pace) || 1)));
  for (const [name, { default: usual }] of Object.entries(known)) {
    const value = name in options ? options[name] : usual;
    params[name] = param(value);
    const seconds = typeof value === "number" ? value / scaleOf(name) : value;
    if (name.endsWith("_ms")) params[name.replace(/_ms$/, "_s")] = param(seconds);
  }
  return params;
}

/** The seconds of the clock's settings, as they are before anybody's pace. */
function settingsOf({ manifest, options: known }: GameInfo, options: Record<string, unknown>): readonly number[] {
  const { clock } = manifest;
  const value = clock && (clock.option in options ? options[clock.option] : known[clock.option]?.default);
  if (typeof value === "number") return [value / 1000];
  return clock?.seconds[String(value)] ?? [];
}

/** The option by which a seat's time is stretched. */
export const factorOption = (game: GameInfo): string | undefined =>
  Object.keys(game.options).find((name) => widgetOf(game.options[name]!.schema)?.kind === "seat-factor");

/** The whole table's pace: off, one factor for all, or each seat its own. */
export function paceOf(game: GameInfo, values: Record<string, unknown>, seats: number = game.seats[0]): string {
  if (!isTimed(game, values)) return "off";
  const given = values[factorOption(game) ?? ""];
  const perSeat: unknown[] = Array.isArray(given) ? given : [];
  const many = Math.max(seats, perSeat.length);
  const factors = new Set(Array.from({ length: many }, (_, n) => Number(perSeat[n] || 1)));
  return factors.size > 1 ? "own" : String([...factors][0] ?? 1);
}

function param(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.length : "none";
}

/** Which kind of deck an option names: shipped, the day's, an endless one by its seed, or the player's own text. */
export function deckKind(value: unknown): "shipped" | "daily" | "endless" | "own" {
  const [name] = String(value).split(":");
  return name === "shipped" || name === "daily" || name === "endless" ? name : "own";
}

/** The name of an option or of one of its choices; the raw word where there is no message. */
export const optionWords = (name: string, choice?: string): string =>
  sayOr(choice === undefined ? `option-${name}` : `option-${name}-${choice}`) ?? spaced(choice ?? name);

/** What ticking an option says about a single seat. */
export const seatWords = (name: string): string => sayOr(`option-${name}-seat`) ?? optionWords(name);

/** What an option is set to, in words. */
export function valueWords(name: string, value: unknown): string {
  if (value === null) return say("option-none");
  if (typeof value === "boolean") {
    const yes = value ? "yes" : "no";
    return sayOr(`option-${name}-${yes}`) ?? say(`option-${yes}`);
  }
  if (Array.isArray(value)) {
    const words = (one: unknown): string => (typeof one === "number" ? String(one + 1) : valueWords(name, one));
    return [...new Set(value.map(words))].join(", ");
  }
  if (typeof value === "number") {
    return scaleOf(name) === 1 ? String(value) : say("option-seconds", { seconds: value / 1000 });
  }
  return optionWords(name, name === "deck" ? deckKind(value) : String(value));
}
