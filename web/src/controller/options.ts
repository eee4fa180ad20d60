/** Which widget an option needs, read from its JSON Schema; nothing here knows an option by name. */

export interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  $ref?: string;
}

export type Widget =
  | { kind: "switch" }
  | { kind: "number"; low: number; high: number; optional: boolean; whole: boolean }
  | { kind: "choice"; choices: string[] }
  | { kind: "text"; most: number }
  /** One value for each seat: a choice, a factor, or whether the seat is in the list. */
  | { kind: "seat-choice"; choices: string[] }
  | { kind: "seat-factor"; low: number; high: number }
  | { kind: "seat-list" };

export function widgetOf(schema: Schema): Widget | null {
  if (schema.anyOf) return widgetOfAny(schema.anyOf);
  if (schema.enum) return { kind: "choice", choices: schema.enum.filter((value) => typeof value === "string") };
  switch (schema.type) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
    case "number":
      return number(schema, false);
    case "string":
      return { kind: "text", most: schema.maxLength ?? 200 };
    case "array":
      return listed(schema.items ?? {});
    default:
      return null;
  }
}

function widgetOfAny(any: Schema[]): Widget | null {
  const list = any.find((one) => one.type === "array");
  if (list) return listed(list.items ?? {});
  const some = any.find((one) => one.type !== "null");
  if (some?.type === "integer" || some?.type === "number") return number(some, true);
  return some ? widgetOf(some) : null;
}

function number(schema: Schema, optional: boolean): Widget {
  return { kind: "number", low: schema.minimum ?? 0, high: schema.maximum ?? 1_000_000, optional, whole: schema.type === "integer" };
}

function listed(items: Schema): Widget | null {
  if (items.enum) return { kind: "seat-choice", choices: items.enum.filter((value) => typeof value === "string") };
  if (items.type === "number") return { kind: "seat-factor", low: items.minimum ?? 1, high: items.maximum ?? 10 };
  if (items.type === "integer") return { kind: "seat-list" };
  return null;
}

export const perSeat = (widget: Widget): boolean => widget.kind.startsWith("seat-");

/** Which kind of deck an option names: a shipped one, the day's, an endless one by its seed, or a text of one's own. */
export function deckKind(value: unknown): "shipped" | "daily" | "endless" | "own" {
  const [name] = String(value).split(":");
  return name === "shipped" || name === "daily" || name === "endless" ? name : "own";
}
