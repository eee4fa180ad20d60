/**
 * The moment in which a card is right belongs to the player: for a little while nothing covers the table, and what was
 * special about it has a sign of its own, seen and heard.
 */
import { announce } from "../../../a11y/announcer.svelte";
import { say } from "../../../lib/language.svelte";
import { recall, remember } from "../../../prefs/storage";
import { sound } from "../../../sound/instrument.ts";
import type { BuildingView } from "../generated.ts";
import { measureOf } from "../pieces.ts";

const BELONGS_MS = 1200;
/** A card that was finished with no more than this left on the clock was close. */
const CLOSE_MS = 2000;
const THIRD = 3;

/** The card in progress, as it was before the referee turned the next one over. */
interface Underway {
  readonly card: string;
  readonly pieces: readonly string[];
  readonly seenAt: number;
  readonly endsAt: number | null;
  /** What a best is compared with: other hands, or more time, are another class. */
  readonly kind: string;
}

export class Success {
  /** Whether the moment lasts. */
  lasts = $state(false);
  /** What was special, in words beside the card; empty if nothing was. */
  words = $state("");
  /** Finished in the last two seconds: the dial flashes. */
  close = $state(false);
  private underway: Underway | null = null;
  private rightAt: number | null = null;
  private ending: ReturnType<typeof setTimeout> | undefined;

  /** Keeps what will be gone when the card is done. */
  see({ turn, hands, factor, bench }: BuildingView, game: string, now: number): void {
    const { card, seen_at: seenAt, ends_at: endsAt, stands_at } = turn;
    if (!card) return;
    if (card.id !== this.underway?.card) this.rightAt = null;
    if (stands_at === null) this.rightAt = null;
    else this.rightAt ??= now;
    const pieces = bench.placed.map(({ piece }) => piece);
    this.underway = { card: card.id, pieces, seenAt, endsAt, kind: `${game}.${hands}.${factor}` };
  }

  /** A card was counted; `nth` of the turn. `mine`: this page built it. */
  begin(card: string, nth: number, now: number, mine: boolean): void {
    clearTimeout(this.ending);
    const was = this.underway?.card === card ? this.underway : null;
    const rightAt = this.rightAt ?? now;
    this.close = was?.endsAt != null && rightAt <= was.endsAt && was.endsAt - rightAt <= CLOSE_MS;
    const best = mine && was ? bestWords(was, rightAt) : "";
    this.words = best || (this.close ? say("bench-close") : "") || (nth >= THIRD ? say("bench-nth", { nth }) : "");
    if (best) announce(best);
    if (best || this.close) sound.play(best ? "best" : "close", { after: 0.5 });
    this.lasts = true;
    this.ending = setTimeout(() => this.end(), BELONGS_MS);
  }

  end(): void {
    clearTimeout(this.ending);
    [this.lasts, this.words, this.close] = [false, "", false];
  }
}

/** A personal best in words, or nothing: the first time there is nothing to beat. */
function bestWords({ pieces, kind, seenAt }: Underway, rightAt: number): string {
  const tenths = Math.round((rightAt - seenAt) / 100);
  const first = pieces[0];
  if (first === undefined || tenths <= 0) return "";
  const key = `best.${kind}.${pieces.length}`;
  const before = recall<number | null>(key, null);
  if (before !== null && tenths >= before) return "";
  remember(key, tenths);
  if (before === null) return "";
  return say("bench-best", { count: pieces.length, seconds: tenths / 10, form: measureOf(first) });
}

/** How much higher the chord of a finished card sounds: it rises with the third of a turn. */
export const riseOf = (nth: number): number => (nth >= THIRD ? Math.min(12, 2 + nth) : 0);
