import { describe, expect, test } from "vitest";
import type { CommonCommand } from "../../../../src/games/_building/generated.ts";
import { GridHands } from "../../../../src/games/_building/hand/grid-hands.ts";
import { around, measure, moveCursor, pickUp, rests, START, type Cursor } from "../../../../src/games/_building/keyboard/grid.ts";
import { KeyHand, type Speech } from "../../../../src/games/_building/keyboard/key-hand.ts";
import { boxOf } from "../../../../src/games/_building/physics/surfaces.ts";
import { toLoose, type How, type Pose } from "../../../../src/games/_building/pieces.ts";
import type { Refused } from "../../../../src/net/face.ts";
import { Bench, BRICKS } from "../support/bench.ts";

const SIZES = { lying: [3, 1], standing: [1, 3], pointing: [1, 1] } as const;

/** A box by its left and bottom edge, in brick heights. */
function box(piece: string, how: keyof typeof SIZES, left: number, bottom: number) {
  const [w, h] = SIZES[how];
  return boxOf(toLoose({ piece, how, x: (left + w / 2) * 100, y: (bottom + h / 2) * 100 }));
}

const gate = [box("red", "standing", 0, 0), box("white", "standing", 2, 0), box("brown", "lying", 0, 3)];
const at = (column: number, how: How = "lying", level = 0): Cursor => ({ column, how, level });

describe("where a piece rests", () => {
  test("on the table, on one, across two, the highest first", () => {
    expect(rests("darkblue", at(30), gate)).toEqual([{ x: 15, y: 0.5, on: [] }]);
    expect(rests("darkblue", at(3), gate).map((place) => [place.y, place.on])).toEqual([[4.5, ["brown"]]]);
    expect(rests("darkblue", at(3), gate.slice(0, 2)).map((p) => [p.y, p.on])).toEqual([[3.5, ["red", "white"]]]);
  });

  test("under a bridge, where there is room", () => {
    expect(rests("darkblue", at(3, "pointing"), gate).map((place) => place.y)).toEqual([4.5, 0.5]);
    expect(rests("darkblue", at(3, "standing"), gate).map((place) => place.y)).toEqual([5.5, 1.5]);
  });

  test("every place is free and carried by something", () => {
    for (let column = -12; column <= 12; column++) {
      for (const how of ["lying", "standing", "pointing"] as const) {
        const places = rests("darkblue", at(column, how), gate);
        expect(places.length).toBeGreaterThan(0);
        for (const place of places) expect(place.on.length > 0 || place.y <= 1.5).toBe(true);
      }
    }
  });
});

describe("moving", () => {
  test("arrows go by half a brick, far ones by one and a half, and stop at the world's edge", () => {
    expect(moveCursor(START, "right", "red", []).column).toBe(1);
    expect(moveCursor(START, "far-left", "red", []).column).toBe(-3);
    expect(moveCursor(at(37), "far-right", "red", []).column).toBe(37);
  });

  test("the ends are flush with what stands, and at the second press beside it", () => {
    expect(moveCursor(START, "leftmost", "red", gate).column).toBe(3);
    expect(moveCursor(at(9), "leftmost", "red", gate).column).toBe(3);
    expect(moveCursor(at(3), "leftmost", "red", gate).column).toBe(-3);
    expect(moveCursor(at(-3), "leftmost", "red", gate).column).toBe(-3);
    expect(moveCursor(at(3), "rightmost", "darkblue", gate).column).toBe(9);
  });

  test("turning goes round both ways, and a picked piece keeps the way of the last where it can", () => {
    expect(moveCursor(START, "turn", "red", []).how).toBe("standing");
    expect(moveCursor(START, "turn-back", "red", []).how).toBe("pointing");
    expect(pickUp(at(2, "standing"), "red").how).toBe("standing");
    expect(pickUp(at(2, "standing"), "die-red").how).toBe("flat");
  });

  test("lower and higher go through the resting places", () => {
    const inside = moveCursor(at(3, "pointing"), "lower", "darkblue", gate);
    expect(inside.level).toBe(1);
    expect(moveCursor(inside, "lower", "darkblue", gate).level).toBe(1);
    expect(moveCursor(inside, "higher", "darkblue", gate).level).toBe(0);
  });
});

test("what is under, beside and above", () => {
  expect(around("darkblue", at(3, "pointing", 1), gate)).toEqual({
    under: [], over: { left: 0, right: 0 }, row: { left: { piece: "red", gap: 0 }, right: { piece: "white", gap: 0 } }, left: { piece: "red", gap: 0 }, right: { piece: "white", gap: 0 }, above: ["brown"], height: 0,
  });
  expect(around("darkblue", at(5), gate)).toMatchObject({ under: ["brown"], over: { left: 2, right: 2 }, left: null, above: [], height: 8 });
});

