/**
 * "I play by ear", switched while a match runs: what is heard follows at once, but a match is played to its end as it
 * began, with the hands and the pace that everybody agreed to. It says so; the seat follows for the next match.
 */
import { announce } from "../a11y/announcer.svelte";
import type { GameInfo } from "../generated/messages";
import { say } from "../lib/language.svelte";
import type { Table } from "../net/table.svelte";
import { settings } from "../prefs/settings.svelte";
import { isByEar } from "../shelf/seat-options";

/** How it was set when each match was first seen, and what was said last. */
const begun = new Map<string, boolean>();
const known = new Map<string, boolean>();

export function followEar(table: Pick<Table, "info" | "yours" | "say">, game: GameInfo | undefined): void {
  const { info, yours } = table;
  if (!info || !game || yours.length === 0 || info.phase === "gathering") return;
  const { match, phase } = info;
  const { ear } = settings;
  if (!begun.has(match)) begun.set(match, ear);
  if (phase !== "over") return tellLater(match, ear);
  if (begun.get(match) === ear) return;
  begun.set(match, ear);
  for (const seat of yours) {
    if (isByEar(game, info.options, seat) === !ear) table.say({ say: "sit", seat, by_ear: ear });
  }
}

function tellLater(match: string, ear: boolean): void {
  const last = known.get(match) ?? begun.get(match);
  known.set(match, ear);
  if (last !== ear) announce(say("settings-ear-later"));
}
