/**
 * The focus ring is for people who use keys. Browsers also draw it where a script has moved the focus, even if nobody
 * has touched a key: there it would shout at people who point.
 * The page says in `data-keys` which of the two it is; look.css does the rest.
 */
export function ringForKeys(): void {
  const page = document.documentElement;
  /** Dragging with one hand and turning with a key still counts as pointing. */
  let pointing = false;
  const byKey = (): void => void (pointing || page.toggleAttribute("data-keys", true));
  addEventListener("keydown", byKey, true);
  addEventListener("keyup", byKey, true); // the key may have been pressed in the browser's own bars
  addEventListener("pointerdown", () => {
    pointing = true;
    page.removeAttribute("data-keys");
  }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (pointing = false), true);
  // a button that was let go outside the window
  addEventListener("pointermove", ({ buttons }) => (pointing &&= buttons > 0), true);
}
