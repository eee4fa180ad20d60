/** Skip-Bo Breakers as the table page uses it: the drawn face, and the same game in words. */
import type { Component } from "svelte";
import type { Command, Face } from "../../controller/face";
import { say } from "../../controller/language.svelte";
import { plain, wordsFor } from "../../controller/typing";
import type { FaceProps, GameFace } from "../contract";
import { setOffers, typed, WILD } from "./rack";
import SkipboTable from "./SkipboTable.svelte";
import type { BreakersView } from "./view";
import { answer, inOrder, told } from "./words";

const KINDS = ["single", "pair", "pairs", "run", "breaker"];

/** All names of the kinds, in English and in the visitor's language; longer ones first, as they hold shorter ones. */
function kindWords(): { kind: string; word: string }[] {
  const all = KINDS.flatMap((kind) => [kind, ...wordsFor(`typed-kind-${kind}`)].map((word) => ({ kind, word })));
  return all.sort((a, b) => b.word.length - a.word.length);
}

function read(text: string): Command | null {
  const line = plain(text);
  if (["pass", ...wordsFor("typed-pass")].includes(line)) return { do: "pass" };
  const wild = wordsFor("typed-wild");
  const tiles = ` ${line.split(" ").map((word) => (wild.includes(word) ? WILD : word)).join(" ")} `;
  const named = kindWords().find(({ word }) => tiles.includes(` ${word} `));
  const play = typed(named ? tiles.replace(` ${named.word} `, " ") : tiles);
  if (!play || play.kind !== undefined) return null;
  return (named ? { ...play, kind: named.kind } : play) as Command;
}

export const skipbo: GameFace = {
  component: SkipboTable as unknown as Component<FaceProps>,
  told,
  answer: (asked, face, teller) => answer(asked, face.view as BreakersView, setOffers(face.offers), teller),
  typed: (text) => read(text),
  choices: (face) => [
    ...setOffers(face.offers).map((offer) => ({
      words: say("skipbo-set", { kind: offer.kind, tiles: inOrder(offer.kind, offer.set) }),
      command: { do: "lay", set: offer.set, kind: offer.kind },
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
