/** Where the visitor is. A link within the house changes the page without loading it anew. */

export type Place = { page: string; rest: string[]; query: URLSearchParams };

let place = $state.raw<Place>(read());

export const here = (): Place => place;

export function go(path: string, replace = false): void {
  if (path === location.pathname + location.search) return;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

/** Follows links and the browser's own back and forward. */
export function listen(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

function arrive(): void {
  place = read();
  scrollTo(0, 0);
}

function read(): Place {
  const [page = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search) };
}
