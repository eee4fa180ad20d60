/**
 * Hands on the grid: nothing slides and nothing falls; the referee says what would.
 * They're also used if a browser has no WebAssembly. What stands and what's in the hand come from the referee's bench,
 * plus commands that aren't answered yet; nothing else is remembered, so hand and table can't disagree.
 */
import type { Refused } from "../../../net/face.ts";
import type { CommonCommand } from "../generated.ts";
import { restAt, type Cursor } from "../keyboard/grid.ts";
import { boxOf, type Box } from "../physics/surfaces.ts";
import { HALF, howsOf, nextHow, sizeOf, toLoose, UNIT } from "../pieces.ts";
import type { How, Loose, Pose, Point } from "../pieces.ts";
import { after, BESIDE, NOTHING, SPARE_MS, type Hands, type KnownBench, type Referee, type Shadow } from "./hands.ts";

export interface GridReferee extends Referee {
  landed(pose: Pose): void;
  /** What was refused is in the hand again. */
  back(piece: string): void;
}

/** A command that isn't answered yet; with `due` it isn't even sent, because no hand could have got there yet. */
interface Pending {
  readonly command: CommonCommand;
  readonly piece: string | null;
  due: number | null;
}

/** How the hand holds its piece, and where. */
interface Grip {
  readonly piece: string;
  readonly how: How;
  readonly at: Point;
  readonly liftedAt: number;
}

export class GridHands implements Hands {
  private known: KnownBench = NOTHING;
  private pending: Pending[] = [];
  private bench: KnownBench = NOTHING;
  private grip: Grip | null = null;
  private offset: Point = { x: 0, y: 0 };
  private met = false;

  constructor(private readonly referee: GridReferee, private readonly reachMs: number) {}

  get carried(): string | null {
    return this.grip?.piece ?? null;
  }

  get carriedHow(): How | null {
    return this.grip?.how ?? null;
  }

  get held(): readonly string[] {
    return this.bench.held;
  }

  /** Nothing falls on the grid, so nothing is ever touched. */
  get inFront(): boolean {
    return this.grip !== null;
  }

  know(bench: KnownBench): void {
    this.known = bench;
    this.follow();
    if (!this.met && bench.hand !== null) this.tell({ do: "lay-aside", brick: bench.hand }, bench.hand);
    this.met = true;
  }

  lift(piece: string, at: Point, how?: How): boolean {
    if (this.grip || this.pending.some(({ due }) => due !== null)) return false;
    const placed = this.bench.placed.find((pose) => pose.piece === piece);
    this.offset = placed ? { x: placed.x / UNIT - at.x, y: placed.y / UNIT - at.y } : { x: 0, y: 0 };
    const turnedAs = placed?.how ?? how ?? howsOf(piece)[0]!;
    const { x, y } = this.offset;
    this.grip = { piece, how: turnedAs, at: { x: at.x + x, y: at.y + y }, liftedAt: this.referee.clock() };
    this.tell({ do: "lift", brick: piece }, piece);
    return true;
  }

  carry(to: Point): void {
    if (this.grip) this.grip = { ...this.grip, at: { x: to.x + this.offset.x, y: to.y + this.offset.y } };
  }

  turn(by: 1 | -1 = 1): void {
    if (this.grip) this.turnTo(nextHow(this.grip.piece, this.grip.how, by));
  }

  turnTo(how: How): void {
    if (this.grip) this.grip = { ...this.grip, how };
  }

  drop(): void {
    const there = this.shadow();
    if (!there || !this.grip) return;
    const { piece, how } = this.grip;
    this.dropAt({ piece, how, x: Math.round(there.x * UNIT), y: Math.round(there.y * UNIT) });
  }

  dropAt(placed: Pose): void {
    if (!this.grip) return;
    const { piece, how, x, y } = placed;
    const command: CommonCommand = { do: "place", brick: piece, how, x, y, tilt: 0 };
    this.pending.push({ command, piece, due: this.grip.liftedAt + this.reachMs + SPARE_MS });
    this.follow();
    this.referee.landed(placed);
  }

  layAside(): void {
    const piece = this.carried;
    if (piece) this.tell({ do: "lay-aside", brick: piece }, piece);
  }

  hold(piece: string, there?: Pose): void {
    if (this.bench.held.includes(piece)) return;
    this.tell({ do: "hold", brick: piece }, piece);
    if (this.carried !== piece) return;
    if (there) this.dropAt(there);
    else this.drop();
  }

  release(piece: string): void {
    this.tell({ do: "release", brick: piece }, piece);
  }

  knockDown(): void {
    this.pending = this.pending.filter(({ due }) => due === null);
    this.tell({ do: "break" }, null);
  }

  /** Only time passes: a placement is sent as soon as a hand could have got there. */
  step(): void {
    const next = this.pending.find(({ due }) => due !== null);
    if (next && this.referee.clock() >= next.due!) this.send(next);
  }

  sprites(): Loose[] {
    const standing = this.bench.placed.map(toLoose);
    if (!this.grip) return standing;
    const { piece, how, at } = this.grip;
    return [...standing, { piece, how, ...at, angle: 0 }];
  }

  moving(): Loose[] {
    return this.grip ? this.sprites().slice(-1) : [];
  }

  boxes(): Box[] {
    return this.bench.placed.map((pose) => boxOf(toLoose(pose)));
  }

  shadow(): Shadow | null {
    if (!this.grip) return null;
    const { piece, how, at } = this.grip;
    const cursor: Cursor = { column: Math.round(at.x / HALF), level: 0, how };
    const bottom = at.y - sizeOf(piece, how)[1] / 2;
    return { ...this.below(piece, cursor, bottom), how, drawn: true };
  }

  /** The highest resting place that is not above the hand, so that a brick can be slid in under another. */
  private below(piece: string, cursor: Cursor, bottom: number) {
    const others = this.boxes();
    for (let level = 0; ; level++) {
      const place = restAt(piece, { ...cursor, level }, others);
      const next = restAt(piece, { ...cursor, level: level + 1 }, others);
      if (place.y - sizeOf(piece, cursor.how)[1] / 2 <= bottom + HALF || next.y === place.y) return place;
    }
  }

  private tell(command: CommonCommand, piece: string | null): void {
    const sent: Pending = { command, piece, due: null };
    this.pending.push(sent);
    this.follow();
    this.send(sent);
  }

  private send(sent: Pending): void {
    sent.due = null;
    void this.referee.send(sent.command).then((refused) => {
      this.pending = this.pending.filter((other) => other !== sent);
      this.follow();
      if (refused) this.takeBack(refused, sent);
      else this.referee.did(sent.command);
    });
  }

  /** What's in the hand follows the bench, even if it was taken by typing. */
  private follow(): void {
    this.bench = this.pending.reduce((bench, { command }) => after(bench, command), this.known);
    const piece = this.bench.hand;
    if (piece === null) this.grip = null;
    else if (this.grip?.piece !== piece) this.grip = { piece, how: howsOf(piece)[0]!, at: BESIDE, liftedAt: -Infinity };
  }

  /** A brick that would have fallen is still in the hand, where it was let go. */
  private takeBack(refused: Refused, { command, piece }: Pending): void {
    this.referee.refused(refused, piece);
    if (command.do !== "place" || this.carried !== command.brick) return;
    const at = { x: command.x / UNIT, y: command.y / UNIT + HALF };
    this.grip = { piece: command.brick, how: command.how, at, liftedAt: -Infinity };
    this.offset = { x: 0, y: 0 };
    this.referee.back(command.brick);
  }
}
