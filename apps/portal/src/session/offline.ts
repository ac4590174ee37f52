/** Only this script may be made a service worker. */
const scripts = { createScriptURL: (url: string) => (url === "/sw.js" ? url : "") };

type Policies = { createPolicy(name: string, rules: typeof scripts): typeof scripts };

/** The files that this page has loaded. They come out of the browser's cache when the worker asks for them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/**
 * Lets the portal be read without a network. A page that was there before the worker is kept as well, as soon as the worker has
 * taken it over. A browser that can't do it is none the worse.
 */
export function readOffline(onTakenOver: () => void): void {
  if (!("serviceWorker" in navigator)) return;
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener(
      "controllerchange",
      () => {
        navigator.serviceWorker.controller?.postMessage({ keep: loadedFiles() });
        onTakenOver();
      },
      { once: true },
    );
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  const url = policies ? policies.createPolicy("kwan-service-worker", scripts).createScriptURL("/sw.js") : "/sw.js";
  navigator.serviceWorker.register(url).catch((cause: unknown) => console.warn("No reading offline:", cause));
}

/**
 * What was read for somebody is forgotten when they log out: by the worker, which keeps nothing more of what is on its way, and
 * here, for a page that the worker has not taken over.
 */
export function forgetOffline(): void {
  navigator.serviceWorker?.controller?.postMessage("forget");
  if ("caches" in globalThis) void caches.delete("kwan-answers").catch(() => undefined);
}
