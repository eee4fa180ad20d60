/** Where the visitor is. An internal link changes the page without reloading it. */

import { BASE, at } from "../net/base-path";

export type Place = { page: string; rest: string[]; query: URLSearchParams };

let address = addressOf(location);
let place = $state.raw<Place>(read());

export const here = (): Place => place;

/** Whether to confirm leaving, and where to go afterwards. */
let doubts: (() => boolean) | null = null;
let onwards = $state.raw<(() => void) | null>(null);

/** Goes there, after `before` if something has to happen first. In the middle of a turn, asks first. */
export function go(path: string, replace = false, before: () => void = () => undefined): void {
  if (path === address) return;
  const leave = (): void => {
    before();
    history[replace ? "replaceState" : "pushState"](null, "", at(path));
    arrive();
  };
  if (doubts?.()) onwards = leave;
  else leave();
}

/** While `doubt` says so, asks before leaving the page; returns a function that stops it. */
export function askBeforeLeaving(doubt: () => boolean): () => void {
  doubts = doubt;
  return () => {
    if (doubts === doubt) doubts = onwards = null;
  };
}

export const isLeaving = (): boolean => onwards !== null;
export const stay = (): void => void (onwards = null);

export function leaveAnyway(): void {
  const leave = onwards;
  onwards = null;
  leave?.();
}

/** Follows links and the browser's own back and forward. */
export function listen(): void {
  addEventListener("popstate", goBack);
  addEventListener("beforeunload", (event) => doubts?.() && event.preventDefault());
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.hash && link.pathname === location.pathname) return;
    const path = addressOf(link);
    if (!link.pathname.startsWith(`${BASE}/`) || /^\/(api|admin)\b/.test(path)) return;
    event.preventDefault();
    go(path);
  });
}

/** The browser has already left: brings it back while we ask. */
function goBack(): void {
  const wanted = addressOf(location);
  if (wanted === address || !doubts?.()) return arrive();
  history.pushState(null, "", at(address));
  go(wanted);
}

function arrive(): void {
  address = addressOf(location);
  place = read();
  scrollTo(0, 0);
}

/** The address within the server, whatever its base path. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return (pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : "/") + search;
}

function read(): Place {
  const path = address.split("?")[0] ?? "";
  const [page = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(location.search) };
}
