/**
 * Dialogs over the page. The page under them stays in the accessibility tree: a modal dialog of the browser, or an
 * inert page, would take it out. Then live regions fall silent, and when the page is back, Orca holds on to parts of
 * the tree that no longer exist: it says nothing about the place that gets the focus, and keeps the letters for itself.
 * So it's only the keyboard that is kept in the topmost dialog, and its layer lies over whatever could be clicked.
 * why: docs/decisions/0029-a-table-that-is-still-heard.md
 */
const open: HTMLElement[] = [];

/** How long a dialog that was closed stays in the page, unseen. The focus is at the table at once; if Orca doesn't find
 * the place that it comes from, it doesn't say where the focus is now. */
const LEAVING = 500;

/** Opens a dialog over everything, in place of one that is just leaving; returns a function that closes it. */
export function openDialog(dialog: HTMLElement): () => void {
  document.querySelector("[data-leaving]")?.remove();
  document.body.append(dialog);
  open.push(dialog);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    dialog.dataset.leaving = "";
    setTimeout(() => dialog.remove(), LEAVING);
  };
}

/** Whether this dialog is the active one; without an argument, whether there is none. */
export const isOnTop = (dialog?: HTMLElement): boolean => open.at(-1) === dialog;

/** The topmost dialog. */
export const topDialog = (): HTMLElement | undefined => open.at(-1);
