/**
 * The table under the player's hands: Rapier in two dimensions, counted in brick heights.
 * It knows weight, friction and hands, and no rule of any game; the referee has the last word about every pose.
 */
import type RAPIER from "@dimforge/rapier2d-compat";
import {
  atRest,
  CALM_STEPS,
  capped,
  CLEAR_STEPS,
  FASTEST,
  FASTEST_LOWERING,
  FASTEST_TOUCHING,
  FASTEST_TURN,
  GRAVITY,
  GROUPS,
  KNOCK,
  PULL,
  QUICK,
  QUIET_SPEED,
  QUIET_SPIN,
  QUIET_STEPS,
  SKIN,
  SLOW,
  STEP,
  STIFF,
  THERE,
  TRAVEL_STEPS,
  TURN_PULL,
  type Body,
  type Hand,
} from "./body.ts";
import { drawnTo, boxOf, landing, type Box, type Landing } from "./surfaces.ts";
import {
  howsOf,
  loosened,
  massOf,
  placedAt,
  settledHow,
  sizeOf,
  turned,
  UNIT,
  WORLD,
  type How,
  type Loose,
  type Placed,
  type Point,
} from "./pieces.ts";

export { STEP } from "./body.ts";

type Rapier = typeof RAPIER;

export interface Feel {
  readonly magnet: boolean;
  /** The anti-slip mat: bricks do not slide. */
  readonly grip: boolean;
}

/** Something that can be heard or must be told. */
export type Happening =
  | { readonly did: "knock"; readonly piece: string; readonly x: number; readonly y: number; readonly strength: number }
  | { readonly did: "landed"; readonly piece: string }
  | { readonly did: "rested" };

let loading: Promise<Rapier> | null = null;

/** Fetches the engine, once; rejects where there is no WebAssembly. */
export function loadRapier(): Promise<Rapier> {
  loading ??= import("@dimforge/rapier2d-compat").then(async ({ default: rapier }) => {
    await quietly(() => rapier.init());
    return rapier;
  });
  return loading;
}

/** The engine's wrapper starts it in a way that its own loader complains of, at once; nobody can change that here. */
function quietly(start: () => Promise<void>): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return start();
  } finally {
    console.warn = warn;
  }
}

export class Physics {
  private readonly world: RAPIER.World;
  private readonly bodies = new Map<string, Body>();
  private hand: Hand | null = null;
  private falling: Body | null = null;
  private happened: Happening[] = [];
  private restless = false;
  private feel: Feel;

  constructor(
    private readonly rapier: Rapier,
    feel: Partial<Feel> = {},
  ) {
    this.feel = { magnet: true, grip: false, ...feel };
    this.world = new rapier.World({ x: 0, y: -GRAVITY });
    this.world.timestep = STEP;
    this.world.integrationParameters.numSolverIterations = 10;
    this.world.integrationParameters.contact_natural_frequency = STIFF;
    this.table();
  }

  /** Changes magnet or mat in the middle of building. */
  feels(feel: Partial<Feel>): void {
    this.feel = { ...this.feel, ...feel };
    for (const body of this.bodies.values()) body.collider.setFriction(this.friction());
  }

  get carried(): string | null {
    return this.hand && !this.leaving ? this.hand.body.piece : null;
  }

  get carriedHow(): How | null {
    return this.hand && !this.leaving ? this.hand.body.how : null;
  }

  /** The piece that is in a hand or on its way down from one. */
  get unsettled(): string | null {
    return this.hand?.body.piece ?? this.falling?.piece ?? null;
  }

  get pieces(): string[] {
    return [...this.bodies.keys()];
  }

  has(piece: string): boolean {
    return this.bodies.has(piece);
  }

  /** Puts a piece exactly here, at rest: the referee's truth or a fresh piece. */
  put(placed: Placed): void {
    this.take(placed.piece);
    this.add(loosened(placed));
    this.restless = true;
  }

  take(piece: string): void {
    const body = this.bodies.get(piece);
    if (!body) return;
    if (this.hand?.body === body) this.hand = null;
    if (this.falling === body) this.falling = null;
    this.world.removeRigidBody(body.rigid);
    this.bodies.delete(piece);
    this.restless = true;
  }

  clear(): void {
    for (const piece of this.pieces) this.take(piece);
  }

  /** Takes a piece into the hand; one that is not on the table yet appears under the pointer. */
  grab(piece: string, at: Point, how?: How): void {
    this.letFall();
    const known = this.bodies.get(piece);
    const body = known ?? this.fetch(piece, at, how ?? howsOf(piece)[0]!);
    this.unpin(piece);
    const here = body.rigid.translation();
    const offset = known ? { x: here.x - at.x, y: here.y - at.y } : { x: 0, y: 0 };
    body.rigid.setGravityScale(0, true);
    this.hand = { body, offset, target: { x: here.x, y: here.y }, opening: 0, lowering: false, front: !known, calm: 0, clear: 0 };
    this.straighten(body);
    this.restless = true;
  }

