/** Only this script may be made a service worker. */
const scripts = { createScriptURL: (url: string) => (url === "/sw.js" ? url : "") };

type Policies = { createPolicy(name: string, rules: typeof scripts): typeof scripts };

/** Lets the portal be read without a network from the next visit on. A browser that can't is none the worse. */
export function readOffline(): void {
  if (!("serviceWorker" in navigator)) return;
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
