/**
 * Any game in words, from what goes over the wire and the game's messages (`docs/plugins.md`).
 * A message that is missing is replaced by the raw word, so that a game without a single sentence can be played too.
 */
import { listed, say, sayOr, type Params } from "../../lib/language.svelte";
import { spaced } from "../../lib/typed-text";
import type { Face, GameEvent, Offer } from "../../net/face";
import { boxOf } from "../../shelf/boxes.svelte";
import { who, type Teller } from "../contract";

export type Fields = Record<string, unknown>;
export type AnyFace = Face<Fields, Offer>;

/** Fields that needn't be shown: the table's options, the reader's own seat, and scores, which are at the seats. */
const REPEATED = ["options", "seat", "scores"];
/** Fields that hold a seat: shown as the player's name. */
const SEATS = ["turn", "winner", "seat"];

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
/** Nothing to see: no value, an empty text, an empty list. */
export const isBare = (value: unknown): boolean =>
  value === "" || (value ?? null) === null || (value instanceof Object && Object.keys(value).length === 0);

/** What a message can be given: texts, numbers, yes and no, and lists of these in one text; nothing is `none`. */
export function paramsOf(fields: Fields): Params {
  const params: Params = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value) ? value.every(isPlain) : isPlain(value)) params[name] = param(value);
  }
  return params;
}

function param(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value) ? value.map(param).join(", ") : String(value ?? "");
  return text || "none";
}

/** One game's words, spoken to one person. */
export class Phrases {
  constructor(private readonly game: string, private readonly teller: Teller, private readonly seats: number) {}

  event({ did, ...fields }: GameEvent): string {
    const seat = this.isSeat(fields.seat) ? fields.seat : null;
    const whose: Params = seat === null ? {} : who(this.teller, seat);
    const sentence = this.find("did", did, { ...paramsOf(fields), ...whose });
    if (sentence !== null) return sentence;
    const { seat: _seat, at: _at, ...rest } = fields;
    const details = this.fields(rest);
    const words = [seat === null ? "" : `${this.teller.name(seat)}:`, spaced(did), details && `(${details})`];
    return words.filter(Boolean).join(" ");
  }

  /** The text on a button; the free fields of a template are filled in beside it. */
  offer({ do: name, free: _free, ...fields }: Offer): string {
    return this.find("do", name, paramsOf(fields)) ?? `${spaced(name)} ${this.fields(fields)}`.trim();
  }

  /** The view in the game's own words; null if it has none. */
  view(view: Fields): string | null {
    return this.find("view", "", paramsOf(view));
  }

  /** What there is to see, field by field. */
  rows(view: Fields): [name: string, value: unknown][] {
    return Object.entries(view).filter(([name, value]) => !REPEATED.includes(name) && !isBare(value));
  }

  field(name: string): string {
    return this.find("field", name) ?? spaced(name);
  }

  /** What a free field may be set to. */
  choice(name: string, choice: string): string {
    return this.find("field", `${name}-${choice}`) ?? spaced(choice);
  }

  value(name: string, value: unknown): string {
    if (SEATS.includes(name) && this.isSeat(value)) return this.teller.name(value);
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return say(value ? "option-yes" : "option-no");
    if (Array.isArray(value)) return value.map((one) => this.value("", one)).join(value.every(isPlain) ? ", " : "; ");
    return isFields(value) ? this.fields(value) : String(value);
  }

  /** Everything that can be seen, to be read aloud. */
  all(view: Fields): string {
    const rows = this.rows(view).map(([name, value]) => `${this.field(name)}: ${this.value(name, value)}.`);
    return this.view(view) ?? rows.join(" ");
  }

  scores(view: Fields): string {
    const scores = Array.isArray(view.scores) ? view.scores.map(Number) : [];
    const list = scores.map((score, seat) => `${this.teller.name(seat)}: ${say("any-points", { score })}`);
    return list.length === 0 ? "" : say("any-scores", { list: listed(list) });
  }

  private fields(values: Fields): string {
    const known = Object.entries(values).filter(([, value]) => !isBare(value));
    return known.map(([name, value]) => `${this.field(name)} ${this.value(name, value)}`).join(", ");
  }

  private isSeat(value: unknown): value is number {
    return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < this.seats;
  }

  /** A message of the game, or of a group that it shares with others. */
  private find(kind: string, name: string, params: Params = {}): string | null {
    const owners = [this.game, ...(boxOf(this.game)?.game.manifest.messages ?? [])];
    for (const owner of owners) {
      const found = sayOr([kind, owner, name].filter(Boolean).join("-"), params);
      if (found !== null) return found;
    }
    return null;
  }
}

export const phrasesOf = (face: AnyFace, teller: Teller): Phrases => new Phrases(face.game, teller, face.names.length);

/** Whose move it is, as far as a view says: by its field `turn`, or because only this page has something to do. */
export function toMove({ view, seat, offers, names }: AnyFace): number | null {
  const turn = view?.turn;
  if (typeof turn === "number" && turn >= 0 && turn < names.length) return turn;
  return offers.length > 0 ? seat : null;
}

export function turnWords(face: AnyFace, teller: Teller): string {
  const seat = toMove(face);
  if (seat === null) return say("any-nobody");
  return seat === teller.seat ? say("any-your-turn") : say("any-turn", { name: teller.name(seat) });
}
