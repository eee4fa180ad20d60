/**
 * Building by key: a cursor over any pair of hands, with its speech and sounds.
 * Digits pick, arrows move and turn, one key drops; two keys ask the other hand to hold.
 */
import type { CommonCommand } from "../generated.ts";
import type { Hands } from "../hand/hands.ts";
import { boxOf, type Box } from "../physics/surfaces.ts";
import { formOf, HALF, toLoose, type How } from "../pieces.ts";
import { actFor, type HandAct } from "./bench-keys.ts";
import {
  around, isMove, measure, moveCursor, pickUp, poseOnGrid, restAt, START, type Around, type Cursor, type Move,
} from "./grid.ts";

/** Why a key did nothing. */
export type Why =
  | "hand-empty" | "none-left" | "none-yet" | "hand-full" | "not-there" | "which-to-hold"
  | "none-to-undo" | "none-to-hold" | "none-to-measure";

/** Sounds to play at once, and what to announce. That a brick was put down, held or laid aside comes afterwards. */
export interface Speech {
  /** A brick is in the hand. */
  picked(piece: string, how: How, at: Around): void;
  /** The hand moved or turned. */
  moved(piece: string, how: How, at: Around, what: "across" | "turned" | "level", hitTheEdge: boolean): void;
  dropped(at: Around): void;
  laidAside(): void;
  /** A brick that couldn't be put down there is in the hand again. */
  back(piece: string): void;
  held(holds: boolean): void;
  /** The ruler: halves between two bricks. */
  measured(from: string, to: string, gap: { across: number; up: number }): void;
  nothing(why: Why): void;
}

export class KeyHand {
  cursor: Cursor = START;
  private holding = false;
  private last: string | null = null;
  /** What the cursor was made for, and whether that is certain to be in the hand. */
  private grasped: string | null = null;
  private sure = true;

  constructor(
    private readonly hands: () => Hands,
    private readonly listener: () => Speech,
    /** Every brick of the box in the order of the digits, and those that may be taken now. */
    private readonly box: () => readonly string[],
    private readonly usable: () => readonly string[],
    /** The brick that comes next on the card, or its form where any colour will do; asking may read it out. */
    private readonly wanted: () => string | null = () => null,
  ) {}

  private get spoken(): Speech {
    return this.listener();
  }

  /** The key was meant for the hand, and there was nothing to do. */
  private nothing(why: Why): true {
    this.spoken.nothing(why);
    return true;
  }

  /** Does what the key asks for; false if it means nothing here. */
  press(key: string, shift = false): boolean {
    this.meet();
    const digit = /^[0-9]$/.test(key) ? key : null;
    if (this.holding && this.answersWhich(key, digit)) return this.holdWhich(digit);
    if (digit !== null) return this.pick(this.numbered(digit));
    const act = actFor(key, shift);
    return act === null ? false : isMove(act) ? this.move(act) : this.act(act);
  }

  private act(act: Exclude<HandAct, Move>): boolean {
    switch (act) {
      case "go": return this.hands().carried === null ? this.pick(this.nextFree()) : this.drop();
      case "lay-aside": return this.layAside();
      case "undo": return this.undo();
      case "other-hand": return this.other();
      case "measure": return this.measure();
      case "break":
        this.hands().knockDown();
        return true;
    }
  }

  /** The referee has accepted the command: now the brick that the hand took is announced, with where the hand is. */
  did(command: CommonCommand): void {
    if (command.do !== "lift" || command.brick !== this.grasped || this.sure) return;
    this.sure = true;
    const at = this.around();
    if (at && this.hands().carried === this.grasped) this.spoken.picked(this.grasped, this.cursor.how, at);
  }

  /** A brick that came into the hand in another way is taken as it is held. */
  private meet(): void {
    const { carried, carriedHow } = this.hands();
    if (carried === null || carried === this.grasped) return;
    this.grasped = carried;
    this.sure = true;
    this.cursor = pickUp({ ...this.cursor, how: carriedHow ?? this.cursor.how }, carried);
  }

  /** A new card, or the hand was emptied by somebody else. */
  rest(): void {
    this.holding = false;
    this.grasped = null; // don't wait any longer for a lift that was refused
    this.sure = true;
  }

  /** What is around the hand now, or null while it is empty. */
  around(): Around | null {
    const piece = this.hands().carried;
    return piece === null ? null : around(piece, this.cursor, this.hands().boxes());
  }

  /** Takes a brick by name, wherever it is. */
  pick(piece: string | null): boolean {
    const hands = this.hands();
    if (piece === null) return this.nothing(this.isUsedUp() ? "none-left" : "none-yet");
    if (hands.carried === piece) return this.drop();
    if (hands.carried !== null) hands.layAside();
    this.take(piece);
    return true;
  }

