/**
 * The hand that builds: how it takes a piece, guides it by velocity with a low cap, and opens where it was sent.
 * A quick hand is in front of the table, where it pushes nothing; one that slows down reaches in, unless it is over
 * something: then it stays in front, and opens on top of everything. `inFront` is shown at the piece itself.
 */
import { howsOf, restingHow, sizeOf, nextHow, UNIT, WORLD, type How, type Pose, type Point } from "../pieces.ts";
import {
  CALM_STEPS, cap, CLEAR_STEPS, FASTEST, FASTEST_LOWERING, FASTEST_TOUCHING, FASTEST_TURN, PULL, QUICK, SKIN, SLOW,
  THERE, TRAVEL_STEPS, TURN_PULL, type Body, type Hand,
} from "./body.ts";
import type { Solids } from "./solids.ts";
import { boxOf, obstacles, restingPlace, type Box, type Resting } from "./surfaces.ts";

export class Grasp {
  private hand: Hand | null = null;

  constructor(
    private readonly solids: Solids,
    /** The hand is open: this piece falls from it. */
    private readonly opened: (body: Body) => void,
  ) {}

  /** What is in the hand, even while it opens. */
  get body(): Body | null {
    return this.hand?.body ?? null;
  }

  /** What is held firmly: nothing once the hand opens. */
  get carried(): Body | null {
    return this.leaving ? null : this.body;
  }

  /** The carried piece touches nothing that stands. */
  get inFront(): boolean {
    return this.hand !== null && this.hand.front && !this.leaving;
  }

  get leaving(): boolean {
    return this.hand !== null && (this.hand.lowering || this.hand.opening > 0);
  }

  /** Takes a piece; one that is not on the table yet appears under the pointer. */
  take(piece: string, at: Point, how?: How): void {
    this.letFall();
    const known = this.solids.find(piece);
    const body = known ?? this.fetch(piece, at, how ?? howsOf(piece)[0]!);
    if (body.pinned) this.solids.fix(body, false);
    const here = body.rigid.translation();
    const offset = known ? { x: here.x - at.x, y: here.y - at.y } : { x: 0, y: 0 };
    body.rigid.setGravityScale(0, true);
    const target = { x: here.x, y: here.y };
    this.hand = { body, offset, target, opening: 0, lowering: false, front: !known, calm: 0, clear: 0 };
    this.straighten(body);
  }

  carry(to: Point): void {
    if (!this.hand || this.leaving) return;
    this.hand.target = { x: to.x + this.hand.offset.x, y: to.y + this.hand.offset.y };
  }

  /** Turns the carried piece to its next way of lying, standing or pointing. */
  turn(by: 1 | -1): void {
    if (this.hand) this.turnTo(nextHow(this.hand.body.piece, this.hand.body.how, by));
  }

  turnTo(how: How): void {
    if (!this.hand) return;
    const { body } = this.hand;
    const [now, rest] = restingHow(body.piece, body.how, body.rigid.rotation());
    const before = sizeOf(body.piece, now);
    const after = sizeOf(body.piece, how);
    const quarter = before[0] === after[1] && before[1] === after[0] && before[0] !== before[1];
    this.reshape(body, how);
    // From lying to standing, the piece visibly turns; towards the viewer, there's nothing to see from the front.
    body.rigid.setRotation(quarter ? rest + Math.PI / 2 : 0, true);
  }

  /** Opens as soon as it is where it was sent: hands are capped, pointers are not. */
  open(): boolean {
    if (!this.hand || this.leaving) return false;
    this.hand.opening = TRAVEL_STEPS;
    return true;
  }

  /** Puts the piece exactly there and opens. */
  setDown(placed: Pose): void {
    if (this.hand?.body.piece !== placed.piece) return;
    const { body } = this.hand;
    this.reshape(body, placed.how);
    body.rigid.setTranslation({ x: placed.x / UNIT, y: placed.y / UNIT }, true);
    body.rigid.setRotation(0, true);
    body.rigid.setLinvel({ x: 0, y: 0 }, true);
    this.letFall();
  }

  /** Moves onto the table with the piece, above what is drawn behind it. */
  reachIn(): void {
    if (this.hand?.front) this.comeIn(this.hand, this.below(this.hand));
  }

  /** Lets go without dropping the piece: it's taken away, or the other hand has it. */
  forget(body: Body): void {
    if (this.hand?.body !== body) return;
    this.goInFront(this.hand, false);
    body.rigid.setGravityScale(1, false);
    this.hand = null;
  }

