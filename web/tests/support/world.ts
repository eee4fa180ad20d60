/** A world driven by hand: sockets that tests open, close and speak through, and time that they let pass. */
import type { Saying, Telling } from "../../src/generated/messages";
import type { Socket, World } from "../../src/net/connection";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Saying[] = [];
  closed = false;
  readyState = 1;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Saying);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  tell(message: Telling): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.onclose?.({ code: 1006 });
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 1000;
  chance = 0.5;
  private timers: { at: number; then: () => void }[] = [];

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.time + ms, then };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((t) => t !== timer));
  }

  random = (): number => this.chance;
  now = (): number => this.time;

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** Lets time pass, calling what falls due in order. */
  pass(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const next = this.timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((t) => t !== next);
      this.time = next.at;
      next.then();
    }
    this.time = until;
  }
}

export const WELCOME: Telling = { tell: "welcome", you: "me", name: "Ann", seats: [0], version: "1" };
