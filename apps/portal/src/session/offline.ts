import { base } from "../paths.ts";

const workerUrl = `${base}/sw.js`;

/** A Trusted Types policy that allows only the given script as a service worker. */
const scripts = { createScriptURL: (url: string) => (url === workerUrl ? url : "") };

type Policies = { createPolicy(name: string, rules: typeof scripts): typeof scripts };

/**
 * Returns the files that this page has loaded. The worker requests them again, and gets them from the browser's cache.
 */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${base}/assets/`))
    .map(({ pathname }) => pathname);

/**
 * Registers the service worker, so that the portal can be read without a network. When the worker takes control of a
 * page that was already open, it also keeps that page. In browsers without service workers, everything else works.
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
  const url = policies ? policies.createPolicy("kwan-service-worker", scripts).createScriptURL(workerUrl) : workerUrl;
  navigator.serviceWorker.register(url).catch((cause: unknown) => console.warn("No reading offline:", cause));
}

/**
 * Deletes the responses that are kept on this device for a person who logs out. The worker deletes them and ignores
 * responses that have not arrived yet. The page deletes them too, in case no worker controls it.
 */
export function forgetOffline(): void {
  navigator.serviceWorker?.controller?.postMessage("forget");
  if ("caches" in globalThis) void caches.delete("kwan-answers").catch(() => undefined);
}