  /** One tick of guiding. */
  guide(): void {
    if (!this.hand) return;
    const { hand } = this;
    const { rigid } = hand.body;
    const at = rigid.translation();
    const to = this.within(hand);
    const touching = this.solids.touching(hand.body);
    this.reach(hand, touching);
    const far = Math.hypot(to.x - at.x, to.y - at.y);
    const there = far < THERE && Math.abs(rigid.rotation()) < THERE;
    if (hand.opening > 0 && (there || --hand.opening === 0)) return this.letDown(hand);
    if (hand.lowering && (touching || far < 0.012)) return this.letFall();
    const fastest = hand.lowering ? FASTEST_LOWERING : touching ? FASTEST_TOUCHING : FASTEST;
    rigid.setLinvel(cap({ x: (to.x - at.x) * PULL, y: (to.y - at.y) * PULL }, fastest), true);
    const spin = -rigid.rotation() * TURN_PULL;
    rigid.setAngvel(Math.max(-FASTEST_TURN, Math.min(FASTEST_TURN, spin)), true);
  }

  /** Where the carried piece would come to rest if it were let go now. */
  shadow(): Resting | null {
    return this.hand && !this.leaving ? this.below(this.hand) : null;
  }

  /** In front of the table it goes where it was sent before it opens; one that reaches in is where it is. One that
   * touches something already falls at once, so no magnet draws it anywhere. */
  private below(hand: Hand): Resting {
    const { body, front } = hand;
    const at = front ? this.within(hand) : body.rigid.translation();
    const magnet = this.solids.feel.magnet && (front || !this.solids.touching(body));
    return restingPlace(body.piece, body.how, at, this.others(), magnet);
  }

  /** The place it was sent to, as far as the table goes. */
  private within({ body, target }: Hand): Point {
    const [w, h] = sizeOf(body.piece, body.how);
    return {
      x: Math.min(WORLD.right - w / 2, Math.max(WORLD.left + w / 2, target.x)),
      y: Math.min(WORLD.top - h / 2, Math.max(h / 2, target.y)),
    };
  }

  /** With the magnet a careful hand sets the piece down; without it the piece drops where it is. */
  private letDown(hand: Hand): void {
    hand.opening = 0;
    const there = this.below(hand);
    if (hand.front) this.comeIn(hand, there);
    if (!this.solids.feel.magnet) return this.letFall();
    hand.target = { x: there.x, y: there.y };
    hand.lowering = true;
  }

  /** From the front of the table onto it: a piece that is over something begins close above where it goes. */
  private comeIn(hand: Hand, there: Resting): void {
    const { piece, how, rigid } = hand.body;
    const taken = obstacles(piece, how, rigid.translation(), this.others()).length > 0;
    if (taken) rigid.setTranslation({ x: there.x, y: there.y + SKIN }, true);
    this.goInFront(hand, false);
  }

  private letFall(): void {
    if (!this.hand) return;
    const { body } = this.hand;
    this.goInFront(this.hand, false);
    this.hand = null;
    body.rigid.setGravityScale(1, true);
    body.rigid.setLinvel(cap(body.rigid.linvel(), 2), true);
    body.rigid.setAngvel(0, true);
    body.quiet = 0;
    this.opened(body);
  }

  /** A piece from beside the bench comes in at the table's edge, in front of what stands. */
  private fetch(piece: string, at: Point, how: How): Body {
    const [w, h] = sizeOf(piece, how);
    const x = Math.min(WORLD.right - w / 2, Math.max(WORLD.left + w / 2, at.x));
    const body = this.solids.add({ piece, how, x, y: Math.max(at.y, h / 2 + SKIN), angle: 0 });
    this.solids.bringForward(body, true);
    return body;
  }

  private reshape(body: Body, how: How): void {
    this.solids.reshape(body, how, this.hand?.front ?? false);
  }

  /** A piece that lay askew is taken upright: the hand has squared it up. */
  private straighten(body: Body): void {
    const [how, rest] = restingHow(body.piece, body.how, body.rigid.rotation());
    this.reshape(body, how);
    body.rigid.setRotation(rest, true);
  }

  /** Decides whether the hand is in front of the table or reaches in. */
  private reach(hand: Hand, touching: boolean): void {
    const v = hand.body.rigid.linvel();
    const speed = Math.hypot(v.x, v.y);
    hand.clear = touching ? 0 : hand.clear + 1;
    hand.calm = speed < SLOW ? hand.calm + 1 : 0;
    const reachesIn = hand.front && hand.calm > CALM_STEPS && !this.solids.inside(hand.body);
    const drawsBack = !hand.front && speed > QUICK && hand.clear > CLEAR_STEPS && !hand.lowering;
    if (reachesIn || drawsBack) this.goInFront(hand, drawsBack);
  }

  private goInFront(hand: Hand, front: boolean): void {
    hand.front = front;
    hand.clear = 0;
    this.solids.bringForward(hand.body, front);
  }

  private others(): Box[] {
    const others = this.solids.all.filter((body) => body !== this.hand?.body);
    return others.map((body) => boxOf(this.solids.looseOf(body, false)));
  }
}
