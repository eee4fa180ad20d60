/**
 * Parts of a page are fetched when somebody wants to see them. After an upgrade of the server, an open page may ask
 * for a part that is gone: it loads itself again then. The match is at the server, so nothing is lost.
 */
export function followUpgrades(reload: () => void = () => location.reload()): void {
  addEventListener("vite:preloadError", () => {
    void isOutdated().then((outdated) => outdated && reload());
  });
}

/** Whether the server hands out another page than this one. Without a connection nobody knows, and it stays. */
async function isOutdated(): Promise<boolean> {
  const mine = document.querySelector("script[type=module][src]")?.getAttribute("src");
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  return Boolean(mine && answer?.ok && !(await answer.text()).includes(mine));
}
