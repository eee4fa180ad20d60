/** Reading a card brick by brick: by key, or because the hand goes for the next brick. */
import type { Phrase, StepWords } from "../generated.ts";
import type { Why } from "../keyboard/key-hand.ts";

export class CardReader {
  private at = -1;
  /** The step that a hand has gone for. */
  private taken = -1;

  constructor(
    private readonly steps: () => readonly StepWords[],
    private readonly stands: (piece: string) => boolean,
    /** The first step that is still missing on the table. */
    private readonly missing: () => number | null = () => null,
  ) {}

  /** A new card. */
  begin(): void {
    this.at = this.taken = -1;
  }

  /** The brick that was taken is beside the table again: it's still the one to take. If an earlier one was taken back,
   * reading continues there. */
  layAside(): void {
    const first = this.missing() ?? this.at;
    if (first < this.at) this.at = this.taken = first - 1;
    else this.taken = -1;
  }

  /** If the hand couldn't take a brick, it tries the same one again. */
  miss(why: Why): void {
    if (why === "none-left" || why === "none-yet" || why === "hand-full") this.layAside();
  }

  /** The next step or the one before; null at the end of the card. */
  turn(by: 1 | -1): Phrase | null {
    const step = this.steps()[this.at + by];
    if (step) this.at += by;
    return step?.[0] ?? null;
  }

  /** Another step was read: reading, and the hand, continue from there. */
  goTo(step: number): void {
    this.at = step;
  }

  /**
   * The brick for a hand that reaches for the next one: the one that was read last, if it names one. If that one was
   * taken already, or nothing was read yet, the card is read on to the next that does not stand; after the last, to
   * the first that is missing.
   */
  take(): { words: Phrase | null; step: StepWords | null } {
    const words = this.at < 0 || this.at === this.taken ? this.readOn() : null;
    this.taken = this.at;
    return { words, step: this.steps()[this.at] ?? null };
  }

  private readOn(): Phrase | null {
    const steps = this.steps();
    const ahead = steps.findIndex(([, piece], n) => n > this.at && (piece === null || !this.stands(piece)));
    const next = ahead < 0 ? this.missing() : ahead;
    if (next !== null) this.at = next;
    return steps[next ?? -1]?.[0] ?? null;
  }
}
