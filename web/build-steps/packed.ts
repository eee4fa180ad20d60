/** Everything in the build that can be made smaller also as .br and .gz, so that the server need not do the work. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const LOOSE = /\.(js|css|html|svg|json|webmanifest|wasm)$/;

export function packed(folder: string): Plugin {
  return {
    name: "breakhouse-packed",
    apply: "build",
    closeBundle(failure) {
      if (failure) return; // of which there is nothing to pack, and something else to be read
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (LOOSE.test(name)) pack(join(folder, name));
      }
    },
  };
}

function pack(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < 400) return;
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
