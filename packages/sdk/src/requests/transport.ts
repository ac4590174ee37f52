import type { AnyCall } from "@kwan/contract";
import { isHTTPError, isNetworkError, isTimeoutError, type Options } from "ky";
import { queryText } from "../bodies/query-text.ts";
import { requestBody } from "../bodies/request-body.ts";
import { ApiError } from "../errors/api-error.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { KwanError } from "../errors/kwan-error.ts";
import { isRecord } from "../errors/summary.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { defaultTokens } from "../tokens/default-tokens.ts";
import { createSession, type Sent } from "../tokens/session.ts";
import { version } from "../version.ts";
import { pathOf, rootOf } from "./addresses.ts";
import { sendAround } from "./around.ts";
import { Attempts, type Outgoing, type Shared } from "./attempts.ts";
import { ifMatchOf } from "./etags.ts";
import { type CallContext, type Exchange, readResponse } from "./exchange.ts";
import { newId } from "./ids.ts";
import { kyFor } from "./ky-instance.ts";
import type { AnyCallOptions, KwanOptions } from "./options.ts";
import { kyRetries, type RetryContext, retryPlan } from "./retries.ts";
import { encodeBody } from "./uploads.ts";
import { untilAborted } from "./waits.ts";

/** A call's path parameters, query parameters and body. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Sends a call to the server and returns its 2xx response, or throws a {@link KwanError}. */
export type Transport = (call: AnyCall, parts: Parts, options: AnyCallOptions) => Promise<Exchange>;

const accepts = { json: "application/json", nothing: "application/json", file: "*/*", text: "text/*, */*;q=0.5" };

/** Returns the default timeout, which is longer for calls that transfer files. */
const defaultTimeout = ({ sends, answers }: AnyCall): number =>
  sends === "json" && answers !== "file" ? 30_000 : 120_000;

/** Returns headers with their names in lower case, so that a later header replaces an earlier one of the same name. */
const lowerCase = (headers: Readonly<Record<string, string>> | undefined): Record<string, string> | undefined =>
  headers && Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Ky rejects a longer timeout, because timers cannot be set for more than this: about 25 days. */
const longestTimeout = 2 ** 31 - 1;
const cappedTimeout = (ms: number | false): number | false => (ms === false ? ms : Math.min(ms, longestTimeout));

