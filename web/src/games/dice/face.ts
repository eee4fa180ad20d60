/** What only the dice game has, in words: what the pieces show, and rolling them. */
import { listed, say } from "../../lib/language.svelte";
import type { Face } from "../../net/face";
import type { BuildingGame } from "../_building/game.ts";
import { sumWords } from "../_building/speech/narration.ts";
import type { NameOf } from "../_building/speech/phrases.ts";
import Board from "./Board.svelte";
import type { Event, Offer, Rolling, View } from "./generated.ts";
import { DICE_KEYS, throwOf } from "./throw.ts";

export type DiceFace = Face<View, Offer, Event>;

const pipsOf = ({ piece, value }: Rolling, nameOf: NameOf): string =>
  say("built-thrown-one", { piece: nameOf(piece), value });

/** What the rolled pieces show; empty if none has been rolled. */
function pipsWords(message: string, { values }: View, pieces: readonly string[], nameOf: NameOf): string {
  const rolled = pieces.filter((piece) => values[piece]);
  const list = listed(rolled.map((piece) => pipsOf({ piece, value: values[piece]! }, nameOf)));
  return list === "" ? "" : say(message, { list });
}

const DICE: BuildingGame<View, Offer, Event> = {
  Board,
  clock: sumWords,
  tell(event, _, nameOf) {
    switch (event.did) {
      case "counting-down": return say("built-counting-down");
      case "thrown":
        return say("built-thrown", { list: listed(event.pieces.map((rolling) => pipsOf(rolling, nameOf))) });
      case "shuffled-back": return say("built-reshuffled");
      default: return null;
    }
  },
  beside(view, nameOf) {
    const { placed, hand } = view.bench;
    const loose = view.in_play.filter((piece) => piece !== hand && !placed.some((pose) => pose.piece === piece));
    return pipsWords("built-beside", view, loose, nameOf);
  },
  onBench: (view, nameOf) => pipsWords("built-show", view, view.bench.placed.map((pose) => pose.piece), nameOf),
  keys: () => say("bench-keys-dice"),
  plays: DICE_KEYS,
  tour: ["roll", "card", "take", "move", "check", "hold"].map((step) => `tour-dice-${step}`),
  label(offer, nameOf) {
    if (offer.do !== "throw") return null;
    return listed((offer.pieces ?? []).map((piece) => say("dice-again-name", { piece: nameOf(piece) })));
  },
  pips(event) {
    if (event.did !== "thrown") return null;
    return Object.fromEntries(event.pieces.map(({ piece, value }) => [piece, value]));
  },
  // without a name it's the button's throw, and only the board knows what is ticked
  read: (verb, pieces, view) => (verb !== "throw" ? undefined : pieces.length > 0 ? throwOf(view, pieces) : null),
};

export default DICE;
