import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../src/controller/announcer.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="polite"></div><div id="assertive"></div>';
});
afterEach(() => void vi.useRealTimers());

function said(...texts: string[]): string {
  for (const text of texts) announce(text);
  vi.advanceTimersByTime(50);
  return document.getElementById("polite")!.textContent!.trim();
}

test("what comes twice at once is said once", () => {
  expect(said("Ada is building.", "Ada is building.")).toBe("Ada is building.");
  expect(said("Ada is building.", "Ada is building, and you’re checking.")).toBe("Ada is building, and you’re checking.");
  expect(said("Ada baut. Du prüfst.", "Ada baut.")).toBe("Ada baut. Du prüfst.");
});

test("what only begins alike is said, and so is what comes again later", () => {
  expect(said("Sum 1.", "Sum 15.")).toBe("Sum 1. Sum 15.");
  expect(said("Sum 1.")).toBe("Sum 1.");
});

test("polite sentences stay in their order", () => {
  expect(said("Red put aside.", "Stop!", "You score 1 point.")).toBe("Red put aside. Stop! You score 1 point.");
});
