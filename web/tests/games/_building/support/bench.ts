/** A referee for tests: one bench, the refusals that hands on the grid meet, and answers that take their time. */
import type { CommonCommand, CommonEvent } from "../../../../src/games/_building/generated.ts";
import { after, NOTHING, type KnownBench } from "../../../../src/games/_building/hand/hands.ts";
import { boxOf, obstacles } from "../../../../src/games/_building/physics/surfaces.ts";
import { toLoose, type Pose } from "../../../../src/games/_building/pieces.ts";
import type { Refused } from "../../../../src/net/face.ts";

export const BRICKS = ["white", "yellow", "orange", "red", "purple", "lightblue", "darkblue", "lightgreen", "darkgreen", "brown"];

const EVENTS = { lift: "lifted", place: "placed", "lay-aside": "laid-aside", hold: "held", release: "released", break: "broken", settle: "settled" } as const;

const no = (code: string, brick: string): Refused => ({ code, params: { brick }, text: `no: ${code}` });

export class Bench {
  now = 0;
  state: KnownBench = NOTHING;
  readonly log: CommonCommand[] = [];
  private liftedAt = 0;
  /** Hears of what happened, when the bench has changed; the answer comes after it, as from a house. */
  heard: (event: CommonEvent) => void = () => undefined;

  constructor(private readonly reachMs: number) {}

  send(command: CommonCommand): Promise<Refused | null> {
    const refused = this.refusal(command);
    if (refused) return Promise.resolve(refused);
    this.log.push(command);
    this.state = after(this.state, command);
    if (command.do === "settle") this.state = { ...this.state, placed: this.settled(command.bricks) };
    if (command.do === "lift") this.liftedAt = this.now;
    const did = EVENTS[command.do as keyof typeof EVENTS];
    this.heard({ ...command, did, at: this.now } as unknown as CommonEvent);
    return Promise.resolve(null);
  }

  private settled(bricks: readonly Pose[]): Pose[] {
    return this.state.placed.map((pose) => bricks.find(({ piece }) => piece === pose.piece) ?? pose);
  }

  private refusal(command: CommonCommand): Refused | null {
    const { hand, held, placed } = this.state;
    switch (command.do) {
      case "lift": {
        if (hand !== null) return no("hand-is-full", hand);
        if (held.includes(command.brick)) return no("brick-is-held", command.brick);
        const box = this.boxes().find(({ piece }) => piece === command.brick);
        const above = box && this.boxes().some((o) => Math.abs(o.bottom - box.top) < 0.1 && o.left < box.right && o.right > box.left);
        return above ? no("something-rests-on-it", command.brick) : null;
      }
      case "place": {
        if (hand !== command.brick) return no(placed.some((p) => p.piece === command.brick) ? "already-placed" : "not-in-hand", command.brick);
        const left = this.liftedAt + this.reachMs - this.now;
        if (left > 0) return { ...no("too-fast", command.brick), params: { left } };
        return this.misplaced({ piece: command.brick, how: command.how, x: command.x, y: command.y });
      }
      case "lay-aside": return hand === command.brick ? null : no("not-in-hand", command.brick);
      case "hold":
        if (held.includes(command.brick)) return no("held-already", command.brick);
        return hand === command.brick || placed.some((p) => p.piece === command.brick) ? null : no("not-on-the-bench", command.brick);
      case "release": return held.includes(command.brick) ? null : no("not-held", command.brick);
      case "break": return placed.length || hand ? null : no("nothing-to-break", "");
      default: return null;
    }
  }

  /** Inside another, or with its middle over nothing. */
  private misplaced(pose: Pose): Refused | null {
    const others = this.boxes().filter(({ piece }) => piece !== pose.piece);
    const at = toLoose(pose);
    if (obstacles(pose.piece, pose.how, at, others).length > 0) return no("bricks-overlap", pose.piece);
    const { bottom } = boxOf(at);
    const under = others.filter((o) => Math.abs(o.top - bottom) < 0.1);
    const stands = bottom < 0.1 || this.state.held.includes(pose.piece) || under.some((o) => o.left <= at.x && o.right >= at.x);
    return stands ? null : no("would-fall", pose.piece);
  }

  private boxes() {
    return this.state.placed.map((pose) => boxOf(toLoose(pose)));
  }
}
