import { describe, expect, test } from "vitest";
import type { Along } from "../../../../src/games/_building/generated.ts";
import { EVERY_MS, Playback, readMotion, readWay, Streamer, type Motion } from "../../../../src/games/_building/hand/gestures.ts";
import { thin } from "../../../../src/games/_building/hand/trail.ts";
import { WatchedHands } from "../../../../src/games/_building/hand/watched-hands.ts";

const loose = (piece: string, x: number, y = 1) => ({ piece, how: "lying" as const, x, y, angle: 0 });

describe("what goes out", () => {
  test("at most twenty a second, however often it is offered", () => {
    const sent: Motion[] = [];
    const streamer = new Streamer((motion) => sent.push(motion));
    for (let ms = 0; ms < 1000; ms += 8) streamer.offer([loose("red", ms / 100)], "red", ms);
    expect(sent.length).toBeLessThanOrEqual(1000 / EVERY_MS);
    expect(sent.length).toBeGreaterThan(15);
  });

  test("only what moved", () => {
    const sent: Motion[] = [];
    const streamer = new Streamer((motion) => sent.push(motion));
    streamer.offer([loose("red", 0), loose("white", 5)], "red", 0);
    streamer.offer([loose("red", 1), loose("white", 5.005)], "red", 100);
    streamer.offer([loose("red", 1), loose("white", 5)], "red", 200);
    expect(sent).toEqual([
      { p: [["red", "lying", 0, 100, 0], ["white", "lying", 500, 100, 0]], hand: "red" },
      { p: [["red", "lying", 100, 100, 0]], hand: "red" },
    ]);
  });

  test("ten bricks in motion stay under the house's two kilobytes", () => {
    const sent: Motion[] = [];
    const pieces = Array.from({ length: 10 }, (_, i) => loose(`cuboid-orange-${i}`, 19.99, 21.99));
    new Streamer((motion) => sent.push(motion)).offer(pieces, "red", 0);
    expect(JSON.stringify(sent[0]).length).toBeLessThan(2048);
  });
});

describe("what comes in", () => {
  test("is smoothed between two motions, a little late", () => {
    const playback = new Playback(90);
    playback.hear({ p: [["red", "lying", 0, 100, 0]], hand: "red" }, 0);
    playback.hear({ p: [["red", "lying", 100, 100, 0]], hand: "red" }, 50);
    expect(playback.at(115).get("red")!.x).toBeCloseTo(0.5);
    expect(playback.at(400).get("red")!.x).toBe(1);
  });

  test("is forgotten when the hand has gone quiet or the referee has spoken", () => {
    const playback = new Playback();
    playback.hear({ p: [["red", "lying", 0, 100, 0], ["white", "lying", 0, 100, 0]], hand: "red" }, 0);
    expect([...playback.at(5000).keys()]).toEqual(["red"]);
    playback.settle("red");
    expect(playback.at(5000).size).toBe(0);
  });

  test.each([null, 7, {}, { p: 3 }, { p: [["red"]] }, { p: [["red", "sideways", 0, 0, 0]] }, { p: [["red", "lying", "x", 0, 0]] }])(
    "nonsense %j is no motion",
    (body) => expect(readMotion(body)).toBeNull(),
  );

  test("a whole way is played as time goes by, and an empty hand is seen too", () => {
    const watched = new WatchedHands();
    watched.know({ placed: [], held: [], hand: "red" });
    watched.hear({ steps: [[500, 0, 100, 0], [700, 200, 100, 0]], piece: "red", how: "lying" }, 1000);
    expect(watched.sprites(1190, true)[0]!.x).toBeCloseTo(0.1, 1);
    expect(watched.sprites(1280, true)[0]!.x).toBeCloseTo(1, 1);
    watched.know({ placed: [{ piece: "red", how: "lying", x: 200, y: 50 }], held: [], hand: null });
    watched.hear({ steps: [[0, 200, 100, 0], [100, 400, 100, 0]] }, 2000);
    expect(watched.sprites(2230, true).map((loose) => loose.piece)).toEqual(["red"]);
    expect(watched.handAt!.x).toBeCloseTo(3, 0);
    expect(readWay({ steps: [["a", 0, 0]], piece: "red", how: "lying" })).toBeNull();
  });

  test("a pointing finger is read", () => {
    expect(readMotion({ p: [], at: [100, 50] })).toEqual({ p: [], at: [100, 50] });
  });
});

describe("the way of a hand", () => {
  const straight: Along[] = Array.from({ length: 200 }, (_, i) => [i * 8, i * 3, 500 - i, 0]);

  test("a straight way needs two points", () => {
    expect(thin(straight)).toEqual([straight[0], straight.at(-1)]);
  });

  test("a wild way keeps its ends and never more than the referee takes", () => {
    const wild: Along[] = straight.map(([ms], i) => [ms, Math.round(900 * Math.sin(i)), Math.round(700 * Math.cos(i * 1.7)), 0]);
    const kept = thin(wild);
    expect(kept.length).toBeLessThanOrEqual(64);
    expect([kept[0], kept.at(-1)]).toEqual([wild[0], wild.at(-1)]);
  });
});
