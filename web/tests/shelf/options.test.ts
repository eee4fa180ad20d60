import { expect, test } from "vitest";
import { optionParams, widgetOf } from "../../src/shelf/options";
import { startOptions } from "../../src/shelf/seat-options";

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
  const game = { options, seats: [2, 4], manifest: { clock: null } } as unknown as Parameters<typeof optionParams>[0]; // nothing else of it is read
  expect(optionParams(game, {})).toMatchObject({ turns: 4, start_within_s: 20, cunning: "no", young: 0, first: "none" });
  expect(optionParams(game, { turns: 2, start_within_ms: null, young: [1] })).toMatchObject({
    turns: 2, start_within_s: "none", young: 1,
  });
});

test("times in the rules are those of the table's pace", () => {
  const options = {
    timer: { default: "screen", schema: { enum: ["screen", "box", "off"] } },
    factors: { default: [], schema: { type: "array", items: { type: "number", minimum: 1, maximum: 10 } } },
  };
  const clock = { option: "timer", off: "off", on: "screen", seconds: { screen: [60, 80, 100], box: [30, 40, 50] } };
  const box = { id: "tactile", options: { edition: "tactile" }, by_ear: true };
  const manifest = { clock, boxes: [box], by_ear: { seat: { factors: [1, 4] }, table: {} } };
  const game = { options, seats: [2, 4], manifest } as unknown as Parameters<typeof optionParams>[0];
  expect(optionParams(game, {})).toMatchObject({ pace: 1, setting1: 60, setting2: 80, setting3: 100 });
  expect(optionParams(game, { timer: "box", factors: [2, 2, 2] })).toMatchObject({ pace: 2, setting1: 60, setting3: 100 });
  expect(optionParams(game, { factors: [1, 4] })).toMatchObject({ pace: "own", setting1: 60 });
  expect(optionParams(game, { timer: "off" })).toMatchObject({ pace: "off" });
  const tactile = startOptions({ ...box, game } as unknown as Parameters<typeof startOptions>[0]);
  expect(optionParams(game, tactile)).toMatchObject({ pace: 4, setting1: 240, setting2: 320, setting3: 400 });
});
