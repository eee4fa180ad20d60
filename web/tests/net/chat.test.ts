import { beforeEach, expect, test } from "vitest";
import { BUBBLE_MS, Talk, type Chat } from "../../src/net/chat.svelte";
import { FakeWorld } from "../support/world";

const line = (who: string, seat: number | null, text: string): Chat => ({
  tell: "chat", who, name: who, seat, preset: null, text, after: 0,
});

function meet() {
  const world = new FakeWorld();
  const talk = new Talk(world);
  const bubbles = () => [...talk.bubbles].map(([seat, chat]) => `${seat} ${chat.text}`);
  return { world, talk, bubbles };
}

beforeEach(() => localStorage.clear());

test("what is said stands at the seat for a moment, the newest of each, and stays in the lines", () => {
  const { world, talk, bubbles } = meet();
  talk.hear(line("bo", 1, "Hello"));
  world.pass(BUBBLE_MS - 1000);
  talk.hear(line("bo", 1, "Your turn"));
  talk.hear(line("cy", 2, "Sorry"));
  expect(bubbles()).toEqual(["1 Your turn", "2 Sorry"]);
  world.pass(BUBBLE_MS - 1);
  expect(bubbles()).toHaveLength(2);
  world.pass(1);
  expect(bubbles()).toEqual([]);
  expect(talk.lines.map(({ text }) => text)).toEqual(["Hello", "Your turn", "Sorry"]);
});

test("a bubble that somebody looks at stays longer", () => {
  const { world, talk, bubbles } = meet();
  talk.hear(line("bo", 1, "Hello"));
  world.pass(BUBBLE_MS - 1);
  talk.keep(1);
  world.pass(BUBBLE_MS - 1);
  expect(bubbles()).toEqual(["1 Hello"]);
});

test("who watches, and the house itself, have no seat to speak from", () => {
  const { talk, bubbles } = meet();
  talk.hear(line("di", null, "Nice"));
  talk.hear(line("", null, "A bot takes the seat."));
  expect(bubbles()).toEqual([]);
  expect(talk.lines).toHaveLength(2);
});

test("one tap mutes somebody: the bubble goes, nothing more is heard, and another tap takes it back", () => {
  const { talk, bubbles } = meet();
  talk.hear(line("bo", 1, "Hello"));
  talk.toggle("bo");
  expect(bubbles()).toEqual([]);
  expect(talk.hear(line("bo", 1, "Your turn"))).toBe(false);
  expect(talk.hear(line("cy", 2, "Sorry"))).toBe(true);
  expect(talk.lines.map(({ text }) => text)).toEqual(["Hello", "Sorry"]);
  talk.toggle("bo");
  expect(talk.hear(line("bo", 1, "Thanks"))).toBe(true);
});

test("everyone can be muted at once, but not the house; the device remembers it", () => {
  const { talk } = meet();
  talk.toggle();
  expect(talk.isSilent).toBe(true);
  expect(talk.hear(line("bo", 1, "Hello"))).toBe(false);
  expect(talk.hear(line("", null, "The house slept."))).toBe(true);
  expect(meet().talk.isMuted("anybody")).toBe(true);
});
