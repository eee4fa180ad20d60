/** A hint as it is drawn: the next brick where it is, its ghost where it goes, or the button that would be pressed. */
import type { Command } from "../../controller/face";
import type { Advice } from "../contract";
import type { Place } from "./generated.ts";
import type { BuildingEvent } from "./offers.ts";
import { isPlace } from "./reading.ts";

/** What of a hint is still to be done after something happened: who took the brick is still shown its place. */
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

/** The bricks that the advice speaks of: one to take, hold or release, or those to be rolled. */
export function advisedPieces(advice: Advice | null): readonly string[] {
  const { brick, pieces }: Partial<Command> = advice?.command ?? {};
  if (typeof brick === "string") return [brick];
  return Array.isArray(pieces) ? pieces.filter((piece) => typeof piece === "string") : [];
}
