import type { AnyCall } from "@kwan/contract";
import type { ApiError } from "../errors/api-error.ts";
import type { KwanError } from "../errors/kwan-error.ts";
import type { TokenStore } from "../tokens/token-store.ts";
import type { IntentKeys } from "./intent-keys.ts";
import type { OnProgress } from "./uploads.ts";
import type { RetryPlan } from "./waits.ts";

/** Which call a hook is told of. `attempt` is 1 for the first try. */
export interface Told {
  readonly call: AnyCall;
  readonly attempt: number;
}

/** Functions that watch every call, to log, measure or trace it. Each may answer with a promise, which is waited for. */
export interface Hooks {
  /** Before each try; the request's headers may still be changed. */
  readonly onRequest?: (told: Told & { request: Request }) => void | Promise<void>;
  /** After each answer, whatever its status; the response is a copy whose body may be read. */
  readonly onResponse?: (told: Told & { request: Request; response: Response }) => void | Promise<void>;
  /** Before each pause, with its length in milliseconds. */
  readonly onRetry?: (told: Told & { error: KwanError; wait: number }) => void | Promise<void>;
  /** Once for each call that failed in the end. */
  readonly onError?: (told: { call: AnyCall; error: KwanError }) => void | Promise<void>;
}

/** The layout of the page a 401 comes to; on `auth` and `extern` nobody is sent away. */
export type Layout = "auth" | "extern" | "default";

/** What {@link createKwan} is given. */
export interface KwanOptions {
  /** The server's root with its `/api`: "https://portal.example/api", or "/api" in a browser. */
  readonly baseUrl: string;
  /** Where the token is kept. Default: a cookie where there is a document; elsewhere none is kept. */
  readonly tokens?: TokenStore | undefined;
  /** Called once when the session was refused (401), after its token was dropped: log out, and go to the path. */
  readonly onUnauthorized?:
    | ((refusal: { unauthorizedPath: string; error: ApiError }) => void | Promise<void>)
    | undefined;
  /**
   * Asks somebody whose session has ended to log in again, without leaving the page, and gives the new token. The refused call is
   * then sent once more. Undefined, or nothing given: the call fails with its 401.
   */
  readonly loginAgain?: (() => Promise<string | undefined>) | undefined;
  /** Gives a POST that is sent again the Idempotency-Key it had: see {@link intentKeys}. Default: a new key for each call. */
  readonly intents?: IntentKeys | undefined;
  /** The page's layout at this moment. On `auth` and `extern`, {@link KwanOptions.onUnauthorized} is not called. */
  readonly layout?: (() => Layout) | undefined;
  /** Handed to {@link KwanOptions.onUnauthorized}. Default "/auth/login". */
  readonly unauthorizedPath?: string | undefined;
  /** Another fetch than the runtime's own. It is given a Request. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds for one try, its body included. Default 30 000; for a body with files 120 000. False: no limit. */
  readonly timeout?: number | false | undefined;
  /** Milliseconds for a call with all its tries and pauses. Default: no limit. */
  readonly totalTimeout?: number | false | undefined;
  /** How failed reads are retried. Default: 3 times, from 1 s, doubling up to 30 s. Writes are not retried. */
  readonly retries?: number | RetryPlan | undefined;
  readonly hooks?: Hooks | undefined;
  /** Sent with every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What any call may be given as its last argument. */
export interface CallOptions {
  /** Ends the call; it then fails with a CancelledError, status 499. */
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | false | undefined;
  readonly totalTimeout?: number | false | undefined;
  /** Tries after the first one. A write is only retried where this is given. */
  readonly retries?: number | undefined;
  /** Lets the request outlive the page that sends it. */
  readonly keepalive?: boolean | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** What a POST may be given: it does its work once for each key, however often it is sent. */
export interface PostOptions extends CallOptions {
  /** Default: a random one for each call, the same over its retries. Give your own to survive a reload. */
  readonly idempotencyKey?: string | undefined;
  /** Told how much of the body is handed over. */
  readonly onProgress?: OnProgress | undefined;
}

/** What a PATCH or PUT may be given: it can be tied to the state it was made from. */
export interface UpdateOptions extends CallOptions {
  /** The object a call answered, or its ETag: the update fails with 412 `stale` where it has changed since. */
  readonly ifMatch?: object | string | undefined;
  /** Told how much of the body is handed over. */
  readonly onProgress?: OnProgress | undefined;
}

/** Every option of every call, as the core reads them. */
export type AnyCallOptions = PostOptions & UpdateOptions;
