/** Past announcements: the last one again, and from there back and forth one by one. */
import { say } from "../lib/language.svelte";
import { announceMove, transcript } from "./announcer.svelte";

let at = 0;
let newest: string | undefined;
let many = 0;

/** Repeats the last announcement. */
export function sayAgain(): void {
  look();
  at = transcript().length - 1;
  repeat();
}

/** The announcement before the last one heard, or after it. */
export function sayNear(by: 1 | -1): void {
  look();
  const to = at + by;
  const there = to >= 0 && to < transcript().length;
  if (!there) return announceMove(say("history-end", { end: by < 0 ? "first" : "last" }), false);
  at = to;
  repeat();
}

/** New announcements reset the position. */
function look(): void {
  const lines = transcript();
  if (lines.length === many && lines.at(-1) === newest) return;
  [at, newest, many] = [lines.length - 1, lines.at(-1), lines.length];
}

function repeat(): void {
  announceMove(transcript()[at] ?? "", false);
}
