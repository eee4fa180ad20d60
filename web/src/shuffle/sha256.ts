/** SHA-256 and HMAC as in FIPS 180-4 and RFC 2104. Pages served over plain http have no `crypto.subtle`. */

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && [...Array(n).keys()].every((d) => d < 2 || n % d));
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p)));
const BLOCK = 64;

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

export const unhex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length >> 1 }, (_, n) => Number.parseInt(text.slice(2 * n, 2 * n + 2), 16));

export function sha256(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const state = Uint32Array.from(START);
  for (let at = 0; at < length; at += BLOCK) compress(state, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, view: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let n = 0; n < 64; n++) w[n] = n < 16 ? view.getUint32(at + 4 * n) : mix(w, n);
  let [a, b, c, d] = [state[0]!, state[1]!, state[2]!, state[3]!];
  let [e, f, g, h] = [state[4]!, state[5]!, state[6]!, state[7]!];
  for (let n = 0; n < 64; n++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[n]! + w[n]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n]! += word));
}

function mix(w: Uint32Array, n: number): number {
  const [x, y] = [w[n - 15]!, w[n - 2]!];
  const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
  const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
  return w[n - 16]! + s0 + w[n - 7]! + s1;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const under = (mask: number, text: Uint8Array): Uint8Array =>
    sha256(Uint8Array.of(...block.map((byte) => byte ^ mask), ...text));
  return under(0x5c, under(0x36, message));
}
