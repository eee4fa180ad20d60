/**
 * The page's own check of a shuffle, when the match is over: loaded only then.
 * why: docs/decisions/0018-a-shuffle-nobody-chooses.md
 */
import type { Draw, ShuffleProof } from "../generated/messages";
import { commit, pledge, text, type Sighting } from "./hashes";
import { hex, hmac, unhex, utf8 } from "./sha256";

/** What was found: how far the shuffle is verified, or what is wrong about it. */
export interface ShuffleFinding {
  ok: boolean;
  code: string;
  seat?: number;
  draw?: Draw;
}

export function stir(proof: Pick<ShuffleProof, "secret" | "commitment" | "pledges" | "nonces">): Uint8Array {
  const shares = proof.pledges.map((given, seat) => (given === null ? "none" : `${given} ${proof.nonces[seat]}`));
  return hmac(unhex(proof.secret), text("seed", proof.commitment, ...shares));
}

/** The whole numbers that one stream of chance gives, each below what was asked for. */
export function draw(seed: Uint8Array, purpose: string, counter: number, below: number[]): number[] {
  const key = hmac(seed, utf8(`${purpose}/${counter}`));
  let [block, bytes, used] = [0n, new Uint8Array(), 0];
  const take = (width: number): bigint => {
    if (used + width > bytes.length) {
      const counted = new DataView(new ArrayBuffer(8));
      counted.setBigUint64(0, block++);
      [bytes, used] = [new Uint8Array(hmac(key, new Uint8Array(counted.buffer))), 0];
    }
    used += width;
    return bytes.slice(used - width, used).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  };
  return below.map((most) => {
    const n = BigInt(most);
    const width = Math.max(1, Math.ceil((n - 1n).toString(2).length / 8));
    const limit = ((1n << BigInt(8 * width)) / n) * n;
    for (;;) {
      const x = take(width);
      if (x < limit) return Number(x % n);
    }
  });
}

const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

interface Played {
  game: string;
  options: unknown;
}

/** Checks what the server reveals at the end, on its own and against what this page saw. */
export function checkShuffle(proof: ShuffleProof, played: Played, seen: Sighting[]): ShuffleFinding {
  return checkNumbers(proof, played) ?? compareWithSeen(proof, seen);
}

function checkNumbers(proof: ShuffleProof, played: Played): ShuffleFinding | null {
  const { commitment, frozen, pledges, nonces, secret } = proof;
  if (commit(secret, frozen) !== commitment) return wrong("secret");
  const frozenTerms: Partial<Played & { voids: unknown }> = JSON.parse(frozen);
  if (frozenTerms.game !== played.game || !same(frozenTerms.options, played.options)) return wrong("frozen");
  if (!same(frozenTerms.voids, proof.voids)) return wrong("voids");
  for (let seat = 0; seat < Math.max(pledges.length, nonces.length); seat++) {
    const nonce = nonces[seat] ?? null;
    const promised = nonce === null ? null : pledge(commitment, seat, nonce);
    if (pledges[seat] !== promised) return { ...wrong("pledge"), seat };
  }
  const seed = stir(proof);
  if (hex(seed) !== proof.seed) return wrong("seed");
  const bad = proof.draws.find((one) => !same(draw(seed, one.purpose, one.counter, one.below), one.drawn));
  return bad ? { ...wrong("draws"), draw: bad } : null;
}

function compareWithSeen(proof: ShuffleProof, seen: Sighting[]): ShuffleFinding {
  const found = seen.find((one) => one.commitment === proof.commitment);
  if (!found) return seen.length > 0 ? wrong("commitment") : verified(proof, "unseen");
  if (!found.fits || found.frozen !== proof.frozen) return wrong("seats");
  if (found.pledges !== null && !same(found.pledges, proof.pledges)) return wrong("list");
  const own = Object.entries(found.nonces).filter(([seat, nonce]) => {
    return found.pledges?.[Number(seat)] === pledge(proof.commitment, Number(seat), nonce);
  });
  if (own.some(([seat, nonce]) => proof.nonces[Number(seat)] !== nonce)) return wrong("nonce");
  const known = new Set([proof.commitment, ...proof.voids.map((one) => one.commitment)]);
  if (seen.some((one) => !known.has(one.commitment))) return wrong("voids");
  if (own.length > 0) return verified(proof, "share");
  return verified(proof, Object.keys(found.nonces).length > 0 ? "seen" : "watched");
}

const wrong = (code: string): ShuffleFinding => ({ ok: false, code });

/** Without any page's share, the server could have chosen the deal. */
const verified = (proof: ShuffleProof, code: string): ShuffleFinding => ({
  ok: true,
  code: proof.pledges.every((given) => given === null) ? "alone" : code,
});
