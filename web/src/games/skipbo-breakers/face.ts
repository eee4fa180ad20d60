/** Skip-Bo Breakers as the table page uses it: the drawn face, and the same game in words. */
import { say } from "../../lib/language.svelte";
import { plain, wordsFor } from "../../lib/typed-text";
import type { Command } from "../../net/face";
import type { GameFace } from "../contract";
import { KINDS, WILD, type Event, type Kind, type Lay } from "./generated.ts";
import { setOffers, spread, typedTiles, worthFirst } from "./rack";
import { RACK_KEYS } from "./rack-keys";
import SkipboTable from "./SkipboTable.svelte";
import type { SkipboFace } from "./view";
import { answer, inOrder, promptFor, standings, tell } from "./words";

/** All names of the kinds, in English and the visitor's language; longer ones first, as they contain shorter ones. */
function kindWords(): { kind: Kind; word: string }[] {
  const all = KINDS.flatMap((kind) => [kind, ...wordsFor(`typed-kind-${kind}`)].map((word) => ({ kind, word })));
  return all.sort((a, b) => b.word.length - a.word.length);
}

function read(text: string): Command | null {
  const line = plain(text);
  if (["pass", ...wordsFor("typed-pass")].includes(line)) return { do: "pass" };
  const wild = wordsFor("typed-wild");
  const tiles = line.split(" ").map((word) => (wild.includes(word) ? WILD : word)).join(" ");
  const words = ` ${spread(tiles, wordsFor("typed-to"))} `;
  const named = kindWords().find(({ word }) => words.includes(` ${word} `));
  const set = typedTiles(named ? words.replace(` ${named.word} `, " ") : words);
  if (set === null) return null;
  return { do: "lay", set, ...(named && { kind: named.kind }) } satisfies Lay;
}

export const skipbo: GameFace<SkipboFace, Event> = {
  component: SkipboTable,
  tell,
  answer: (asked, face, teller) => answer(asked, face.view, setOffers(face.offers), teller, setOffers(face.few)),
  keys: () => say("rack-keys"),
  plays: () => RACK_KEYS,
  tour: () => ["tour-rack-walk", "tour-rack-lay", "tour-rack-ask"],
  standings: ({ view }, teller) => standings(view, teller),
  typed: (text) => read(text),
  choices: (face) => [
    ...worthFirst(setOffers(face.few), setOffers(face.offers)).map((offer) => ({
      words: say("skipbo-set", { kind: offer.kind, tiles: inOrder(offer.kind, offer.set) }),
      command: { ...offer },
    })),
    ...face.offers.filter((offer) => offer.do === "pass").map(() => ({ words: say("pass"), command: { do: "pass" } })),
  ],
  // Before the match there is nothing to see yet.
  toMove: ({ view }) => view?.turn ?? null,
  turn: ({ seat, view, offers }) =>
    view && seat !== null && view.turn === seat ? promptFor(view, setOffers(offers)) : "",
};
