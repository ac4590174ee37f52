// Keeps the portal readable without a network: its files, and the answers of the server. It never uses an old copy
// while the server can be reached, and never changes a page that is open, so an update loses no typed text.
//
// Each release is a new worker, because the list of its files is written into it. It stores its shell immediately,
// and removes the files of the previous release when no page of that release is open any more.
import { assets, namedIn, outdatedOf, successorsOf } from "./files.ts";

const worker = globalThis as unknown as ServiceWorkerGlobalScope & { kwanBuild?: readonly string[] };

/** The files of the build that this worker belongs to, written here by the build. */
const build = worker.kwanBuild ?? [];

const files = "kwan-files";
const answers = "kwan-answers";
/** The document without any page, used for every page offline. */
const shellPath = `${import.meta.env.BASE_URL}index.html`;
/** The person an answer was kept for. The page can tell a kept answer by it. */
const askerHeader = "x-kwan-asker";
/** When a kept answer expires: at the end of the session that it was asked with, by this device's clock. */
const untilHeader = "x-kwan-until";
/** Enough for months of one person, and little of a phone's storage. */
const maxAnswers = 300;

type Asked = { request: Request; waitUntil: (work: Promise<unknown>) => void };

const pathsIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Offline, the portal has messages to show. */
const isForMessages = (path: string): boolean => path.startsWith(`${assets}toasts-`);

/**
 * Stores the shell and its files, with which every address opens offline. The shell is stored last, once its files
 * are there.
 */
async function keepShell(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await fetch(shellPath, { cache: "no-cache" });
  const html = await shell.clone().text();
  const named = namedIn(html);
  const own = new Set(build);
  // During a release the shell may belong to another build: the browser tries again later.
  if (!shell.ok || named.some((path) => !own.has(path))) throw new Error("The shell is of another build.");
  const kept = await pathsIn(cache);
  const there = new Set(kept);
  // The styles of a page are in its own document but not in the shell. They are small, so keep them for all pages.
  const styles = build.filter((path) => path.endsWith(".css") && !html.includes(path));
  const needed = [...named, ...styles, ...build.filter(isForMessages), ...successorsOf(kept, build)];
  await cache.addAll([...new Set(needed)].filter((path) => !there.has(path)));
  await cache.put(shellPath, shell);
}

/** Keeps the files that a page loaded before the worker was installed. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(files);
  const there = new Set(await pathsIn(cache));
  await cache.addAll(paths.filter((path) => build.includes(path) && !there.has(path)));
}

/** Removes the files of earlier builds once no page is open that might still load them. */
async function clearFiles(): Promise<void> {
  const cache = await caches.open(files);
  const shell = await cache.match(shellPath);
  const outdated = outdatedOf(await pathsIn(cache), build, shell ? namedIn(await shell.text()) : []);
  await Promise.all(outdated.map((path) => cache.delete(path, { ignoreVary: true })));
}

/** A device that is full or forbids storage keeps nothing; the answer is delivered anyway. */
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

/** A page comes from the server or, without a network, from the kept shell. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(files)).match(shellPath);
    if (kept) return kept;
    throw cause;
  }
}

/** A hash of the token that an answer was asked with: it identifies the person and grants nothing. */
async function askerOf(request: Request): Promise<string> {
  const login = new TextEncoder().encode(request.headers.get("authorization") ?? "");
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", login))].join(".");
}

/** An answer to a visitor without a login is kept for a day. */
const secondsWithoutSession = 86_400;

/** Counts deletions, so that an answer requested before a deletion is not kept after it. */
let forgotten = 0;

async function forget(): Promise<void> {
  forgotten += 1;
  await caches.delete(answers);
}

const hasExpired = ({ headers }: Response): boolean => Number(headers.get(untilHeader) ?? 0) <= Date.now();

/** Nothing runs here when a session expires, so expired answers are deleted when the portal is next opened. */
async function forgetExpired(): Promise<void> {
  if (!(await caches.has(answers))) return;
  const cache = await caches.open(answers);
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept && hasExpired(kept)) await cache.delete(request, { ignoreVary: true });
  }
}

/**
 * Keeps an answer for the person who asked, until their session ends. Its date is removed, because the date of a
 * kept answer is not the time now.
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
  for (const old of all.slice(0, Math.max(0, all.length - maxAnswers))) await cache.delete(old);
}

/** Answers from the server or, without a network, from what was kept for the same person. */
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

/** Pages without a login are not kept, and the pages of another language have a worker of their own. */
const isLeftAlone = (path: string) =>
  /^(auth|extern|verify|mailbox|sandbox|[a-z]{2})(\/|$)/.test(path.slice(import.meta.env.BASE_URL.length));

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
  if (pathname.startsWith(assets)) event.respondWith(fileOf(asked));
  else if (pathname.startsWith("/api/")) event.respondWith(answerOf(asked));
  else if (request.mode === "navigate" && !isLeftAlone(pathname)) {
    event.waitUntil(keptIfPossible(forgetExpired()));
    event.respondWith(pageOf(request));
  }
});
