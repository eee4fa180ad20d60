/**
 * What can be pressed can be typed. The page itself is the list of its buttons: each has its words and its act there,
 * and nowhere else, so no button can be forgotten. Two attributes say what a page can't show:
 * `data-read`: the game reads these names itself, as it reads any brick or set;
 * `data-act`: a key does the same and says what it did, so typed words press that key (`GameFace.plays`).
 */
export interface Button {
  /** What stands on it, and what it's called. */
  readonly words: readonly string[];
  readonly enabled: boolean;
  readonly act?: string | undefined;
  press(): void;
  /** Whether it is on, for a switch; null for anything else. */
  isOn?(): boolean | null;
}

const PRESSED = "button, a[href], summary, input[type='checkbox'], input[type='radio']";

/** All of them on the screen, except those of a dialog that was just closed. */
export function buttonsOnScreen(): Button[] {
  const all = [...document.querySelectorAll<HTMLElement>(PRESSED)];
  return all.filter((one) => isShown(one) && !one.closest("[data-read], [data-leaving]")).map(buttonFor);
}

const buttonFor = (one: HTMLElement): Button => ({
  words: namesOf(one),
  enabled: !one.matches(":disabled"),
  act: one.dataset.act,
  press: () => one.click(),
  isOn: () => (one instanceof HTMLInputElement ? one.checked : (stateOf(one) ?? null)),
});

function stateOf(one: HTMLElement): boolean | undefined {
  const state = one.getAttribute("aria-pressed") ?? one.getAttribute("aria-expanded");
  return state === null ? undefined : state === "true";
}

/** As it is heard, as it is seen, and without what is only added to it: a key, a number of messages. */
function namesOf(one: HTMLElement): string[] {
  const label = one instanceof HTMLInputElement ? one.closest("label") : null;
  const from = label ?? one;
  const own = [...from.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
  const names = [one.getAttribute("aria-label") ?? "", textIn(from, true), textIn(from, false), own.join(" ")];
  return [...new Set(names.map((name) => name.replace(/\s+/g, " ").trim()))].filter(Boolean);
}

function textIn(part: Node, heard: boolean): string {
  if (part instanceof Text) return part.data;
  const nodes = [...part.childNodes].filter((node) => !(node instanceof Element) || counts(node, heard));
  return nodes.map((node) => textIn(node, heard)).join(" ");
}

const counts = (part: Element, heard: boolean): boolean =>
  isShown(part) && !(heard && part.getAttribute("aria-hidden") === "true");

const isShown = (one: Element): boolean => one.checkVisibility?.({ visibilityProperty: true }) ?? true;
