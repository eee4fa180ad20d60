import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, announceMove } from "../../src/a11y/announcer.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="polite"></div><div id="assertive"></div>';
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** What stands in the regions, one paragraph for each announcement. */
const standing = (region: string): string[] =>
  [...document.getElementById(region)!.children].map((one) => one.textContent!);

function announced(...texts: string[]): string {
  for (const text of texts) announce(text);
  vi.advanceTimersByTime(500);
  return standing("polite").at(-1)!.trim();
}

test("what comes twice at once is said once", () => {
  expect(announced("Ada is building.", "Ada is building.")).toBe("Ada is building.");
  expect(announced("Ada is building.", "Ada is building, and you’re checking.")).toBe("Ada is building, and you’re checking.");
  expect(announced("Ada baut. Du prüfst.", "Ada baut.")).toBe("Ada baut. Du prüfst.");
});

test("what only begins alike is said, and so is what comes again later", () => {
  expect(announced("Sum 1.", "Sum 15.")).toBe("Sum 1. Sum 15.");
  expect(announced("Sum 1.")).toBe("Sum 1.");
});

test("polite sentences stay in their order", () => {
  expect(announced("Red put aside.", "Stop!", "You score 1 point.")).toBe("Red put aside. Stop! You score 1 point.");
});

test("the same words again are put otherwise, even where the first are gone and in the other region", () => {
  announce("Red, on white.", true);
  vi.advanceTimersByTime(9000);
  expect(standing("assertive")).toEqual([]);
  announce("Red, on white.", true);
  vi.advanceTimersByTime(500);
  announce("Red, on white.");
  vi.advanceTimersByTime(500);
  announce("Red, on white.", true);
  vi.advanceTimersByTime(500);
  expect([...standing("assertive"), ...standing("polite")]).toEqual(["Red, on white.\u00a0", "Red, on white.\u00a0", "Red, on white."]);
});

test("news waits until the keyboard has moved on; an answer does not", () => {
  announce("You lay 10.");
  announce("Not now.", true);
  vi.advanceTimersByTime(50);
  expect([standing("polite"), standing("assertive")]).toEqual([[], ["Not now."]]);
  vi.advanceTimersByTime(250);
  expect(standing("polite")).toEqual(["You lay 10."]);
});

test("no two announcements come so close that they change places", () => {
  const times: number[] = [];
  for (let n = 0; n < 20; n++) setTimeout(() => announce(`News ${n}.`, n % 3 === 0), n * 37);
  const spoken: string[] = [];
  for (let ms = 0; ms < 2000; ms += 10) {
    vi.advanceTimersByTime(10);
    const now = [...standing("polite"), ...standing("assertive")];
    if (now.length > spoken.length) times.push(ms), spoken.push(...now.filter((one) => !spoken.includes(one)));
  }
  expect(times.every((at, n) => n === 0 || at - times[n - 1]! >= 200)).toBe(true);
  const numbers = (region: string): number[] => standing(region).join(" ").match(/\d+/g)!.map(Number);
  expect(numbers("assertive")).toEqual([0, 3, 6, 9, 12, 15, 18]);
  expect(numbers("polite")).toEqual([...Array(20).keys()].filter((n) => n % 3 !== 0));
});

test("of several places that a hand passes in a hurry only the last is said, and no refusal is passed over", () => {
  announce("It would fall.", true);
  for (const place of ["left", "middle", "right"]) announceMove(`Red, ${place}.`);
  vi.advanceTimersByTime(50);
  expect(standing("assertive")).toEqual(["It would fall. Red, right."]);
});

test("nothing that is announced stands in another live region: Orca would take the announcement for an echo", () => {
  const sources = import.meta.glob<string>("../../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const live = Object.entries(sources).filter(([, text]) => /role="log"/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(live.map(([file]) => file)).toEqual([]);
});
