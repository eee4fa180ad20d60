/**
 * Sends commands to the referee in order, and no faster than hands are. What is still too early is held back for the
 * remaining time, with everything after it; what queued while the connection was lost arrives late, but complete.
 * why: docs/decisions/0019-what-hands-can-do.md
 */
import type { Refused } from "../../../net/face.ts";
import { FIVE_MS, FIVE_TYPED_MS, REST_MS, ROW, type CommonCommand } from "../generated.ts";
import { SPARE_MS } from "./hands.ts";

type Post = (command: CommonCommand) => Promise<Refused | null>;
/** When a brick was lifted: first as sent, and once that's answered as received, which is later. */
type Mark = { at: number };
interface Letter {
  readonly command: CommonCommand;
  readonly answer: (refused: Refused | null) => void;
  sent: boolean;
  /** Recalled while it was under way: a refusal of it means nothing. */
  astray: boolean;
  mark: Mark | null;
}

export interface Pace {
  readonly grid: boolean;
  readonly reach: number;
  clock(): number;
  after(ms: number, then: () => void): void;
}

export class Courier {
  private letters: Letter[] = [];
  private notBefore = -Infinity;
  private placedAt = -Infinity;
  private lifted: Mark = { at: -Infinity };
  private row: Mark[] = [];
  private closed = false;

  constructor(private readonly post: Post, private readonly pace: Pace) {}

  send(command: CommonCommand): Promise<Refused | null> {
    return new Promise((answer) => {
      this.letters.push({ command, answer, sent: false, astray: false, mark: null });
      this.go();
    });
  }

  /** The hands are gone: nothing new is brought, and no answer finds anybody. What was handed over while the connection
   * was lost still arrives: whoever plays alone is paused then, and gets new hands. */
  close(): void {
    this.closed = true;
    this.letters = this.letters.filter((letter) => letter.sent);
  }

  private go(): void {
    while (!this.letters.some((letter) => letter.astray)) {
      const next = this.letters.find((letter) => !letter.sent);
      if (!next) return;
      const wait = this.earliest(next) - this.pace.clock();
      if (wait > 0) return this.pace.after(wait, () => this.go());
      this.bring(next);
    }
  }

  private earliest({ command, mark }: Letter): number {
    const { grid, reach } = this.pace;
    if (command.do === "lift") return Math.max(this.notBefore, grid ? -Infinity : this.placedAt + REST_MS + SPARE_MS);
    if (command.do !== "place") return this.notBefore;
    const first = this.row.at(1 - ROW)?.at ?? -Infinity;
    const typed = grid || !command.path?.length;
    const fifth = first + (typed ? FIVE_TYPED_MS : FIVE_MS);
    return Math.max(this.notBefore, (mark ?? this.lifted).at + reach + SPARE_MS, fifth + SPARE_MS);
  }

  private bring(letter: Letter): void {
    const now = this.pace.clock();
    if (letter.command.do === "lift") {
      this.lifted = letter.mark ??= { at: now };
      this.lifted.at = now;
    }
    if (letter.command.do === "place") {
      this.placedAt = now;
      letter.mark ??= this.lifted; // recalled, it still belongs to its own lift, whatever was lifted since
      this.row = [...this.row, letter.mark].slice(-ROW);
    }
    letter.sent = true;
    void this.post(letter.command).then((refused) => this.hear(letter, refused));
  }

  private hear(letter: Letter, refused: Refused | null): void {
    if (!this.letters.includes(letter)) return;
    const astray = letter.astray;
    letter.astray = false;
    if (refused?.code === "too-fast" && !astray) this.callBack(letter, Number(refused.params.left ?? 0));
    else if (!refused || !astray) this.finish(letter, refused);
    this.go();
  }

  private finish(letter: Letter, refused: Refused | null): void {
    if (letter.command.do === "lift" && letter.mark && !refused) letter.mark.at = this.pace.clock();
    this.letters = this.letters.filter((other) => other !== letter);
    if (!this.closed) letter.answer(refused);
  }

  /** It was too early, so what was sent after it met a table where it hadn't happened yet. */
  private callBack(early: Letter, left: number): void {
    this.notBefore = this.pace.clock() + left;
    for (const letter of this.letters.slice(this.letters.indexOf(early))) {
      if (!letter.sent) continue;
      letter.sent = false;
      letter.astray = letter !== early;
      if (letter.command.do === "place") this.row = this.row.filter((mark) => mark !== letter.mark);
    }
  }
}
