// Keeps the portal readable without a network: its files, and what was read of the server. It never answers with an old copy
// while the server can be reached, and never changes a page that is open: typed text is safe from an update.
//
// Each release is another worker, as its build stands in it. It keeps its shell as soon as it has come, and waits with the rest
// until no page of the release before is open: then that one's files go.
import { namedIn, outdatedOf, successorsOf } from "./files.ts";

const worker = globalThis as unknown as ServiceWorkerGlobalScope & { kwanBuild?: readonly string[] };

/** The files of the build that this worker belongs to. The build writes them into it. */
const build = worker.kwanBuild ?? [];

const files = "kwan-files";
const answers = "kwan-answers";
/** The shell without what any one page begins with: it stands for all of them. */
const shellPath = "/index.html";
/** Says for whom an answer was kept. A page that asks knows by it that the answer is a kept one. */
const askerHeader = "x-kwan-asker";
/** Says until when an answer may be kept: the end of the session that it was asked with, by the clock of this device. */
const untilHeader = "x-kwan-until";
/** So many answers are kept: months of one person, and little of a phone's room. */
const most = 300;

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void };

const pathsIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Without a network there is more to be said than with one. */
const isForMessages = (path: string): boolean => path.startsWith("/assets/toasts-");

/** The shell, and what it names: with them every address of the portal opens offline. The shell comes last: what it names is there. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await fetch(shellPath, { cache: "no-cache" });
  const html = await shell.clone().text();
  const named = namedIn(html);
  const own = new Set(build);
  // In the middle of a release the shell can be of another build: the browser comes back later.
  if (!shell.ok || named.some((path) => !own.has(path))) throw new Error("The shell is of another build.");
  const kept = await pathsIn(cache);
  const there = new Set(kept);
  // The document of a page holds its styles, and the shell does not: they are small, and kept for all pages.
  const styles = build.filter((path) => path.endsWith(".css") && !html.includes(path));
  const needed = [...named, ...styles, ...build.filter(isForMessages), ...successorsOf(kept, build)];
  await cache.addAll([...new Set(needed)].filter((path) => !there.has(path)));
  await cache.put(shellPath, shell);
}

/** Keeps the files of a page that had loaded them before the worker was there. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(files);
  const there = new Set(await pathsIn(cache));
  await cache.addAll(paths.filter((path) => build.includes(path) && !there.has(path)));
}

/** Takes away what is of builds before. Only when no page of theirs is open: those load more of it as they go. */
async function clearFiles(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await cache.match(shellPath);
  const outdated = outdatedOf(await pathsIn(cache), build, shell ? namedIn(await shell.text()) : []);
  await Promise.all(outdated.map((path) => cache.delete(path, { ignoreVary: true })));
}

/** A device that is full, or forbids it, keeps nothing: what was asked for comes all the same. */
const keptIfPossible = (keeping: Promise<unknown>): Promise<unknown> => keeping.catch(() => undefined);

/** A file with a hash in its name never changes. */
async function fileOf({ request, waitUntil }: Asked): Promise<Response> {
  const cache = await caches.open(files);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) waitUntil(keptIfPossible(cache.put(request, answer.clone())));
  return answer;
}

/** A page comes from the server; without a network, the shell stands for it. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(files)).match(shellPath);
    if (kept) return kept;
    throw cause;
  }
}

/** Whose answer it is: the login it was asked with, in a form that opens nothing. */
async function askerOf(request: Request): Promise<string> {
  const login = new TextEncoder().encode(request.headers.get("authorization") ?? "");
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", login))].join(".");
}

/** An answer to somebody who is not logged in is kept for a day. */
const secondsWithoutSession = 86_400;

/** Grows when all is to be forgotten: what was asked for before then is not kept after it. */
let forgotten = 0;

async function forget(): Promise<void> {
  forgotten += 1;
  await caches.delete(answers);
}

const hasExpired = ({ headers }: Response): boolean => Number(headers.get(untilHeader) ?? 0) <= Date.now();

/** Nothing can run here at the moment when a session expires, so this is done when the portal is opened next. */
async function forgetExpired(): Promise<void> {
  if (!(await caches.has(answers))) return;
  const cache = await caches.open(answers);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept && hasExpired(kept)) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Keeps an answer for the person who asked, until their session ends; of all answers the latest. Its date goes: a later
 * look at it is no look at the clock.
 */
async function keep(request: Request, answer: Response, asked: number): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(askerHeader, await askerOf(request));
  const seconds = Number(answer.headers.get("x-session-seconds") ?? secondsWithoutSession);
  headers.set(untilHeader, String(Date.now() + seconds * 1_000));
  headers.delete("date");
  const [cache, body] = [await caches.open(answers), await answer.blob()];
  if (asked !== forgotten) return;
  await cache.put(request, new Response(body, { status: answer.status, headers }));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
}

/** What was read is kept for when there is no network, and shown to nobody else, until they log out or their session ends. */
async function answerOf({ request, waitUntil }: Asked): Promise<Response> {
  const asked = forgotten;
  try {
    const answer = await fetch(request);
    if (answer.status === 401 && request.headers.has("authorization")) await forget();
    const isFile = answer.headers.has("content-disposition");
    if (answer.ok && !isFile) waitUntil(keptIfPossible(keep(request, answer.clone(), asked)));
    return answer;
  } catch (cause) {
    const kept = await caches.match(request, { cacheName: answers, ignoreVary: true });
    if (kept && hasExpired(kept)) await forgetExpired();
    else if (kept?.headers.get(askerHeader) === (await askerOf(request))) return kept;
    throw cause;
  }
}

const isPublic = (path: string) => /^\/(auth|extern|verify|mailbox|sandbox)(\/|$)/.test(path);

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
  const asked: Asked = { request, waitUntil: (work) => event.waitUntil(work) };
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fileOf(asked));
  else if (pathname.startsWith("/api/")) event.respondWith(answerOf(asked));
  else if (request.mode === "navigate" && !isPublic(pathname)) {
    event.waitUntil(keptIfPossible(forgetExpired()));
    event.respondWith(pageOf(request));
  }
});
