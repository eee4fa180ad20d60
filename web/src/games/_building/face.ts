/** The building games as the table page uses them: the drawn face, and the same game in words. */
import type { Component } from "svelte";
import { announce } from "../../controller/announcer.svelte";
import type { Command, Face, GameEvent } from "../../controller/face";
import type { Asked } from "../../controller/keys";
import { listed, say } from "../../controller/language.svelte";
import type { FaceProps, GameFace, Teller } from "../contract";
import { best } from "./best.ts";
import DiceBoard from "./DiceBoard.svelte";
import RealBricks from "./RealBricks.svelte";
import { around, rests } from "./grid.ts";
import { HALF, loosened, UNIT, type How } from "./pieces.ts";
import { boxOf } from "./surfaces.ts";
import { read } from "./typed.ts";
import type { BuildingView, Card, Fault, SiteView, Verdict } from "./view.ts";
import { benchBrickWords, cardInBrief, cardWords, differenceWords, faultWords, pieceName, placedWords, placeWords, sentence, speakOfTextures } from "./words.ts";
import Workbench from "./Workbench.svelte";

export function building(game: string, options: Record<string, unknown>): GameFace {
  speakOfTextures(options.edition === "tactile");
  const component = options.bricks === "real" ? RealBricks : game === "dice" ? DiceBoard : Workbench;
  return {
    component: component as unknown as Component<FaceProps>,
    told,
    brief,
    moved,
    answer: (asked, face, teller) => answer(asked, face, teller),
    typed,
    choices,
    best,
    toMove: (face) => (face.view as BuildingView | null)?.architect ?? null,
    turn: (face) => {
      const view = face.view as BuildingView | null;
      if (!view || face.seat !== view.architect || view.turn.phase === "over") return "";
      const waits = view.turn.phase === "roll" || view.turn.phase === "signal";
      return waits ? say("bench-wait", { phase: view.turn.phase, you: "yes", name: "" }) : "";
    },
  };
}

/** A brick that is to be placed is taken first, and put down as soon as a hand could have reached there. */
function typed(text: string, face: Face): Command | null {
  const view = face.view as BuildingView | null;
  const command = view && read(text, view, face.offers);
  if (!view || command?.do !== "place") return command;
  const words = putDown(command, view);
  // said first, so that what follows from it comes after it; a refusal takes it back
  if (view.bench.hand === command.brick) announce(words);
  if (view.bench.hand === command.brick) return command;
  setTimeout(() => {
    announce(words);
    void face.send(command).then((no) => no && announce(say("grid-back"), true));
  }, view.options.reach_ms + 60);
  return { do: "lift", brick: command.brick };
}

/** Where a typed command puts its brick, said as a hand on the grid says it. */
function putDown(command: Command, view: BuildingView): string {
  const { brick, how, x, y } = command as unknown as { brick: string; how: How; x: number; y: number };
  const others = view.bench.placed.filter((pose) => pose.piece !== brick).map((pose) => boxOf(loosened(pose)));
  const cursor = { column: Math.round(x / UNIT / HALF), how };
  const level = rests(brick, { ...cursor, level: 0 }, others).findIndex((place) => Math.abs(place.y - y / UNIT) < HALF / 2);
  const place = placeWords(around(brick, { ...cursor, level: Math.max(0, level) }, others));
  return sentence(say("grid-dropped", { piece: pieceName(brick), how, place }));
}

const who = (teller: Teller, seat: number) => ({ you: seat === teller.seat ? "yes" : "no", name: teller.name(seat) });

