import { flushSync, mount, unmount } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Seconds from "../../../../src/games/_building/review/Seconds.svelte";
import type { Built, Review } from "../../../../src/generated/messages.ts";
import { speakIn } from "../../../../src/lib/language.svelte";

beforeEach(() => speakIn("en"));

test("no time and one second are said in words, and more in tenths", async () => {
  const built = (seat: number, lost_ms: number): Built =>
    ({ seat, card: "c1", at: 0, took_ms: 9000, lost_ms, order: [], quicker: [], saves_ms: 0, done: true });
  const review: Review = {
    game: "classic", names: ["Ann", "Bo", "Cy"], moments: [], costly: [], luck: [], of_seats: [],
    first: [0, 0, 0], built: [built(0, 40), built(1, 1000), built(2, 2450)],
  };
  const shown = mount(Seconds, {
    target: document.body, props: { review, ongo: () => undefined, ontime: () => undefined },
  });
  flushSync();
  const text = document.body.textContent ?? "";
  expect(text).toContain("Ann: one card finished, and no time lost");
  expect(text).toContain("Bo: one card finished, one second lost");
  expect(text).toMatch(/Cy: one card finished, 2\.[45] seconds lost/);
  await vi.dynamicImportSettled();
  void unmount(shown);
});
