import { type HttpHandler, http } from "msw";
import { rootOf } from "../requests/addresses.ts";
import { createMock, type Mock, type MockOptions } from "./mock/create-mock.ts";

/** A mock server, with its handlers for Mock Service Worker (MSW). */
export interface KwanMock extends Mock {
  /** The request handlers to pass to `setupServer` or `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
}

/**
 * Creates a mock server that behaves as the real one does: people log in, applications follow the table of states and the
 * rules of the domain, invoices are paid, and requests are refused with the server's statuses and codes. It answers 501 to
 * calls that it does not simulate, which are all that `simulatedCalls` does not list.
 *
 * @example
 * const mock = createKwanMock({ baseUrl: "http://localhost/api" });
 * const server = setupServer(...mock.handlers);
 * const kwan = createKwan({ baseUrl: "http://localhost/api", tokens: memoryTokens(mock.tokenOf("driver@kwan.example")) });
 */
export function createKwanMock(options: MockOptions): KwanMock {
  const mock = createMock(options);
  const handlers = [http.all(`${rootOf(options.baseUrl)}/*`, ({ request }) => mock.respond(request))];
  return Object.defineProperty(mock, "handlers", { value: handlers, enumerable: true }) as KwanMock;
}
