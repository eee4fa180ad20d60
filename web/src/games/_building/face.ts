/** The building games as the table page uses them: the drawn face, and the same game in words. */
import { announce } from "../../a11y/announcer.svelte";
import { say, sayBare } from "../../lib/language.svelte";
import type { Refused } from "../../net/face.ts";
import type { GameFace } from "../contract";
import type { AnyBuildingGame } from "./game.ts";
import type { LayAside, Lift, Place } from "./generated.ts";
import { benchKeys, READ_KEYS } from "./keyboard/bench-keys.ts";
import { isLift, isPlace, read } from "./keyboard/typed-commands.ts";
import { allOffers, isReal, whoMay, type BuildingFace } from "./offers.ts";
import { best } from "./scene/masterpiece.ts";
import { answer, pointsWords } from "./speech/answers.ts";
import { isSpoken, tell, tellBriefly, tellHands, tellMove } from "./speech/narration.ts";
import { namesIn } from "./speech/phrases.ts";

/** Extra travel time: the referee doesn't believe that a hand reached the bench in no time at all. */
const SPARE_MS = 60;

const TOUR = ["tour-bench-card", "tour-bench-take", "tour-bench-move", "tour-bench-check", "tour-bench-hold"];
const REAL_TOUR = ["tour-real-card", "tour-real-done"];

export function faceOf(game: AnyBuildingGame): GameFace<BuildingFace> {
  return {
    component: game.Board,
    tell: (event, teller, { view }) => game.tell?.(event, teller, namesIn(view)) ?? tell(event, teller, view),
    brief: (event, teller, { view }) => game.tell?.(event, teller, namesIn(view)) ?? tellBriefly(event, teller, view),
    moved: (event, { view }) => (view ? tellMove(event, view) : ""),
    answer: (asked, face, teller) => (face.view ? answer(asked, face, teller, game) : null),
    tellHands,
    isSpoken,
    typed: (text, face) => face.view && read(text, face.view, allOffers(face), game),
    carryOut,
    keys: ({ view }) => (isReal(view) ? say("any-keys") : (game.keys?.() ?? say("bench-keys"))),
    plays: ({ view }) => (isReal(view) ? READ_KEYS : { ...benchKeys(view?.bench.hand ?? null), ...game.plays }),
    tour: ({ view }) => (isReal(view) ? REAL_TOUR : (game.tour ?? TOUR)),
    examples: ({ view }) => (isReal(view) ? say("real-help") : null),
    standings: ({ view }, teller) => (view ? pointsWords(view, teller) : ""),
    choices: (face) =>
      allOffers(face).flatMap((offer) => {
        if (offer.free) return [];
        const words = game.label?.(offer, namesIn(face.view)) ?? labelOf(offer.do);
        return words ? [{ words, command: offer }] : [];
      }),
    best: (events, seats) => best(events, seats, game.pips),
    remark: ({ view, names }) => {
      const odd = (view?.odd ?? []).flatMap((bricks, seat) => (bricks ? [{ bricks, name: names[seat] ?? "" }] : []));
      return odd.map((one) => say("bench-odd", one)).join(" ");
    },
    toMove: ({ view }) => view?.architect ?? null,
    turn: ({ view, seat, seats, names }) => {
      if (!view || !seats.includes(view.architect)) return "";
      const { phase } = view.turn;
      const whose = { you: seat === view.architect ? "yes" : "no", name: names[view.architect] ?? "" };
      return phase === "roll" || phase === "signal" ? say("bench-wait", { phase, ...whose }) : "";
    },
  };
}

type CurrentFace = () => BuildingFace;

/** Says how it ended: what's in the hand then is what the referee's bench shows, whatever was asked for. */
async function carryOut(command: { do: string }, face: CurrentFace): Promise<Refused | null> {
  const taken = isPlace(command) || isLift(command) ? command : null;
  const no = (taken && (await makeReady(taken, face))) ?? (await sendInTime(command, face));
  const { view } = face();
  const { hand } = view.bench;
  if (no) announce(no.text, true);
  if (taken && hand !== null && (no || isLift(command))) {
    announce(say("built-in-hand", { piece: namesIn(view)(hand) }), no !== null);
  }
  return no;
}

/** Anything else in the hand is laid aside first; the brick to place is taken, and a hand needs time to reach it. */
async function makeReady(command: Place | Lift, face: CurrentFace): Promise<Refused | null> {
  const { bench: { hand }, options: { reach_ms } } = face().view;
  if (hand === command.brick) return null;
  const aside: LayAside | null = hand === null ? null : { do: "lay-aside", brick: hand };
  const no = aside && (await sendInTime(aside, face));
  if (no || isLift(command)) return no;
  const lift: Lift = { do: "lift", brick: command.brick };
  return (await sendInTime(lift, face)) ?? pause(reach_ms + SPARE_MS);
}

/** What comes too early is sent again when it's time. */
async function sendInTime(command: { do: string }, face: CurrentFace): Promise<Refused | null> {
  for (;;) {
    const no = await face().send(command, whoMay(face(), command.do)?.seat, true);
    if (no?.code !== "too-fast") return no;
    await pause(Number(no.params.left ?? 0) + SPARE_MS);
  }
}

const pause = (ms: number): Promise<null> => new Promise((later) => setTimeout(later, ms, null));

/** A command without free fields, in words. */
const labelOf = (name: string): string =>
  sayBare(`bench-${name === "ready" ? "start" : name}`) ?? sayBare(`real-${name}`) ?? "";
