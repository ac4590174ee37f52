// Keeps the portal readable without a network: its files, and what was read of the server. It never answers with an old copy
// while the server can be reached, and never changes a page that is open: typed text is safe from an update.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const files = "kwan-files";
const answers = "kwan-answers";

/** The shell, and what it names: with them every address of the portal opens offline. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await fetch("/", { cache: "no-cache" });
  if (!shell.ok) return;
  const html = await shell.clone().text();
  await cache.put("/", shell);
  // Its styles stand in it.
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
  await cache.addAll(named);
}

/** A file with a hash in its name never changes. */
async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(files);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** A page comes from the server; without a network, the shell stands for it. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(files)).match("/");
    if (kept) return kept;
    throw cause;
  }
}

/** What was read is kept for when there is no network. Logging out forgets it. */
async function answerOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    const isFile = answer.headers.has("content-disposition");
    if (answer.ok && !isFile) await (await caches.open(answers)).put(request, answer.clone());
    return answer;
  } catch (cause) {
    const kept = await caches.match(request, { cacheName: answers, ignoreVary: true });
    if (kept) return kept;
    throw cause;
  }
}

const isPublic = (path: string) => /^\/(auth|extern|verify|mailbox|sandbox)(\/|$)/.test(path);

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (event) => {
  if (event.data === "forget") event.waitUntil(caches.delete(answers));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
  else if (pathname.startsWith("/api/")) event.respondWith(answerOf(request));
  else if (request.mode === "navigate" && !isPublic(pathname)) event.respondWith(pageOf(request));
});

export {};
