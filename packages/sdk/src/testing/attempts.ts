import type { AnyCall } from "@kwan/contract";
import type { Fault } from "./faults.ts";

/** The request that a mock response is based on. */
export interface Question {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A request that the mock server received, with its response. */
export interface Attempt extends Question {
  /** The call of the contract that was requested. */
  readonly call: AnyCall;
  /** The method of the request. */
  readonly method: string;
  /** The path and query below the base URL. */
  readonly path: string;
  /** The headers. The values of `authorization` and `cookie` are hidden. */
  readonly headers: Readonly<Record<string, string>>;
  /** The faults that struck this attempt. */
  readonly faults: readonly Fault[];
  /**
   * What the server answered, even if the answer was lost or cut off on its way. Undefined while the request is in
   * progress, and if it never reached the server.
   */
  readonly answer: { readonly status: number; readonly body: unknown } | undefined;
}

const secretHeaders = new Set(["authorization", "cookie"]);

export const shownHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].map(([name, value]) => [name, secretHeaders.has(name) ? "(hidden)" : value]));
