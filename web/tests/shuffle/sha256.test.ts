import { createHash, createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { hex, hmac, sha256, unhex, utf8 } from "../../src/shuffle/sha256";

// Printed by Python: hashlib.sha256(text).hexdigest(), hmac.digest(key, text, "sha256").hex()
const HASHLIB: [string, string][] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["Breakhouse, à la carte ∞", "ae28cbf22c9831768f45dea1a6dc8169b5eedcc2928082dea2c1d9720465d192"],
  ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"],
  ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"],
  ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"],
  ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"],
];

test("SHA-256 gives what Python gives", () => {
  for (const [text, digest] of HASHLIB) expect(hex(sha256(utf8(text)))).toBe(digest);
});

test("every length around the blocks, and any bytes, hash as in the system's library", () => {
  for (let length = 0; length < 300; length++) {
    const bytes = new Uint8Array(randomBytes(length));
    expect(hex(sha256(bytes)), `${length} bytes`).toBe(createHash("sha256").update(bytes).digest("hex"));
    const key = new Uint8Array(randomBytes(length % 150));
    expect(hex(hmac(key, bytes)), `${length} bytes`).toBe(createHmac("sha256", key).update(bytes).digest("hex"));
  }
  const long = new Uint8Array(randomBytes(100_000));
  expect(hex(sha256(long))).toBe(createHash("sha256").update(long).digest("hex"));
});

test("hexadecimal there and back", () => {
  const bytes = new Uint8Array(randomBytes(40));
  expect(unhex(hex(bytes))).toEqual(bytes);
});
