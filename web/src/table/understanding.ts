/** What a line in the command box means: a question, or a command; in the words of the screen, or of the game. */
import type { Face } from "../controller/face";
import { QUESTIONS, type Question } from "../controller/keys";
import { say, sayOr } from "../controller/language.svelte";
import { plain, wordsFor } from "../controller/typing";
import type { GameFace, Teller } from "../games/contract";

export type Meaning = { readonly ask: Question } | { readonly command: { do: string } } | null;

type Keys = Readonly<Partial<Record<Question, string>>>;

/** A question key comes first, then the text of a button, then the game's own words, then a question. */
export function understand(text: string, face: Face, game: GameFace, teller: Teller, keys: Keys): Meaning {
  const line = plain(text);
  const key = text.trim().toLowerCase();
  const byKey = key === "" ? undefined : QUESTIONS.find((one) => keys[one] === key);
  if (byKey) return { ask: byKey };
  const onButton = game.choices(face, teller).find(({ words }) => plain(words) === line);
  const command = onButton?.command ?? game.typed(text, face);
  if (command) return { command };
  const ask = line === "" ? undefined : QUESTIONS.find((one) => wordsOf(one).includes(line));
  return ask ? { ask } : null;
}

/** The words for a question, and the text of its button. */
function wordsOf(question: Question): string[] {
  const words = sayOr(`typed-ask-${question}`) === null ? [] : wordsFor(`typed-ask-${question}`);
  return [...words, plain(say(`ask-${question}`))];
}
