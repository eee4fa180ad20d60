// The page opens without a line too: it then says that the house does not answer, and the companion still works.
/** Where the house stands on its host; others may stand beside it. */
const ROOT = new URL("./", location).pathname;
const SHELF = `breakhouse-2:${ROOT}`;
const FORMER = "breakhouse-1";
const MOST = 160;
const GAMES = `${ROOT}api/games`;
const TEXTS = `${ROOT}api/texts/`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(SHELF);
      const page = await fetch(ROOT, { cache: "no-cache" });
      if (!page.ok) return;
      const text = await page.clone().text();
      await shelf.put(ROOT, page);
      const parts = [...text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map((found) => found[1]);
      const companion = await fetch(`${ROOT}offline.json`, { cache: "no-cache" }).then((told) => (told.ok ? told.json() : []));
      await shelf.addAll([...new Set([...["icon.svg", ...companion].map((name) => ROOT + name), ...parts, ...(await texts(shelf))])]);
      await self.skipWaiting();
    })(),
  );
});

/** Keeps what the house tells about its games, and says where the words of those with a companion are. */
async function texts(shelf) {
  const told = await fetch(GAMES, { cache: "no-cache" });
  if (!told.ok) return [];
  await shelf.put(GAMES, told.clone());
  const groups = (await told.json()).games.filter((game) => game.manifest.companion).flatMap((game) => Object.entries(game.texts));
  return groups.flatMap(([group, versions]) =>
    Object.entries(versions).map(([language, version]) => `${TEXTS}${group}/${language}?v=${version}`),
  );
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await caches.delete(FORMER);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const text = url.pathname.startsWith(TEXTS);
  if (url.pathname.startsWith(`${ROOT}assets/`) || (text && url.search)) event.respondWith(kept(request));
  else if (text || url.pathname === GAMES) event.respondWith(freshest(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith(`${ROOT}admin`)) event.respondWith(page(request));
});

async function kept(request) {
  const shelf = await caches.open(SHELF);
  const found = await shelf.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await shelf.put(request, fresh.clone());
    const names = await shelf.keys();
    for (const old of names.slice(0, Math.max(0, names.length - MOST))) if (!old.url.endsWith("/")) await shelf.delete(old);
  }
  return fresh;
}

async function freshest(request) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shelf.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await shelf.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}

async function page(request) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && (fresh.headers.get("content-type") ?? "").startsWith("text/html")) await shelf.put(ROOT, fresh.clone());
    return fresh;
  } catch {
    return (await shelf.match(ROOT)) ?? Response.error();
  }
}
