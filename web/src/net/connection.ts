/**
 * The connection to one table: it reconnects by itself, and resends whatever wasn't acknowledged under its old id.
 * The world (socket, time, chance) is passed in, so tests can drive it by hand.
 */
import type { Do, Hello, Saying, Telling } from "../generated/messages";
import { at } from "./base-path";

/** `slow`: connected, but an answer is overdue. */
export type ConnectionState = "calling" | "open" | "slow" | "lost" | "over";

export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  // With these a browser's own socket fits, whose handlers take more than is read here.
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
}

export interface World {
  open(): Socket;
  after(ms: number, then: () => void): () => void;
  random(): number;
  now(): number;
}

export interface ConnectionHandlers {
  hello(): Hello;
  /** `again`: the answer to a command that was sent a second time. */
  heard(message: Telling, again: boolean): void;
  changed(state: ConnectionState, retryIn: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A connection that isn't there by then is tried afresh: the system itself would wait for minutes. */
const CALL_WITHIN = 10_000;
const PING_EVERY = 5_000;
/** Without an answer, the connection is first called slow and then given up. */
const SLOW_AFTER = 3_000;
const LOST_AFTER = 8_000;
const MOMENT = 250;
/** `WebSocket.OPEN`; one that is being closed takes nothing any more. */
const OPEN = 1;

export class Connection {
  state: ConnectionState = "calling";
  private socket: Socket | null = null;
  private tries = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelBeat: (() => void) | null = null;
  private cancelDoubt: (() => void) | null = null;
  private readonly unanswered = new Map<string, { message: Do; sent: boolean; again: boolean }>();
  private welcomed = false;
  private pings = 0;

  constructor(private readonly world: World, private readonly handlers: ConnectionHandlers) {}

  open(): void {
    this.hangUp();
    const socket = this.world.open();
    this.socket = socket;
    this.cancelDoubt = this.wait(CALL_WITHIN, () => this.lose());
    this.enter("calling");
    socket.onopen = () => socket === this.socket && socket.send(JSON.stringify(this.handlers.hello()));
    socket.onmessage = (event) => socket === this.socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lose();
  }

  /** Sends something that needn't survive a lost connection; false if there is none. */
  say(message: Saying): boolean {
    if (!this.welcomed || this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    if (message.say === "do" || message.say === "ping") this.expectAnswer();
    return true;
  }

  /** Sends a command, now or as soon as the connection is back, and again until it's answered. */
  command(message: Do): void {
    this.unanswered.set(message.id, { message, sent: this.say(message), again: false });
  }

  /** How many commands are waiting for a connection. */
  waiting(): number {
    return [...this.unanswered.values()].filter((w) => !w.sent).length;
  }

  /** Takes back the last command that was never sent; its id, or null. */
  takeBack(): string | null {
    const last = [...this.unanswered].reverse().find(([, w]) => !w.sent);
    if (!last) return null;
    this.unanswered.delete(last[0]);
    return last[0];
  }

  /** Tries at once: someone pressed the button, or the network has come or gone; a server nearby may still be there. */
  retry(): void {
    if (this.state === "lost" || this.state === "calling") this.open();
    else this.ping();
  }

  private ping(): void {
    this.pings += 1;
    this.say({ say: "ping", n: this.pings });
  }

  /** Disconnects. The seat is kept, as with a lost connection. */
  close(): void {
    this.hangUp();
    this.enter("over");
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    this.cancelRetry?.();
    this.cancelBeat?.();
    this.cancelDoubt?.();
    this.cancelDoubt = null;
    socket?.close();
  }

  private hear(message: Telling): void {
    this.trust();
    if (message.tell === "welcome") this.arrive();
    const answer = message.tell === "accepted" || message.tell === "refused" ? message.id : null;
    const answered = this.unanswered.get(answer ?? "");
    if (answered) this.unanswered.delete(answered.message.id);
    this.handlers.heard(message, answered?.again ?? false);
    const turnedAway = message.tell === "refused" && message.said === "hello";
    if (turnedAway || (message.tell === "bye" && !message.again)) this.close();
  }

  private arrive(): void {
    this.welcomed = true;
    this.tries = 0;
    this.enter("open");
    for (const waiting of this.unanswered.values()) {
      waiting.again ||= waiting.sent;
      waiting.sent = this.say(waiting.message);
    }
    this.beat();
  }

  /** A silent connection is as bad as a closed one, so there is always something to answer. */
  private beat(): void {
    this.cancelBeat?.();
    this.cancelBeat = this.world.after(PING_EVERY, () => (this.ping(), this.beat()));
  }

  private expectAnswer(): void {
    this.cancelDoubt ??= this.wait(SLOW_AFTER, () => {
      this.enter("slow");
      this.cancelDoubt = this.wait(LOST_AFTER - SLOW_AFTER, () => this.lose());
    });
  }

  /** In two steps: a page that was itself too busy to listen first hears what has arrived meanwhile. */
  private wait(ms: number, then: () => void): () => void {
    let cancel = this.world.after(ms - MOMENT, () => (cancel = this.world.after(MOMENT, then)));
    return () => cancel();
  }

  private trust(): void {
    this.cancelDoubt?.();
    this.cancelDoubt = null;
    if (this.state === "slow") this.enter("open");
  }

  private lose(): void {
    if (this.state === "over") return;
    this.hangUp();
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    const wait = most * (0.5 + this.world.random() / 2);
    this.cancelRetry = this.world.after(wait, () => this.open());
    this.enter("lost", wait);
  }

  private enter(state: ConnectionState, retryIn = 0): void {
    this.state = state;
    this.handlers.changed(state, retryIn);
  }
}

/** The real world: the server's socket and the page's time. */
export function realWorld(): World {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return {
    open: () => new WebSocket(`${scheme}://${location.host}${at("/ws")}`),
    after: (ms, then) => {
      const id = setTimeout(then, ms);
      return () => clearTimeout(id);
    },
    random: Math.random,
    now: () => performance.now(),
  };
}
