/**
 * Sheets that lie over the page. The browser's own modal dialogs make everything else inert, the live regions too, and
 * a table would fall silent while one is open; so only the page is made inert, and every sheet but the last.
 */
const open: HTMLElement[] = [];

/** Lays a sheet over everything; returns how to take it away. */
export function lay(sheet: HTMLElement): () => void {
  document.body.append(sheet);
  open.push(sheet);
  rest();
  return () => {
    open.splice(open.indexOf(sheet), 1);
    sheet.remove();
    rest();
  };
}

/** Whether this sheet is the one to act upon; without one, whether there is none. */
export const isOnTop = (sheet?: HTMLElement): boolean => open.at(-1) === sheet;

/** The sheet that everything else lies under. */
export const topSheet = (): HTMLElement | undefined => open.at(-1);

function rest(): void {
  const house = document.getElementById("house");
  if (house) house.inert = open.length > 0;
  for (const sheet of open) sheet.inert = !isOnTop(sheet);
}
