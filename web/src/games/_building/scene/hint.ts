/**
 * A hint as it is drawn: the next brick where it is, its ghost where it goes, or the button that would be pressed.
 * why: docs/decisions/0025-motion-is-only-seen.md
 */
import type { Command } from "../../../net/face";
import type { Advice } from "../../contract";
import type { Place } from "../generated.ts";
import { isPlace } from "../keyboard/typed-commands.ts";
import type { BuildingEvent } from "../offers.ts";

/** What remains of a hint after something happened: once the brick is taken, its place is still shown. */
export function adviceAfter(advice: Advice | null, event: BuildingEvent): Advice | null {
  if (advice === null || event.did !== "lifted") return null;
  const { then } = advice;
  return then && isPlace(then) && then.brick === event.brick ? { command: then, then } : null;
}

/** Where the brick goes. */
export function ghostOf(advice: Advice | null): Place | null {
  const aim = advice?.then ?? advice?.command;
  return isPlace(aim) ? aim : null;
}

/** The bricks the hint is about: one to take, hold or release, or those to roll. */
export function advisedPieces(advice: Advice | null): readonly string[] {
  const { brick, pieces }: Partial<Command> = advice?.command ?? {};
  if (typeof brick === "string") return [brick];
  return Array.isArray(pieces) ? pieces.filter((piece) => typeof piece === "string") : [];
}
