/**
 * The table under the player's hands: Rapier in two dimensions, in brick heights.
 * It knows weight, friction and hands, and no rule of any game; the referee has the last word about every pose.
 */
import { toLoose, toPose, type How, type Loose, type Pose, type Point } from "../pieces.ts";
import { atRest, KNOCK, QUIET_SPEED, QUIET_SPIN, type Body } from "./body.ts";
import type { Rapier } from "./engine.ts";
import { Grasp } from "./grasp.ts";
import { Solids, type Feel } from "./solids.ts";

export { STEP } from "./body.ts";
export { loadRapier } from "./engine.ts";
export type { Feel } from "./solids.ts";

/** Something that makes a sound or has to be reported. */
export type Happening =
  | { readonly did: "knock"; readonly piece: string; readonly x: number; readonly y: number; readonly strength: number }
  | { readonly did: "landed"; readonly piece: string }
  | { readonly did: "rested" };

export class Physics {
  readonly solids: Solids;
  /** The hand that builds: it carries, turns, and knows where it would let go. */
  readonly hand: Grasp;
  private falling: Body | null = null;
  private happened: Happening[] = [];
  private restless = false;

  constructor(rapier: Rapier, feel: Partial<Feel> = {}) {
    this.solids = new Solids(rapier, { magnet: true, grip: false, ...feel });
    this.hand = new Grasp(this.solids, (body) => (this.falling = body));
  }

  /** Changes magnet or mat in the middle of building. */
  feels(feel: Partial<Feel>): void {
    this.solids.feel = { ...this.solids.feel, ...feel };
  }

  get carried(): string | null {
    return this.hand.carried?.piece ?? null;
  }

  get carriedHow(): How | null {
    return this.hand.carried?.how ?? null;
  }

  /** The piece that is in a hand or on its way down from one. */
  get unsettled(): string | null {
    return this.hand.body?.piece ?? this.falling?.piece ?? null;
  }

  get pieces(): string[] {
    return this.solids.pieces;
  }

  /** Puts a piece exactly here, at rest: the referee's truth or a fresh piece. */
  put(placed: Pose): void {
    this.take(placed.piece);
    this.solids.add(toLoose(placed));
    this.restless = true;
  }

  take(piece: string): void {
    const body = this.solids.find(piece);
    if (!body) return;
    this.hand.forget(body);
    if (this.falling === body) this.falling = null;
    this.solids.remove(body);
    this.restless = true;
  }

  /** Takes a piece into the hand; one that is not on the table yet appears under the pointer. */
  grab(piece: string, at: Point, how?: How): void {
    this.hand.take(piece, at, how);
    this.restless = true;
  }

  /** Opens the hand as soon as it is where it was sent. */
  drop(): void {
    if (this.hand.open()) this.restless = true;
  }

  /** Puts the carried piece exactly there and opens the hand. */
  setDown(placed: Pose): void {
    this.hand.setDown(placed);
    this.restless = true;
  }

  /** Removes the carried piece from the world without placing it. */
  forget(): string | null {
    const piece = this.hand.body?.piece ?? null;
    if (piece) this.take(piece);
    return piece;
  }

  /** The other hand: a pinned piece stays where it is whatever happens around it. */
  pin(piece: string): void {
    const body = this.solids.find(piece);
    if (!body || body.pinned) return;
    this.hand.forget(body);
    if (this.falling === body) this.falling = null;
    this.solids.fix(body, true);
  }

  unpin(piece: string): void {
    const body = this.solids.find(piece);
    if (!body?.pinned) return;
    this.solids.fix(body, false);
    this.restless = true;
  }

  get pinned(): string[] {
    return this.solids.all.filter((body) => body.pinned).map((body) => body.piece);
  }

  /** Lets n ticks of a 120th of a second pass; the same calls always give the same poses. */
  step(n = 1): void {
    for (let i = 0; i < n; i++) this.tick();
  }

  drain(): Happening[] {
    const happened = this.happened;
    this.happened = [];
    return happened;
  }

  loose(): Loose[] {
    return this.solids.all.map((body) => this.solids.looseOf(body, body === this.hand.body));
  }

  pose(piece: string): Pose | null {
    const body = this.solids.find(piece);
    return body ? toPose(this.solids.looseOf(body, body === this.hand.body)) : null;
  }

  /** All poses but that of a piece still in the hand or falling from it. */
  poses(): Pose[] {
    return this.loose().filter((loose) => loose.piece !== this.unsettled).map(toPose);
  }

  get resting(): boolean {
    return !this.restless;
  }

  free(): void {
    this.solids.free();
  }

  private tick(): void {
    this.hand.guide();
    this.solids.step();
    for (const body of this.solids.all) this.listen(body);
    this.settle();
  }

  private listen(body: Body): void {
    const v = body.rigid.linvel();
    const speed = Math.hypot(v.x, v.y);
    const spin = Math.abs(body.rigid.angvel());
    const inHand = this.hand.body === body;
    if (body.speed - speed > KNOCK && !inHand) this.knock(body, body.speed - speed);
    body.speed = speed;
    const still = body.pinned || (speed < QUIET_SPEED && spin < QUIET_SPIN);
    body.quiet = still ? body.quiet + 1 : 0;
    if (!still && !inHand) this.restless = true;
  }

  private knock({ piece, rigid }: Body, lost: number): void {
    const { x, y } = rigid.translation();
    this.happened.push({ did: "knock", piece, x, y, strength: Math.min(1, lost / 14) });
  }

  private settle(): void {
    const { falling } = this;
    if (falling && atRest(falling) && this.solids.touching(falling)) {
      this.falling = null;
      this.happened.push({ did: "landed", piece: falling.piece });
    }
    if (!this.restless || this.falling || this.hand.leaving) return;
    if (!this.solids.all.every((body) => body === this.hand.body || atRest(body))) return;
    this.restless = false;
    this.happened.push({ did: "rested" });
  }
}
