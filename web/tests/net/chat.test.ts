import { beforeEach, expect, test } from "vitest";
import { BUBBLE_MS, Chat, type ChatLine } from "../../src/net/chat.svelte";
import { FakeWorld } from "../support/world";

const line = (who: string, seat: number | null, text: string): ChatLine => ({
  tell: "chat", who, name: who, seat, preset: null, text, after: 0,
});

function meet() {
  const world = new FakeWorld();
  const chat = new Chat(world);
  const bubbles = () => [...chat.bubbles].map(([seat, chat]) => `${seat} ${chat.text}`);
  return { world, chat, bubbles };
}

beforeEach(() => localStorage.clear());

test("what is said stands at the seat for a moment, the newest of each, and stays in the lines", () => {
  const { world, chat, bubbles } = meet();
  chat.hear(line("bo", 1, "Hello"));
  world.pass(BUBBLE_MS - 1000);
  chat.hear(line("bo", 1, "Your turn"));
  chat.hear(line("cy", 2, "Sorry"));
  expect(bubbles()).toEqual(["1 Your turn", "2 Sorry"]);
  world.pass(BUBBLE_MS - 1);
  expect(bubbles()).toHaveLength(2);
  world.pass(1);
  expect(bubbles()).toEqual([]);
  expect(chat.lines.map(({ text }) => text)).toEqual(["Hello", "Your turn", "Sorry"]);
});

test("a bubble that somebody looks at stays longer", () => {
  const { world, chat, bubbles } = meet();
  chat.hear(line("bo", 1, "Hello"));
  world.pass(BUBBLE_MS - 1);
  chat.keep(1);
  world.pass(BUBBLE_MS - 1);
  expect(bubbles()).toEqual(["1 Hello"]);
});

test("who watches, and the house itself, have no seat to speak from", () => {
  const { chat, bubbles } = meet();
  chat.hear(line("di", null, "Nice"));
  chat.hear(line("", null, "A bot takes the seat."));
  expect(bubbles()).toEqual([]);
  expect(chat.lines).toHaveLength(2);
});

test("one tap mutes somebody: the bubble goes, nothing more is heard, and another tap takes it back", () => {
  const { chat, bubbles } = meet();
  chat.hear(line("bo", 1, "Hello"));
  chat.toggle("bo");
  expect(bubbles()).toEqual([]);
  expect(chat.hear(line("bo", 1, "Your turn"))).toBe(false);
  expect(chat.hear(line("cy", 2, "Sorry"))).toBe(true);
  expect(chat.lines.map(({ text }) => text)).toEqual(["Hello", "Sorry"]);
  chat.toggle("bo");
  expect(chat.hear(line("bo", 1, "Thanks"))).toBe(true);
});

test("everyone can be muted at once, but not the house; the device remembers it", () => {
  const { chat } = meet();
  chat.toggle();
  expect(chat.isSilent).toBe(true);
  expect(chat.hear(line("bo", 1, "Hello"))).toBe(false);
  expect(chat.hear(line("", null, "The house slept."))).toBe(true);
  expect(meet().chat.isMuted("anybody")).toBe(true);
});
