import { beforeEach, expect, test } from "vitest";
import { choose, settings } from "../../src/prefs/settings.svelte";
import { atOnce, type ShelfBox } from "../../src/shelf/boxes.svelte";
import { endIntroduction, isIntroduced, noteClimbed, rungsLeft, takeAgain } from "../../src/shelf/introduction";

const box = (id: string, climbed = "climbed") =>
  ({ id, options: {}, game: { id, manifest: { begins: "youngest", bots: 1, ladder: { option: "ladder", rungs: 2, climbed } } } }) as unknown as ShelfBox;
const tower = box("tower");

beforeEach(() => {
  choose("guided", []);
  choose("rungs", {});
});

test("of somebody new only the house can know what they have managed", () => {
  expect(rungsLeft(tower)).toBeNull();
  expect(atOnce(tower, rungsLeft(tower))).toMatchObject({ fit: true, rungs: null, seats: [{ kind: "me" }, { kind: "bot" }] });
});

test("rungs that were climbed are kept, one's own and of this box only", () => {
  noteClimbed(tower, [0], [{ did: "climbed", seat: 1, left: 0 }, { did: "placed", seat: 0 }]);
  expect(rungsLeft(tower)).toBeNull();
  noteClimbed(tower, [0], [{ did: "climbed", seat: 0, left: 1 }]);
  expect([rungsLeft(tower), rungsLeft(box("wall"))]).toEqual([1, null]);
  noteClimbed(box("tiles", "laid"), [2], [{ did: "laid", seat: 2, length: 3 }]);
  expect(settings.rungs).toEqual({ tower: 1, tiles: 0 });
});

test("it can be skipped, and taken again from the first rung", () => {
  noteClimbed(tower, [0], [{ did: "climbed", seat: 0, left: 1 }]);
  endIntroduction("tower");
  endIntroduction("tower");
  expect([settings.guided, rungsLeft(tower)]).toEqual([["tower"], 0]);
  takeAgain(tower);
  expect([isIntroduced("tower"), rungsLeft(tower)]).toEqual([false, 2]);
});
