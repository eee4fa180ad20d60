/** What a line in the command box means: a question, or a command; in the words of the screen, or of the game. */
import { QUESTIONS, type Question } from "../a11y/keys";
import type { GameFace, Teller } from "../games/contract";
import { say } from "../lib/language.svelte";
import { plain, spaced, wordsFor } from "../lib/typed-text";
import type { Face } from "../net/face";
import type { Button } from "./page-buttons";

export type Meaning =
  | { readonly ask: Question }
  | { readonly command: { do: string } }
  /** A key of the bench or the rack; empty if it does nothing now. */
  | { readonly press: string }
  | { readonly button: Button }
  | null;

type Keys = Readonly<Partial<Record<Question, string>>>;

/** A question key comes first, then a choice, a button of the page, the game's own words, a question, an act by its key
 * or in words. A button that can't be pressed now leaves its words to all others: “Turn” asks whose turn it is until
 * there's something to turn. */
export function understand(
  text: string,
  face: Face,
  game: GameFace,
  teller: Teller,
  keys: Keys,
  buttons: readonly Button[] = [],
): Meaning {
  const line = plain(text);
  const key = text.trim().toLowerCase();
  const byKey = key === "" ? undefined : QUESTIONS.find((one) => keys[one] === key);
  if (byKey) return { ask: byKey };
  const chosen = game.choices(face, teller).find(({ words }) => plain(words) === line);
  if (chosen) return { command: chosen.command };
  const plays = game.plays?.(face) ?? {};
  const named = line === "" ? [] : buttons.filter(({ words }) => words.some((name) => plain(name) === line));
  const button = named.find(({ enabled }) => enabled);
  if (button) return button.act ? { press: plays[button.act] ?? "" } : { button };
  const command = game.typed(text, face);
  if (command) return { command };
  const ask = line === "" ? undefined : QUESTIONS.find((one) => wordsOf(one).includes(line));
  if (ask) return { ask };
  const means = (act: string, press: string): boolean =>
    (key !== "" && press === key) || (line !== "" && wordsForAct(act).includes(line));
  const act = Object.entries(plays).find(([name, press]) => means(name, press));
  return act ? { press: act[1] } : named.length > 0 ? { press: "" } : null;
}

/** The words for a question, and the text of its button. */
function wordsOf(question: Question): string[] {
  return [...wordsFor(`typed-ask-${question}`), plain(say(`ask-${question}`))];
}

/** In the visitor's language, and in English. */
const wordsForAct = (act: string): string[] => [...wordsFor(`typed-${act}`), plain(spaced(act))];

/** One word for each key: of the game, and of the questions that it answers. */
export function allWords(game: GameFace, face: Face, asks: readonly Question[]): string {
  const first = (id: string): string => say(id).split(",")[0]!.trim();
  const acts = Object.keys(game.plays?.(face) ?? {}).map((name) => first(`typed-${name}`));
  const questions = asks.map((one) => first(`typed-ask-${one}`)).join(", ");
  return say("command-words", { acts: acts.join(", ") || "none", questions });
}
