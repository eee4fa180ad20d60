/** What building by key says and sounds like: the place in words, the column left or right, the height as pitch. */
import { announce, announceMove } from "../../controller/announcer.svelte";
import { say } from "../../controller/language.svelte";
import { panOf, pitchOf, sound } from "../../sound/index.ts";
import { textureOf } from "./drawing.ts";
import type { Around } from "./grid.ts";
import type { Speech } from "./keyhand.ts";
import { sentence, type NameOf } from "./phrase.ts";
import { HALF, howsOf, type How } from "./pieces.ts";
import { besideWords, distance, placeWords } from "./whereabouts.ts";

export interface Heard {
  /** Bricks are told apart by touch: their textures are heard too. */
  readonly tactile: boolean;
  readonly nameOf: NameOf;
  /** The column of the hand, in brick heights from the middle. */
  column(): number;
}

function onEmptyTable(column: number): string {
  const halves = Math.round(column / HALF);
  const side = halves === 0 ? "middle" : halves < 0 ? "left" : "right";
  return say("grid-on-empty-table", { side, distance: distance(halves) });
}

export function speechOf(heard: Heard): Speech {
  const { nameOf } = heard;
  const here = (at: Around) => ({ pan: panOf(heard.column(), 8), pitch: pitchOf(at.height / 2) });
  const placed = (piece: string, how: How, at: Around) => {
    return { piece: nameOf(piece), how: say("bench-how", { how }), place: placeWords(at, nameOf) };
  };
  /** On an empty table there is nothing to go by but the middle. */
  const hovering = (piece: string, how: How, at: Around) => {
    const empty = at.under.length === 0 && !at.left && !at.right;
    return empty ? { ...placed(piece, how, at), place: onEmptyTable(heard.column()) } : placed(piece, how, at);
  };
  return {
    picked(piece, how, at) {
      if (heard.tactile) sound.play(`texture-${textureOf(piece)}`, { pan: panOf(heard.column(), 8) });
      else sound.play("lift", here(at));
      const message = howsOf(piece).length > 1 ? "grid-picked" : "grid-picked-so";
      announce(`${sentence(say(message, hovering(piece, how, at)))}.`, true);
    },
    moved(piece, how, at, what, hitTheEdge) {
      sound.play(hitTheEdge ? "edge" : what === "turned" ? "turn" : "cursor", here(at));
      const near = at.under.length === 0 || what === "level" ? besideWords(at, nameOf) : "";
      const place = sentence(say(what === "turned" ? "grid-turned" : "grid-moved", hovering(piece, how, at)));
      announceMove(`${place}. ${near}`.trim());
    },
    dropped: (at) => sound.play("wood", { ...here(at), strength: 0.6 }),
    laidAside: () => sound.play("lift"),
    back: () => announce(say("grid-back"), true),
    held: (holds) => sound.play(holds ? "hold" : "release"),
    measured(from, to, { across, up }) {
      const rise = up === 0 ? "level" : up > 0 ? "higher" : "lower";
      const far = { across: distance(across), apart: across, rise, up: distance(up) };
      announce(say("grid-ruler", { from: nameOf(from), to: nameOf(to), ...far }));
    },
    nothing: (why) => announce(say("grid-nothing", { why }), true),
  };
}