  private take(piece: string): void {
    const hands = this.hands();
    if (!this.usable().includes(piece)) return this.spoken.nothing("not-there");
    const standing = hands.sprites().find((sprite) => sprite.piece === piece);
    if (standing) this.cursor = { column: Math.round(standing.x / HALF), level: 0, how: standing.how };
    this.cursor = pickUp(this.cursor, piece);
    const at = standing ?? { x: this.cursor.column * HALF, y: 8 };
    if (!hands.lift(piece, at, this.cursor.how)) return this.spoken.nothing("hand-full");
    this.grasped = piece;
    this.sure = false;
    this.follow(piece);
  }

  private move(move: Move): boolean {
    const hands = this.hands();
    const piece = hands.carried;
    if (piece === null) return this.nothing("hand-empty");
    const before = this.cursor;
    this.cursor = moveCursor(before, move, piece, hands.boxes());
    if (this.cursor.how !== before.how) hands.turnTo(this.cursor.how);
    this.follow(piece);
    const what = this.cursor.how !== before.how ? "turned" : move === "higher" || move === "lower" ? "level" : "across";
    const same = what !== "turned" && this.cursor.column === before.column && this.cursor.level === before.level;
    if (this.sure) this.spoken.moved(piece, this.cursor.how, around(piece, this.cursor, hands.boxes()), what, same);
    return true;
  }

  private drop(): boolean {
    const hands = this.hands();
    const piece = hands.carried!;
    const boxes = hands.boxes();
    const placed = poseOnGrid(piece, this.cursor, boxes);
    const at = around(piece, this.cursor, boxes);
    hands.dropAt(placed);
    this.last = piece;
    this.spoken.dropped(at);
    return true;
  }

  private layAside(): boolean {
    const piece = this.hands().carried;
    if (piece === null) return false;
    this.hands().layAside();
    this.spoken.laidAside();
    return true;
  }

  /** Takes the brick that was placed last back off the table. */
  private undo(): boolean {
    const hands = this.hands();
    if (hands.carried !== null) return this.layAside();
    const last = hands.boxes().at(-1)?.piece ?? null;
    const standing = hands.sprites().find((sprite) => sprite.piece === last);
    if (!standing || !hands.lift(standing.piece, standing, standing.how)) return this.nothing("none-to-undo");
    return this.layAside();
  }

  /** A hand that holds lets go; an empty one asks what to hold. */
  private other(): boolean {
    const hands = this.hands();
    for (const piece of hands.held) {
      hands.release(piece);
      this.spoken.held(false);
      return true;
    }
    if (hands.carried === null && hands.boxes().length === 0) return this.nothing("none-to-hold");
    this.holding = true;
    return this.nothing("which-to-hold");
  }

  /** Any other key does what it always does: whoever has changed their mind isn't asked again. */
  private answersWhich(key: string, digit: string | null): boolean {
    this.holding = false;
    return digit !== null || key === "o" || key === "Enter";
  }

  /** After "other hand": a digit names the brick, the same key again means the one in the hand or the last one. */
  private holdWhich(digit: string | null): boolean {
    const hands = this.hands();
    const piece = digit !== null ? this.numbered(digit) : (hands.carried ?? this.last);
    const there = piece !== null && hands.sprites().some((sprite) => sprite.piece === piece);
    if (piece === null || !there) return this.nothing("not-there");
    if (hands.carried === piece) this.holdInTheAir(piece);
    else hands.hold(piece);
    this.spoken.held(true);
    return true;
  }

  /** The other hand keeps it exactly where it would be put down. */
  private holdInTheAir(piece: string): void {
    const hands = this.hands();
    hands.hold(piece, poseOnGrid(piece, this.cursor, hands.boxes()));
    this.last = piece;
  }

  private measure(): boolean {
    const boxes = this.hands().boxes();
    const from = this.here(boxes) ?? boxes.find((box) => box.piece === this.last) ?? null;
    const rest = boxes.filter((box) => box.piece !== from?.piece);
    if (!from || rest.length === 0) return this.nothing("none-to-measure");
    for (const to of rest) this.spoken.measured(from.piece, to.piece, measure(from, to));
    return true;
  }

  private here(boxes: readonly Box[]): Box | null {
    const piece = this.hands().carried;
    return piece === null ? null : boxOf(toLoose(poseOnGrid(piece, this.cursor, boxes)));
  }

  /** The hand hovers over where the piece would rest. */
  private follow(piece: string): void {
    const hands = this.hands();
    const place = restAt(piece, this.cursor, hands.boxes());
    hands.carry({ x: place.x, y: place.y + HALF });
  }

  private numbered(digit: string): string | null {
    return this.box()[digit === "0" ? 9 : Number(digit) - 1] ?? null;
  }

  private isUsedUp(): boolean {
    const used = this.hands().sprites().map((sprite) => sprite.piece);
    return this.box().every((piece) => used.includes(piece));
  }

  private nextFree(): string | null {
    const used = new Set(this.hands().sprites().map((sprite) => sprite.piece));
    const free = this.usable().filter((piece) => !used.has(piece));
    const wanted = this.wanted();
    const alike = (piece: string): boolean => wanted !== null && formOf(piece) === formOf(wanted);
    return free.find((piece) => piece === wanted) ?? free.find(alike) ?? free[0] ?? null;
  }
}
