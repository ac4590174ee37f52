import { type HttpHandler, http } from "msw";
import { rootOf } from "../requests/addresses.ts";
import { createMock, type Mock, type MockOptions } from "./mock/create-mock.ts";

/** A mock server, with its handlers for Mock Service Worker (MSW). */
export interface KwanMock extends Mock {
  /** The request handlers to pass to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
}

/**
 * Creates the mock server of {@link createMock}, with handlers for MSW. Use it if your code creates its client itself, or
 * calls the server without one.
 *
 * @example
 * const mock = createKwanMock({ baseUrl: "http://localhost/api" });
 * const server = setupServer(...mock.handlers);
 */
export function createKwanMock(options: MockOptions): KwanMock {
  const mock = createMock(options);
  const handlers = [http.all(`${rootOf(options.baseUrl)}/*`, ({ request }) => mock.respond(request))];
  return Object.defineProperty(mock, "handlers", { value: handlers, enumerable: true }) as KwanMock;
}
