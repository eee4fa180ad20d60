/** The focus goes on when what had it is gone, and stays away when a screen reader went to read elsewhere. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepFocus } from "../../src/a11y/focus";

const at = (): string => document.activeElement?.id ?? "";
const focus = (id: string): HTMLElement => {
  const found = document.getElementById(id)!;
  found.focus();
  return found;
};
const wait = (): Promise<void> => new Promise((later) => setTimeout(later, 150));

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML =
    '<main><h1>Title</h1><div><button id="one">1</button><button id="two">2</button></div><ul data-next="2" tabindex="0" id="rack"></ul></main>';
});

test("on a page that was just loaded, the first focus comes after its lists", async () => {
  document.body.innerHTML += '<select><option>1</option></select>';
  await wait();
  expect(at()).toBe("");
  await vi.waitFor(() => expect(at()).toBe("rack"));
  document.body.innerHTML = '<main><select><option>1</option></select><a href="#" data-next="1" id="next">2</a></main>';
  await vi.waitFor(() => expect(at()).toBe("next"), 300);
});

test("what is gone passes the focus on", async () => {
  focus("one").remove();
  await vi.waitFor(() => expect(at()).toBe("rack"));
});

test("what was left for a heading isn't gone back to, even if it goes later", async () => {
  const one = focus("one");
  one.blur(); // a browser does this when a screen reader moves its cursor to a heading
  await wait();
  expect(at()).toBe("");
  one.remove();
  await wait();
  expect(at()).toBe("");
});

test("a button that was busy for a moment has lost the focus, not given it away", async () => {
  const one = focus("one") as HTMLButtonElement;
  one.disabled = true;
  one.dispatchEvent(new FocusEvent("focusout", { bubbles: true })); // a browser takes the focus off it
  Object.defineProperty(document, "activeElement", { configurable: true, get: () => document.body });
  one.disabled = false;
  const moved = vi.spyOn(document.getElementById("rack")!, "focus");
  await vi.waitFor(() => expect(moved).toHaveBeenCalled());
  delete (document as { activeElement?: unknown }).activeElement;
});

test("a place that can't be used any more is left too", async () => {
  const one = focus("one") as HTMLButtonElement;
  one.blur();
  one.disabled = true;
  await vi.waitFor(() => expect(at()).toBe("rack"));
});

test("who waits where nothing can be done yet is led to the button once it can be pressed", async () => {
  document.body.innerHTML =
    '<main><h1>Title</h1><div id="start" data-next="3" tabindex="-1"><button id="go" disabled>Start</button></div></main>';
  focus("start");
  await wait();
  expect(at()).toBe("start");
  (document.getElementById("go") as HTMLButtonElement).disabled = false;
  await vi.waitFor(() => expect(at()).toBe("go"));
});