/** One event as a sentence; movements of hands are seen and heard, not told. */
function told(event: GameEvent, teller: Teller): string {
  const seat = Number(event.seat ?? -1);
  const { verdict, stands_at } = event as { verdict?: Verdict | null; stands_at?: number | null };
  switch (event.did) {
    case "rolled":
      return say("built-rolled", { number: Number(event.number), seconds: Math.round(Number(event.ms) / 1000) });
    case "started":
      return event.by == null ? say("built-started") : say("built-started-by", who(teller, Number(event.by)));
    case "counting-down":
      return say("built-counting-down");
    case "turned-over":
      return say("built-card", { words: cardWords(event.card as Card) });
    case "completed":
      return say("built-completed", { points: Number(event.points) });
    case "stopped":
      return say("built-stopped", { why: String(event.why) });
    case "turn-ended": {
      const total = (event.scores as number[])[seat] ?? 0;
      return say("built-turn-ended", { ...who(teller, seat), points: Number(event.points), total });
    }
    case "won": {
      const winners = event.winners as number[];
      return say("built-won", { you: winners.includes(teller.seat ?? -1) ? "yes" : "no", names: listed(winners.map((n) => teller.name(n))), count: winners.length });
    }
    case "called":
      return event.call == null ? "" : say("built-called", { total: Number(event.call) });
    case "pointed-at":
      if (event.brick == null) return say("built-pointed-whole", who(teller, seat));
      return say("built-pointed", { ...who(teller, seat), piece: pieceName(String(event.brick)) });
    case "card-refused":
      return say("built-refused", { ...who(teller, seat), to: teller.name(Number(event.to)) });
    case "reshuffled":
    case "shuffled-back":
      return say("built-reshuffled");
    case "thrown":
      return say("built-thrown", { list: listed((event.pieces as { piece: string; value: number }[]).map(shown)) });
    case "claimed":
    case "confirmed":
    case "objected":
      return say(`built-${event.did}`, who(teller, seat));
    case "settled": {
      const fell = (event.fell as string[] | undefined) ?? [];
      return fell.length > 0 ? say("built-fell", { count: fell.length }) : "";
    }
    default:
      if (verdict?.matched && stands_at != null) return say("built-right");
      if (verdict?.matched && event.did === "placed" && !(event.faults as Fault[] | undefined)?.length) return say("bench-let-it-stand");
      return event.did === "placed" ? finishedButWrong(verdict ?? null, (event.faults as Fault[] | undefined) ?? []) : "";
  }
}

const UNFINISHED = ["missing", "too-few"];

/** All pieces are there and yet it is not right: the first reason comes unasked. */
function finishedButWrong(verdict: Verdict | null, faults: readonly Fault[]): string {
  if (verdict?.differences?.some((d) => UNFINISHED.includes(d.what))) return "";
  if (faults[0]) return faultWords(faults[0]);
  const [first] = verdict?.differences ?? [];
  return first ? differenceWords(first, null, verdict) : "";
}

/** Who does not build hears of a card what it is worth and when it is done; the rest stands in the log or comes with a key. */
function brief(event: GameEvent, teller: Teller): string {
  if (event.did === "turned-over") return cardInBrief(event.card as Card);
  return event.stands_at != null || event.did === "placed" ? "" : told(event, teller);
}

/** What a hand did, for those who follow a replay by ear. */
function moved(event: GameEvent, face: Face): string {
  const view = face.view as BuildingView | null;
  const brick = String(event.brick ?? "");
  switch (event.did) {
    case "lifted":
      return sentence(say("moved-lifted", { piece: pieceName(brick) }));
    case "placed":
      return view ? placedWords(view.bench.placed, brick) : "";
    case "laid-aside":
      return sentence(say("grid-laid-aside", { piece: pieceName(brick) }));
    case "held":
    case "released":
      return say(`grid-${event.did}`, { piece: pieceName(brick) });
    case "broken":
      return say("moved-broken");
    default:
      return "";
  }
}

const shown = ({ piece, value }: { piece: string; value: number }): string => say("built-thrown-one", { piece: pieceName(piece), value });

/** The answer to a question asked by key; null where there is none. */
function answer(asked: Asked, face: Face, teller: Teller): string | null {
  const view = face.view as DiceView | null;
  if (!view) return null;
  const { card } = view.turn;
  switch (asked) {
    case "card":
      return card ? cardWords(card) : say("built-no-card");
    case "wrong":
      return wrong(view);
    case "turn":
      return say("built-architect", who(teller, view.architect));
    case "counts":
      return scoreWords(view, teller);
    case "clock":
      return clockWords(view, face.now());
    case "hand":
      return handWords(view);
    case "last":
      return benchWords(view);
    default:
      return null;
  }
}

