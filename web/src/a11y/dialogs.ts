/**
 * Sheets over the page. The page under them stays in the accessibility tree: a modal dialog of the browser, or an
 * inert page, would take it out. Then live regions fall silent, and when the page is back, Orca holds on to parts of
 * the tree that no longer exist: it says nothing about the place that gets the focus, and keeps the letters for itself.
 * So it's only the keyboard that is kept in the topmost sheet, and a sheet's layer lies over whatever could be clicked.
 */
const open: HTMLElement[] = [];

/** How long a sheet that was closed stays in the page, unseen. The focus is at the table at once; if Orca doesn't find
 * the place that it comes from, it doesn't say where the focus is now. */
const LEAVING = 500;

/** Opens a sheet over everything, in place of one that is just leaving; returns a function that closes it. */
export function lay(sheet: HTMLElement): () => void {
  document.querySelector("[data-leaving]")?.remove();
  document.body.append(sheet);
  open.push(sheet);
  return () => {
    open.splice(open.indexOf(sheet), 1);
    sheet.dataset.leaving = "";
    setTimeout(() => sheet.remove(), LEAVING);
  };
}

/** Whether this sheet is the active one; without an argument, whether there is none. */
export const isOnTop = (sheet?: HTMLElement): boolean => open.at(-1) === sheet;

/** The topmost sheet. */
export const topSheet = (): HTMLElement | undefined => open.at(-1);
