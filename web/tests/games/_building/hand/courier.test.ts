// @vitest-environment node
import { expect, test } from "vitest";
import type { CommonCommand } from "../../../../src/games/_building/generated.ts";
import { Courier } from "../../../../src/games/_building/hand/courier.ts";
import type { Refused } from "../../../../src/net/face.ts";

const lift = (brick: string): CommonCommand => ({ do: "lift", brick });
const place = (brick: string): CommonCommand => ({ do: "place", brick, how: "lying", x: 0, y: 50, tilt: 0, path: [[0, 0, 50, 0]] });

/** A table that knows what is in the hand and when, behind a line that can be cut. */
class Line {
  now = 0;
  readonly done: string[] = [];
  readonly times: number[] = [];
  private hand: string | null = null;
  private liftedAt = -Infinity;
  private held: (() => void)[] | null = null;
  private timers: { at: number; then: () => void }[] = [];
  readonly courier = new Courier((command) => this.post(command), {
    grid: false,
    reach: 150,
    clock: () => this.now,
    after: (ms, then) => void this.timers.push({ at: this.now + ms, then }),
  });

  cut(): void {
    this.held = [];
  }

  mend(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const deliver of held) deliver();
  }

  async pass(ms: number): Promise<void> {
    for (let i = 0; i < ms; i++) {
      this.now += 1;
      const due = this.timers.filter((timer) => timer.at <= this.now);
      this.timers = this.timers.filter((timer) => timer.at > this.now);
      for (const { then } of due) then();
      await Promise.resolve();
      await Promise.resolve();
    }
  }

  private post(command: CommonCommand): Promise<Refused | null> {
    return new Promise((answer) => {
      const deliver = (): void => answer(this.decide(command));
      if (this.held) this.held.push(deliver);
      else deliver();
    });
  }

  private decide(command: CommonCommand): Refused | null {
    const brick = "brick" in command ? command.brick : "";
    const no = (code: string, left = 0): Refused => ({ code, params: { left }, text: "" });
    if (command.do === "lift") {
      if (this.hand) return no("hand-is-full");
      [this.hand, this.liftedAt] = [brick, this.now];
    } else {
      if (this.hand !== brick) return no("not-in-hand");
      const left = this.liftedAt + 150 - this.now;
      if (left > 0) return no("too-fast", left);
      this.hand = null;
    }
    this.done.push(`${command.do} ${brick}`);
    this.times.push(this.now);
    return null;
  }
}

test("what queued through a lost line comes late, in order and whole", async () => {
  const line = new Line();
  line.cut();
  const answers: (Refused | null)[] = [];
  const bricks = ["red", "white", "blue", "green", "brown", "black"];
  for (const brick of bricks) {
    for (const command of [lift(brick), place(brick)]) {
      void line.courier.send(command).then((no) => answers.push(no));
      await line.pass(600);
    }
  }
  expect(line.done).toEqual([]);
  line.mend();
  await line.pass(8000);
  expect(line.done).toEqual(bricks.flatMap((brick) => [`lift ${brick}`, `place ${brick}`]));
  expect(answers).toEqual(Array(12).fill(null));
  expect(line.times[9]! - line.times[0]!, "five in a row as fast as hands can").toBeGreaterThanOrEqual(2500);
});

test("a quick player's next brick is told when a hand could have it, and nothing is refused", async () => {
  const line = new Line();
  void line.courier.send(lift("red"));
  await line.pass(200);
  void line.courier.send(place("red"));
  void line.courier.send(lift("white"));
  await line.pass(50);
  expect(line.done).toEqual(["lift red", "place red"]);
  await line.pass(60);
  expect(line.done).toEqual(["lift red", "place red", "lift white"]);
});

test("keys may be a little quicker than a dragging hand", async () => {
  const line = new Line();
  for (const brick of ["red", "white", "brown", "orange", "purple"]) {
    void line.courier.send(lift(brick));
    void line.courier.send({ ...place(brick), path: [] } as CommonCommand);
  }
  await line.pass(2200);
  expect(line.done.at(-1)).toBe("place purple");
});

test("another refusal is an answer", async () => {
  const line = new Line();
  const answer = line.courier.send(place("red"));
  await line.pass(2000);
  expect((await answer)?.code).toBe("not-in-hand");
});

test("what was built without a connection arrives although the hands are gone by then, and answers nobody", async () => {
  const line = new Line();
  line.cut();
  const answers: unknown[] = [];
  for (const command of [lift("red"), place("red")]) void line.courier.send(command).then((no) => answers.push(no));
  await line.pass(400);
  line.courier.close();
  line.mend();
  await line.pass(400);
  expect(line.done).toEqual(["lift red", "place red"]);
  expect(answers).toEqual([]);
});
