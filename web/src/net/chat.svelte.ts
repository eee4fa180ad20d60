/** Chat at a table: the last lines, a brief bubble at each seat, and who is muted. */
import type { ChatMessage } from "../generated/messages";
import { say } from "../lib/language.svelte";
import { recall, remember } from "../prefs/storage";
import type { World } from "./connection";

/** A line, and how many events of the match had happened before it. */
export type ChatLine = ChatMessage & { after: number };

/** Long enough to be read by somebody who looks at the tiles; a new line of the same seat takes its place. */
export const BUBBLE_MS = 6000;
const KEPT = 100;
const EVERYONE = "*";

export const chatText = (chat: ChatMessage): string => (chat.preset ? say(`preset-${chat.preset}`) : chat.text);

/** A line as it is read out: with who says it, where that is somebody. */
export const spokenText = (chat: ChatMessage): string =>
  chat.name === "" ? chatText(chat) : say("chat-said", { name: chat.name, text: chatText(chat) });

/** The speaker's name for messages from the server. */
export const NOBODY: ChatMessage = { tell: "chat", who: "", name: "", seat: null, preset: null, text: "" };

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  /** The bubbles by seat, the latest last. */
  bubbles = $state.raw<ReadonlyMap<number, ChatLine>>(new Map());
  private muted = $state.raw<ReadonlySet<string>>(new Set(recall<string[]>("muted", [])));
  private readonly fades = new Map<number, () => void>();

  constructor(private readonly world: Pick<World, "after">) {}

  /** A new line; false if it's muted. The server's own messages can't be muted. */
  hear(line: ChatLine): boolean {
    if (line.who !== "" && this.isMuted(line.who)) return false;
    this.lines = [...this.lines.slice(1 - KEPT), line];
    if (line.seat !== null && line.who !== "") this.show(line.seat, line);
    return true;
  }

  isMuted(who: string): boolean {
    return this.muted.has(who) || this.muted.has(EVERYONE);
  }

  get isSilent(): boolean {
    return this.muted.has(EVERYONE);
  }

  /** Mutes or unmutes somebody; their bubbles disappear at once. */
  toggle(who: string = EVERYONE): void {
    const muted = new Set(this.muted);
    if (!muted.delete(who)) muted.add(who);
    this.muted = muted;
    remember("muted", [...muted].slice(-KEPT));
    for (const [seat, line] of this.bubbles) if (this.isMuted(line.who)) this.drop(seat);
  }

  /** Somebody looks at it, or is about to press its button: it stays a while longer. */
  keep(seat: number): void {
    const line = this.bubbles.get(seat);
    if (line) this.show(seat, line);
  }

  private show(seat: number, line: ChatLine): void {
    this.fades.get(seat)?.();
    this.fades.set(seat, this.world.after(BUBBLE_MS, () => this.drop(seat)));
    if (this.bubbles.get(seat) === line) return;
    this.bubbles = new Map([...[...this.bubbles].filter(([other]) => other !== seat), [seat, line]]);
  }

  private drop(seat: number): void {
    this.fades.get(seat)?.();
    this.bubbles = new Map([...this.bubbles].filter(([at]) => at !== seat));
  }
}
