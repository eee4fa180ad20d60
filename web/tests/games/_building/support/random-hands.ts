/**
 * Hands that rummage: they push, pull bricks out from under others, hold, let go and lay aside, in the page's own
 * physics. Written as lines, one session each, for the referee to look at (`tests/workbench/test_rummaging.py`):
 * in `web`, `node --experimental-transform-types tests/games/_building/rummage.ts 0 60 | gzip -9n > ../tests/hands/rummaging.jsonl.gz`
 */
import type { CommonCommand } from "../../../../src/games/_building/generated.ts";
import { Builder } from "../../../../src/games/_building/hand/builder.ts";
import { after, NOTHING, type KnownBench } from "../../../../src/games/_building/hand/hands.ts";
import { loadRapier, Physics, STEP, type Feel } from "../../../../src/games/_building/physics/physics.ts";
import type { Point } from "../../../../src/games/_building/pieces.ts";
import { BRICKS } from "./bench.ts";

type Deed = readonly [ms: number, command: CommonCommand];
const DEEDS = 45;

/** Small and the same everywhere. */
function makeChance(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}

class Session {
  readonly deeds: Deed[] = [];
  private bench: KnownBench = NOTHING;
  private now = 0;
  private readonly builder: Builder;
  private readonly chance: () => number;

  constructor(physics: Physics, seed: number) {
    this.chance = makeChance(seed);
    this.builder = new Builder(physics, {
      send: (command) => Promise.resolve(this.hear(command)),
      refused: () => undefined,
      did: () => this.builder.know(this.bench),
      heard: () => undefined,
      clock: () => this.now,
    }, 150);
    this.builder.know(this.bench);
  }

  /** Everything is accepted: whether it should be is the referee's to say. */
  private hear(command: CommonCommand): null {
    const { bench } = this;
    const settled = command.do === "settle" ? new Map(command.bricks.map((pose) => [pose.piece, pose])) : null;
    this.bench = after(bench, command);
    if (command.do === "place") this.bench = { ...this.bench, placed: this.bench.placed.map((pose) => pose.piece === command.brick ? { ...pose, tilt: command.tilt ?? 0 } : pose) };
    if (settled) this.bench = { ...bench, placed: bench.placed.map((pose) => settled.get(pose.piece) ?? pose) };
    const told = command.do === "place" ? { ...command, path: [[0, 0, 0] as const] } : command;
    this.deeds.push([Math.round(this.now), told]);
    return null;
  }

  async play(): Promise<readonly Deed[]> {
    for (let i = 0; i < DEEDS; i++) await this.act();
    return this.deeds;
  }

  private async act(): Promise<void> {
    const { placed, held } = this.bench;
    const some = placed[Math.floor(this.chance() * placed.length)]?.piece;
    const what = this.chance();
    if (what < 0.08 && some && held.length < 2) this.builder.hold(some);
    else if (what < 0.2 && held[0]) this.builder.release(held[0]);
    else if (what < 0.22 && some) this.builder.knockDown();
    else await this.carry(what < 0.45 && some ? some : BRICKS[Math.floor(this.chance() * BRICKS.length)]!);
    await this.wait(0.1 + this.chance());
  }

  /** Takes a brick, from where it stands too, goes some ways with it among the others, and opens or lays aside. */
  private async carry(piece: string): Promise<void> {
    const stands = this.bench.placed.find((pose) => pose.piece === piece);
    const from = stands ? { x: stands.x / 100, y: stands.y / 100 } : { x: this.chance() * 8 - 4, y: 6 };
    if (!this.builder.lift(piece, from)) return;
    for (let turns = Math.floor(this.chance() * 3); turns > 0; turns--) this.builder.turn();
    let at: Point = from;
    for (let ways = 1 + Math.floor(this.chance() * 3); ways > 0; ways--) {
      const to = this.somewhere();
      const steps = 8 + Math.floor(this.chance() * 60);
      for (let n = 1; n <= steps; n++) {
        this.builder.carry({ x: at.x + ((to.x - at.x) * n) / steps, y: at.y + ((to.y - at.y) * n) / steps });
        await this.wait(STEP * 2);
      }
      at = to;
      await this.wait(this.chance() * 0.5);
    }
    if (this.chance() < 0.1) this.builder.layAside();
    else if (this.chance() < 0.06 && this.bench.held.length < 2) this.builder.hold(piece);
    else this.builder.drop();
    await this.wait(0.3 + this.chance() * 1.2);
  }

  /** Mostly near something that stands: on it, beside it, in it. */
  private somewhere(): Point {
    const near = this.bench.placed[Math.floor(this.chance() * this.bench.placed.length)];
    if (!near || this.chance() < 0.2) return { x: this.chance() * 8 - 4, y: 0.5 + this.chance() * 5 };
    return { x: near.x / 100 + this.chance() * 5 - 2.5, y: near.y / 100 + this.chance() * 4 - 1 };
  }

  private async wait(seconds: number): Promise<void> {
    for (let i = 0; i < seconds / STEP; i++) {
      this.now += STEP * 1000;
      this.builder.step(1);
      await Promise.resolve();
    }
    await new Promise((done) => setImmediate(done));
  }
}

const [first = 0, last = 1] = process.argv.slice(2).map(Number);
const rapier = await loadRapier();
for (let seed = first; seed < last; seed++) {
  const feel: Feel = { grip: seed % 4 !== 3, magnet: seed % 2 === 0 };
  const physics = new Physics(rapier, feel);
  const deeds = await new Session(physics, seed).play();
  console.log(JSON.stringify({ ...feel, deeds }));
  physics.free();
}