  carry(to: Point): void {
    if (!this.hand || this.leaving) return;
    this.hand.target = { x: to.x + this.hand.offset.x, y: to.y + this.hand.offset.y };
  }

  /** Turns the carried piece to its next way of lying, standing or pointing. */
  turn(by: 1 | -1 = 1): void {
    if (!this.hand) return;
    const { piece, how } = this.hand.body;
    this.turnTo(turned(piece, how, by));
  }

  turnTo(how: How): void {
    if (!this.hand) return;
    const { body } = this.hand;
    const [now, rest] = settledHow(body.piece, body.how, body.rigid.rotation());
    const before = sizeOf(body.piece, now);
    const after = sizeOf(body.piece, how);
    const quarter = before[0] === after[1] && before[1] === after[0] && before[0] !== before[1];
    this.reshape(body, how);
    // From lying to standing the piece is seen to turn; to pointing there is nothing to see from the front.
    body.rigid.setRotation(quarter ? rest + Math.PI / 2 : 0, true);
  }

  /** Opens the hand as soon as it is where it was sent: hands are capped, pointers are not. */
  drop(): void {
    if (!this.hand || this.leaving) return;
    this.hand.opening = TRAVEL_STEPS;
    this.restless = true;
  }

  /** Puts the carried piece exactly there and opens the hand. */
  setDown(placed: Placed): void {
    if (this.hand?.body.piece !== placed.piece) return;
    const { body } = this.hand;
    this.reshape(body, placed.how);
    body.rigid.setTranslation({ x: placed.x / UNIT, y: placed.y / UNIT }, true);
    body.rigid.setRotation(0, true);
    body.rigid.setLinvel({ x: 0, y: 0 }, true);
    this.letFall();
    this.restless = true;
  }

  /** Puts the carried piece back out of the world without building it in. */
  forget(): string | null {
    const piece = this.hand?.body.piece ?? null;
    if (piece) this.take(piece);
    return piece;
  }

  /** The other hand: a pinned piece stays where it is whatever happens around it. */
  pin(piece: string): void {
    const body = this.bodies.get(piece);
    if (!body || body.pinned) return;
    if (this.hand?.body === body) {
      this.goInFront(this.hand, false);
      body.rigid.setGravityScale(1, false);
      this.hand = null;
    }
    if (this.falling === body) this.falling = null;
    body.pinned = true;
    body.rigid.setBodyType(this.rapier.RigidBodyType.Fixed, true);
  }

  unpin(piece: string): void {
    const body = this.bodies.get(piece);
    if (!body?.pinned) return;
    body.pinned = false;
    body.rigid.setBodyType(this.rapier.RigidBodyType.Dynamic, true);
    this.restless = true;
  }

  get pinned(): string[] {
    return [...this.bodies.values()].filter((body) => body.pinned).map((body) => body.piece);
  }

  /** A cheerful blow: the finished construction is broken. */
  burst(from: Point, strength: number): void {
    for (const { rigid } of this.bodies.values()) {
      const at = rigid.translation();
      const away = Math.sign(at.x - from.x || 0.5) * strength * (0.4 + 0.6 * Math.min(1, at.y / 4));
      rigid.applyImpulse({ x: away, y: strength * 0.5 }, true);
      rigid.applyTorqueImpulse(-away * 0.3, true);
    }
    this.restless = true;
  }

  /** Lets n ticks of a 120th of a second pass; the same calls always give the same poses. */
  step(n = 1): void {
    for (let i = 0; i < n; i++) this.tick();
  }

  drain(): Happening[] {
    const told = this.happened;
    this.happened = [];
    return told;
  }

  loose(): Loose[] {
    return [...this.bodies.values()].map((body) => this.looseOf(body));
  }

  pose(piece: string): Placed | null {
    const body = this.bodies.get(piece);
    return body ? placedAt(this.looseOf(body)) : null;
  }

  /** All poses but that of a piece still in the hand or falling from it. */
  poses(): Placed[] {
    return this.loose()
      .filter((loose) => loose.piece !== this.unsettled)
      .map(placedAt);
  }

  get resting(): boolean {
    return !this.restless;
  }

  /** Where the carried piece would land if it were let go now. */
  shadow(): (Landing & { how: How; drawn: boolean }) | null {
    if (!this.hand || this.leaving) return null;
    return this.below();
  }

