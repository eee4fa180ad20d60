/** Answers to the question keys at a building table, and to the keys of its bench, which need no setting. */
import { transcript } from "../../../a11y/announcer.svelte";
import { letters, type Question } from "../../../a11y/keys";
import { listed, say, sayOr } from "../../../lib/language.svelte";
import { settings } from "../../../prefs/settings.svelte";
import { sound } from "../../../sound/instrument.ts";
import { who, type Teller } from "../../contract";
import type { CardReader } from "../card/card-reader.ts";
import type { AnyBuildingGame } from "../game.ts";
import type { BuildingView } from "../generated.ts";
import { ASK_KEYS } from "../keyboard/bench-keys.ts";
import type { Around } from "../keyboard/grid.ts";
import { allOffers, type BuildingFace } from "../offers.ts";
import { measureIn } from "../pieces.ts";
import { namesIn, sentence, sentences } from "./phrases.ts";
import { besideWords, placeWords } from "./place-words.ts";

/** The answer to a question; null if there is none. */
export function answer(question: Question, face: BuildingFace, teller: Teller, game: AnyBuildingGame): string | null {
  const { view } = face;
  const answers: Partial<Record<Question, () => string | null>> = {
    card: () => (view.turn.card ? cardWords(view) : say("built-no-card")),
    wrong: () => sentences(view.words.wrong),
    missing: () => missingWords(view),
    can: () => canWords(face, game),
    turn: () => say("built-architect", who(teller, view.architect)),
    counts: () => scoreWords(view, teller),
    clock: () => clockWords(face, game),
    hand: () => handWords(view, game),
    last: () => benchWords(view, game),
  };
  return answers[question]?.() ?? null;
}

/** The card in one breath; asked again at once, with every place. */
function cardWords({ words }: BuildingView): string {
  const whole = sentences(words.whole);
  return transcript().at(-1) === whole ? sentences(words.card) : whole;
}

/** The score, including what this turn has brought so far. */
function scoreWords(view: BuildingView, teller: Teller): string {
  const { done, phase } = view.turn;
  const facts = { ...who(teller, view.architect), cards: done.length, points: view.points };
  const soFar = phase === "building" || phase === "closing" ? [say("built-so-far", facts)] : [];
  const round = say("bench-round", { round: view.round, rounds: view.rounds });
  return [pointsWords(view, teller), ...soFar, `${round}.`].join(" ");
}

/** Everybody's points. */
export function pointsWords(view: BuildingView, teller: Teller): string {
  const list = view.scores.map((points, n) => say("built-score-one", { name: teller.name(n), points }));
  return say("built-scores", { list: listed(list) });
}

/** The next brick that is missing, bottom to top and left to right: what anybody can read off the card, so no hint. */
export function missingWords({ turn, words: { next, steps } }: BuildingView): string {
  if (!turn.card) return say("built-no-card");
  const step = next == null ? undefined : steps[next];
  return step ? sentence(step[0]) : say("built-none-missing");
}

/** Everything the player may do, each kind once. */
function canWords(face: BuildingFace, game: AnyBuildingGame): string {
  const { game: id, view } = face;
  const offers = allOffers(face);
  const kinds = offers.filter((offer, n) => offers.findIndex((other) => other.do === offer.do) === n);
  const usual = (name: string): string => sayOr(`do-${id}-${name}`) ?? sayOr(`do-building-${name}`) ?? "";
  const labels = kinds.map((offer) => game.label?.(offer, namesIn(view)) ?? usual(offer.do));
  const list = [...new Set(labels.filter(Boolean))];
  return list.length ? say("help-can", { list: list.join(". ") }) : say("built-can-nothing");
}

/** How much time there is, and for what: until the start, or to build; null if the server knows better. */
function clockWords({ view, now }: BuildingFace, game: AnyBuildingGame): string | null {
  const { phase, starts_at, ends_at } = view.turn;
  const left = (until: number): number => Math.max(0, Math.ceil((until - now()) / 1000));
  if (starts_at !== null && phase !== "building") return say("bench-starts-in", { seconds: left(starts_at) });
  if (phase !== "building") return null;
  const sum = game.clock?.(view) ?? null;
  if (sum !== null) return sum;
  return ends_at === null ? say("clock-none") : say("built-time-left", { seconds: left(ends_at) });
}

function handWords(view: BuildingView, game: AnyBuildingGame): string {
  const nameOf = namesIn(view);
  const { hand } = view.bench;
  const held = hand ? say("built-in-hand", { piece: nameOf(hand) }) : emptyHandWords(view);
  return [held, game.beside?.(view, nameOf) ?? ""].filter(Boolean).join(" ");
}

const emptyHandWords = (view: BuildingView): string =>
  say("grid-nothing", { why: "hand-empty", form: measureIn(view), ...letters(settings.keys) });

function benchWords(view: BuildingView, game: AnyBuildingGame): string {
  if (view.bench.placed.length === 0) return say("built-bench-empty");
  const standing = sentences(view.words.bench.map(([, words]) => words));
  return [standing, game.onBench?.(view, namesIn(view)) ?? ""].filter(Boolean).join(" ");
}

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
  if (!at) return emptyHandWords(view);
  return `${sentence(placeWords(at, namesIn(view)))}. ${besideWords(at, namesIn(view))}`.trim();
}
