/** What was said, once more: the last sentence, and from there one by one backwards and forwards. */
import { announce, transcript } from "./announcer.svelte";
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
  if (!there) return announce(say("history-end", { end: by < 0 ? "first" : "last" }), true, false);
  at = to;
  repeat();
}

/** What came meanwhile is where one listens now. */
function look(): void {
  const said = transcript();
  if (said.length === many && said.at(-1) === newest) return;
  [at, newest, many] = [said.length - 1, said.at(-1), said.length];
}

function repeat(): void {
  announce(transcript()[at] ?? "", true, false);
}
