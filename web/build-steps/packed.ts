/** Every text file of the build also as .br and .gz, so that the server sends small files without doing the work. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

export function packed(folder: string): Plugin {
  return {
    name: "breakhouse-packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (TEXT.test(name)) pack(join(folder, name));
      }
    },
  };
}

function pack(file: string): void {
  const plain = readFileSync(file);
  if (plain.length < 400) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: plain.length > 500_000 ? 8 : 11 };
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
