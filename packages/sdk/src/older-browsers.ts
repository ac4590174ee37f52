/**
 * Adds what ky needs and browsers before Chrome 116, Firefox 124 and Safari 17.4 lack: `AbortSignal.any`, reasons of
 * signals, `Object.hasOwn` and `Array.prototype.at`. Import it before the SDK. Newer browsers are not changed.
 *
 * @example
 * import "@kwan/sdk/older-browsers";
 * import { createKwan } from "@kwan/sdk";
 */
function add(holder: object, name: string, value: unknown): void {
  if (!(name in holder)) Object.defineProperty(holder, name, { value, configurable: true, writable: true });
}

add(
  Object,
  "hasOwn",
  (holder: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(holder, name) !== undefined,
);
add(Array.prototype, "at", function at<T>(this: readonly T[], index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
});

/** Lets `abort` record its reason, which Chrome before version 98 ignores. */
function addReasons(): void {
  const reasons = new WeakMap<AbortSignal, unknown>();
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function abortWith(reason: unknown = new DOMException("Aborted.", "AbortError")) {
    if (!this.signal.aborted) reasons.set(this.signal, reason);
    abort.call(this);
  };
  Object.defineProperty(AbortSignal.prototype, "reason", {
    configurable: true,
    get(this: AbortSignal) {
      return reasons.get(this);
    },
  });
}

if (!("reason" in AbortSignal.prototype)) addReasons();

add(AbortSignal.prototype, "throwIfAborted", function throwIfAborted(this: AbortSignal): void {
  if (this.aborted) throw this.reason;
});

/**
 * The controllers of combined signals, which live as long as their signals. A source holds its combined signals only
 * weakly: one signal can serve a whole page and would otherwise keep every call made with it.
 */
const controllers = new WeakMap<AbortSignal, AbortController>();
const listening = new FinalizationRegistry<() => void>((stop) => stop());

add(AbortSignal, "any", (signals: Iterable<AbortSignal>): AbortSignal => {
  const sources = [...signals];
  const controller = new AbortController();
  const aborted = sources.find((source) => source.aborted);
  if (aborted) {
    controller.abort(aborted.reason);
    return controller.signal;
  }
  const weakly = new WeakRef(controller);
  const listeners = sources.map((source) => {
    const weakSource = new WeakRef(source);
    const abort = () => {
      stop();
      weakly.deref()?.abort(weakSource.deref()?.reason);
    };
    source.addEventListener("abort", abort);
    return { weakSource, abort };
  });
  const stop = () => {
    for (const { weakSource, abort } of listeners) weakSource.deref()?.removeEventListener("abort", abort);
  };
  controllers.set(controller.signal, controller);
  listening.register(controller, stop);
  return controller.signal;
});

export {};
