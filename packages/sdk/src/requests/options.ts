import type { AnyCall } from "@kwan/contract";
import type { ApiError } from "../errors/api-error.ts";
import type { KwanError } from "../errors/kwan-error.ts";
import type { TokenStore } from "../tokens/token-store.ts";
import type { IntentKeys } from "./intent-keys.ts";
import type { KyOption } from "./ky-instance.ts";
import type { RetryPlan } from "./retries.ts";
import type { OnProgress } from "./uploads.ts";

/** The call that a hook is run for. `attempt` is 1 for the first attempt. */
export interface HookContext {
  /** The call of the contract, with its ID, method and path. */
  readonly call: AnyCall;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

/** The call that {@link Hooks.around} is run for. */
export interface AroundContext {
  /** The call of the contract, with its ID, method and path. */
  readonly call: AnyCall;
  /** The ID that the request is sent with, which the server writes to its log. */
  readonly requestId: string;
}

/** What a call has led to, for {@link Hooks.around}. */
export interface AroundOutcome {
  /** The status and headers of the last response. Its body has been read already. */
  readonly response: Response;
  /** The request ID, as the server has answered it. */
  readonly requestId: string;
  /** How many attempts were made. */
  readonly attempts: number;
}

/** Hooks that run on every call, for logging, metrics or tracing. A returned promise is awaited. */
export interface Hooks {
  /**
   * Runs around a whole call with all its attempts, for example to measure it or to trace it. Call `next` once to send the
   * call. It returns the last response, or throws the error of the call. The hook cannot replace either of them.
   */
  readonly around?: (context: AroundContext, next: () => Promise<AroundOutcome>) => Promise<unknown>;
  /** Called before each attempt. The request's headers can still be changed. */
  readonly onRequest?: (context: HookContext & { request: Request }) => void | Promise<void>;
  /** Called after each response, whatever its status. The response is a copy whose body can be read. */
  readonly onResponse?: (context: HookContext & { request: Request; response: Response }) => void | Promise<void>;
  /** Called before the pause that precedes each retry, with the pause in milliseconds. */
  readonly onRetry?: (context: HookContext & { error: KwanError; wait: number }) => void | Promise<void>;
  /** Called once for each call that has failed and will not be retried. */
  readonly onError?: (context: { call: AnyCall; error: KwanError }) => void | Promise<void>;
}

/** The layout of a page. With the layouts `auth` and `extern`, a 401 does not send the user to the login page. */
export type Layout = "auth" | "extern" | "default";

/** Options for {@link createKwan}. */
export interface KwanOptions {
  /** The root URL of the server including `/api`: "https://portal.example/api", or "/api" in a browser. */
  readonly baseUrl: string;
  /** The store for the token. Default: a cookie in browsers. On a server, no token is stored. */
  readonly tokens?: TokenStore | undefined;
  /**
   * Called once when the server has rejected a session (401) and its token has been discarded. Log the user out and go
   * to the given path.
   */
  readonly onUnauthorized?:
    | ((refusal: { unauthorizedPath: string; error: ApiError }) => void | Promise<void>)
    | undefined;
  /**
   * Asks the user to log in again without leaving the page, and returns the new token. The rejected call is then sent
   * once more. If this option is not set or returns undefined, the call fails with the 401.
   */
  readonly loginAgain?: (() => Promise<string | undefined>) | undefined;
  /**
   * Reuses the Idempotency-Key of a POST that is sent again: see {@link intentKeys}. Default: a new key for each
   * call.
   */
  readonly intents?: IntentKeys | undefined;
  /** Returns the page's current layout. With `auth` and `extern`, {@link KwanOptions.onUnauthorized} is not called. */
  readonly layout?: (() => Layout) | undefined;
  /** The path to pass to {@link KwanOptions.onUnauthorized}. Default: "/auth/login". */
  readonly unauthorizedPath?: string | undefined;
  /** Replaces the runtime's own fetch. It is called with a Request, and with ky's options that a Request cannot hold. */
  readonly fetch?: ((request: Request, init?: RequestInit) => Promise<Response>) | undefined;
  /**
   * Your own options of ky, or your own instance. The client takes over its hooks, headers and context, and what it
   * passes to `fetch`. Retries, timeouts, addresses and errors stay the client's, so its hooks of `init` and
   * `beforeError` are not called.
   */
  readonly ky?: KyOption | undefined;
  /**
   * The time limit for one attempt in milliseconds, until the whole response has been received. Default: 30,000, or
   * 120,000 for calls that send or return files. False means no limit.
   */
  readonly timeout?: number | false | undefined;
  /**
   * The time limit for a call in milliseconds, including all attempts and the pauses between them. Default: no limit.
   */
  readonly totalTimeout?: number | false | undefined;
  /**
   * How failed reads are retried. Default: up to 3 times, after a pause of 1 s that doubles each time, up to 30 s.
   * Writes are retried only if a call sets its own `retries`.
   */
  readonly retries?: number | RetryPlan | undefined;
  /** Functions that are called for every call, for example to log it. Use {@link joinHooks} for more than one set. */
  readonly hooks?: Hooks | undefined;
  /** The name and version of your program, such as "licence-desk/2.3". The server writes it to its log. */
  readonly program?: string | undefined;
  /** Headers sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options that any call accepts as its last argument. */
export interface CallOptions {
  /** Cancels the call. It then fails with a CancelledError, status 499. */
  readonly signal?: AbortSignal | undefined;
  /** The time limit for one attempt in milliseconds. Default: that of the client. False means no limit. */
  readonly timeout?: number | false | undefined;
  /** The time limit for the call with all its attempts in milliseconds. Default: that of the client. */
  readonly totalTimeout?: number | false | undefined;
  /** The number of retries. Writes are retried only if this is set. */
  readonly retries?: number | undefined;
  /** Keeps the request running when the user leaves the page. */
  readonly keepalive?: boolean | undefined;
  /** Headers for this call, in addition to those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** The options for a POST. A POST takes effect once for each key, however often it is sent. */
export interface PostOptions extends CallOptions {
  /**
   * The Idempotency-Key. Default: a random key for each call, which its retries share. Pass your own key if you need to
   * reuse it after a page reload.
   */
  readonly idempotencyKey?: string | undefined;
  /** Called while the body is being sent, with the number of bytes sent so far and the total. */
  readonly onProgress?: OnProgress | undefined;
}

/** The options for a PATCH or PUT. The update can be made conditional on a known version of the object. */
export interface UpdateOptions extends CallOptions {
  /** An object returned by a call, or its ETag. The update fails with 412 `stale` if the object has changed since. */
  readonly ifMatch?: object | string | undefined;
  /** Called while the body is being sent, with the number of bytes sent so far and the total. */
  readonly onProgress?: OnProgress | undefined;
}

/** An option of calls for which the server must know what the caller has read. */
export interface IfMatch {
  /**
   * The object as a call returned it, alone or in a list, or its ETag. The call fails with 412 `stale` if the object has
   * changed since.
   */
  readonly ifMatch: object | string;
}

/** The options for every kind of call. */
export type AnyCallOptions = PostOptions & UpdateOptions;
