/**
 * One table as this page knows it: who sits there, what each of the page's seats sees and may do, what happened.
 * Drawn table and text table both read from here and act through here; it contains no game's rules.
 */
import { announce } from "../a11y/announcer.svelte";
import type {
  Announcement, Bye, ChatMessage, ClockReading, Do, Hint, Saying, SeatKey, SeatView, TableInfo, TableMessage, Telling,
  Topic, Update,
} from "../generated/messages";
import { current, say } from "../lib/language.svelte";
import { listen } from "../lib/listeners";
import { Pledges } from "../shuffle/pledges";
import { NOBODY, spokenText, Chat } from "./chat.svelte";
import { Connection, realWorld, type ConnectionState, type World } from "./connection";
import { joinLines, type Line, linesOf } from "./event-log";
import { isOffer, type Face, type GameEvent, type Gesture, type Offer, type Refused } from "./face";

type Sight = { view: unknown; offers: Offer[]; few: Offer[] };

const sightOf = ({ view, offers, few }: SeatView): Sight => ({
  view,
  offers: offers.filter(isOffer),
  few: few.map((n) => offers[n]).filter(isOffer),
});

export class Table {
  connectionState = $state<ConnectionState>("calling");
  waiting = $state(0);
  info = $state.raw<TableInfo | null>(null);
  yours = $state.raw<number[]>([]);
  handedTo = $state<number | null>(null);
  me = $state("");
  sights = $state.raw<ReadonlyMap<number | null, Sight>>(new Map());
  clock = $state.raw<ClockReading>({ now: 0, running: false, rate: 1, deadlines: [] });
  lines = $state.raw<Line[]>([]);
  hint = $state.raw<Hint | null>(null);
  seatKey = $state.raw<SeatKey | null>(null);
  asking = $state.raw<{ who: string; name: string; seat: number }[]>([]);
  trouble = $state.raw<Refused | null>(null);
  notice = $state.raw<Announcement | null>(null);
  bye = $state.raw<Bye | null>(null);
  asked = $state(false);
  /** Somebody has skipped ahead, and the bot's turn isn't over yet. */
  private skipped = $state(false);

