/** The command box: what stays in it, what it presses, and where the keyboard goes when you leave it. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { transcript } from "../../src/a11y/announcer.svelte";
import type { GameFace } from "../../src/games/contract";
import type { Face } from "../../src/net/face";
import TextTable from "../../src/table/TextTable.svelte";

const FACE = { game: "any", seat: 0, view: {}, offers: [], names: [] } as unknown as Face;
const GAME = { choices: () => [], answer: () => null, tell: () => "", typed: () => null } as unknown as GameFace;

let shown: { reach: () => void } | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

function show(game: GameFace): { reach: () => void } {
  const props = { face: FACE, game, teller: { seat: 0, name: () => "" }, lines: [], chats: [], ask: () => undefined, behind: () => Promise.resolve([]), folded: false };
  shown = mount(TextTable, { target: document.body, props }) as { reach: () => void };
  flushSync();
  return shown;
}

/** Goes to the command box, and sends this line. */
async function type(line: string): Promise<HTMLInputElement> {
  shown!.reach();
  const box = document.querySelector<HTMLInputElement>("input.field")!;
  box.value = line;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.form!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await vi.dynamicImportSettled();
  await tick();
  await vi.waitFor(() => flushSync());
  return box;
}
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): string =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

/** A rack of two tiles, the first of which has the focus; then its owner goes to the command box. */
function typeFromRack(): HTMLElement[] {
  document.body.innerHTML = `<ul data-play tabindex="-1"><li tabindex="-1">1</li><li tabindex="0">2</li></ul>`;
  const tiles = [...document.querySelectorAll<HTMLElement>("li")];
  show(GAME);
  tiles[0]!.focus();
  shown!.reach();
  expect(document.activeElement?.tagName).toBe("INPUT");
  return tiles;
}

const escape = (): void =>
  void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

test("Escape leads back to where you came from", () => {
  const [first] = typeFromRack();
  escape();
  expect(document.activeElement).toBe(first);
});

test("Escape leads to the rack if the tile you came from has been laid", () => {
  const [first, second] = typeFromRack();
  first!.remove();
  escape();
  expect(document.activeElement).toBe(second);
});

test("what isn't understood stays in the box, selected to be typed over, with the keyboard in it", async () => {
  show(GAME);
  const box = await type("dance");
  expect([box.value, selected(box), document.activeElement]).toEqual(["dance", "dance", box]);
  expect(document.body.textContent).toContain("I don’t understand “dance”.");
});

test("so does what is refused; what is carried out goes", async () => {
  let refused: { text: string } | null = { text: "It’s not your turn." };
  show({ ...GAME, typed: () => ({ do: "pass" }), carryOut: () => Promise.resolve(refused) } as unknown as GameFace);
  const box = await type("pass");
  expect([box.value, selected(box), document.activeElement]).toEqual(["pass", "pass", box]);
  expect(document.body.textContent).toContain("It’s not your turn.");
  refused = null;
  await type("pass");
  expect(box.value).toBe("");
});

test("a switch of the page is pressed by its words, announced, and the keyboard stays in the box", async () => {
  document.body.innerHTML = `<label><input type="checkbox"> Magnet</label><button aria-expanded="false" onclick="this.ariaExpanded='true'">More</button>`;
  show(GAME);
  const box = await type("magnet");
  expect([document.querySelector<HTMLInputElement>("label input")!.checked, box.value, document.activeElement]).toEqual([true, "", box]);
  expect(transcript().at(-1)).toBe("Magnet: on.");
  await type("Magnet");
  expect(transcript().at(-1)).toBe("Magnet: off.");
});

test("a button that can't be pressed now is known, and says so", async () => {
  document.body.innerHTML = `<button disabled>Lay</button>`;
  show(GAME);
  await type("lay");
  expect(document.body.textContent).toContain("You can’t do that right now.");
});