/** Creates the function that sends calls over the network with ky. It adds headers, tokens, retries and errors. */
export function createTransport(options: KwanOptions): Transport {
  const root = rootOf(options.baseUrl);
  const plan = retryPlan(options.retries);
  const hooks = options.hooks ?? {};
  const own = kyFor(options.ky);
  const session = createSession(options.tokens ?? defaultTokens());
  const shared: Shared = {
    session,
    hooks,
    // Look up fetch for each call, because tests and tracing tools can replace it later.
    fetch: options.fetch ?? own.fetch ?? ((request, init) => globalThis.fetch(request, init)),
    hasResponseHooks: own.hasResponseHooks,
    // Browsers stream an upload only over HTTP/2.
    usesXhr: () => !options.fetch && !own.fetch && typeof XMLHttpRequest !== "undefined",
  };
  const clientName = `${options.program ? `${options.program} ` : ""}kwan-sdk/${version}`;
  const layoutNow = () => options.layout?.() ?? "default";

  async function outgoing(context: CallContext, parts: Parts, callOptions: AnyCallOptions): Promise<Outgoing> {
    const { call, requestId } = context;
    const url = root + pathOf(call, parts.params ?? {}) + queryText(parts.query);
    const made = requestBody(call, parts.body);
    const upload = made && callOptions.onProgress ? await encodeBody(made.body, made.contentType) : undefined;
    const headers: Record<string, string> = {
      ...lowerCase(options.headers),
      accept: accepts[call.answers],
      "kwan-client": clientName,
      "x-request-id": requestId,
      ...lowerCase(callOptions.headers),
    };
    const contentType = upload?.contentType ?? made?.contentType;
    if (contentType) headers["content-type"] = contentType;
    if (callOptions.ifMatch !== undefined) headers["if-match"] = ifMatchOf(callOptions.ifMatch);
    if (call.method === "POST") {
      const isText = made === undefined || typeof made.body === "string";
      const intended = isText ? options.intents?.keyOf(`${url}\n${made?.body ?? ""}`) : undefined;
      headers["idempotency-key"] = callOptions.idempotencyKey ?? intended ?? newId();
    }
    return {
      ...context,
      url,
      headers,
      body: upload?.bytes ?? made?.body,
      onProgress: upload && callOptions.onProgress,
      timeout: callOptions.timeout ?? options.timeout ?? defaultTimeout(call),
      keepalive: callOptions.keepalive ?? false,
    };
  }

  /**
   * Returns the session with which to send a rejected request again: with a new token, or without a token if the call
   * requires no login. Returns undefined if the request should not be sent again.
   */
  async function sessionToRetryWith({ access }: AnyCall, refused: Sent): Promise<Sent | undefined> {
    if (layoutNow() !== "default") {
      if (!access.includes("anyone") || !refused.token) return undefined;
      // The next attempt is sent without a token, so the rejected one is cleared now.
      await session.drop(refused);
      return { ...refused, token: undefined };
    }
    if (!options.loginAgain) return undefined;
    const now = await session.current();
    if (now.token && now.token !== refused.token) return now;
    return session.renew(options.loginAgain);
  }

  /** Sends the call with ky, which makes the attempts and the pauses and keeps the time limits. */
  async function exchange(out: Outgoing, callOptions: AnyCallOptions, attempts: Attempts): Promise<Exchange> {
    const { call, endpoint, requestId, signal, body, onProgress } = out;
    const limit = callOptions.retries ?? (call.method === "GET" ? plan.limit : 0);
    const totalTimeout = cappedTimeout(callOptions.totalTimeout ?? options.totalTimeout ?? false);
    const endsAt = totalTimeout === false ? Number.POSITIVE_INFINITY : performance.now() + totalTimeout;
    let last: KwanError | undefined;

    /** Returns the SDK's error for anything that ky, a hook or the runtime throws. */
    const errorOf = (thrown: unknown): KwanError => {
      if (thrown instanceof KwanError) return thrown;
      if (signal?.aborted) return new CancelledError(signal.reason, requestId);
      if (isTimeoutError(thrown)) return new TimeoutError(endpoint, requestId, thrown);
      if (isHTTPError(thrown)) {
        const { data, response } = thrown;
        const received = attempts.receivedIn(response);
        if (received && "refusal" in received) return received.refusal;
        // A hook of the caller's ky may have replaced the response. Otherwise a hook has made a request of its own.
        if (own.hasResponseHooks) return new ApiError({ response, body: data, requestId, endpoint });
      }
      // Ky recognises an error of the network by its text. Those of the attempts are known already: this is a hook's.
      return kwanErrorOf(isNetworkError(thrown) ? (thrown.cause ?? thrown) : thrown, out);
    };

    const logIn = async (error: KwanError): Promise<boolean> => {
      if (!isRefusal(error) || !attempts.sent || attempts.instead) return false;
      attempts.instead = await sessionToRetryWith(call, attempts.sent);
      return attempts.instead !== undefined;
    };

    const onRetry: RetryContext["onRetry"] = async ({ error, attempt, wait }) => {
      last = error;
      // If the total timeout ends during the pause, ky makes no further attempt.
      if (performance.now() + wait < endsAt) await hooks.onRetry?.({ call, attempt, error, wait });
    };

    const kyOptions: Options = {
      headers: out.headers,
      fetch: attempts.fetch,
      timeout: cappedTimeout(out.timeout),
      retry: kyRetries({ method: call.method, plan: { ...plan, limit }, attempts, errorOf, logIn, onRetry }),
    };
    // Ky copies its options once for each that it is given, so its own defaults are left out.
    if (call.method !== "GET") kyOptions.method = call.method;
    if (body !== undefined) kyOptions.body = body;
    if (signal) kyOptions.signal = signal;
    if (out.keepalive) kyOptions.keepalive = true;
    if (totalTimeout !== false) kyOptions.totalTimeout = totalTimeout;
    if (onProgress && !shared.usesXhr())
      kyOptions.onUploadProgress = ({ transferredBytes: loaded, totalBytes: total }) => onProgress({ loaded, total });

    try {
      // Ky does not notice that the caller cancels while a hook waits, for example for a login.
      const response = await untilAborted(signal, own.instance(out.url, kyOptions));
      if (response === undefined) throw last ?? new Error("A hook of ky stopped the call.");
      const received = attempts.receivedIn(response) ?? (await readResponse(out, signal, response));
      if ("refusal" in received) throw received.refusal;
      return received.exchange;
    } catch (thrown) {
      throw errorOf(thrown);
    }
  }

  /**
   * Clears the token after a 401 and, unless the layout is `auth` or `extern`, calls `onUnauthorized` once (R-SDK-05).
   */
  async function endSession(call: AnyCall, sent: Sent, error: ApiError): Promise<void> {
    if (!(await session.drop(sent)) || layoutNow() !== "default") return;
    const unauthorizedPath = options.unauthorizedPath ?? "/auth/login";
    // Do not wait for the callback: it can call the server itself, and this call has already failed.
    Promise.resolve({ unauthorizedPath, error })
      .then(options.onUnauthorized)
      .catch((thrown) => hooks.onError?.({ call, error: kwanErrorOf(thrown, undefined) }));
  }

  return async (call, parts, callOptions) => {
    const requestId = lowerCase(callOptions.headers)?.["x-request-id"] ?? newId();
    const context: CallContext = {
      call,
      endpoint: `${call.method} ${call.path}`,
      requestId,
      signal: callOptions.signal,
    };
    let attempts: Attempts | undefined;
    try {
      if (callOptions.signal?.aborted) throw new CancelledError(callOptions.signal.reason, requestId);
      const out = await outgoing(context, parts, callOptions);
      const made = new Attempts(out, shared);
      attempts = made;
      const sendOnce = () => exchange(out, callOptions, made);
      const answer = await (hooks.around ? sendAround(hooks.around, context, sendOnce, () => made.number) : sendOnce());
      if (call.kind === "write") options.intents?.clear();
      // Store the token that a response contains (R-SDK-01).
      const token = isRecord(answer.json) ? answer.json.token : undefined;
      if (typeof token === "string" && token !== "") await session.keep(token);
      // The server has ended the session, so its token is no longer valid.
      else if (call.id === "logOut" && attempts.sent) await session.drop(attempts.sent);
      return answer;
    } catch (thrown) {
      const error = kwanErrorOf(thrown, context);
      if (isRefusal(error) && attempts?.sent) await endSession(call, attempts.sent, error);
      await hooks.onError?.({ call, error });
      throw error;
    }
  };
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** Wraps any thrown value in an SDK error, with the value as its cause. */
function kwanErrorOf(thrown: unknown, context: CallContext | undefined): KwanError {
  if (thrown instanceof KwanError) return thrown;
  const requestId = context?.requestId;
  if (context?.signal?.aborted) return new CancelledError(context.signal.reason, requestId);
  const message = thrown instanceof Error ? thrown.message : undefined;
  return new KwanError({ status: 500, message, cause: thrown, requestId });
}