test("across several, the outer ends of all of them count", () => {
  expect(around("darkblue", at(4), gate.slice(0, 2))).toMatchObject({ under: ["red", "white"], over: { left: 1, right: 1 } });
});

test("the ruler tells halves between two pieces", () => {
  expect(measure(gate[0]!, gate[1]!)).toEqual({ across: 2, up: 0 });
  expect(measure(gate[1]!, gate[2]!)).toEqual({ across: 0, up: 6 });
});

/** A player with keys only, at a referee that refuses what it is told to refuse besides. */
class Keys {
  readonly sent: CommonCommand[] = [];
  readonly notes: string[] = [];
  answer: (command: CommonCommand) => Refused | null = () => null;
  readonly bench = new Bench(150);
  readonly hands = new GridHands({
    send: (command) => {
      this.sent.push(command);
      const refused = this.answer(command);
      return refused ? Promise.resolve(refused) : this.bench.send(command);
    },
    refused: (refused) => this.notes.push(refused.code),
    did: (command) => this.keys.did(command),
    landed: () => undefined,
    back: (piece) => this.notes.push(`back ${piece}`),
    clock: () => this.bench.now,
  }, 150);
  private readonly spoken: Speech = {
    picked: (piece) => this.notes.push(`picked ${piece}`),
    moved: (_, how, place, what, edge) => this.notes.push(`${what} ${how} ${place.height}${edge ? " edge" : ""}`),
    dropped: () => undefined,
    laidAside: () => undefined,
    back: (piece) => this.notes.push(`back ${piece}`),
    held: () => undefined,
    measured: (from, to, gap) => this.notes.push(`${from} ${to} ${gap.across}`),
    nothing: (why) => this.notes.push(why),
  };
  wanted: string | null = null;
  usable: readonly string[] = BRICKS;
  readonly keys = new KeyHand(() => this.hands, () => this.spoken, () => BRICKS, () => this.usable, () => this.wanted);

  constructor() {
    this.hands.know(this.bench.state);
    this.bench.heard = (event) => {
      this.notes.push(`${event.did} ${"brick" in event ? event.brick : ""}`.trim());
      this.hands.know(this.bench.state);
    };
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.keys.press(key.replace("Shift+", ""), key.startsWith("Shift+"));
      await this.pass();
    }
  }

  /** A line that goes past the hands to the referee, as a typed one does. */
  async type(...commands: CommonCommand[]): Promise<(string | undefined)[]> {
    const answers: (string | undefined)[] = [];
    for (const command of commands) {
      answers.push((await this.bench.send(command))?.code);
      await this.pass();
    }
    return answers;
  }

  private async pass(): Promise<void> {
    this.bench.now += 200;
    this.hands.step();
    await new Promise((done) => setTimeout(done));
  }

  get places(): Partial<Pose>[] {
    return this.sent.filter((c) => c.do === "place") as unknown as Pose[];
  }
}

