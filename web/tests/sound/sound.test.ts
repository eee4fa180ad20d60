import { describe, expect, test, vi } from "vitest";
import { panOf, pitchOf, sound } from "../../src/sound/instrument.ts";
import { onSound } from "../../src/sound/notices.ts";
import { play } from "../../src/sound/play.ts";
import { lengthOf, SOUNDS, strokesOf } from "../../src/sound/strokes.ts";

describe("sounds as values", () => {
  test.each(SOUNDS)("%s is short, audible and within hearing", (id) => {
    const strokes = strokesOf(id);
    expect(strokes.length).toBeGreaterThan(0);
    expect(lengthOf(strokes)).toBeLessThan(1.2);
    for (const stroke of strokes) {
      expect(stroke.hz).toBeGreaterThan(60);
      expect(stroke.hz).toBeLessThan(12000);
      expect(stroke.gain).toBeGreaterThan(0);
      expect(stroke.gain).toBeLessThanOrEqual(1);
    }
  });

  test("the tick tightens towards the end", () => {
    const pitch = (tension: number) => Math.max(...strokesOf("tick", { tension }).map((s) => s.hz));
    expect(pitch(1)).toBeGreaterThan(pitch(0.5));
    expect(pitch(0.5)).toBeGreaterThan(pitch(0));
  });

  test("no two textures sound alike", () => {
    const all = SOUNDS.filter((id) => id.startsWith("texture-")).map((id) => JSON.stringify(strokesOf(id)));
    expect(all).toHaveLength(10);
    expect(new Set(all).size).toBe(10);
  });

  test("a column is heard where it is, a height as pitch", () => {
    expect([panOf(-20), panOf(0), panOf(5), panOf(20)]).toEqual([-1, 0, 0.5, 1]);
    expect(pitchOf(4)).toBeGreaterThan(pitchOf(1));
  });
});

test("every sound is noticed, before there is an instrument and without audio", () => {
  const noticed = vi.fn();
  const stop = onSound(noticed);
  play("crash");
  sound.wake();
  sound.play("wood");
  sound.play("no-such-sound");
  stop();
  play("crash");
  expect(noticed.mock.calls).toEqual([["crash"], ["wood"]]);
});
