import type { AroundOutcome, Hooks } from "../requests/options.ts";

type Listener<Name extends Exclude<keyof Hooks, "around">> = NonNullable<Hooks[Name]>;

/** Returns one function that calls all of them in order, or undefined if there are none. */
function inOrder<Context>(
  listeners: readonly (((context: Context) => void | Promise<void>) | undefined)[],
): ((context: Context) => Promise<void>) | undefined {
  const all = listeners.filter((listener) => listener !== undefined);
  if (all.length === 0) return undefined;
  return async (context) => {
    for (const listener of all) await listener(context);
  };
}

type Around = NonNullable<Hooks["around"]>;

/** Returns one function in which each hook runs around the next, or undefined if there are none. */
const nested = (hooks: readonly Hooks[]): Around | undefined =>
  hooks
    .map(({ around }) => around)
    .filter((around) => around !== undefined)
    .reduceRight<Around | undefined>((inner, outer) => (inner ? within(outer, inner) : outer), undefined);

/** Runs one hook inside another. What the call has led to reaches both. */
const within =
  (outer: Around, inner: Around): Around =>
  (context, next) =>
    outer(context, async () => {
      const outcomes: AroundOutcome[] = [];
      const keep = async () => {
        const outcome = await next();
        outcomes.push(outcome);
        return outcome;
      };
      await inner(context, keep);
      return outcomes[0] ?? next();
    });

/**
 * Joins sets of hooks into one. They are called in this order, and the first `around` is the outermost.
 *
 * @example
 * createKwan({ baseUrl: "/api", hooks: joinHooks(logCalls(console), tracing) });
 */
export function joinHooks(...hooks: readonly Hooks[]): Hooks {
  const listenersOf = <Name extends Exclude<keyof Hooks, "around">>(name: Name) =>
    hooks.map((each) => each[name] as Listener<Name> | undefined);
  const joined = {
    around: nested(hooks),
    onRequest: inOrder(listenersOf("onRequest")),
    onResponse: inOrder(listenersOf("onResponse")),
    onRetry: inOrder(listenersOf("onRetry")),
    onError: inOrder(listenersOf("onError")),
  };
  return Object.fromEntries(Object.entries(joined).filter(([, hook]) => hook !== undefined));
}
