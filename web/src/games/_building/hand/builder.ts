/**
 * From hands to commands: what the player does to the physics is sent to the referee, in an order it can follow.
 * The referee's poses are the truth; after a refusal the table is put back to them.
 * why: docs/decisions/0034-what-comes-to-rest.md
 */
import type { Refused } from "../../../net/face.ts";
import type { CommonCommand } from "../generated.ts";
import type { Happening, Physics } from "../physics/physics.ts";
import { boxOf, type Box } from "../physics/surfaces.ts";
import { apart, toPose, type How, type Loose, type Pose, type Point } from "../pieces.ts";
import { BESIDE, fullWith, NOTHING, SPARE_MS } from "./hands.ts";
import type { Hands, KnownBench, Referee, Shadow } from "./hands.ts";
import { Trail } from "./trail.ts";

export type LooseReferee = Referee & { heard(happening: Happening): void };

/** World units that a resting brick may creep before it's reported to the referee. */
const CREEP = 6;
const HURRY = 120;
/** If the table can't come to rest the way the referee wants, we don't try for ever: one brick is taken off it. */
const MOST_REFUSALS = 3;

export class Builder implements Hands {
  private known: KnownBench = NOTHING;
  private reported = new Map<string, Pose>();
  private readonly trail = new Trail();
  private landed: string | null = null;
  private unanswered = 0;
  private stale = false;
  private met = false;
  /** Settles refused since the last one that was not. */
  private unsettled = 0;
  /** Knocked down, but visible until the referee confirms it; for the hands it's gone. */
  private fallen: readonly Loose[] = [];

  constructor(
    private readonly physics: Physics,
    private readonly referee: LooseReferee,
    private readonly reachMs: number,
  ) {}

  get carried(): string | null {
    return this.physics.carried;
  }

  get carriedHow(): How | null {
    return this.physics.carriedHow;
  }

  get held(): readonly string[] {
    return this.physics.pinned;
  }

  get inFront(): boolean {
    return this.physics.hand.inFront;
  }

  /** Whether something is in the hand, on its way, or not answered yet. */
  get busy(): boolean {
    return this.physics.unsettled !== null || this.landed !== null || this.unanswered > 0;
  }

  /** The referee's bench. The table follows it unless the hands are ahead. */
  know(bench: KnownBench): void {
    this.known = bench;
    this.stale = true;
    this.fallen = this.fallen.filter(({ piece }) => bench.placed.some((pose) => pose.piece === piece));
    this.catchUp();
    // after a reload or a pause, hands don't remember what they carried: it is laid aside
    if (!this.met && bench.hand !== null) this.tell({ do: "lay-aside", brick: bench.hand }, bench.hand);
    this.met = true;
  }

  /** Once everything is answered; what was knocked down or moved by typing meanwhile is no longer carried. */
  private catchUp(): void {
    if (!this.stale || this.unanswered > 0 || this.landed !== null) return;
    if (this.known.hand !== this.carried && this.carried !== null) this.physics.forget();
    if (!this.busy) this.follow();
  }

  /** Takes a piece into the hand; false while the hand is still full. */
  lift(piece: string, at: Point, how?: How): boolean {
    if (!this.handIsFree()) return false;
    if (this.physics.pinned.includes(piece)) this.release(piece);
    this.grasp(piece, at, how);
    this.reported.delete(piece);
    this.tell({ do: "lift", brick: piece }, piece);
    return true;
  }

  carry(to: Point): void {
    this.physics.hand.carry(to);
  }

  turn(by: 1 | -1 = 1): void {
    this.physics.hand.turn(by);
  }

  turnTo(how: How): void {
    this.physics.hand.turnTo(how);
  }

  drop(): void {
    this.physics.drop();
  }

  dropAt(placed: Pose): void {
    this.trail.typed = true;
    this.physics.setDown(placed);
  }

  /** Lays the carried piece beside the bench again. */
  layAside(): void {
    const piece = this.physics.forget();
    if (piece) this.tell({ do: "lay-aside", brick: piece }, piece);
  }

  /** The other hand takes a brick, even the one in the building hand, which is then let go in mid-air. */
  hold(piece: string, there?: Pose): void {
    if (this.physics.pinned.includes(piece)) return;
    const inTheAir = this.physics.carried === piece;
    const others = this.movable();
    // where it was pushed to meanwhile: once held, it's no longer reported
    this.tellSettled(others.filter((pose) => pose.piece === piece && this.differs(pose)), others);
    this.tell({ do: "hold", brick: piece }, piece);
    if (inTheAir && there) this.dropAt(there);
    else if (inTheAir) this.physics.hand.reachIn();
    this.physics.pin(piece);
    if (inTheAir) this.landed = piece;
  }

  release(piece: string): void {
    if (!this.physics.pinned.includes(piece)) return;
    this.physics.unpin(piece);
    this.tell({ do: "release", brick: piece }, piece);
  }

  /** Knocks everything down, even what is falling; where it comes to rest is no longer reported. */
  knockDown(): void {
    this.fallen = this.physics.loose().filter(({ piece }) => piece !== this.physics.unsettled);
    for (const piece of this.physics.pieces) this.physics.take(piece);
    this.landed = null;
    this.reported.clear();
    this.tell({ do: "break" }, null);
  }

  step(n: number): void {
    for (let i = 0; i < n; i++) {
      this.physics.step();
      this.record();
      for (const happening of this.physics.drain()) this.happen(happening);
    }
    this.layDown();
  }

  sprites(): Loose[] {
    return [...this.fallen, ...this.physics.loose()];
  }

  boxes(): Box[] {
    return this.physics.loose().filter((loose) => loose.piece !== this.physics.unsettled).map(boxOf);
  }