/** How it stands, with what the turn has brought so far. */
function scoreWords(view: BuildingView, teller: Teller): string {
  const list = listed(view.scores.map((points, n) => say("built-score-one", { name: teller.name(n), points })));
  const { done, phase } = view.turn;
  const points = done.reduce((sum, card) => sum + (view.options.young === true ? 1 : card.points), 0);
  const soFar = ["building", "closing"].includes(phase) ? [say("built-so-far", { ...who(teller, view.architect), cards: done.length, points })] : [];
  return [say("built-scores", { list }), ...soFar, `${say("bench-round", { round: view.round, rounds: view.rounds })}.`].join(" ");
}

/** The sum that is called, or the seconds of the turn; null where no such clock runs. */
function clockWords(view: SiteView, now: number): string | null {
  const { ends_at, phase } = view.turn;
  if (phase !== "building") return null;
  if (view.tally && view.options.timer !== "off") return say("bench-sum", { total: view.tally.total, limit: view.limit ?? 15 });
  return ends_at === null ? null : say("clock-left", { seconds: Math.max(0, Math.ceil((ends_at - now) / 1000)) });
}

const MOST = 4;

/** What is wrong first, then the next brick that is missing in the order of building, and how many more. */
function wrong(view: BuildingView): string {
  const { verdict, faults, card } = view.turn;
  const all = verdict?.differences ?? [];
  const step = new Map((card?.order ?? []).map(({ put }, n) => [put, n]));
  const missing = all.filter((d) => d.what === "missing").sort((a, b) => (step.get(a.target ?? -1) ?? 0) - (step.get(b.target ?? -1) ?? 0));
  const told = [...faults.map(faultWords), ...[...all.filter((d) => d.what !== "missing"), ...missing.slice(0, 1)].map((d) => differenceWords(d, card, verdict))];
  const more = missing.length > 1 ? [say("built-more-missing", { n: missing.length - 1 })] : [];
  if (verdict?.matched && told.length === 0 && view.bench.held.length > 0) return say("bench-let-it-stand");
  return told.length > 0 ? [...told.slice(0, MOST), ...more].join(" ") : say("built-nothing-wrong");
}

/** In the dice game pieces show a number. */
type DiceView = BuildingView & { readonly values?: Record<string, number>; readonly in_play?: readonly string[] };

const pips = ({ values = {} }: DiceView, pieces: readonly string[]): string =>
  listed(pieces.flatMap((piece) => (values[piece] ? [shown({ piece, value: values[piece] })] : [])));

function handWords(view: DiceView): string {
  const hand = view.bench.hand ? say("built-in-hand", { piece: pieceName(view.bench.hand) }) : say("grid-nothing", { why: "hand-empty" });
  const beside = pips(view, (view.in_play ?? []).filter((piece) => piece !== view.bench.hand && !view.bench.placed.some((pose) => pose.piece === piece)));
  return beside === "" ? hand : `${hand} ${say("built-beside", { list: beside })}`;
}

function benchWords(view: DiceView): string {
  if (view.bench.placed.length === 0) return say("built-bench-empty");
  const show = pips(view, view.bench.placed.map((pose) => pose.piece));
  return [...benchBrickWords(view.bench.placed), ...(show === "" ? [] : [say("built-show", { list: show })])].join(" ");
}

const LABELS: Record<string, string> = {
  roll: "bench-roll", start: "bench-start", ready: "bench-start", refuse: "bench-refuse", finish: "bench-finish", break: "bench-break",
  claim: "real-claim", confirm: "real-confirm", object: "real-object", point: "bench-point",
};

/** Commands without anything to fill in, in words. */
function choices(face: Face): { words: string; command: Command }[] {
  return face.offers.flatMap((offer) => {
    if (offer.free) return [];
    if (offer.do === "switch") return [{ words: say("bench-switch", { card: String(offer.card) }), command: offer }];
    if (offer.do === "throw") return [{ words: listed((offer.pieces as string[]).map((piece) => say("dice-again-name", { piece: pieceName(piece) }))), command: offer }];
    const label = LABELS[offer.do];
    return label ? [{ words: say(label), command: offer }] : [];
  });
}
