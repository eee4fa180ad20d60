/** Who goes and comes back, for the eye: only what is true now. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../../src/net/table.svelte";
import Notices from "../../src/table/Notices.svelte";
import { FakeWorld, WELCOME } from "../support/world";

let world: FakeWorld;
let shown: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
  world = new FakeWorld();
  const table = new Table("ABCD", world);
  table.open();
  world.last.open();
  world.last.tell(WELCOME);
  shown = mount(Notices, { target: document.body, props: { table, inline: true } });
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

function notice(code: string, name: string, text: string): string {
  world.last.tell({ tell: "notice", code, params: { name }, text });
  flushSync();
  return document.body.textContent!.trim();
}

test("somebody who is back is no longer away", () => {
  expect(notice("went-away", "Béa", "Béa is away.")).toBe("Béa is away.");
  expect(notice("came-back", "Béa", "Béa is back.")).toBe("Béa is back.");
});

test("two who go at once are both missed, and each for as long as it's true", () => {
  notice("went-away", "Béa", "Béa is away.");
  expect(notice("went-away", "Cem", "Cem is away.")).toBe("Béa is away. Cem is away.");
  expect(notice("came-back", "Béa", "Béa is back.")).toBe("Cem is away. Béa is back.");
});
