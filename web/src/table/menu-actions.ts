/** What people do at a table besides playing, each with its words: the menu shows it, the command box reads it. */
import type { SeatInfo } from "../generated/messages";
import { say } from "../lib/language.svelte";
import { go } from "../lib/router.svelte";
import type { Table } from "../net/table.svelte";

/** A part of the menu that an act leads to: friends to invite, a seat's link, whom to report, whether one is sure. */
export type Part = "invite" | "move" | "report" | "resign";

export interface MenuAction {
  readonly words: string;
  readonly part?: Part;
  /** It's a link there. */
  readonly href?: string;
  press(): void;
}

/** The menu, open or not: it shows one of its parts, or gets out of the way. */
export interface MenuControls {
  show(part: Part): void;
  close(): void;
}

export function menuActions(table: Table, menu: MenuControls): MenuAction[] {
  const { info, yours } = table;
  if (!info) return [];
  const { phase } = info;
  const own = table.seat ?? yours[0];
  const act = (words: string, does: () => void, part?: Part): MenuAction => ({
    words,
    ...(part && { part }),
    press: () => {
      does();
      if (part) menu.show(part);
      else menu.close();
    },
  });
  const nothing = (): void => undefined;
  const acts: MenuAction[] = [];
  if (phase === "playing" && own !== undefined) acts.push(act(say("menu-pause"), () => table.agree("pause")));
  if (own !== undefined) acts.push(act(say("menu-move"), () => table.say({ say: "move-seat", seat: own }), "move"));
  acts.push(act(say("menu-invite"), nothing, "invite"));
  acts.push({ ...act(say("more-settings"), () => go("/settings")), href: "/settings" });
  if ((phase === "playing" || phase === "paused") && yours.length > 0) {
    acts.push(act(say("menu-resign"), nothing, "resign"));
    acts.push(act(say("menu-abandon"), () => table.agree("abandon")));
  }
  if (reportable(table).length > 0) acts.push(act(say("menu-report"), nothing, "report"));
  acts.push(act(say("menu-leave"), () => leave(table)));
  return acts;
}

/** The seats of other people in a match of one's own: whoever plays may report them. */
export function reportable({ info, yours, me }: Table): SeatInfo[] {
  const playing = info !== null && info.phase !== "gathering" && yours.length > 0;
  return playing ? info.seats.filter(({ who }) => who !== null && who !== me) : [];
}

function leave(table: Table): void {
  const seats = table.info?.phase === "gathering" ? table.yours : [];
  go("/", false, () => {
    for (const seat of seats) table.say({ say: "stand", seat });
    table.leave();
  });
}
