import { beforeEach, describe, expect, test } from "vitest";
import type { Hands } from "../../../../src/games/_building/hand/hands.ts";
import { PointerHand, type Touch } from "../../../../src/games/_building/hand/pointer.ts";
import type { How, Point } from "../../../../src/games/_building/pieces.ts";

/** Hands that only note what they are asked for. */
class Noted {
  asked: string[] = [];
  carried: string | null = null;
  carriedHow: How | null = null;
  held: string[] = [];
  at: Point = { x: 0, y: 0 };
  lift(piece: string, _: Point, how?: How): boolean {
    this.carried = piece;
    this.carriedHow = how ?? "lying";
    this.asked.push(`lift ${piece}${how ? ` ${how}` : ""}`);
    return true;
  }
  carry(to: Point): void {
    this.at = to;
  }
  turn(by: 1 | -1 = 1): void {
    this.asked.push(`turn ${by}`);
    this.carriedHow = "standing";
  }
  drop(): void {
    this.asked.push("drop");
    this.carried = null;
  }
  layAside(): void {
    this.asked.push("aside");
    this.carried = null;
  }
  hold(piece: string): void {
    this.asked.push(`hold ${piece}`);
    this.held.push(piece);
  }
  release(piece: string): void {
    this.asked.push(`free ${piece}`);
    this.held = this.held.filter((held) => held !== piece);
  }
  boxes() {
    return [{ piece: "blue", left: 0, right: 1, bottom: 0, top: 1 }];
  }
}

let hands: Noted;
let pointer: PointerHand;
beforeEach(() => {
  hands = new Noted();
  pointer = new PointerHand(() => hands as unknown as Hands, (piece) => piece !== "brown");
});

const touch = (over: Partial<Touch> = {}): Touch => ({ id: 1, at: { x: 0, y: 0 }, piece: null, kind: "mouse", now: 0, ...over });

function drag(piece: string, to: Point, over: Partial<Touch> = {}): void {
  pointer.down(touch({ piece, ...over }));
  pointer.move(1, to, over.kind ?? "mouse");
  pointer.up(touch({ at: to, now: 500, ...over }));
}

describe("dragging", () => {
  test("lifts, carries and drops", () => {
    drag("red", { x: 3, y: 4 });
    expect(hands.asked).toEqual(["lift red standing", "drop"]);
    expect(hands.at).toEqual({ x: 3, y: 4 });
  });

  test("under a finger the brick is seen above it", () => {
    drag("red", { x: 3, y: 4 }, { kind: "touch" });
    expect(hands.at.y).toBeGreaterThan(5);
  });

  test("below the edge of the table it is laid aside", () => {
    drag("red", { x: 3, y: -3 });
    expect(hands.asked).toEqual(["lift red standing", "aside"]);
  });

  test("where a brick is seen counts, not the finger that is over the tray for the lowest row", () => {
    drag("red", { x: 3, y: -0.8 }, { kind: "touch" });
    expect(hands.at).toEqual({ x: 3, y: 0.5 });
    drag("white", { x: 3, y: -2.5 }, { kind: "touch" });
    expect(hands.asked).toEqual(["lift red standing", "drop", "lift white standing", "aside"]);
  });

  test("a brick comes out of the tray as it stands in it, however the last one was turned", () => {
    drag("red", { x: 3, y: 4 });
    pointer.down(touch({ piece: "white" }));
    pointer.wheel(120);
    pointer.cancel(1);
    drag("yellow", { x: 3, y: 4 });
    drag("die-red", { x: 3, y: 4 });
    drag("cuboid-blue", { x: 3, y: 4 });
    const lifted = hands.asked.filter((asked) => asked.startsWith("lift"));
    expect(lifted).toEqual([
      "lift red standing", "lift white standing", "lift yellow standing", "lift die-red flat", "lift cuboid-blue lying",
    ]);
  });

  test("a brick that may not be taken stays", () => {
    expect(pointer.down(touch({ piece: "brown" }))).toBe(false);
    expect(hands.asked).toEqual([]);
  });
});

describe("turning", () => {
  test("every notch of a wheel turns once, however quickly they come", () => {
    pointer.down(touch({ piece: "red" }));
    for (let n = 0; n < 5; n++) pointer.wheel(n % 2 ? 53 : 120);
    expect(hands.asked.filter((a) => a.startsWith("turn"))).toEqual(Array(5).fill("turn 1"));
    expect(pointer.wheel(-120)).toBe(true);
    expect(hands.asked.at(-1)).toBe("turn -1");
  });

  test("the small steps of a touchpad add up to a turn", () => {
    pointer.down(touch({ piece: "red" }));
    for (let n = 0; n < 30; n++) pointer.wheel(10);
    expect(hands.asked.filter((a) => a.startsWith("turn"))).toEqual(["turn 1", "turn 1"]);
  });

  test("a second finger beside a brick turns", () => {
    pointer.down(touch({ piece: "red", kind: "touch" }));
    pointer.down(touch({ id: 2, kind: "touch" }));
    expect(hands.asked).toEqual(["lift red standing", "turn 1"]);
  });
});

describe("the other hand", () => {
  test("a second finger on a brick holds it as long as it stays", () => {
    pointer.down(touch({ piece: "red", kind: "touch" }));
    pointer.down(touch({ id: 2, piece: "blue", kind: "touch" }));
    pointer.up(touch({ id: 2, piece: "blue", now: 900 }));
    expect(hands.asked).toEqual(["lift red standing", "hold blue", "free blue"]);
  });

  test("the right button and an armed hand hold and let go", () => {
    pointer.down(touch({ piece: "blue", other: true }));
    pointer.armed = true;
    pointer.down(touch({ piece: "blue" }));
    expect(hands.asked).toEqual(["hold blue", "free blue"]);
    expect(pointer.armed).toBe(false);
  });
});

describe("without dragging", () => {
  test("tap to take, tap the brick to turn, tap the place to put", () => {
    pointer.down(touch({ piece: "red", kind: "touch" }));
    pointer.up(touch({ piece: "red", kind: "touch", now: 80 }));
    expect(hands.carried).toBe("red");
    pointer.down(touch({ piece: "red", kind: "touch", now: 900 }));
    pointer.up(touch({ piece: "red", kind: "touch", now: 980 }));
    pointer.down(touch({ at: { x: 5, y: 2 }, kind: "touch", now: 2000 }));
    pointer.up(touch({ at: { x: 5, y: 2 }, kind: "touch", now: 2080 }));
    expect(hands.asked).toEqual(["lift red standing", "turn 1", "drop"]);
    expect(hands.at).toEqual({ x: 5, y: 2 });
  });

  test("a brick that has followed the finger before it is lifted is put down, not turned", () => {
    pointer.down(touch({ piece: "red", kind: "touch" }));
    pointer.up(touch({ piece: "red", kind: "touch", now: 80 }));
    pointer.down(touch({ at: { x: 5, y: 2 }, kind: "touch", now: 2000 }));
    pointer.up(touch({ at: { x: 5, y: 2 }, piece: "red", kind: "touch", now: 2120 }));
    expect(hands.asked).toEqual(["lift red standing", "drop"]);
  });

  test("a slow finger on a brick beside the bench takes it too", () => {
    pointer.down(touch({ piece: "red", kind: "touch", at: { x: 0, y: -2 } }));
    pointer.up(touch({ piece: "red", kind: "touch", at: { x: 0, y: -2 }, now: 900 }));
    expect(hands.carried).toBe("red");
  });
});
