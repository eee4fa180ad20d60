/** What was said, once more: the last sentence, and from there one by one backwards and forwards. */
import { announceMove, transcript } from "./announcer.svelte";
import { say } from "./language.svelte";

let at = 0;
let newest: string | undefined;
let many = 0;

/** Says the last sentence once more. */
export function sayAgain(): void {
  look();
  at = transcript().length - 1;
  repeat();
}

/** The sentence before the one that was heard last, or the one after it. */
export function sayNear(by: 1 | -1): void {
  look();
  const to = at + by;
  const there = to >= 0 && to < transcript().length;
  if (!there) return announceMove(say("history-end", { end: by < 0 ? "first" : "last" }), false);
  at = to;
  repeat();
}

/** What came meanwhile is where one listens now. */
function look(): void {
  const lines = transcript();
  if (lines.length === many && lines.at(-1) === newest) return;
  [at, newest, many] = [lines.length - 1, lines.at(-1), lines.length];
}

function repeat(): void {
  announceMove(transcript()[at] ?? "", false);
}
