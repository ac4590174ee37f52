// Keeps the portal readable without a network: its files, and the server's responses. It never uses an old copy while
// the server can be reached, and never changes a page that is open, so an update does not lose any typed text.
//
// Each release has a new worker, because the build writes the list of its files into the worker. The new worker stores
// its shell immediately, and removes the files of the previous release once no page of that release is open.
import { assets, bypassesCache, isFromDocs, outdatedOf, scriptsIn, successorsOf } from "./files.ts";

const worker = globalThis as unknown as ServiceWorkerGlobalScope & { kwanBuild?: readonly string[] };

/** The files of this worker's build. The build writes the list into the worker. */
const build = worker.kwanBuild ?? [];

const files = "kwan-files";
const answers = "kwan-answers";
/** The HTML file without the content of any page. Offline, it is used for every page. */
const shellPath = `${import.meta.env.BASE_URL}index.html`;
/**
 * The header of a stored response that identifies the person who requested it. Its presence also shows that a response
 * comes from the cache.
 */
const askerHeader = "x-kwan-asker";
/**
 * The header that says when a stored response expires, by this device's clock: at the end of the session in which it
 * was requested.
 */
const untilHeader = "x-kwan-until";
/**
 * The maximum number of stored responses: enough for one person for several months, and only a small part of a phone's
 * storage.
 */
const maxAnswers = 300;

type WorkerRequest = { request: Request; waitUntil: (work: Promise<unknown>) => void };

const pathsIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/**
 * Whether a file belongs to the toasts. These files are stored, because the portal has to show messages offline too.
 */
const isForMessages = (path: string): boolean => path.startsWith(`${assets}toasts-`);

/** Stores the shell, which lets every URL open offline, and the shell's files. The shell itself is stored last. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await fetch(shellPath, { cache: "no-cache" });
  const html = await shell.clone().text();
  const shellScripts = scriptsIn(html);
  const own = new Set(build);
  // During a release, the shell may belong to a different build. In that case, the browser tries again later.
  if (!shell.ok || shellScripts.some((path) => !own.has(path))) throw new Error("The shell belongs to another build.");
  const storedPaths = await pathsIn(cache);
  const there = new Set(storedPaths);
  // The styles of a page are in its own HTML file but not in the shell. They are small, so store the styles of all
  // pages.
  const styles = build.filter((path) => path.endsWith(".css") && !html.includes(path));
  const needed = [...shellScripts, ...styles, ...build.filter(isForMessages), ...successorsOf(storedPaths, build)];
  await cache.addAll([...new Set(needed)].filter((path) => !there.has(path)));
  await cache.put(shellPath, shell);
}

/** Keeps the files that a page loaded before the worker was installed. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(files);
  const there = new Set(await pathsIn(cache));
  await cache.addAll(paths.filter((path) => build.includes(path) && !there.has(path)));
}

/** Removes the files of earlier builds once no page is open that could still load them. */
async function clearFiles(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await cache.match(shellPath);
  const outdated = outdatedOf(await pathsIn(cache), build, shell ? scriptsIn(await shell.text()) : []);
  await Promise.all(outdated.map((path) => cache.delete(path, { ignoreVary: true })));
}

/** Ignores a failure to store: if the device is full or does not allow storage, the response is still delivered. */
const keptIfPossible = (keeping: Promise<unknown>): Promise<unknown> => keeping.catch(() => undefined);

/**
 * Returns a file from the cache or, if it is not there, from the server. A file with a hash in its name never changes.
 */
async function fileOf({ request, waitUntil }: WorkerRequest): Promise<Response> {
  const cache = await caches.open(files);
  const storedAnswer = await cache.match(request);
  if (storedAnswer) return storedAnswer;
  const answer = await fetch(request);
  if (answer.ok) waitUntil(keptIfPossible(cache.put(request, answer.clone())));
  return answer;
}

/** Returns a page from the server or, without a network, the stored shell. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const shell = await (await caches.open(files)).match(shellPath);
    if (shell) return shell;
    throw cause;
  }
}

/** Returns a hash of a request's token. It identifies the person but grants no access. */
async function askerOf(request: Request): Promise<string> {
  const login = new TextEncoder().encode(request.headers.get("authorization") ?? "");
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", login))].join(".");
}

/** How long a response to a visitor who is not logged in is kept: a day. */
const secondsWithoutSession = 86_400;

/** Counts deletions, so that a response that was requested before a deletion is not stored after it. */
let forgetCount = 0;

async function forget(): Promise<void> {
  forgetCount += 1;
  await caches.delete(answers);
}

const hasExpired = ({ headers }: Response): boolean => Number(headers.get(untilHeader) ?? 0) <= Date.now();

/**
 * Deletes expired responses when the portal is next opened, because no code runs on the device at the moment when a
 * session expires.
 */
async function forgetExpired(): Promise<void> {
  if (!(await caches.has(answers))) return;
  const cache = await caches.open(answers);
  for (const request of await cache.keys()) {
    const storedAnswer = await cache.match(request, { ignoreVary: true });
    if (storedAnswer && hasExpired(storedAnswer)) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Stores a response for the person who requested it, until their session ends. Its Date header is removed, because it
 * no longer gives the current time.
 */
async function keep(request: Request, answer: Response, countAtRequest: number): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(askerHeader, await askerOf(request));
  const seconds = Number(answer.headers.get("x-session-seconds") ?? secondsWithoutSession);
  headers.set(untilHeader, String(Date.now() + seconds * 1_000));
  headers.delete("date");
  const [cache, body] = [await caches.open(answers), await answer.blob()];
  if (countAtRequest !== forgetCount) return;
  await cache.put(request, new Response(body, { status: answer.status, headers }));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - maxAnswers))) await cache.delete(old);
}

/** Responds with the server's response or, without a network, with the response stored for the same person. */
async function answerOf({ request, waitUntil }: WorkerRequest): Promise<Response> {
  const countAtRequest = forgetCount;
  try {
    const answer = await fetch(request);
    if (answer.status === 401 && request.headers.has("authorization")) await forget();
    const isFile = answer.headers.has("content-disposition");
    if (answer.ok && !isFile) waitUntil(keptIfPossible(keep(request, answer.clone(), countAtRequest)));
    return answer;
  } catch (cause) {
    const storedAnswer = await caches.match(request, { cacheName: answers, ignoreVary: true });
    if (storedAnswer && hasExpired(storedAnswer)) await forgetExpired();
    else if (storedAnswer?.headers.get(askerHeader) === (await askerOf(request))) return storedAnswer;
    throw cause;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), keptIfPossible(clearFiles())])),
);
worker.addEventListener("message", (event) => {
  const loaded = (event.data as { keep?: readonly string[] } | null)?.keep;
  if (loaded) event.waitUntil(keptIfPossible(keepFiles(loaded)));
  if (event.data !== "forget") return;
  event.waitUntil(forget());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const workerRequest: WorkerRequest = { request, waitUntil: (work) => event.waitUntil(work) };
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode !== "navigate" && isFromDocs(request.referrer)) return;
  // A notice of an earlier time says nothing about now.
  if (pathname === "/api/notices/") return;
  if (pathname.startsWith(assets)) event.respondWith(fileOf(workerRequest));
  else if (pathname.startsWith("/api/")) event.respondWith(answerOf(workerRequest));
  else if (request.mode === "navigate" && !bypassesCache(pathname.slice(import.meta.env.BASE_URL.length))) {
    event.waitUntil(keptIfPossible(forgetExpired()));
    event.respondWith(pageOf(request));
  }
});
