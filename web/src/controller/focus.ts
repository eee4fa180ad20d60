/**
 * Where the keyboard is after something went away under it: a button that was pressed, a tile that was laid, a page.
 * Only a focus that was lost is put somewhere; who is reading elsewhere stays there.
 */

const SOON = 120;
const PATIENCE = 12;

/** Soon after an act: if the focus fell through to the page itself, it goes to the place that comes next. */
export function regain(place: () => HTMLElement | null | undefined): void {
  setTimeout(() => {
    if (lost()) place()?.focus({ preventScroll: true });
  }, SOON);
}

/** After a change of page: the title, as soon as it is there, so that a screen reader says where one is. */
export function toTheTitle(tries = PATIENCE): void {
  const title = document.querySelector<HTMLElement>("h1");
  if (!(lost() || ledHere()) || tries === 0) return;
  if (!title) return void setTimeout(() => toTheTitle(tries - 1), SOON);
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** The link that was followed is still there, in the head of the page; nothing is read if the focus stays on it. */
const ledHere = (): boolean =>
  document.activeElement instanceof HTMLAnchorElement && document.activeElement.pathname === location.pathname;

const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;
