/** A blow against everything on the bench: what is loose flies. */
import type { Physics } from "../../../../src/games/_building/physics/physics.ts";
import type { Point } from "../../../../src/games/_building/pieces.ts";

export function blow(physics: Physics, from: Point, strength: number): void {
  for (const { rigid } of physics.solids.all) {
    const at = rigid.translation();
    const away = Math.sign(at.x - from.x || 0.5) * strength * (0.4 + 0.6 * Math.min(1, at.y / 4));
    rigid.applyImpulse({ x: away, y: strength * 0.5 }, true);
    rigid.applyTorqueImpulse(-away * 0.3, true);
  }
}
