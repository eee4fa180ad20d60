/**
 * The ring around what has the focus is for whoever uses keys. Browsers also draw it around a place to which a script
 * has moved the focus, though nobody has touched a key: there it would shout at people who point.
 * The page says in `data-keys` which of the two it is; look.css does the rest.
 */
export function ringForKeys(): void {
  const page = document.documentElement;
  /** Whoever drags with one hand and turns with a key still points. */
  let pointing = false;
  const byKey = (): void => void (pointing || page.toggleAttribute("data-keys", true));
  addEventListener("keydown", byKey, true);
  addEventListener("keyup", byKey, true); // who comes from the browser's own bars lets go of the key here
  addEventListener("pointerdown", () => {
    pointing = true;
    page.removeAttribute("data-keys");
  }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => (pointing = false), true);
  // a button that was let go outside the window
  addEventListener("pointermove", ({ buttons }) => (pointing &&= buttons > 0), true);
}
