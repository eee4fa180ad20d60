/** The building games as the table page uses them: the drawn face, and the same game in words. */
import { announce } from "../../controller/announcer.svelte";
import { say, sayOr } from "../../controller/language.svelte";
import type { Refused } from "../../controller/face.ts";
import type { GameFace } from "../contract";
import { answer } from "./answers.ts";
import { best } from "./best.ts";
import type { AnyBuildingGame } from "./game.ts";
import type { BuildingView, Lift, Place } from "./generated.ts";
import { around, rests } from "./grid.ts";
import { tell, tellBriefly, tellMove } from "./narration.ts";
import type { BuildingFace } from "./offers.ts";
import { namesIn, sentence } from "./phrase.ts";
import { HALF, toLoose, UNIT } from "./pieces.ts";
import { isPlace, read } from "./reading.ts";
import { boxOf } from "./surfaces.ts";
import { placeWords } from "./whereabouts.ts";

/** What travels besides: a hand that has just reached the bench is not believed to have come in no time at all. */
const SPARE_MS = 60;

export function faceOf(game: AnyBuildingGame): GameFace<BuildingFace> {
  return {
    component: game.Board,
    tell: (event, teller, { view }) => game.tell?.(event, teller, namesIn(view)) ?? tell(event, teller, view),
    brief: (event, teller, { view }) => game.tell?.(event, teller, namesIn(view)) ?? tellBriefly(event, teller, view),
    moved: (event, { view }) => (view ? tellMove(event, view) : ""),
    answer: (asked, face, teller) => (face.view ? answer(asked, face, teller, game) : null),
    typed: (text, face) => typeIn(text, face, game),
    choices: ({ offers, view }) =>
      offers.flatMap((offer) => {
        if (offer.free) return [];
        const words = game.label?.(offer, namesIn(view)) ?? labelOf(offer.do);
        return words ? [{ words, command: offer }] : [];
      }),
    best: (events) => best(events, game.pips),
    remark: ({ view, names }) => {
      const odd = (view?.odd ?? []).flatMap((bricks, seat) => (bricks ? [{ bricks, name: names[seat] ?? "" }] : []));
      return odd.map((one) => say("bench-odd", one)).join(" ");
    },
    toMove: ({ view }) => view?.architect ?? null,
    turn: ({ view, seat }) => {
      if (!view || seat !== view.architect) return "";
      const { phase } = view.turn;
      return phase === "roll" || phase === "signal" ? say("bench-wait", { phase, you: "yes", name: "" }) : "";
    },
  };
}

/** A brick that is to be placed is taken first, and put down as soon as a hand could have reached there. */
function typeIn(text: string, face: BuildingFace, game: AnyBuildingGame): { do: string } | null {
  const { view } = face;
  const command = view && read(text, view, face.offers, game);
  if (!isPlace(command)) return command;
  const words = putDown(command, view);
  if (view.bench.hand === command.brick) {
    announce(words); // said first, so that what follows from it comes after it; a refusal takes it back
    return command;
  }
  setTimeout(() => {
    announce(words);
    void sendInTime(face, command).then((no) => no && announce(say("grid-back"), true));
  }, view.options.reach_ms + SPARE_MS);
  const lift: Lift = { do: "lift", brick: command.brick };
  return lift;
}

/** What comes too early is sent again when its time has come. */
async function sendInTime(face: BuildingFace, command: Place): Promise<Refused | null> {
  for (;;) {
    const no = await face.send(command);
    if (no?.code !== "too-fast") return no;
    await new Promise((later) => setTimeout(later, Number(no.params.left ?? 0) + SPARE_MS));
  }
}

/** Where a typed command puts its brick, said as a hand on the grid says it. */
function putDown({ brick, how, x, y }: Place, view: BuildingView): string {
  const nameOf = namesIn(view);
  const others = view.bench.placed.filter((pose) => pose.piece !== brick).map((pose) => boxOf(toLoose(pose)));
  const cursor = { column: Math.round(x / UNIT / HALF), how };
  const places = rests(brick, { ...cursor, level: 0 }, others);
  const level = Math.max(0, places.findIndex((place) => Math.abs(place.y - y / UNIT) < HALF / 2));
  const place = placeWords(around(brick, { ...cursor, level }, others), nameOf);
  return sentence(say("grid-dropped", { piece: nameOf(brick), how, place }));
}

/** A command without anything to fill in, in words. */
const labelOf = (name: string): string =>
  sayOr(`bench-${name === "ready" ? "start" : name}`) ?? sayOr(`real-${name}`) ?? "";
