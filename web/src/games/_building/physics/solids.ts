/**
 * What is solid: the table and the pieces as bodies of the engine, with their shape, weight and friction.
 * Who moves them, and what is reported, is decided elsewhere.
 */
import type RAPIER from "@dimforge/rapier2d-compat";
import { massOf, restingHow, sizeOf, WORLD, type How, type Loose } from "../pieces.ts";
import { GRAVITY, GROUPS, QUIET_STEPS, SKIN, STEP, STIFF, type Body } from "./body.ts";
import type { Rapier } from "./engine.ts";

export interface Feel {
  readonly magnet: boolean;
  /** The anti-slip mat: bricks do not slide. */
  readonly grip: boolean;
}

/** Anything closer than this counts as a contact. */
const TOUCH = 0.004;

export class Solids {
  private readonly world: RAPIER.World;
  private readonly bodies = new Map<string, Body>();

  constructor(private readonly rapier: Rapier, private felt: Feel) {
    this.world = new rapier.World({ x: 0, y: -GRAVITY });
    this.world.timestep = STEP;
    this.world.integrationParameters.numSolverIterations = 10;
    this.world.integrationParameters.contact_natural_frequency = STIFF;
    this.table();
  }

  get feel(): Feel {
    return this.felt;
  }

  set feel(feel: Feel) {
    this.felt = feel;
    for (const body of this.bodies.values()) body.collider.setFriction(this.friction());
  }

  get pieces(): string[] {
    return [...this.bodies.keys()];
  }

  get all(): Body[] {
    return [...this.bodies.values()];
  }

  find(piece: string): Body | undefined {
    return this.bodies.get(piece);
  }

  add(loose: Loose): Body {
    const at = this.rapier.RigidBodyDesc.dynamic().setTranslation(loose.x, loose.y).setRotation(loose.angle);
    const rigid = this.world.createRigidBody(at.setCanSleep(false).setCcdEnabled(true));
    const collider = this.world.createCollider(this.shape(loose.piece, loose.how), rigid);
    const body = { piece: loose.piece, how: loose.how, rigid, collider, pinned: false, quiet: 0, speed: 0 };
    this.bodies.set(loose.piece, body);
    return body;
  }

  remove(body: Body): void {
    this.world.removeRigidBody(body.rigid);
    this.bodies.delete(body.piece);
  }

  /** Another orientation is another shape. */
  reshape(body: Body, how: How, front = false): void {
    body.how = how;
    this.world.removeCollider(body.collider, false);
    body.collider = this.world.createCollider(this.shape(body.piece, how, front), body.rigid);
  }

  /** In front of the table, a piece collides with nothing but the table itself. */
  bringForward(body: Body, front: boolean): void {
    body.collider.setCollisionGroups(front ? GROUPS.front : GROUPS.brick);
  }

  fix(body: Body, fixed: boolean): void {
    const { Fixed, Dynamic } = this.rapier.RigidBodyType;
    body.pinned = fixed;
    body.rigid.setBodyType(fixed ? Fixed : Dynamic, true);
  }

  /** Whether a piece in front is drawn over another: it could not be there if it reached in. */
  inside(body: Body): boolean {
    const [w, h] = sizeOf(body.piece, body.how);
    const shape = new this.rapier.Cuboid(w / 2 - SKIN, h / 2 - SKIN);
    const { rigid } = body;
    const [at, angle] = [rigid.translation(), rigid.rotation()];
    return this.world.intersectionWithShape(at, angle, shape, undefined, 0xffff_0001, undefined, rigid) !== null;
  }

  touching(body: Body): boolean {
    let found = false;
    this.world.contactPairsWith(body.collider, (other) => {
      this.world.contactPair(body.collider, other, (manifold) => {
        for (let i = 0; i < manifold.numContacts(); i++) if (manifold.contactDist(i) < TOUCH) found = true;
      });
    });
    return found;
  }

  /** A piece at rest is redrawn as it lies, so that light and letters are the right way up again. */
  looseOf(body: Body, inHand: boolean): Loose {
    const { x, y } = body.rigid.translation();
    const { piece, how } = body;
    const angle = body.rigid.rotation();
    if (body.quiet < QUIET_STEPS || inHand) return { piece, how, x, y, angle };
    const [now, rest] = restingHow(piece, how, angle);
    return { piece, how: now, x, y, angle: rest };
  }

  step(): void {
    this.world.step();
  }

  free(): void {
    this.world.free();
  }

  private table(): void {
    const ground = this.rapier.ColliderDesc.cuboid(60, 2).setTranslation(0, -2).setFriction(0.9);
    this.world.createCollider(ground.setCollisionGroups(GROUPS.table));
    for (const side of [-1, 1]) {
      const wall = this.rapier.ColliderDesc.cuboid(1, 40).setTranslation(side * (WORLD.right + 1), 30);
      this.world.createCollider(wall.setFriction(0).setCollisionGroups(GROUPS.table));
    }
  }

  private friction(): number {
    return this.felt.grip ? 2.5 : 0.55;
  }

  private shape(piece: string, how: How, front = false): RAPIER.ColliderDesc {
    const [w, h] = sizeOf(piece, how);
    const solid = this.rapier.ColliderDesc.cuboid(w / 2, h / 2).setMass(massOf(piece)).setFriction(this.friction());
    return solid.setCollisionGroups(front ? GROUPS.front : GROUPS.brick).setRestitution(0);
  }
}
