/**
 * The keyboard is never nowhere. What had the focus may go away under it: a button that was pressed, a tile that was
 * laid, a dialog, a page. Then the focus goes to where one would go next, and a screen reader says where that is:
 * to what is marked with `data-next` (the lowest number first), else to what follows where it was, else to the title.
 * Who is reading elsewhere, or has clicked beside everything, is left alone.
 */
import { topSheet } from "./sheets";

/** What is being drawn anew may come back at once. */
const SOON = 60;
/** So long after a change of page its title gives way to the place where one goes on. */
const ARRIVING = 4000;

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Where the keyboard was: each parent up to the page, and which of its children led there. */
let trail: { parent: Element; index: number }[] = [];
/** Somebody has clicked beside everything: nothing is to have the focus. */
let released = false;
let last: Element | null = null;
let looking: ReturnType<typeof setTimeout> | null = null;
/** The title of a page that has just been opened, as long as nobody has gone on from it. */
let opened: { title: Element | null; until: number } | null = null;

export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) [trail, released, last] = [trailOf(target), false, target];
  });
  addEventListener("focusout", lookSoon);
  addEventListener("keydown", () => (opened = null), true);
  addEventListener("pointerdown", ({ target }) => {
    released = target instanceof Element && !target.closest(FOCUSABLE);
  }, true);
  const watch = { subtree: true, childList: true, attributes: true };
  const changes = ["disabled", "hidden", "inert", "open", "class", "data-next"];
  new MutationObserver(lookSoon).observe(document.body, { ...watch, attributeFilter: changes });
}

/** After a change of page: its title, unless there is a place where one goes on at once. */
export function toTheTitle(): void {
  opened = { title: null, until: performance.now() + ARRIVING };
  lookSoon();
}

/** Where one acts next is gone to before the browser tells anybody that the keyboard was lost: a screen reader that
 * was sent to the page doesn't always follow from there. */
function lookSoon(): void {
  if (!(isLost() && !released) && !isArriving()) return;
  if (isLost() && last?.isConnected === false && marked(topSheet() ?? document.body, 2)) queueMicrotask(settle);
  else looking ??= setTimeout(settle, SOON);
}

function settle(): void {
  looking = null;
  const place = (isLost() && !released) || isArriving() ? placeToGo() : null;
  if (!place || place === document.activeElement) return;
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Nothing has the focus, or it is still on what led here: the link in the head, or the title that was opened. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
function isArriving(): boolean {
  if (!opened || performance.now() > opened.until) return false;
  const at = document.activeElement;
  const led = at instanceof HTMLAnchorElement && at.pathname === location.pathname;
  return at === opened.title || (opened.title === null && (led || isLost()));
}

function placeToGo(): HTMLElement | null {
  const root = topSheet() ?? document.body;
  const next = marked(root, isLost() && !isArriving() ? Infinity : 2);
  if (next || (opened?.title?.isConnected && !isLost())) return next;
  return isArriving() ? (opened!.title = root.querySelector("h1")) : trail.length > 0 ? following(root) : null;
}

/** The first that can be used of the places that are marked, the most pressing first; whoever has just arrived is
 * led to those where one acts, not past the title to where one waits. */
function marked(root: Element, last: number): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>("[data-next]")].filter((one) => Number(one.dataset.next) <= last);
  const order = all.sort((one, other) => Number(one.dataset.next) - Number(other.dataset.next));
  for (const one of order) {
    const place = one.matches(FOCUSABLE) ? (isUsable(one) ? one : null) : (placesIn(one)[0] ?? one);
    if (place) return place;
  }
  return null;
}

/** What comes after the place where the keyboard was, within the nearest part of the page that is still there. */
function following(root: Element): HTMLElement | null {
  for (const { parent, index } of trail) {
    if (!parent.isConnected || !root.contains(parent)) continue;
    if (parent === document.body || parent.matches("#house")) break;
    const places = placesIn(parent);
    const after = parent.children[index];
    const found = after && places.find((one) => after === one || isBefore(after, one));
    if (found ?? places.at(-1)) return found ?? places.at(-1)!;
  }
  return theTitle(root);
}

/** Where there is nothing else yet; it gives way to what comes. */
function theTitle(root: Element): HTMLElement | null {
  const title = root.querySelector<HTMLElement>("h1, h2");
  opened = { title, until: performance.now() + ARRIVING };
  return title;
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const placesIn = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);

const isUsable = (one: HTMLElement): boolean =>
  one.matches(FOCUSABLE) && !one.matches(":disabled, [inert] *") && (one.checkVisibility?.() ?? true);

function trailOf(target: Element): typeof trail {
  const found: typeof trail = [];
  for (let at: Element = target; at.parentElement && at !== document.body; at = at.parentElement) {
    found.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return found;
}
