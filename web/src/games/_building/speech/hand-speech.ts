/** What building by key says and sounds like: the place in words, the column left or right, the height as pitch. */
import { announce, announceMove } from "../../../a11y/announcer.svelte";
import { letters } from "../../../a11y/keys";
import { say } from "../../../lib/language.svelte";
import { settings } from "../../../prefs/settings.svelte";
import { panOf, pitchOf, sound } from "../../../sound/instrument.ts";
import type { StepWords } from "../generated.ts";
import type { Around } from "../keyboard/grid.ts";
import type { Speech, Why } from "../keyboard/key-hand.ts";
import { HALF, howsOf, type How } from "../pieces.ts";
import { textureOf } from "../scene/drawing.ts";
import { forgetPlace, knowsBase, knowsPlace, notePlace, stepFor } from "./just-heard.ts";
import { sentence, spell, type NameOf } from "./phrases.ts";
import { besideWords, distance, placeWords, shiftWords } from "./place-words.ts";

export interface Heard {
  /** Bricks can be told apart by touch: their textures are spoken too. */
  readonly tactile: boolean;
  readonly nameOf: NameOf;
  /** What the pieces are called. */
  readonly form: "brick" | "piece";
  /** The column of the hand, in brick heights from the middle. */
  column(): number;
  /** The hand could do nothing. */
  missed?(why: Why): void;
}

/** How far from the middle: on an empty table there is nothing else to go by. */
function middleWords(column: number, piece: string, message: "grid-on-empty-table" | "grid-from-middle"): string {
  const halves = Math.round(column / HALF);
  const side = halves === 0 ? "middle" : halves < 0 ? "left" : "right";
  return say(message, { side, distance: distance(halves, piece) });
}

/** Whether a step of the card puts its piece on what is here, so that it needn't be said again. */
function isOn([[message, { n, below, other }]]: StepWords, { under }: Around, nameOf: NameOf): boolean {
  if (under.length === 0) return message === "words-bottom" || message === "words-beside";
  const ends = [below, other].map((name) => (typeof name === "object" ? spell(name) : ""));
  return n === under.length && ends[0] === nameOf(under[0]!) && ends[1] === nameOf(under.at(-1)!);
}

/** Players who have just heard the card know which brick it is, so only a different orientation is announced. */
function pickedMessage(piece: string, how: How, step: StepWords | null): string {
  const turns = howsOf(piece).length > 1;
  if (!step) return turns ? "grid-picked" : "grid-picked-so";
  return turns && step[0][1].how !== how ? "grid-taken-turned" : "grid-taken";
}

export function speechOf(heard: Heard): Speech {
  const { nameOf } = heard;
  const here = (at: Around) => ({ pan: panOf(heard.column(), 8), pitch: pitchOf(at.height / 2) });
  /** Where the hand is: in full or, if the player knows what's under it, only where on that. */
  const placeOf = (piece: string, at: Around, known: boolean): string => {
    const isEmpty = at.under.length === 0 && !at.left && !at.right;
    notePlace(piece, at, placeWords(at, nameOf), known);
    if (isEmpty) return middleWords(heard.column(), piece, known ? "grid-from-middle" : "grid-on-empty-table");
    return known ? shiftWords(at, nameOf) : placeWords(at, nameOf);
  };
  return {
    picked(piece, how, at) {
      if (heard.tactile) sound.play(`texture-${textureOf(piece)}`, { pan: panOf(heard.column(), 8) });
      else sound.play("lift", here(at));
      forgetPlace();
      const step = stepFor(piece);
      const place = placeOf(piece, at, step !== null && isOn(step, at, nameOf));
      const facts = { piece: nameOf(piece), how: say("bench-how", { how }), place };
      announce(`${sentence(say(pickedMessage(piece, how, step), facts))}.`, true);
    },
    moved(piece, how, at, what, hitTheEdge) {
      sound.play(hitTheEdge ? "edge" : what === "turned" ? "turn" : "cursor", here(at));
      const turned = say("bench-how", { how });
      if (what === "turned" && knowsPlace(piece, placeWords(at, nameOf))) return announceMove(`${sentence(turned)}.`);
      const near = at.under.length === 0 || what === "level" ? besideWords(at, nameOf) : "";
      const facts = { how: turned, place: placeOf(piece, at, what !== "level" && knowsBase(piece, at)) };
      const place = sentence(say(what === "turned" ? "grid-turned" : "grid-moved", facts));
      announceMove(`${place}. ${near}`.trim());
    },
    dropped: (at) => sound.play("wood", { ...here(at), strength: 0.6 }),
    laidAside: () => sound.play("lift"),
    back: () => announce(say("grid-back"), true),
    held: (holds) => sound.play(holds ? "hold" : "release"),
    measured(from, to, { across, up }) {
      const rise = up === 0 ? "level" : up > 0 ? "higher" : "lower";
      const far = { across: distance(across, from), apart: across, rise, up: distance(up, from) };
      announce(say("grid-ruler", { from: nameOf(from), to: nameOf(to), ...far }));
    },
    nothing(why) {
      heard.missed?.(why);
      announce(say("grid-nothing", { why, form: heard.form, ...letters(settings.keys) }), true);
    },
  };
}
