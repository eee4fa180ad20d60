/**
 * The count between two turns: the cards of the last one, which the referee has already cleared away. It stays for a
 * while, and makes way for the builder and the first brick taken.
 */
import type { Card, Turn } from "../generated.ts";

const COUNT_MS = 6500;

export class TurnCount {
  shown = $state.raw<{ name: string; cards: readonly Card[]; points: number } | null>(null);
  /** It was there long enough to be read. */
  late = $state(false);
  private cards: readonly Card[] = [];
  private lastCard: Card | null = null;
  private clearing: ReturnType<typeof setTimeout> | undefined;

  /** Whose turn it was when it was last seen. */
  seat: number | null = null;

  /** Keeps the cards of the turn that goes on. */
  see({ done, phase, card }: Turn, seat: number): void {
    if (phase === "building" || phase === "closing") this.seat = seat;
    if (done.length > 0) this.cards = done;
    if (phase === "building" && done.length === 0) this.cards = [];
    if (card) this.lastCard = card;
  }

  /** A card is done, even if the view is already that of the next turn; which of the turn it is. */
  complete(id: string): number {
    const nth = this.numberOf(id);
    const { lastCard, cards } = this;
    if (lastCard?.id === id && nth > cards.length) this.cards = [...cards, lastCard];
    return nth;
  }

  numberOf(id: string): number {
    const at = this.cards.findIndex((card) => card.id === id);
    return at < 0 ? this.cards.length + 1 : at + 1;
  }

  begin(name: string, points: number): void {
    [this.shown, this.late] = [{ name, cards: this.cards, points }, false];
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.late = true), COUNT_MS);
  }

  close(): void {
    this.shown = null;
  }
}
