import type { AnswerOf, AnyCall } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { createKwanHandlers } from "@kwan/sdk/testing";
import { BatchInterceptor } from "@mswjs/interceptors";
import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { getResponse } from "msw";

const newServer = () => createKwanHandlers({ baseUrl: "/api", loggedIn: true });

/**
 * The server of the current story. By default it responds to each call with the contract's example. It rejects a
 * story's responses if they do not follow the contract.
 *
 * @example
 * beforeEach: () => server.answer(listStaff, pageOf());
 */
export let server = newServer();

/**
 * Intercepts a story's requests, whether sent by `fetch` or, for files, by XMLHttpRequest. Requests to other servers
 * pass through.
 */
const network = new BatchInterceptor({
  name: "stories",
  interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
});
network.on("request", async ({ request, controller }) => {
  const serverAtRequest = server;
  const response = await getResponse([...serverAtRequest.handlers], request);
  // Never respond to a request from the previous story, because the response would change this story's state.
  if (serverAtRequest !== server) await new Promise(() => undefined);
  if (response) controller.respondWith(response);
});
network.apply();

const wait = globalThis.setTimeout;
const timers: ReturnType<typeof setTimeout>[] = [];
globalThis.setTimeout = ((...args: Parameters<typeof wait>) => {
  const timer = wait(...args);
  timers.push(timer);
  return timer;
}) as typeof setTimeout;

/**
 * Begins a new story with a new server, as if the page had been loaded again. Cancels the previous story's timers,
 * because its late retries would otherwise be sent to the new story's server.
 */
export async function beginStory(): Promise<void> {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  // Requests that components send when they are removed still go to the previous server.
  await new Promise((sent) => wait(sent));
  server = newServer();
}

/**
 * Returns a copy of the contract's example for a call. The copy can be changed.
 *
 * @example
 * server.answer(getLicense, { ...exampleOf(getLicense), status: "expired" });
 */
export const exampleOf = <C extends AnyCall>(call: C): AnswerOf<C> =>
  structuredClone(examples[call.id]?.answer) as AnswerOf<C>;

type ItemOf<C extends AnyCall> = AnswerOf<C> extends { results: readonly (infer Item)[] } ? Item : never;

/**
 * Returns the first item of the contract's example for a list.
 *
 * @example
 * server.answer(listStaff, pageOf({ ...firstOf(listStaff), is_active: false }));
 */
export function firstOf<C extends AnyCall>(call: C): ItemOf<C> {
  const { results } = exampleOf(call) as { results: readonly ItemOf<C>[] };
  const [first] = results;
  if (first === undefined) throw new Error(`The contract shows no item of ${call.id}: say one yourself.`);
  return first;
}

/**
 * Returns a page of a list with exactly these items.
 *
 * @example
 * server.answer(listShares, pageOf());
 */
export const pageOf = <Item = never>(...results: Item[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

/** Makes a call fail once, without an automatic retry. The next call succeeds. */
export const failsOnce = (call: AnyCall): void =>
  void server.fault({ code: "unavailable", retryAfter: 3600 }, { call, times: 1 });

/** Makes the server unreachable for one call, or for all calls. Returns a function that makes it reachable again. */
export const isOffline = (call?: AnyCall): (() => void) => server.fault({ drop: true }, call ? { call } : {});

/** Takes the device offline, as a browser would report it. Returns a function that restores the network. */
export function goesOffline(): () => void {
  const restore = isOffline();
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  return () => {
    restore();
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
  };
}

/** Leaves a call without a response, to show the page while it waits. */
export const neverAnswers = (call: AnyCall): void => void server.fault({ delay: 3_600_000 }, { call });

/** Counts the requests that this story has sent for a call. */
export const timesSent = (call: AnyCall): number =>
  server.attempts.filter((question) => question.call.id === call.id).length;

/** Returns the last request that this story has sent for a call, or undefined if there is none. */
export const lastSent = (call: AnyCall) => server.attempts.findLast((question) => question.call.id === call.id);
