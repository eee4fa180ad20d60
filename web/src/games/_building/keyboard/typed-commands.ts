/**
 * Commands as people type them: `take red`, `place red lying on blue left`, `hold red`, `release red`, `roll`, `start`.
 * Words are read in the visitor's language and in English; what is on the table decides where "on blue left" is.
 */
import { sayBare } from "../../../lib/language.svelte";
import { holds, plain, spaced, wordsFor } from "../../../lib/typed-text.ts";
import type { AnyBuildingGame } from "../game.ts";
import type { BuildingView, CommonCommand, Lift, Place } from "../generated.ts";
import type { BuildingOffer } from "../offers.ts";
import { boxOf, landing, type Box } from "../physics/surfaces.ts";
import { HALF, howsOf, toLoose, sizeOf, UNIT, type How } from "../pieces.ts";
import { markPieces, type Marked } from "./typed-pieces.ts";
import { placeInWords } from "./typed-places.ts";

const VERBS = [
  ...["take", "place", "hold", "release", "lay-aside", "break", "roll", "set-timer", "start", "ready"],
  ...["refuse", "finish", "point", "throw"],
];
/** Only said about real bricks: on the screen, "right" is where a hand goes. */
const REAL = ["claim", "confirm", "object"];

/** The longest an article before the first piece can be, in letters. */
const ARTICLE = 5;

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
  const line = plain(text);
  const [verb, rest] = verbOf(line, view, offers) ?? [null, line];
  const marked = markPieces(rest, view, offers);
  if (verb === null) return placeInWords(marked, view, true);
  const isRead = marked.before <= ARTICLE; // don't skip an unknown word at the beginning
  const pieces = isRead ? marked.pieces : [];
  if (verb === "place") return placeInWords(marked, view) ?? (isRead ? placeRoughly(marked, view) : null);
  const own = game?.read?.(verb, pieces, view);
  return own === undefined ? commandOf(verb, pieces[0], view) : own;
}

type Read = CommonCommand | Act | null;

function commandOf(verb: string, brick: string | undefined, { bench }: BuildingView): Read {
  switch (verb) {
    case "set-timer": return { do: "set" };
    case "take": return brick ? { do: "lift", brick } : null;
    case "hold":
    case "release":
    case "lay-aside": {
      const meant = brick ?? bench.hand ?? bench.held[0];
      return meant ? { do: verb, brick: meant } : null;
    }
    case "point": return brick ? { do: verb, brick } : { do: verb };
    default: return { do: verb };
  }
}

/** A command without free fields. */
type Act = { readonly do: string };

/** The verb that a line starts with, and the rest of it: the longest one, because "lay aside" starts with "lay"; of two
 * with the same word ("roll"), the one that can be done. In German it may come last: "Rot nehmen". */
function verbOf(
  line: string,
  { options }: BuildingView,
  offers: readonly BuildingOffer[],
): [verb: string, rest: string] | undefined {
  const verbs = options.bricks === "real" ? [...VERBS, ...REAL] : VERBS;
  const all = verbs.flatMap((verb) => waysOf(verb).map((way): [string, string] => [verb, way]));
  const first = all.filter(([, way]) => `${line} `.startsWith(`${way} `));
  const found = first.length > 0 ? first : all.filter(([, way]) => line.endsWith(` ${way}`));
  const isOffered = (verb: string): number => Number(offers.some((offer) => offer.do === verb));
  found.sort(([one, a], [other, b]) => b.length - a.length || isOffered(other) - isOffered(one));
  return found.slice(0, 1).map(([verb, way]): [string, string] => [verb, without(line, way, first.length > 0)])[0];
}

const without = (line: string, way: string, first: boolean): string =>
  (first ? line.slice(way.length) : line.slice(0, -way.length)).trim();

/** In English, in the visitor's language, and as on the button. */
function waysOf(verb: string): string[] {
  const button = [`bench-${verb}`, `real-${verb}`].flatMap((id) => sayBare(id) ?? []).map(plain);
  return [plain(verb), plain(spaced(verb)), ...wordsFor(`typed-${verb}`), ...button];
}

/** In fewer words than a card has: "on white left", "right 2". */
function placeRoughly({ line, pieces: [brick, on] }: Marked, view: BuildingView): Place | null {
  if (!brick) return null;
  const how = howsOf(brick).find((way) => has(line, way, `typed-how-${way}`)) ?? howsOf(brick)[0]!;
  const boxes = view.bench.placed.filter((pose) => pose.piece !== brick).map((pose) => boxOf(toLoose(pose)));
  const target = boxes.find((box) => box.piece === on);
  if (on !== undefined && !target) return null;
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

/** On the table: in the middle when it is empty, otherwise beside what stands, with the named gap in halves. */
function columnOnTable(boxes: readonly Box[], brick: string, how: How, line: string): number {
  if (boxes.length === 0) return 0;
  const [w] = sizeOf(brick, how);
  const gap = Number(/ (\d{1,2}) /.exec(` ${line} `)?.[1] ?? 0) * HALF;
  if (has(line, "left", "typed-left")) return Math.min(...boxes.map((box) => box.left)) - w / 2 - gap;
  return Math.max(...boxes.map((box) => box.right)) + w / 2 + gap;
}

const has = (line: string, word: string, id: string): boolean => holds(line, [plain(word), ...wordsFor(id)]);