  /** With the magnet a careful hand sets the piece down; without it the piece drops where it is. */
  private letDown(hand: Hand): void {
    hand.opening = 0;
    if (hand.front && this.inside(hand.body)) this.overEverything(hand);
    this.goInFront(hand, false);
    if (!this.feel.magnet) return this.letFall();
    const { x, y } = this.below();
    hand.target = { x, y };
    hand.lowering = true;
  }

  /** A hand that opens in front of something has nowhere to put its piece but on top. */
  private overEverything(hand: Hand): void {
    const { piece, how, x } = this.handed();
    const { y } = landing(piece, how, x, WORLD.top, this.others());
    hand.body.rigid.setTranslation({ x, y: y + 0.05 }, true);
  }

  private get leaving(): boolean {
    return this.hand !== null && (this.hand.lowering || this.hand.opening > 0);
  }

  private below(): Landing & { how: How; drawn: boolean } {
    const { piece, how, x, y } = this.handed();
    const drawn = this.feel.magnet ? this.attraction() : null;
    const bottom = y - sizeOf(piece, how)[1] / 2;
    return { ...(drawn ?? landing(piece, how, x, bottom, this.others())), how, drawn: drawn !== null };
  }

  free(): void {
    this.world.free();
  }

  private table(): void {
    const ground = this.rapier.ColliderDesc.cuboid(60, 2).setTranslation(0, -2).setFriction(0.9).setCollisionGroups(GROUPS.table);
    this.world.createCollider(ground);
    for (const side of [-1, 1]) {
      const wall = this.rapier.ColliderDesc.cuboid(1, 40).setTranslation(side * (WORLD.right + 1), 30);
      this.world.createCollider(wall.setFriction(0).setCollisionGroups(GROUPS.table));
    }
  }

  private friction(): number {
    return this.feel.grip ? 2.5 : 0.55;
  }

  private add(loose: Loose): Body {
    const at = this.rapier.RigidBodyDesc.dynamic()
      .setTranslation(loose.x, loose.y)
      .setRotation(loose.angle)
      .setCanSleep(false)
      .setCcdEnabled(true);
    const rigid = this.world.createRigidBody(at);
    const collider = this.world.createCollider(this.shape(loose.piece, loose.how), rigid);
    const body = { piece: loose.piece, how: loose.how, rigid, collider, pinned: false, quiet: 0, speed: 0 };
    this.bodies.set(loose.piece, body);
    return body;
  }

  /** A piece from beside the bench comes in at the table's edge, in front of what stands. */
  private fetch(piece: string, at: Point, how: How): Body {
    const [w, h] = sizeOf(piece, how);
    const x = Math.min(WORLD.right - w / 2, Math.max(WORLD.left + w / 2, at.x));
    const body = this.add({ piece, how, x, y: Math.max(at.y, h / 2 + SKIN), angle: 0 });
    body.collider.setCollisionGroups(GROUPS.front);
    return body;
  }

  private shape(piece: string, how: How): RAPIER.ColliderDesc {
    const [w, h] = sizeOf(piece, how);
    return this.rapier.ColliderDesc.cuboid(w / 2, h / 2)
      .setMass(massOf(piece))
      .setCollisionGroups(this.hand?.front && this.hand.body.piece === piece ? GROUPS.front : GROUPS.brick)
      .setFriction(this.friction())
      .setRestitution(0);
  }

  private reshape(body: Body, how: How): void {
    body.how = how;
    this.world.removeCollider(body.collider, false);
    body.collider = this.world.createCollider(this.shape(body.piece, how), body.rigid);
  }

  /** A piece that lay askew is taken upright: the hand has squared it up. */
  private straighten(body: Body): void {
    const [how, rest] = settledHow(body.piece, body.how, body.rigid.rotation());
    this.reshape(body, how);
    body.rigid.setRotation(rest, true);
  }

  private tick(): void {
    if (this.hand) this.guide(this.hand);
    this.world.step();
    for (const body of this.bodies.values()) this.listen(body);
    this.settle();
  }

  private guide(hand: Hand): void {
    const { rigid, piece } = hand.body;
    const at = rigid.translation();
    const [w, h] = sizeOf(piece, hand.body.how);
    const to = {
      x: Math.min(WORLD.right - w / 2, Math.max(WORLD.left + w / 2, hand.target.x)),
      y: Math.min(WORLD.top - h / 2, Math.max(h / 2, hand.target.y)),
    };
    const touching = this.touching(hand.body);
    this.reach(hand, touching);
    const there = Math.hypot(to.x - at.x, to.y - at.y) < THERE && Math.abs(rigid.rotation()) < THERE;
    if (hand.opening > 0 && (there || --hand.opening === 0)) return this.letDown(hand);
    if (hand.lowering && (touching || Math.hypot(to.x - at.x, to.y - at.y) < 0.012)) {
      this.letFall();
      return;
    }
    const fastest = hand.lowering ? FASTEST_LOWERING : touching ? FASTEST_TOUCHING : FASTEST;
    rigid.setLinvel(capped({ x: (to.x - at.x) * PULL, y: (to.y - at.y) * PULL }, fastest), true);
    const spin = -rigid.rotation() * TURN_PULL;
    rigid.setAngvel(Math.max(-FASTEST_TURN, Math.min(FASTEST_TURN, spin)), true);
  }

