import { expect, test } from "vitest";
import { widgetOf } from "../src/controller/options";

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
