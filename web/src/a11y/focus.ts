/**
 * The focus is never lost. The focused element may disappear: a button that was pressed, a tile that was laid, a
 * dialog, a page. Then the focus moves to where people would go next, and a screen reader says where that is: to what
 * is marked with `data-next` (the lowest number first), else to what follows the old place, else to the title.
 * It leaves people alone who are reading elsewhere or clicked on nothing in particular.
 * why: docs/decisions/0029-a-table-that-is-still-heard.md
 */
import { topDialog } from "./dialogs";

/** An element that is being redrawn may come back at once. */
const SOON = 60;
/**
 * On a page that was just loaded, the first focus comes this much later if there are lists. Chromium reports the value
 * of every list that is added to a page, and Orca takes that for the focus if something has it already: it reads the
 * list and enters focus mode, far from where the keyboard is.
 */
const AFTER_LISTS = 500;
/** For this long after a page change, its title yields the focus to the place to continue. */
const ARRIVING = 4000;

const LEAVING = "[data-leaving] *";
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/** Where the keyboard was: each parent up to the page, and which of its children led there. */
let trail: { parent: Element; index: number }[] = [];
/** Somebody clicked on nothing in particular, or a screen reader went on to read what can't have the focus: leave the
 * focus alone. */
let released = false;
let last: Element | null = null;
/** It could have kept the focus: a button that is busy for a moment couldn't. */
let left = false;
let looking: ReturnType<typeof setTimeout> | null = null;
/** The first focus has waited for the lists of the page. */
let waited = false;
/** The title of a page that was just opened, until the focus moves on. */
let opened: { title: Element | null; until: number } | null = null;

export function keepFocus(): void {
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && !stayInDialog(target)) [trail, released, last] = [trailOf(target), false, target];
  });
  addEventListener("focusout", ({ target }) => {
    left = target instanceof HTMLElement && isUsable(target);
    lookSoon();
  });
  addEventListener("keydown", () => (opened = null), true);
  addEventListener("keydown", goRound);
  addEventListener("pointerdown", ({ target }) => {
    released = target instanceof Element && !target.closest(FOCUSABLE);
  }, true);
  const watch = { subtree: true, childList: true, attributes: true };
  const changes = ["disabled", "hidden", "data-leaving", "open", "class", "data-next"];
  new MutationObserver(lookSoon).observe(document.body, { ...watch, attributeFilter: changes });
}

/** After a page change: its title, unless there is a place to continue at once. */
export function toTheTitle(): void {
  opened = { title: null, until: performance.now() + ARRIVING };
  lookSoon();
}

/** From a dialog that was closed, the focus goes back to where it was before, or to where people would go next, even if
 * a screen reader had left it to read the dialog. */
export function giveBack(place: Element | null): void {
  if (place instanceof HTMLElement) place.focus();
  released = left = false;
  settle();
}

/** A screen reader's own keys can lead out of the dialog that lies on top, as no key of the page does: then back to the
 * dialog as a whole, which Orca names even after its own keys. */
function stayInDialog(target: Element): boolean {
  const dialog = topDialog();
  if (!dialog || dialog.contains(target)) return false;
  dialog.querySelector("dialog")?.focus();
  return true;
}

/** In a dialog, Tab goes from its last place to its first, and back. */
function goRound(event: KeyboardEvent): void {
  const dialog = topDialog();
  if (event.key !== "Tab" || !dialog || event.defaultPrevented) return;
  const places = placesIn(dialog).filter((one) => one.tabIndex >= 0);
  const [first, at, last] = [places[0], document.activeElement, places.at(-1)];
  const leadsOut = event.shiftKey ? at === first || !places.some((one) => one === at) : at === last;
  if (!leadsOut) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Moves to the next place to act before the browser reports that the focus was lost: a screen reader that was sent
 * to the page doesn't always follow from there. */
function lookSoon(): void {
  if (!(isLost() && !released) && !isArriving() && !waitedFor()) return;
  if (isLost() && last?.isConnected === false && marked(topDialog() ?? document.body, 2)) queueMicrotask(settle);
  else looking ??= setTimeout(settle, SOON);
}

function settle(): void {
  looking = null;
  released ||= left && isLost() && last instanceof HTMLElement && last.isConnected && isUsable(last);
  const place = waitedFor() ?? ((isLost() && !released) || isArriving() ? placeToGo() : null);
  if (!place || place === document.activeElement) return;
  if (last === null && !waited && document.querySelector("select")) {
    waited = true;
    looking = setTimeout(settle, AFTER_LISTS);
    return;
  }
  if (!place.matches(FOCUSABLE)) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Nothing has the focus, or only what is about to go. */
function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(LEAVING);
}

/** The focus is still on what led here: the link in the header, or the page's title. */
function isArriving(): boolean {
  if (!opened || performance.now() > opened.until) return false;
  const at = document.activeElement;
  const led = at instanceof HTMLAnchorElement && at.pathname === location.pathname;
  return at === opened.title || (opened.title === null && (led || isLost()));
}

/** What somebody has waited for who was led to a part of the page where nothing could be done: a button to start with,
 * before all seats were taken. */
function waitedFor(): HTMLElement | null {
  const at = document.activeElement;
  const waits = at instanceof HTMLElement && at.dataset.next !== undefined && at.tabIndex < 0;
  return waits ? (placesIn(at)[0] ?? null) : null;
}

function placeToGo(): HTMLElement | null {
  const root = topDialog() ?? document.body;
  const next = marked(root, isLost() && !isArriving() ? Infinity : 2);
  if (next || (opened?.title?.isConnected && !isLost())) return next;
  return isArriving() ? (opened!.title = root.querySelector("h1")) : trail.length > 0 ? following(root) : null;
}

/** The first usable one of the marked places, the most urgent first; on arrival, only places to act, rather than going
 * past the title to a place to wait. */
function marked(root: Element, last: number): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>("[data-next]")].filter((one) => Number(one.dataset.next) <= last);
  const order = all.sort((one, other) => Number(one.dataset.next) - Number(other.dataset.next));
  for (const one of order) {
    const place = one.matches(FOCUSABLE) ? (isUsable(one) ? one : null) : (placesIn(one)[0] ?? one);
    if (place) return place;
  }
  return null;
}

/** What follows the last focused place, within the nearest part of the page that still exists. */
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

/** A fallback until something better appears. */
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
  one.matches(FOCUSABLE) && !one.matches(`:disabled, ${LEAVING}`) && isShown(one);

const isShown = (one: HTMLElement): boolean => one.checkVisibility?.({ visibilityProperty: true }) ?? true;

function trailOf(target: Element): typeof trail {
  const found: typeof trail = [];
  for (let at: Element = target; at.parentElement && at !== document.body; at = at.parentElement) {
    found.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  }
  return found;
}
