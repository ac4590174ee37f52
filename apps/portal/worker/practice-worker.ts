// Makes the practice pages of the guide readable without a network, after one visit. The server renders every page: the
// worker stores them all in one file, and puts a page together when it is asked for. With a network, the server answers.
import { documentAt, type Pages } from "./practice-pages.ts";

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** The address of the practice pages in this worker's language, such as "/guide/practice". */
const scope = new URL(worker.registration.scope).pathname;
const offlineUrl = `${scope}/offline.json`;
const cacheName = `kwan-practice ${scope}`;

/** The stored pages are read again after a day. */
const maxAgeMs = 86_400_000;
/** A network that takes longer than this to answer is worse than none. */
const patienceMs = 4_000;

async function keepPages(): Promise<void> {
  const answer = await fetch(offlineUrl, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`The practice pages could not be read: ${answer.status}.`);
  await (await caches.open(cacheName)).put(offlineUrl, answer);
}

const storedPages = async (): Promise<Response | undefined> => (await caches.open(cacheName)).match(offlineUrl);

/** Stores the pages again if they are old. If that fails, the old ones stay. */
async function renewPages(): Promise<void> {
  const date = Date.parse((await storedPages())?.headers.get("date") ?? "");
  if (!(Date.now() - date < maxAgeMs)) await keepPages().catch(() => undefined);
}

/** Returns a page from the stored file, with the policy that the server sent with the file. */
async function storedPageAt(url: URL): Promise<Response | undefined> {
  const stored = await storedPages();
  if (!stored) return undefined;
  const html = documentAt((await stored.clone().json()) as Pages, scope, url);
  if (html === undefined) return undefined;
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  for (const name of ["content-security-policy", "content-language", "x-content-type-options", "referrer-policy"]) {
    const value = stored.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(html, { headers });
}

const later = (ms: number): Promise<never> =>
  new Promise((_, fail) => {
    setTimeout(() => fail(new Error("The network is too slow.")), ms);
  });

/** Returns the page from the server or, if it does not answer in time, the stored one. */
async function pageFor(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const fetched = fetch(request);
  try {
    const answer = await Promise.race([fetched, later(patienceMs)]);
    if (answer.status < 500) return answer;
    return (await storedPageAt(url)) ?? answer;
  } catch {
    return (await storedPageAt(url)) ?? fetched;
  }
}

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(keepPages());
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || request.mode !== "navigate") return;
  event.respondWith(pageFor(request));
  event.waitUntil(renewPages());
});
