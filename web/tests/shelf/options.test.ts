import { expect, test } from "vitest";
import { optionParams, widgetOf } from "../../src/shelf/options";

test.each([
  [{ type: "boolean" }, { kind: "switch" }],
  [{ type: "integer", minimum: 1, maximum: 500 }, { kind: "number", low: 1, high: 500, optional: false, whole: true }],
  [{ anyOf: [{ type: "integer", minimum: 5, maximum: 9 }, { type: "null" }] }, { kind: "number", low: 5, high: 9, optional: true, whole: true }],
  [{ enum: ["box", "off"] }, { kind: "choice", choices: ["box", "off"] }],
  [{ anyOf: [{ enum: ["free", "grid"] }, { type: "array", items: { enum: ["free", "grid"] } }] }, { kind: "seat-choice", choices: ["free", "grid"] }],
  [{ type: "array", items: { type: "number", minimum: 1, maximum: 10 } }, { kind: "seat-factor", low: 1, high: 10 }],
  [{ type: "array", items: { type: "integer" } }, { kind: "seat-list" }],
  [{ type: "string", maxLength: 9 }, { kind: "text", most: 9 }],
  [{ type: "object" }, null],
])("%j", (schema, widget) => expect(widgetOf(schema)).toEqual(widget));

test("sentences speak of the table's own numbers, and of the usual ones where nobody chose", () => {
  const known = { turns: 4, start_within_ms: 20_000, cunning: false, young: [], first: null };
  const options = Object.fromEntries(Object.entries(known).map(([name, usual]) => [name, { default: usual, schema: {} }]));
  const game = { options } as Parameters<typeof optionParams>[0]; // nothing else of it is read
  expect(optionParams(game, {})).toMatchObject({ turns: 4, start_within_s: 20, cunning: "no", young: 0, first: "none" });
  expect(optionParams(game, { turns: 2, start_within_ms: null, young: [1] })).toMatchObject({
    turns: 2, start_within_s: "none", young: 1,
  });
});
