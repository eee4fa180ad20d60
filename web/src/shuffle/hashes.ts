/** What is hashed how when a match is shuffled, as in `core/shuffle.py`. */
import { hex, sha256, utf8 } from "./sha256";

/** An attempt to shuffle as this page saw it, with its own nonces by seat. */
export interface Sighting {
  commitment: string;
  frozen: string;
  /** Whether game and seats at the table were those that were frozen. */
  fits: boolean;
  pledges: (string | null)[] | null;
  nonces: Record<number, string>;
}

export const text = (kind: string, ...lines: string[]): Uint8Array => utf8([`breakhouse ${kind}`, ...lines].join("\n"));
const hash = (kind: string, ...lines: string[]): string => hex(sha256(text(kind, ...lines)));

export const commit = (secret: string, frozen: string): string => hash("commitment", secret, frozen);
export const pledge = (commitment: string, seat: number, nonce: string): string =>
  hash("pledge", commitment, String(seat), nonce);
export const mark = (match: string, who: string): string => hash("seat", match, who).slice(0, 16);
