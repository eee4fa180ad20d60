/** What building by key says and sounds like: the place in words, the column left or right, the height as pitch. */
import { announce } from "../../controller/announcer.svelte";
import { say } from "../../controller/language.svelte";
import { panOf, pitchOf, sound } from "../../sound/index.ts";
import { textureOf } from "./drawn.ts";
import type { Around } from "./grid.ts";
import type { Spoken } from "./keyhand.ts";
import { HALF, howsOf, type How } from "./pieces.ts";
import { besideWords, distance, howName, pieceName, placeWords, sentence } from "./words.ts";

export interface Heard {
  /** Bricks are told apart by touch: their textures are heard too. */
  readonly tactile: boolean;
  /** The column of the hand, in brick heights from the middle. */
  column(): number;
}

function onEmptyTable(column: number): string {
  const halves = Math.round(column / HALF);
  return say("grid-on-empty-table", { side: halves === 0 ? "middle" : halves < 0 ? "left" : "right", distance: distance(halves) });
}

export function speech(heard: Heard): Spoken {
  const here = (at: Around) => ({ pan: panOf(heard.column(), 8), pitch: pitchOf(at.height / 2) });
  const placed = (piece: string, how: How, at: Around) => ({ piece: pieceName(piece), how: howName(how), place: placeWords(at) });
  /** On an empty table there is nothing to go by but the middle. */
  const hovering = (piece: string, how: How, at: Around) => {
    const empty = at.under.length === 0 && !at.left && !at.right;
    return empty ? { ...placed(piece, how, at), place: onEmptyTable(heard.column()) } : placed(piece, how, at);
  };
  return {
    picked(piece, how, at) {
      if (heard.tactile) sound.play(`texture-${textureOf(piece)}`, { pan: panOf(heard.column(), 8) });
      else sound.play("lift", here(at));
      announce(`${sentence(say(howsOf(piece).length > 1 ? "grid-picked" : "grid-picked-so", hovering(piece, how, at)))}.`, true);
    },
    moved(piece, how, at, what, hitTheEdge) {
      sound.play(hitTheEdge ? "edge" : what === "turned" ? "turn" : "cursor", here(at));
      const near = at.under.length === 0 || what === "level" ? besideWords(at) : "";
      announce(`${sentence(say(what === "turned" ? "grid-turned" : "grid-moved", hovering(piece, how, at)))}.${near ? ` ${near}` : ""}`, true);
    },
    dropped(pose, at) {
      sound.play("wood", { ...here(at), strength: 0.6 });
      announce(sentence(say("grid-dropped", placed(pose.piece, pose.how, at))));
    },
    laidAside(piece) {
      sound.play("lift");
      announce(sentence(say("grid-laid-aside", { piece: pieceName(piece) })));
    },
    back: () => announce(say("grid-back"), true),
    held(piece, holds) {
      sound.play(holds ? "hold" : "release");
      announce(say(holds ? "grid-held" : "grid-released", { piece: pieceName(piece) }));
    },
    measured(from, to, { across, up }) {
      const rise = up === 0 ? "level" : up > 0 ? "higher" : "lower";
      announce(say("grid-ruler", { from: pieceName(from), to: pieceName(to), across: distance(across), apart: across, rise, up: distance(up) }));
    },
    nothing: (why) => announce(say("grid-nothing", { why }), true),
  };
}
