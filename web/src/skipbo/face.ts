/** Skip-Bo Breakers as the table page uses it: the drawn face, and the same game in words. */
import type { Component } from "svelte";
import type { Command, Face } from "../controller/face";
import { say } from "../controller/language.svelte";
import type { FaceProps, GameFace } from "../table/games";
import { setOffers, typed } from "./rack";
import SkipboTable from "./SkipboTable.svelte";
import type { BreakersView } from "./view";
import { answer, spoken, told } from "./words";

const KINDS = ["single", "pair", "pairs", "run", "breaker"];

/** A kind by its own name or as it is called in the visitor's language. */
function kindOf(word: string): string | null {
  return KINDS.find((kind) => kind === word || say(`kind-word-${kind}`).toLowerCase() === word) ?? null;
}

function read(text: string): Command | null {
  const word = text.trim().toLowerCase();
  if (word === "pass" || word === say("pass").toLowerCase()) return { do: "pass" };
  const play = typed(text);
  if (!play) return null;
  if (play.kind === undefined) return play as Command;
  const kind = kindOf(play.kind);
  return kind ? ({ ...play, kind } as Command) : null;
}

export const skipbo: GameFace = {
  component: SkipboTable as unknown as Component<FaceProps>,
  told,
  answer: (asked, face, teller) => answer(asked, face.view as BreakersView, setOffers(face.offers), teller),
  typed: (text) => read(text),
  choices: (face) => [
    ...setOffers(face.offers).map((offer) => ({
      words: say("skipbo-set", { kind: offer.kind, tiles: spoken(offer.set) }),
      command: { do: "play", set: offer.set, kind: offer.kind },
    })),
    ...face.offers.filter((offer) => offer.do === "pass").map((offer) => ({ words: say("pass"), command: offer })),
  ],
  toMove: (face) => (face.view as BreakersView | null)?.turn ?? null,
  turn: (face: Face) => {
    const view = face.view as BreakersView | null;
    if (!view || face.seat === null || view.turn !== face.seat) return "";
    if (view.lying.length === 0) return say("prompt-open");
    return setOffers(face.offers).length ? say("prompt-follow") : say("prompt-pass");
  },
};
