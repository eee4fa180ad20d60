/** What a mark at a brick means, in words above it: for a while when it appears, and again on a tap or a hover. */
import type { Mark } from "../speech/status.ts";

const SHOWN_MS = 4000;

const keyOf = ({ piece, words }: Mark): string => `${piece} ${words}`;

export class ExplainedMark {
  shown = $state.raw<Mark | null>(null);
  private known = new Set<string>();
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** The marks as they are now: one that is new explains itself, one that is gone takes its words with it. */
  see(marks: readonly Mark[]): void {
    const fresh = marks.findLast((mark) => mark.kind === "wrong" && !this.known.has(keyOf(mark)));
    this.known = new Set(marks.map(keyOf));
    if (fresh) this.explain(fresh);
    else if (this.shown && !this.known.has(keyOf(this.shown))) this.shown = null;
  }

  explain(mark: Mark): void {
    this.shown = mark;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.shown = null), SHOWN_MS);
  }
}
