import { base } from "../paths.ts";

const workerUrl = `${base}/sw.js`;

/** A policy that allows only this script as a service worker. */
const scripts = { createScriptURL: (url: string) => (url === workerUrl ? url : "") };

type Policies = { createPolicy(name: string, rules: typeof scripts): typeof scripts };

/** The files that this page has loaded. The browser's cache has them when the worker asks for them again. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(`${base}/assets/`))
    .map(({ pathname }) => pathname);

/**
 * Registers the service worker, so that the portal can be read without a network. Once the worker controls a page
 * that was open before, it keeps that page too. Browsers without service workers lose nothing else.
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
 * Deletes the responses kept for a person when they log out: in the worker, which also drops responses that are
 * still to arrive, and in the page, in case the worker does not control it.
 */
export function forgetOffline(): void {
  navigator.serviceWorker?.controller?.postMessage("forget");
  if ("caches" in globalThis) void caches.delete("kwan-answers").catch(() => undefined);
}
