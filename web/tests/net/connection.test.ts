import { expect, test } from "vitest";
import type { Do, Telling } from "../../src/generated/messages";
import { Connection, type ConnectionState } from "../../src/net/connection";
import { FakeWorld, WELCOME } from "../support/world";

function line() {
  const world = new FakeWorld();
  const states: ConnectionState[] = [];
  const waits: number[] = [];
  const heard: Telling[] = [];
  const connection = new Connection(world, {
    hello: () => ({ say: "hello", table: "ABCD" }),
    heard: (message) => heard.push(message),
    changed: (state, wait) => (states.push(state), waits.push(wait)),
  });
  connection.open();
  return { world, states, waits, heard, connection };
}

const pass = (id: string): Do => ({ say: "do", id, seat: 0, command: { do: "pass" } });

test("says hello first, and is open when it is welcomed", () => {
  const { world, states } = line();
  world.last.open();
  expect(world.last.sent).toEqual([{ say: "hello", table: "ABCD" }]);
  expect(states.at(-1)).toBe("calling");
  world.last.tell(WELCOME);
  expect(states.at(-1)).toBe("open");
});

test("comes back with longer and longer waits, scattered by chance, and at most ten seconds", () => {
  const { world, waits } = line();
  for (let n = 0; n < 10; n++) {
    world.chance = n % 2;
    world.last.drop();
    world.pass(waits.at(-1)!);
  }
  const given = waits.filter((wait) => wait > 0);
  expect(given[0]).toBe(200);
  expect(given[1]).toBe(800);
  expect(given[2]).toBe(800);
  expect(given[3]).toBe(3200);
  expect(Math.max(...given)).toBe(10_000);
  expect(world.sockets.length).toBe(11);
});

test("sends a command again under its id until it is answered, in the old order", () => {
  const { world, connection } = line();
  world.last.open();
  world.last.tell(WELCOME);
  connection.command(pass("a"));
  connection.command(pass("b"));
  world.last.tell({ tell: "accepted", id: "a", seat: 0, at: 1 });
  world.last.drop();
  connection.command(pass("c"));
  world.pass(2000);
  world.last.open();
  expect(world.last.sent).toHaveLength(1);
  world.last.tell(WELCOME);
  expect(world.last.sent.slice(1).map((m) => (m as Do).id)).toEqual(["b", "c"]);
});

test("takes back only what never left", () => {
  const { world, connection } = line();
  world.last.open();
  world.last.tell(WELCOME);
  connection.command(pass("a"));
  expect(connection.takeBack()).toBeNull();
  world.last.drop();
  connection.command(pass("b"));
  expect(connection.waiting()).toBe(1);
  expect(connection.takeBack()).toBe("b");
  world.pass(2000);
  world.last.open();
  world.last.tell(WELCOME);
  expect(world.last.sent.slice(1).map((m) => (m as Do).id)).toEqual(["a"]);
});

test("a line that has gone quiet is slow after three seconds and given up after eight", () => {
  const { world, states } = line();
  world.last.open();
  world.last.tell(WELCOME);
  world.pass(5_000);
  expect(world.last.sent.at(-1)).toMatchObject({ say: "ping", n: 1 });
  world.pass(2_000);
  world.last.tell({ tell: "pong", n: 1, now: null });
  world.pass(5_900);
  expect(states.at(-1)).toBe("open");
  world.pass(200);
  expect(states.at(-1)).toBe("slow");
  world.pass(5_000);
  expect(states).toContain("lost");
});

test("whoever acts into a dead line learns it at once, and an answer makes it good again", () => {
  const { world, states, connection } = line();
  world.last.open();
  world.last.tell(WELCOME);
  connection.command(pass("a"));
  world.pass(3_000);
  expect(states.at(-1)).toBe("slow");
  world.last.tell({ tell: "accepted", id: "a", seat: 0, at: 1 });
  expect(states.at(-1)).toBe("open");
});

test("a command that is sent again is waited for like the first time", () => {
  const { world, states, connection } = line();
  world.last.open();
  world.last.tell(WELCOME);
  connection.command(pass("a"));
  world.last.drop();
  world.pass(2_000);
  world.last.open();
  world.last.tell(WELCOME);
  world.pass(3_000);
  expect(states.at(-1)).toBe("slow");
});

test("news of the network is followed up: a good line answers, a dead one is given up, a call is made afresh", () => {
  const { world, states, connection } = line();
  world.last.open();
  world.last.tell(WELCOME);
  connection.retry();
  expect(world.last.sent.at(-1)).toMatchObject({ say: "ping" });
  world.pass(8_000);
  expect(states.at(-1)).toBe("lost");
  world.pass(1_000);
  expect(states.at(-1)).toBe("calling");
  const hanging = world.last;
  connection.retry();
  expect(hanging.closed).toBe(true);
  expect(world.last).not.toBe(hanging);
});

test("what is done while the line is being closed waits for the next one", () => {
  const { world, connection } = line();
  world.last.open();
  world.last.tell(WELCOME);
  world.last.readyState = 2;
  connection.command(pass("a"));
  expect(connection.waiting()).toBe(1);
});

test("a call that nobody answers is made again", () => {
  const { world, states } = line();
  world.pass(10_000);
  expect(states.at(-1)).toBe("lost");
  expect(world.last.closed).toBe(true);
  world.pass(500);
  expect(world.sockets).toHaveLength(2);
});

test("claims nothing about its line: the house measures that", () => {
  const { world } = line();
  world.last.open();
  world.last.tell(WELCOME);
  world.pass(5_000);
  world.time += 80;
  world.last.tell({ tell: "pong", n: 1, now: 5 });
  world.pass(5_000);
  expect(world.last.sent.filter((m) => m.say === "ping").at(-1)).toEqual({ say: "ping", n: 2 });
});

test("does not come back when it was shown out, and does when the house only closes", () => {
  const away = line();
  away.world.last.open();
  away.world.last.tell({ tell: "bye", code: "kicked", text: "", again: false });
  away.world.last.drop();
  away.world.pass(60_000);
  expect(away.world.sockets).toHaveLength(1);
  expect(away.states.at(-1)).toBe("over");

  const closing = line();
  closing.world.last.open();
  closing.world.last.tell({ tell: "bye", code: "house-closes", text: "", again: true });
  closing.world.last.drop();
  closing.world.pass(60_000);
  expect(closing.world.sockets.length).toBeGreaterThan(1);
});

test("a table that does not exist is not asked for again", () => {
  const { world, states } = line();
  world.last.open();
  world.last.tell({ tell: "refused", id: null, seat: null, code: "no-such-table", params: {}, text: "", said: "hello" });
  expect(states.at(-1)).toBe("over");
});

test("what an old socket still says is not heard", () => {
  const { world, heard } = line();
  const old = world.last;
  old.open();
  old.drop();
  world.pass(2000);
  old.tell(WELCOME);
  expect(heard).toHaveLength(0);
});
