/** Turns at a real table, one after the other: the die, the timer or the sum, and everybody's points. */
import { announce } from "../../../a11y/announcer.svelte";
import { listed, say } from "../../../lib/language.svelte";
import { play } from "../../../sound/play";
import type { CompanionProps } from "../../contract";
import { isPassedOn, limitOf, paceOf, paidFor } from "./variants.ts";

type Played = Pick<CompanionProps, "companion" | "names" | "options" | "onscore">;

/** One of so many, each as likely as the others. */
const chance = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;

export class RealTurns {
  scores = $state<number[]>([]);
  turn = $state(0);
  rolled = $state<number | null>(null);
  /** Seconds of the timer, or the sum of the small die. */
  left = $state(0);
  sum = $state(0);
  running = $state(false);
  /** The time of this turn is over. */
  ended = $state(false);
  points = $state(0);
  /** Who was last paid for a refused card, in words. */
  chip = $state("");
  refused = $state(0);

  readonly who: number;
  readonly pace: number | null;
  /** A die sets the seconds of a timer; otherwise a small one is rolled again and again, and its sum ends the turn. */
  readonly timed: boolean;
  readonly limit: number | null;
  /** Who gets a chip if the card is refused. */
  readonly paid: number | null;
  readonly over: boolean;
  readonly best: number;

  constructor(private readonly played: () => Played, sheet: CompanionProps["sheet"]) {
    this.scores = [...(sheet?.scores ?? this.noPoints())];
    this.turn = sheet?.turn ?? 0;
    const { companion, names, options } = $derived(played());
    this.who = $derived(this.turn % names.length);
    this.pace = $derived(paceOf(options, this.who));
    this.timed = $derived(companion.seconds.length > 0 && this.pace !== null);
    this.limit = $derived(limitOf(companion, options, this.who));
    this.paid = $derived(paidFor(companion, options, this.who, names.length));
    this.over = $derived(this.turn >= this.turns);
    this.best = $derived(Math.max(...this.scores));
  }

  private get turns(): number {
    const { companion, names } = this.played();
    return companion.turns * names.length;
  }

  private noPoints(): number[] {
    return this.played().names.map(() => 0);
  }

  nameOf(seat: number): string {
    return this.played().names[seat] ?? "";
  }

  secondsOf(number: number | null): number {
    return Math.round((this.played().companion.seconds[(number ?? 0) - 1] ?? 0) * (this.pace ?? 1));
  }

  roll(): void {
    this.rolled = chance(this.played().companion.seconds.length) + 1;
    play("die");
    announce(say("own-rolled", { number: this.rolled, seconds: this.secondsOf(this.rolled) }));
  }

  start(): void {
    this.running = true;
    this.sum = 0;
    this.points = 0;
    play("start");
    const began = performance.now();
    const whole = this.secondsOf(this.rolled) * 1000;
    let last = 0;
    const tick = (): void => {
      if (!this.running || this.pace === null) return;
      const past = performance.now() - began;
      if (this.timed) {
        this.tickDown(Math.max(0, Math.ceil((whole - past) / 1000)), whole / 1000);
        if (past >= whole) return this.stop();
      } else if (past - last >= 1000 * this.pace) {
        last = past;
        this.callSum();
      }
      setTimeout(tick, 50);
    };
    tick();
  }

  /** Every second is audible, the last ones more clearly. */
  private tickDown(to: number, whole: number): void {
    if (to === this.left) return;
    this.left = to;
    if (to > 0) play("tick", { tension: 1 - to / whole, count: to });
  }

  private callSum(): void {
    const { faces, blanks_called } = this.played().companion;
    const face = faces[chance(faces.length)] ?? 0;
    this.sum += face;
    if (face || blanks_called) announce(say("own-called", { total: this.sum }), true);
    play("sum");
    if (this.limit !== null && this.sum >= this.limit) this.stop();
  }

  /** CL-20: the card goes to the left, and a chip with it; whether it is built there, the rules have said. */
  refuse(to: number): void {
    const { companion, options } = this.played();
    this.scores[to] = (this.scores[to] ?? 0) + 1;
    this.keep();
    play("chip", { count: 1 });
    this.refused += 1;
    const passed = isPassedOn(companion, options, this.who, to, this.turn + 1 === this.turns) ? "yes" : "no";
    this.chip = say("own-refused", { name: this.nameOf(to), passed });
    announce(this.chip, true);
  }

  stop(): void {
    this.running = false;
    this.ended = true;
    play("stop");
    announce(say("own-stopped"), true);
  }

  next(): void {
    const { who, points } = this;
    const total = (this.scores[who] ?? 0) + points;
    this.scores[who] = total;
    const scored = say("own-scored", { name: this.nameOf(who), points, total });
    this.points = 0;
    this.chip = "";
    this.rolled = null;
    this.sum = 0;
    this.left = 0;
    this.ended = false;
    this.turn += 1;
    this.keep();
    const then = this.over ? this.verdict() : `${say("own-turn", { name: this.nameOf(this.who) })}.`;
    announce(`${scored} ${then}`);
  }

  again(): void {
    this.scores = this.noPoints();
    this.turn = 0;
  }

  /** Who has won; everyone with the most points shares the win. */
  verdict(): string {
    const winners = this.played().names.filter((_, n) => this.scores[n] === this.best);
    return say("built-won", { you: "no", names: listed(winners), count: winners.length });
  }

  /** A page that is closed or loaded again loses the turn that is being played, but no points. */
  private keep(): void {
    this.played().onscore(this.over ? null : { scores: [...this.scores], turn: this.turn });
  }
}
