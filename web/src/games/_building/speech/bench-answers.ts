/** Keys that ask about card and hand: they belong to the bench, and need no setting. */
import { say } from "../../../lib/language.svelte";
import { sound } from "../../../sound/instrument.ts";
import type { CardReader } from "../card/card-reader.ts";
import type { BuildingView } from "../generated.ts";
import { ASK_KEYS } from "../keyboard/bench-keys.ts";
import type { Around } from "../keyboard/grid.ts";
import { measureIn } from "../pieces.ts";
import { missingWords } from "./answers.ts";
import { namesIn, sentence, sentences } from "./phrases.ts";
import { besideWords, placeWords } from "./place-words.ts";

/** The answer to a key; null if it asks nothing here. `around`: what's around the hand, if it holds something. */
export function answerAtBench(
  key: string,
  view: BuildingView,
  reader: CardReader,
  around: () => Around | null,
): string | null {
  const { turn, words } = view;
  if (key === ASK_KEYS.around) return aroundWords(around(), view);
  const reads = key === ASK_KEYS["read-on"] || key === ASK_KEYS["read-back"];
  if (!turn.card) return reads ? say("built-no-card") : null;
  if (key === ASK_KEYS["read-on"]) return readOn(1, view, reader);
  if (key === ASK_KEYS["read-back"]) return readOn(-1, view, reader);
  if (key !== "s") return null;
  if (words.next != null) reader.goTo(words.next);
  return missingWords(view);
}

/** Brick by brick; at either end of the card you hear that it ends, not the same brick again. */
export function readOn(by: 1 | -1, view: BuildingView, reader: CardReader): string {
  const { steps, card } = view.words;
  const step = reader.turn(by);
  if (step) return sentence(step);
  if (steps.length === 0) return sentences(card);
  sound.play("edge");
  return say("card-end", { end: by < 0 ? "first" : "last", form: measureIn(view) });
}

function aroundWords(at: Around | null, view: BuildingView): string {
  if (!at) return say("grid-nothing", { why: "hand-empty", form: measureIn(view) });
  return `${sentence(placeWords(at, namesIn(view)))}. ${besideWords(at, namesIn(view))}`.trim();
}
