/** Requests to the server outside a table: who I am, which games and tables there are, what was played. */
import type {
  BotToken, ChangeMe, Games, Joined, Kept, Me, MyTables, NewBot, NewTable, OnlineBots, OwnBots, PointsList, Problem,
  RatingPools, Replay, ReplayView, Results, Review, TableMade, TablePage, Tables, Verified,
} from "../generated/messages";
import { current, say } from "../lib/language.svelte";
import { go } from "../lib/router.svelte";
import { at } from "./base-path";

/** The server refused, or couldn't be reached (`code` is then `house-gone`). */
export class Trouble extends Error {
  constructor(readonly code: string, readonly text: string, readonly status: number) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(method, path, body);
  // Answers have the generated types named in the calls below: both come from the same Python.
  return answer.json().catch(() => null);
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": current() };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(at(`/api${path}`), { method, headers, body: JSON.stringify(body) ?? null });
  } catch {
    throw new Trouble("house-gone", "", 0);
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => null);
  const { code = answer.status >= 500 ? "house-gone" : "not-found", text = "" }: Partial<Problem> = problem ?? {};
  throw new Trouble(code, text, answer.status);
}

/** Why something did not work, as a sentence. */
export const excuse = (wrong: unknown): string => (wrong instanceof Trouble && wrong.text) || say("trouble-house-gone");

/** Goes where an answer leads, or returns why it can't. */
export const follow = (answer: Promise<{ path: string }>, replace = false): Promise<string> =>
  answer.then(({ path }) => (go(path, replace), ""), excuse);

let started = "";

export async function makeTable(table: NewTable): Promise<TableMade> {
  const made = await ask<TableMade>("POST", "/tables", table);
  if (table.start) started = made.path;
  return made;
}

/** Whether this page created the table and it starts by itself, without waiting for anybody. */
export const startsByItself = (code: string): boolean => started.split("?")[0] === `/t/${code}`;

export const me = () => ask<Me>("GET", "/me");
export const changeMe = (change: ChangeMe) => ask<Me>("PATCH", "/me", change);
export const kept = () => ask<Kept>("GET", "/me/export");
export const forgetMe = () => ask<null>("DELETE", "/me");
export const myBots = () => ask<OwnBots>("GET", "/me/bots");
export const makeBot = (bot: NewBot) => ask<BotToken>("POST", "/me/bots", bot);
export const renewToken = (who: string) => ask<BotToken>("POST", `/me/bots/${who}/token`, {});
export const endToken = (who: string) => ask<null>("DELETE", `/me/bots/${who}/token`);
export const deleteBot = (who: string) => ask<null>("DELETE", `/me/bots/${who}`);
export const onlineBots = (game: string) => ask<OnlineBots>("GET", `/bots?game=${encodeURIComponent(game)}`);
export const games = () => ask<Games>("GET", "/games");
export const myTables = () => ask<MyTables>("GET", "/me/tables");
export const tables = () => ask<Tables>("GET", "/tables");
export const tablePage = (code: string) => ask<TablePage>("GET", `/tables/${encodeURIComponent(code)}`);
export const ownLinkTo = (path: string) => `${location.origin}${at(path)}`;
/** A page's address as others can reach it; the one this page was opened at may work on this device alone. */
export const linkTo = (code: string, path: string): Promise<string> =>
  tablePage(code).then(
    ({ link, table }) => link.slice(0, -`/t/${table.code}`.length) + path,
    () => ownLinkTo(path),
  );
export const join = (code: string) => ask<Joined>("POST", "/join", { code });
export const results = (mine = false) => ask<Results>("GET", `/results${mine ? "?mine=yes" : ""}`);
export const ratings = () => ask<RatingPools>("GET", "/ratings");
export const replay = (id: string) => ask<Replay>("GET", `/replays/${encodeURIComponent(id)}`);
export const points = (id: string) => ask<PointsList>("GET", `/replays/${encodeURIComponent(id)}/points`);
export const replayView = (id: string, step: number, seat: number | null) =>
  ask<ReplayView>("GET", `/replays/${encodeURIComponent(id)}/view?step=${step}${seat === null ? "" : `&seat=${seat}`}`);
export const verify = (id: string) => ask<Verified>("GET", `/replays/${encodeURIComponent(id)}/verify`);
export const review = (id: string) => ask<Review>("GET", `/replays/${encodeURIComponent(id)}/review`);
export const printCards = (game: string, deck: string, relief: boolean): Promise<Blob> => {
  const query = new URLSearchParams({ deck, ...(relief ? { relief: "yes" } : {}) });
  return call("GET", `/print/${encodeURIComponent(game)}?${query}`).then((answer) => answer.blob());
};
export const qrOf = (code: string) => at(`/api/tables/${encodeURIComponent(code)}/qr.svg`);
export const matchFileOf = (id: string) => at(`/api/replays/${encodeURIComponent(id)}/match`);
