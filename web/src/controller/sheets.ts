/**
 * Sheets over the page. The browser's own modal dialogs make everything else inert, even the live regions, so a table
 * would fall silent while one is open; instead, only the page is made inert, and every sheet but the last.
 */
const open: HTMLElement[] = [];

/** Between the focus in a sheet and the rest of the page becoming inert. If both come at once, Orca takes the sheet for
 * the place that is gone, and says nothing. */
const OPENING = 120;

/** Opens a sheet over everything; returns a function that closes it. */
export function lay(sheet: HTMLElement): () => void {
  document.body.append(sheet);
  open.push(sheet);
  setTimeout(rest, OPENING);
  return () => {
    open.splice(open.indexOf(sheet), 1);
    sheet.remove();
    rest();
  };
}

/** Whether this sheet is the active one; without an argument, whether there is none. */
export const isOnTop = (sheet?: HTMLElement): boolean => open.at(-1) === sheet;

/** The topmost sheet. */
export const topSheet = (): HTMLElement | undefined => open.at(-1);

function rest(): void {
  const house = document.getElementById("house");
  if (house) house.inert = open.length > 0;
  for (const sheet of open) sheet.inert = !isOnTop(sheet);
}