  shadow(): Shadow | null {
    return this.physics.hand.shadow();
  }

  /** What moves, for watchers. */
  moving(): Loose[] {
    const unsettled = this.physics.unsettled;
    if (this.physics.resting && unsettled === null) return [];
    return this.physics.loose().filter((loose) => loose.piece === unsettled || this.differs(toPose(loose)));
  }

  private happen(happening: Happening): void {
    this.referee.heard(happening);
    if (happening.did === "landed") this.landed = happening.piece;
    if (happening.did === "rested" && this.landed === null) this.tellRested();
  }

  /** Reports the landed piece to the referee as soon as reach and the rest of the table allow it. */
  private layDown(): void {
    const piece = this.landed;
    if (piece === null || this.referee.clock() < this.trail.began + this.reachMs + SPARE_MS) return;
    const others = this.movable().filter((pose) => pose.piece !== piece);
    const changed = others.filter((pose) => this.differs(pose));
    if (changed.length > 0 && !this.physics.resting) return;
    this.landed = null;
    this.tellSettled(changed, others);
    this.tellPlaced(piece);
  }

  /** A quick player needn't wait until the last brick has landed: its time is fast-forwarded. */
  private handIsFree(): boolean {
    if (this.physics.carried !== null) return false;
    for (let i = 0; i < HURRY && (this.physics.unsettled !== null || this.landed !== null); i++) this.step(1);
    return this.physics.unsettled === null && this.landed === null;
  }

  private tellPlaced(piece: string): void {
    const pose = this.physics.pose(piece);
    if (!pose) return;
    this.reported.set(piece, pose);
    const path = this.trail.thinned();
    this.tell({ do: "place", brick: piece, how: pose.how, x: pose.x, y: pose.y, tilt: pose.tilt ?? 0, path }, piece);
  }

  /** Reports whatever moved enough, with everything that crept, so that the referee sees the table at one moment. */
  private tellSettled(changed: readonly Pose[], within: readonly Pose[] = changed): void {
    if (changed.length === 0) return;
    const bricks = within.filter((pose) => this.differs(pose, 0));
    for (const pose of bricks) this.reported.set(pose.piece, pose);
    const highest = changed.reduce((a, b) => (b.y > a.y ? b : a));
    this.tell({ do: "settle", bricks }, highest.piece);
  }

  private tell(command: CommonCommand, piece: string | null): void {
    this.unanswered += 1;
    void this.referee.send(command).then((refused) => {
      this.unanswered -= 1;
      if (command.do === "settle") this.unsettled = refused ? this.unsettled + 1 : 0;
      if (refused) this.takeBack(refused, command, piece);
      else this.referee.did(command);
      this.catchUp();
    });
  }

  /** The referee said no: the table shows its truth again, and a brick that found no place lies beside the bench. */
  private takeBack(refused: Refused, command: CommonCommand, piece: string | null): void {
    this.stale = true;
    this.fallen = [];
    this.referee.refused(refused, piece);
    const brick = fullWith(refused, piece);
    if (brick) this.tell({ do: "lay-aside", brick }, null);
    if (command.do === "place" && piece) {
      this.physics.take(piece);
      this.tell({ do: "lay-aside", brick: piece }, piece);
    }
    if (command.do === "lift" && piece) {
      this.landed = null;
      this.physics.take(piece);
    }
    if (command.do === "hold" && piece) this.physics.unpin(piece);
    if (command.do === "settle" && piece && this.unsettled >= MOST_REFUSALS) this.takeOff(piece);
  }

  /** Lays a standing brick beside the bench. While the hand is full nothing is put back, so nothing can go round. */
  private takeOff(piece: string): void {
    if (this.physics.carried !== null) return;
    this.unsettled = 0;
    this.physics.take(piece);
    this.tell({ do: "lift", brick: piece }, null);
    this.tell({ do: "lay-aside", brick: piece }, null);
  }

  private follow(): void {
    this.stale = false;
    const { placed, held } = this.known;
    const there = new Set(placed.map((pose) => pose.piece));
    for (const piece of this.physics.pieces) if (!there.has(piece)) this.physics.take(piece);
    for (const pose of placed) this.followPiece(pose);
    for (const piece of this.physics.pinned) if (!held.includes(piece)) this.physics.unpin(piece);
    for (const piece of held) this.physics.pin(piece);
    this.reported = new Map(placed.map((pose) => [pose.piece, pose]));
    // a brick that was taken by typing hangs over the table
    if (this.met && this.known.hand !== null && this.physics.carried === null) this.grasp(this.known.hand, BESIDE);
  }

  private grasp(piece: string, at: Point, how?: How): void {
    this.physics.grab(piece, at, how);
    this.trail.begin(this.referee.clock());
  }

  private followPiece(pose: Pose): void {
    const here = this.physics.pose(pose.piece);
    const moving = !this.physics.resting && this.reported.has(pose.piece);
    if (!here || (!moving && apart(here, pose) > CREEP)) this.physics.put(pose);
  }

  /** What can move: everything but what the other hand holds. */
  private movable(): Pose[] {
    return this.physics.poses().filter((pose) => !this.physics.pinned.includes(pose.piece));
  }

  private differs(pose: Pose, by = CREEP): boolean {
    const before = this.reported.get(pose.piece);
    return before !== undefined && apart(before, pose) > by;
  }

  private tellRested(): void {
    const resting = this.movable();
    this.tellSettled(resting.filter((pose) => this.differs(pose)), resting);
  }

  private record(): void {
    const pose = this.physics.pose(this.physics.unsettled ?? "");
    if (pose) this.trail.note(this.referee.clock(), pose);
  }
}
