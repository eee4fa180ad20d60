/** Any game that fulfils the contract, as the table page uses it. */
import { say } from "../../lib/language.svelte";
import { plain } from "../../lib/typed-text";
import type { Command, Offer } from "../../net/face";
import type { GameFace } from "../contract";
import AnyTable from "./AnyTable.svelte";
import { Phrases, phrasesOf, toMove, turnWords, type AnyFace } from "./words";

/** Seats are counted by names as long as there's no view to count them by. */
const MANY = 32;

export function anyFace(game: string): GameFace<AnyFace> {
  return {
    component: AnyTable,
    wordy: true,
    tell: (event, teller) => new Phrases(game, teller, MANY).event(event),
    answer(asked, face, teller) {
      const phrases = phrasesOf(face, teller);
      if (!face.view) return null;
      if (asked === "turn") return turnWords(face, teller);
      if (asked === "counts") return phrases.scores(face.view) || null;
      if (asked === "hand") return phrases.all(face.view);
      if (asked !== "can") return null;
      return face.offers.map((offer) => phrases.offer(offer)).join(". ") || say("any-no-moves");
    },
    standings: (face, teller) => (face.view ? phrasesOf(face, teller).scores(face.view) : ""),
    tour: () => ["tour-any"],
    typed: (text, face) => read(text, face),
    choices(face, teller) {
      const whole = face.offers.filter((offer) => !offer.free);
      return whole.map((command) => ({ words: phrasesOf(face, teller).offer(command), command }));
    },
    toMove,
    turn: (face) => (face.seat !== null && face.running && face.offers.length > 0 ? say("any-your-turn") : ""),
  };
}

/** A typed line: the text of a button or its beginning, then what to fill in. */
function read(text: string, face: AnyFace): Command | null {
  const line = plain(text);
  const phrases = phrasesOf(face, { seat: face.seat, name: (seat) => face.names[seat] ?? "" });
  const named = face.offers.map((offer) => ({ offer, words: plain(phrases.offer(offer)) }));
  const whole = named.find(({ offer, words }) => !offer.free && words === line);
  if (whole || line === "") return whole?.offer ?? null;
  const filled = named.flatMap(({ offer, words }) => (offer.free && fill(offer, words, line)) || []);
  const begun = named.filter(({ offer, words }) => !offer.free && words.startsWith(line));
  return filled[0] ?? (begun.length === 1 ? begun[0]!.offer : null);
}

function fill({ free = {}, ...command }: Offer, words: string, line: string): Command | null {
  if (!line.startsWith(`${words} `)) return null;
  const typed = line.slice(words.length + 1).split(" ");
  const names = Object.entries(free);
  if (typed.length !== names.length) return null;
  const values = names.map(([name, { choices }], n) => {
    const value = choices ? choices.find((choice) => plain(choice) === typed[n]) : Number(typed[n]);
    return [name, value] as const;
  });
  return values.some(([, value]) => value === undefined || Number.isNaN(value))
    ? null
    : { ...command, ...Object.fromEntries(values) };
}
