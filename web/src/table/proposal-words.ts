/** What is proposed at the table, in words. */
import type { Proposal } from "../generated/messages";
import { listed, say } from "../lib/language.svelte";
import type { Table } from "../net/table.svelte";

/** Who proposes what. Players whose own idea it was hear what they asked for, or nothing where their button said it. */
export function proposalWords(table: Table, { to, agreed }: Proposal): string {
  const others = agreed.filter((seat) => !table.yours.includes(seat));
  if (others.length === 0) return say("proposal-own", { to });
  return say("proposal", { to, names: listed(others.map((seat) => table.nameOf(seat))) });
}
