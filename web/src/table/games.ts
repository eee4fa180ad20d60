/** Which face and which words belong to which game; each comes only when such a table is opened. */
import type { Component } from "svelte";
import type { Command, Face, GameEvent } from "../controller/face";
import type { Asked } from "../controller/keys";
import { need } from "../controller/language.svelte";

export interface Teller {
  seat: number | null;
  name(seat: number): string;
}

export interface FaceProps {
  face: Face;
  away: boolean[];
  replaying?: boolean;
  hinted?: Command | null;
}

/** Something that was built, to look at again: an SVG fragment in brick heights that stands on y = 0 around x = 0. */
export interface Masterpiece {
  svg: string;
  width: number;
  height: number;
  /** Who built it. */
  seat: number;
}

export interface GameFace {
  component: Component<FaceProps>;
  /** One event as a sentence; empty where nothing is to be said. */
  told(event: GameEvent, teller: Teller): string;
  /** The same for those who do not act just now, where they are told less. */
  brief?(event: GameEvent, teller: Teller): string;
  /** In a replay, at one's own pace, also what single hands do; the face is that of the step. */
  moved?(event: GameEvent, face: Face): string;
  /** The answer to a question asked by key; null where the game has none. */
  answer(asked: Asked, face: Face, teller: Teller): string | null;
  /** Reads what was typed into the command box; null when it is no command of this game. */
  typed(text: string, face: Face): Command | null;
  /** A list of commands that can be chosen from, with words. */
  choices(face: Face, teller: Teller): { words: string; command: Command }[];
  /** Whose move it is, where the game knows such a thing. */
  toMove(face: Face): number | null;
  /** What to say when it has become this page's turn to act; empty when it has not. */
  turn(face: Face): string;
  /** The best that was built in a match; absent where nothing is built. */
  best?(events: readonly GameEvent[]): Masterpiece | null;
}

export async function faceOf(game: string, options: Record<string, unknown>): Promise<GameFace> {
  if (game === "skipbo-breakers") return (await import("../games/skipbo-breakers/face")).skipbo;
  await need("building");
  const { building } = await import("../games/_building/face");
  if (options.bricks !== "real") warm();
  return building(game, options);
}

/** Physics is large: it is fetched while people still sit down, so that the first brick can be taken at once. */
function warm(): void {
  void import("../games/_building/engine.ts").then(({ loadRapier }) => loadRapier()).catch(() => undefined);
}