  /** Decides whether the hand is in front of the table or reaches in. */
  private reach(hand: Hand, touching: boolean): void {
    const v = hand.body.rigid.linvel();
    const speed = Math.hypot(v.x, v.y);
    hand.clear = touching ? 0 : hand.clear + 1;
    hand.calm = speed < SLOW ? hand.calm + 1 : 0;
    const reachesIn = hand.front && hand.calm > CALM_STEPS && !this.inside(hand.body);
    const drawsBack = !hand.front && speed > QUICK && hand.clear > CLEAR_STEPS && !hand.lowering;
    if (reachesIn || drawsBack) this.goInFront(hand, drawsBack);
  }

  private goInFront(hand: Hand, front: boolean): void {
    hand.front = front;
    hand.clear = 0;
    hand.body.collider.setCollisionGroups(front ? GROUPS.front : GROUPS.brick);
  }

  /** Whether a piece in front is drawn over another: it could not be there if it reached in. */
  private inside(body: Body): boolean {
    const [w, h] = sizeOf(body.piece, body.how);
    const shape = new this.rapier.Cuboid(w / 2 - SKIN, h / 2 - SKIN);
    const at = body.rigid.translation();
    const other = this.world.intersectionWithShape(at, body.rigid.rotation(), shape, undefined, 0xffff_0001, undefined, body.rigid);
    return other !== null;
  }

  private touching(body: Body): boolean {
    let found = false;
    this.world.contactPairsWith(body.collider, (other) => {
      this.world.contactPair(body.collider, other, (manifold) => {
        for (let i = 0; i < manifold.numContacts(); i++) if (manifold.contactDist(i) < 0.004) found = true;
      });
    });
    return found;
  }

  private letFall(): void {
    if (!this.hand) return;
    const { body } = this.hand;
    this.goInFront(this.hand, false);
    this.hand = null;
    body.rigid.setGravityScale(1, true);
    body.rigid.setLinvel(capped(body.rigid.linvel(), 2), true);
    body.rigid.setAngvel(0, true);
    body.quiet = 0;
    this.falling = body;
  }

  private listen(body: Body): void {
    const v = body.rigid.linvel();
    const speed = Math.hypot(v.x, v.y);
    const spin = Math.abs(body.rigid.angvel());
    const lost = body.speed - speed;
    if (lost > KNOCK && this.hand?.body !== body) {
      const at = body.rigid.translation();
      const strength = Math.min(1, lost / 14);
      this.happened.push({ did: "knock", piece: body.piece, x: at.x, y: at.y, strength });
    }
    body.speed = speed;
    const still = body.pinned || (speed < QUIET_SPEED && spin < QUIET_SPIN);
    body.quiet = still ? body.quiet + 1 : 0;
    if (!still && this.hand?.body !== body) this.restless = true;
  }

  private settle(): void {
    const { falling } = this;
    if (falling && atRest(falling) && this.touching(falling)) {
      this.falling = null;
      this.happened.push({ did: "landed", piece: falling.piece });
    }
    if (!this.restless || this.falling || this.leaving) return;
    const others = [...this.bodies.values()].filter((body) => body !== this.hand?.body);
    if (others.every(atRest)) {
      this.restless = false;
      this.happened.push({ did: "rested" });
    }
  }

  private attraction(): Landing | null {
    const { piece, how, x, y } = this.handed();
    return drawnTo(piece, how, x, y - sizeOf(piece, how)[1] / 2, this.others());
  }

  private handed(): { piece: string; how: How; x: number; y: number } {
    const { body } = this.hand!;
    const { x, y } = body.rigid.translation();
    return { piece: body.piece, how: body.how, x, y };
  }

  private others(): Box[] {
    return this.loose()
      .filter((loose) => loose.piece !== this.hand?.body.piece)
      .map(boxOf);
  }

  /** What has come to rest is seen as it now lies, so that light and letters are the right way up again. */
  private looseOf(body: Body): Loose {
    const { x, y } = body.rigid.translation();
    const { piece, how } = body;
    const angle = body.rigid.rotation();
    if (body.quiet < QUIET_STEPS || this.hand?.body === body) return { piece, how, x, y, angle };
    const [now, rest] = settledHow(piece, how, angle);
    return { piece, how: now, x, y, angle: rest };
  }
}