describe("building by key", () => {
  test("a gate in fourteen keys", async () => {
    const play = new Keys();
    await play.press("4", "ArrowUp", "Enter", "1", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
    await play.press("0", "ArrowDown", "ArrowLeft", "ArrowLeft", "Enter");
    expect(play.places).toMatchObject([
      { brick: "red", how: "standing", x: 0, y: 150 },
      { brick: "white", how: "standing", x: 200, y: 150 },
      { brick: "brown", how: "lying", x: 100, y: 350 },
    ]);
    expect(play.sent.map((c) => c.do)).toEqual(["lift", "place", "lift", "place", "lift", "place"]);
  });

  test("Enter with an empty hand takes the next brick beside the bench", async () => {
    const play = new Keys();
    await play.press("Enter", "Enter", "Enter");
    expect(play.notes.filter((s) => s.startsWith("picked"))).toEqual(["picked white", "picked yellow"]);
  });

  test("Enter takes the brick that the card was read for, while it is still beside the bench", async () => {
    const play = new Keys();
    play.wanted = "red";
    await play.press("Enter", "Enter", "Enter");
    expect(play.notes.filter((s) => s.startsWith("picked"))).toEqual(["picked red", "picked white"]);
  });

  test("where any colour will do, Enter takes a piece of the form that was read", async () => {
    const play = new Keys();
    play.usable = ["die-white", "cuboid-blue"];
    play.wanted = "cuboid";
    await play.press("Enter");
    expect(play.notes).toContain("picked cuboid-blue");
  });

  test("what would fall comes back into the hand, and the other hand helps", async () => {
    const play = new Keys();
    await play.press("4", "ArrowUp", "Enter");
    play.answer = (command) => (command.do === "place" && !play.hands.held.includes("white") ? { code: "would-fall", params: {}, text: "" } : null);
    await play.press("1", "ArrowDown", "ArrowRight", "ArrowRight", "Enter");
    expect(play.notes.slice(-2)).toEqual(["would-fall", "back white"]);
    expect(play.hands.carried).toBe("white");
    await play.press("o", "o");
    expect(play.notes.slice(-2)).toEqual(["held white", "placed white"]);
    expect(play.sent.slice(-2).map((c) => c.do)).toEqual(["hold", "place"]);
    expect(play.hands.held).toEqual(["white"]);
    await play.press("o");
    expect(play.sent.at(-1)).toMatchObject({ do: "release", brick: "white" });
    expect(play.notes.at(-1)).toBe("released white");
  });

  test("the other hand asks only where there is something to hold, and any other key does what it always does", async () => {
    const play = new Keys();
    await play.press("o", "m");
    expect(play.notes).toEqual(["none-to-hold", "none-to-measure"]);
    await play.press("4", "o", "ArrowRight");
    expect(play.notes.slice(-2)).toEqual(["which-to-hold", "across lying 0"]);
  });

  test("a second brick picked lays the first aside; Escape lays it aside too", async () => {
    const play = new Keys();
    await play.press("4", "1", "Escape", "ArrowLeft");
    expect(play.sent.map((c) => c.do)).toEqual(["lift", "lay-aside", "lift", "lay-aside"]);
    expect(play.notes.at(-1)).toBe("hand-empty");
  });

  test("the brick that was placed last is taken back, one after another, or what is in the hand", async () => {
    const play = new Keys();
    await play.press("4", "Enter", "1", "End", "End", "Enter", "z");
    expect(play.notes.at(-1)).toBe("laid-aside white");
    expect(play.sent.slice(-2)).toEqual([{ do: "lift", brick: "white" }, { do: "lay-aside", brick: "white" }]);
    await play.press("z");
    expect(play.notes.at(-1)).toBe("laid-aside red");
    await play.press("z");
    expect(play.notes.at(-1)).toBe("none-to-undo");
    await play.press("4", "z");
    expect(play.notes.at(-1)).toBe("laid-aside red");
  });

  test("a brick that stands is taken up from where it stands", async () => {
    const play = new Keys();
    await play.press("4", "Shift+ArrowRight", "Enter", "1", "Home", "Enter", "4");
    expect(play.keys.cursor.column).toBe(3);
    expect(play.hands.boxes().map((b) => b.piece)).toEqual(["white"]);
  });

  test("the ruler asks from the brick in the hand to all others", async () => {
    const play = new Keys();
    await play.press("4", "Enter", "1", "ArrowRight", "m");
    expect(play.notes.at(-1)).toMatch(/^white red 0/);
  });
});

describe("what somebody typed is in the hand, too", () => {
  const place = (brick: string, x: number, y: number): CommonCommand => ({ do: "place", brick, how: "lying", x, y, tilt: 0 });

  test("after a refused placement arrows, Escape and digits agree about the hand", async () => {
    const play = new Keys();
    expect(await play.type({ do: "lift", brick: "white" }, place("white", 0, 50))).toEqual([undefined, undefined]);
    expect(await play.type({ do: "lift", brick: "yellow" }, place("yellow", 0, 150))).toEqual([undefined, undefined]);
    expect(await play.type({ do: "lift", brick: "orange" }, place("orange", 0, 150))).toEqual([undefined, "bricks-overlap"]);
    expect(play.hands.carried).toBe("orange");
    await play.press("ArrowRight");
    expect(play.notes.at(-1)).toBe("across lying 4");
    await play.press("Escape", "4");
    expect(play.notes.slice(-3)).toEqual(["laid-aside orange", "lifted red", "picked red"]);
    expect(play.hands.carried).toBe(play.bench.state.hand);
  });

  test("what is put down by typing has left the hand", async () => {
    const play = new Keys();
    await play.press("4");
    await play.type(place("red", 0, 50));
    expect(play.hands.carried).toBeNull();
    await play.press("ArrowLeft");
    expect(play.notes.at(-1)).toBe("hand-empty");
  });
});

test("a brick that was refused and then typed into the hand is heard when it moves", async () => {
  const play = new Keys();
  await play.press("4", "Enter", "1", "Enter", "4");
  expect(play.notes.at(-1)).toBe("something-rests-on-it");
  play.keys.rest(); // as the room does when the hand is empty
  await play.type({ do: "lift", brick: "white" }, { do: "lay-aside", brick: "white" }, { do: "lift", brick: "red" });
  await play.press("ArrowRight");
  expect(play.notes.at(-1)).toBe("across lying 0");
});

test("a lift that is refused was never said to have happened", async () => {
  const play = new Keys();
  await play.press("4", "Enter", "1", "Enter", "4");
  expect(play.notes.slice(-1)).toEqual(["something-rests-on-it"]);
  expect(play.hands.carried).toBeNull();
  expect(play.hands.boxes().map((box) => box.piece)).toEqual(["red", "white"]);
});

test("where nothing may be taken yet, nobody is told that nothing is left", async () => {
  const play = new Keys();
  play.usable = [];
  await play.press("Enter");
  expect(play.notes).toEqual(["none-yet"]);
});
