/**
 * Commands as one types them: `take red`, `place red lying on blue left`, `hold red`, `release red`, `roll`, `start`.
 * Words are read in the visitor's language and in English; what is on the table decides where "on blue left" is.
 */
import { say } from "../../controller/language.svelte";
import { holds, plain, wordsFor } from "../../controller/typing.ts";
import type { AnyBuildingGame } from "./game.ts";
import type { BuildingView, CommonCommand, Lift, Place } from "./generated.ts";
import type { BuildingOffer } from "./offers.ts";
import { HALF, howsOf, toLoose, sizeOf, UNIT, type How } from "./pieces.ts";
import { boxOf, landing, type Box } from "./surfaces.ts";

const VERBS = [
  ...["take", "place", "hold", "release", "lay-aside", "break", "roll", "start", "ready", "refuse", "finish"],
  ...["claim", "confirm", "object", "point", "throw"],
];

/** The longest that an article before the first piece is, in letters. */
const ARTICLE = 5;

/** "the red die", "la rouge", "l' arancione": people leave the article out when they type. */
const LEADING = /^(\p{L}{2,3}|\p{L}') (?=\p{L}{3})/u;

export const isPlace = (command: { do: string } | null | undefined): command is Place =>
  command?.do === "place" && "brick" in command && "x" in command && Number.isFinite(command.x);

export const isLift = (command: { do: string } | null | undefined): command is Lift =>
  command?.do === "lift" && "brick" in command;

/** The command that a line asks for, or null. A `place` needs the brick in the hand; `take` puts it there. */
export function read(
  text: string,
  view: BuildingView,
  offers: readonly BuildingOffer[],
  game?: AnyBuildingGame,
): { do: string } | null {
  const line = `${plain(text)} `;
  const verb = VERBS.find((one) => wayOf(one, line) !== undefined);
  if (verb === undefined) return null;
  const rest = line.slice(wayOf(verb, line)!.length);
  const pieces = named(rest, view.box.map((fact) => fact.id));
  return game?.read?.(verb, pieces, offers) ?? commandOf(verb, pieces, rest, view);
}

type Read = CommonCommand | Act | null;

function commandOf(verb: string, pieces: readonly string[], rest: string, view: BuildingView): Read {
  const [brick, on = null] = pieces;
  switch (verb) {
    case "place": return brick ? place(brick, rest, on, view) : null;
    case "take": return brick ? { do: "lift", brick } : null;
    case "hold":
    case "release":
    case "lay-aside": {
      const meant = brick ?? view.bench.hand ?? view.bench.held[0];
      return meant ? { do: verb, brick: meant } : null;
    }
    case "point": return brick ? { do: verb, brick } : { do: verb };
    default: return { do: verb };
  }
}

/** A command with nothing to fill in. */
type Act = { readonly do: string };

const wayOf = (verb: string, line: string): string | undefined => said(verb).find((way) => line.startsWith(`${way} `));

const said = (verb: string): string[] => [plain(verb), ...wordsFor(`typed-${verb}`)];

/** The pieces named in a line, in their order there; longer names first, so that "light blue" is not "blue". */
function named(line: string, box: readonly string[]): string[] {
  const names = box.flatMap((piece) => {
    const ways = [piece, say("words-piece", { piece }), say("words-piece-felt", { piece })].map(plain);
    return [...new Set(ways.flatMap((name) => [name, name.replace(LEADING, "")]))].map((name) => ({ piece, name }));
  });
  names.sort((a, b) => b.name.length - a.name.length);
  const found: { piece: string; at: number }[] = [];
  let left = line;
  for (const { piece, name } of names) {
    const at = left.indexOf(` ${name} `);
    if (at < 0 || found.some((one) => one.piece === piece)) continue;
    found.push({ piece, at });
    left = left.slice(0, at + 1) + "_".repeat(name.length) + left.slice(at + 1 + name.length);
  }
  found.sort((a, b) => a.at - b.at);
  // an unknown word in the first place is not to be read past: at most an article stands before the piece
  return (found[0]?.at ?? 0) > ARTICLE ? [] : found.map((one) => one.piece);
}

function place(brick: string, line: string, on: string | null, view: BuildingView): Place | null {
  const how = howsOf(brick).find((way) => has(line, way, `typed-how-${way}`)) ?? howsOf(brick)[0]!;
  const boxes = view.bench.placed.filter((pose) => pose.piece !== brick).map((pose) => boxOf(toLoose(pose)));
  const target = on === null ? null : (boxes.find((box) => box.piece === on) ?? null);
  if (on !== null && !target) return null;
  const x = target ? columnOn(target, brick, how, line) : columnOnTable(boxes, brick, how, line);
  const { y } = landing(brick, how, x, target ? target.top : 0, boxes);
  return { do: "place", brick, how, x: Math.round(x * UNIT), y: Math.round(y * UNIT), tilt: 0 };
}

/** "left" and "right" are flush with the edge, "over left" half a brick beyond it, otherwise the middle. */
function columnOn(target: Box, brick: string, how: How, line: string): number {
  const [w] = sizeOf(brick, how);
  const beyond = has(line, "over", "typed-over") ? HALF : 0;
  if (has(line, "left", "typed-left")) return target.left + w / 2 - beyond;
  if (has(line, "right", "typed-right")) return target.right - w / 2 + beyond;
  return Math.round((target.left + target.right) / 2 / HALF) * HALF;
}

/** On the table: in the middle when it is empty, otherwise beside what stands, with as many free halves as named. */
function columnOnTable(boxes: readonly Box[], brick: string, how: How, line: string): number {
  if (boxes.length === 0) return 0;
  const [w] = sizeOf(brick, how);
  const gap = Number(/ (\d{1,2}) /.exec(line)?.[1] ?? 0) * HALF;
  if (has(line, "left", "typed-left")) return Math.min(...boxes.map((box) => box.left)) - w / 2 - gap;
  return Math.max(...boxes.map((box) => box.right)) + w / 2 + gap;
}

const has = (line: string, word: string, id: string): boolean => holds(line, [plain(word), ...wordsFor(id)]);
