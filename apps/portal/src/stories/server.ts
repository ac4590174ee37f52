import type { AnswerOf, AnyCall } from "@kwan/contract";
import { examples } from "@kwan/contract/examples";
import { createKwanHandlers } from "@kwan/sdk/testing";
import { BatchInterceptor } from "@mswjs/interceptors";
import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { getResponse } from "msw";

/**
 * The server of a story: it answers each call as the contract's example does, until the story says otherwise. What a story
 * says that breaks the contract is refused.
 *
 * @example
 * beforeEach: () => server.answer(listStaff, pageOf());
 */
export const server = createKwanHandlers({ baseUrl: "/api", loggedIn: true });

/** Intercepts the requests of a story, by `fetch` or, with files, by XMLHttpRequest. Requests to other servers pass. */
const network = new BatchInterceptor({
  name: "stories",
  interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
});
let story = 0;
network.on("request", async ({ request, controller }) => {
  const askedIn = story;
  const response = await getResponse([...server.handlers], request);
  // What the story before still waited for is never answered: it would write over what this one begins with.
  if (askedIn !== story) await new Promise(() => undefined);
  if (response) controller.respondWith(response);
});
network.apply();

/** A new story begins: each call is answered as in the contract's example, and calls of the story before are left open. */
export function beginStory(): void {
  story += 1;
  server.reset();
}

/**
 * What the contract shows as a call's answer, to be altered.
 *
 * @example
 * server.answer(getLicense, { ...exampleOf(getLicense), status: "expired" });
 */
export const exampleOf = <C extends AnyCall>(call: C): AnswerOf<C> =>
  structuredClone(examples[call.id]?.answer) as AnswerOf<C>;

type ItemOf<C extends AnyCall> = AnswerOf<C> extends { results: readonly (infer Item)[] } ? Item : never;

/**
 * The first of what the contract shows as a list.
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
 * A list of the server that holds just these.
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

/** A call fails once, and so that the client does not try again by itself; the next time it is answered. */
export const failsOnce = (call: AnyCall): void =>
  void server.fault({ code: "unavailable", retryAfter: 3600 }, { call, times: 1 });

/** Makes the server unreachable, for one call or for all. Returns a function that restores it. */
export const isOffline = (call?: AnyCall): (() => void) => server.fault({ drop: true }, call ? { call } : {});

/** The device has no network, and its browser knows. Answers how to bring it back. */
export function goesOffline(): () => void {
  const restore = isOffline();
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  return () => {
    restore();
    Reflect.deleteProperty(navigator, "onLine");
    window.dispatchEvent(new Event("online"));
  };
}

/** A call that never ends, to see the page while it waits. */
export const neverAnswers = (call: AnyCall): void => void server.fault({ delay: 3_600_000 }, { call });

/** What a call was sent with, the last time. */
export const lastSent = (call: AnyCall) => server.seen.findLast((question) => question.call.id === call.id);