  readonly chat: Chat;
  private readonly connection: Connection;
  private clockSetAt = 0;
  private next = 0;
  private perspective: number | null = null;
  match = ""; // the one that is seen; when another begins, `info` knows it first
  private unread = false; // what happened before the last fresh view
  private sent = 0;
  private readonly answers = new Map<string, (refused: Refused | null) => void>();
  /** Commands whose sender announces the refusal itself. */
  private readonly silent = new Set<string>();
  /** Accepted commands whose consequences haven't arrived yet. */
  private accepted: string[] = [];
  private readonly eventListeners = new Set<(events: GameEvent[], fresh: boolean) => void>();
  private readonly gestureListeners = new Set<(gesture: Gesture) => void>();
  private readonly pledges = new Pledges((message) => this.connection.say(message));
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly code: string,
    private readonly world: World = realWorld(),
    private key: string | null = null,
    screen = false,
  ) {
    this.chat = new Chat(world);
    this.connection = new Connection(world, {
      hello: () => ({ say: "hello", table: code, language: current(), screen, ...this.seen() }),
      heard: (message, again) => this.hear(message, again),
      changed: (state) => {
        this.connectionState = state;
        this.waiting = this.connection?.waiting() ?? 0;
      },
    });
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    this.connection.close();
  }

  /** Leaves the table: a bot may take the seats at once. */
  leave(): void {
    this.connection.say({ say: "leave" });
    this.connection.close();
  }

  retry(): void {
    this.connection.retry();
  }

  /** The seat this page plays now: the one the device was passed to, or the only one; null when watching. */
  get seat(): number | null {
    if (this.yours.length > 1 && this.info?.covered) return this.handedTo;
    return this.yours[0] ?? null;
  }

  get sight(): Sight | null {
    return this.sights.get(this.seat) ?? this.sights.get(null) ?? [...this.sights.values()][0] ?? null;
  }

  get names(): string[] {
    return this.info?.seats.map((s) => s.name) ?? [];
  }

  get isHost(): boolean {
    return this.info?.host === this.me;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? say("seat-number", { n: seat + 1 });
  }

  /** Match time in milliseconds, now. */
  now(): number {
    const past = this.clock.running ? (this.world.now() - this.clockSetAt) * this.clock.rate : 0;
    return Math.round(this.clock.now + past);
  }

  /** When the next deadline falls due. */
  get due(): number | null {
    const { deadlines } = this.clock;
    return deadlines.length === 0 ? null : Math.min(...deadlines.map((deadline) => deadline.at));
  }

  /** What a game's face gets. */
  face(): Face {
    return {
      game: this.info?.game ?? "",
      view: this.sight?.view ?? null,
      offers: this.sight?.offers ?? [],
      few: this.sight?.few ?? [],
      seat: this.seat,
      names: this.names,
      running: this.info?.phase === "playing",
      now: () => this.now(),
      rate: this.clock.rate,
      skip: this.clock.rate > 1 && this.yours.length > 0 && !this.skipped ? () => this.skip() : null,
      due: this.due,
      send: (command, seat, silently) => this.send(command, seat ?? this.seat, silently),
      seats: this.yours.filter((seat) => this.sights.has(seat)),
      offersOf: (seat) => this.sights.get(seat)?.offers ?? [],
      gesture: (body) => this.gesture(body),
      onGesture: (heard) => listen(this.gestureListeners, heard),
      onEvents: (heard) => this.onEvents((events) => heard(events)),
    };
  }

  onEvents(heard: (events: GameEvent[], fresh: boolean) => void): () => void {
    return listen(this.eventListeners, heard);
  }

  send<C extends { do: string; free?: unknown }>(
    command: C, seat: number | null = this.seat, silently = false,
  ): Promise<Refused | null> {
    if (seat === null) return Promise.resolve(null);
    this.sent += 1;
    const id = `${this.mark}-${this.sent}`;
    if (silently) this.silent.add(id);
    const { free: _free, ...plain } = command;
    const message: Do = { say: "do", id, seat, command: plain, ...(this.clock.running ? { at: this.now() } : {}) };
    return new Promise((answer) => {
      this.answers.set(id, answer);
      this.connection.command(message);
      this.waiting = this.connection.waiting();
    });
  }

  /** Takes back the last command that has not left this device. */
  undo(): boolean {
    const id = this.connection.takeBack();
    if (id) this.answers.get(id)?.(null);
    this.waiting = this.connection.waiting();
    return id !== null;
  }

  say(message: Saying): boolean {
    this.trouble = null;
    return this.connection.say(message);
  }

  agree(to: Topic): void {
    this.say({ say: "agree", to });
  }

  private skip(): void {
    this.skipped = this.say({ say: "skip-ahead" });
  }

  gesture(body: unknown): void {
    if (this.seat !== null) this.connection.say({ say: "gesture", seat: this.seat, motion: body });
  }

  askHint(): void {
    if (this.seat === null) return;
    this.hint = null;
    this.asked = true;
    this.say({ say: "hint", seat: this.seat });
  }

  private seen() {
    return this.match ? { seen: { perspective: this.perspective, next: this.next, match: this.match } } : {};
  }

  private hear(message: Telling, again: boolean): void {
    switch (message.tell) {
      case "welcome":
        this.me = message.you;
        this.pledges.sayAgain();
        this.yours = message.seats;
        if (this.key) this.connection.say({ say: "take-seat", key: this.key });
        this.key = null;
        return;
      case "table":
        return this.seeTable(message);
      case "update":
        return this.seeUpdate(message);
      case "accepted":
        // What a command changed comes right after its confirmation, and both should appear together. Only the repeated
        // answer to a command that was sent twice has nothing after it.
        if (again) this.answer(message.id, null);
        else this.accepted.push(message.id);
        return;
      case "refused":
        return this.refuse(message.id, message);
      case "gesture":
        for (const heard of this.gestureListeners) heard({ seat: message.seat, body: message.motion });
        return;
      case "chat":
        return this.hearLine(message);
      case "hint":
        this.hint = message;
        this.asked = false;
        return announce(message.text);
      case "seat-key":
        this.seatKey = message;
        return;
      case "asked-to-see":
        this.asking = [...this.asking.filter((a) => a.who !== message.who), message];
        return announce(say("asks-to-see", { name: message.name }));
      case "history":
        this.lines = linesOf(message.events, 0);
        return;
      case "notice":
        this.notice = message;
        return this.hearLine({ ...NOBODY, text: message.text });
      case "bye":
        this.bye = message;
        return announce(message.text, true);
      case "pong":
        return;
    }
  }

  private seeTable(message: TableMessage): void {
    this.info = message.table;
    this.yours = message.yours;
    this.handedTo = message.handed_to;
    this.pledges.see(message.table, message.yours);
  }

  private seeUpdate(update: Update): void {
    const another = update.match !== this.match || update.perspective !== this.perspective;
    this.match = update.match;
    this.perspective = update.perspective;
    this.next = update.next;
    if (update.clock.rate < this.clock.rate) this.skipped = false;
    this.clock = update.clock;
    this.clockSetAt = this.world.now();
    this.sights = new Map(update.faces.map((face) => [face.seat, sightOf(face)]));
    const lines = linesOf(update.events, update.first);
    const events = lines.map((line) => line.event);
    this.lines = another || update.fresh ? lines : joinLines(this.lines, lines, update.first);
    this.unread ||= update.fresh && update.next > 0;
    const open = update.faces.some((face) => face.view !== null);
    if (this.unread && open) this.unread = !this.connection.say({ say: "history" });
    if (events.length > 0) this.hint = this.trouble = null;
    for (const heard of this.eventListeners) heard(events, update.fresh || another);
    for (const id of this.accepted.splice(0)) this.answer(id, null);
  }

  private answer(id: string, refused: Refused | null): void {
    this.answers.get(id)?.(refused);
    this.answers.delete(id);
    this.silent.delete(id);
    this.waiting = this.connection.waiting();
  }

  private refuse(id: string | null, refused: Refused & { said: string | null }): void {
    if (refused.said === "pledge" || refused.said === "reveal") return; // the shuffle goes on without it
    if (id === null || !this.silent.has(id)) announce(refused.text, true);
    this.asked = false;
    if (id) this.answer(id, refused);
    else if (refused.said === "hello") this.bye = { tell: "bye", code: refused.code, text: refused.text, again: false };
    else this.trouble = refused;
  }

  private hearLine(line: ChatMessage): void {
    if (this.chat.hear({ ...line, after: this.next })) announce(spokenText(line));
  }
}
