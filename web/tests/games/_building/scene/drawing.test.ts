import { afterAll, expect, test } from "vitest";
import { FORMS } from "../../../../src/games/_building/generated.ts";
import { letterOf, pieceSvg } from "../../../../src/games/_building/scene/drawing.ts";
import bricks from "../../../../src/generated/drawing-bricks.json";
import { speakIn } from "../../../../src/lib/language.svelte";

afterAll(() => speakIn("en"));

test.each(["en", "fr", "de", "it"])("in %s every end face shows the letter of that language", async (language) => {
  await speakIn(language);
  const glyphs: Record<string, string> = bricks.glyphs;
  const ends = { brick: "pointing", die: "flat", cuboid: "upright" } as const;
  for (const [piece, form] of Object.entries(FORMS)) {
    expect(pieceSvg(piece, ends[form]), piece).toContain(glyphs[letterOf(piece)!]);
  }
});
