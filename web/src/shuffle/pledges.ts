/**
 * The page's part in the shuffle: it pledges, reveals its nonces, and remembers what it saw, even across reloads.
 * why: docs/decisions/0018-a-shuffle-nobody-chooses.md
 */
import type { Attempt, Saying, SeatInfo, TableInfo } from "../generated/messages";
import { recallHere, rememberHere } from "../prefs/storage";
import { mark, pledge, type Sighting } from "./hashes";
import { hex } from "./sha256";

const KEPT = 8;

type Memory = { match: string; seen: Sighting[] }[];

const recall = (): Memory => recallHere<Memory>("shuffles", []);

/** What this page saw of the shuffle of a match. */
export const sightingsOf = (match: string): Sighting[] => recall().find((one) => one.match === match)?.seen ?? [];

export class Pledges {
  private readonly sent = new Set<string>();

  constructor(private readonly say: (message: Saying) => boolean) {}

  /** A new connection: what was sent on the old one may be lost, and sending it twice does no harm. */
  sayAgain(): void {
    this.sent.clear();
  }

  see(info: TableInfo, yours: number[]): void {
    const { attempt } = info;
    if (!attempt) return;
    const seen = sightingsOf(info.match);
    const sighting = seen.find((one) => one.commitment === attempt.commitment) ?? look(info, attempt);
    const before = JSON.stringify(sighting);
    const seats = yours.filter((seat) => info.seats[seat]?.bot === null);
    if (attempt.pledges === null) this.pledge(sighting, info, seats);
    else sighting.pledges ??= attempt.pledges;
    if (before !== JSON.stringify(sighting) || !seen.includes(sighting)) keep(info.match, seen, sighting);
    for (const message of this.answers(sighting, attempt, seats)) {
      const key = JSON.stringify(message);
      if (!this.sent.has(key) && this.say(message)) this.sent.add(key);
    }
  }

  private pledge(sighting: Sighting, info: TableInfo, seats: number[]): void {
    for (const seat of seats) {
      if (!info.seats[seat]?.nonce) sighting.nonces[seat] ??= hex(crypto.getRandomValues(new Uint8Array(32)));
    }
  }

  /** Sends pledges; nonces once the list is there, if it's the one this page saw first and has its pledge on it. */
  private answers({ nonces, pledges, fits }: Sighting, attempt: Attempt, seats: number[]): Saying[] {
    const { commitment } = attempt;
    const honest = fits && JSON.stringify(pledges) === JSON.stringify(attempt.pledges);
    return seats.flatMap((seat): Saying[] => {
      const nonce = nonces[seat];
      if (nonce === undefined || !honest) return [];
      const given = pledge(commitment, seat, nonce);
      if (attempt.pledges === null) return [{ say: "pledge", seat, commitment, pledge: given }];
      return attempt.pledges[seat] === given ? [{ say: "reveal", seat, commitment, nonce }] : [];
    });
  }
}

function look(info: TableInfo, { commitment, frozen }: Attempt): Sighting {
  return { commitment, frozen, fits: fits(info, frozen), pledges: null, nonces: {} };
}

/** Whether what was frozen is this game with these seats. */
function fits(info: TableInfo, frozen: string): boolean {
  const terms: { game?: string; rules_version?: number; seats?: string[] } = JSON.parse(frozen);
  const marked = ({ bot, who }: SeatInfo): string => (bot ? `bot ${bot}` : `person ${mark(info.match, who ?? "")}`);
  const seats = info.seats.map(marked);
  const game = terms.game === info.game && terms.rules_version === info.rules_version;
  return game && JSON.stringify(terms.seats) === JSON.stringify(seats);
}

function keep(match: string, seen: Sighting[], sighting: Sighting): void {
  const all = [...seen.filter((one) => one.commitment !== sighting.commitment), sighting];
  const others = recall().filter((one) => one.match !== match);
  rememberHere("shuffles", [...others, { match, seen: all }].slice(-KEPT));
}
