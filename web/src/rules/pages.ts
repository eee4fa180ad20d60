/** Which paragraphs of a game's rules a table gets to read. */
import type { Paragraph } from "../games/contract";

const USUAL: readonly unknown[] = [undefined, null, false, "standard", "screen", ""];
const differs = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : !USUAL.includes(value));

/** Those of changed options come first and are marked, so that house rules are seen. */
export function paragraphs(all: readonly Paragraph[], options: Record<string, unknown>, variants = false) {
  const changed = all.filter((p) => p.option && ((variants && p.variant) || differs(options[p.option])));
  return { changed, always: all.filter((p) => !p.option) };
}
