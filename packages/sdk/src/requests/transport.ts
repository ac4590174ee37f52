import type { AnyCall } from "@kwan/contract";
import { queryText } from "../bodies/query-text.ts";
import { requestBody } from "../bodies/request-body.ts";
import { ApiError } from "../errors/api-error.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { KwanError } from "../errors/kwan-error.ts";
import { isRecord } from "../errors/summary.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { defaultTokens } from "../tokens/default-tokens.ts";
import { createSession, type Sent } from "../tokens/session.ts";
import { pathOf, rootOf } from "./addresses.ts";
import { ifMatchOf } from "./etags.ts";
import { type Asked, type Exchange, readAnswer, responseTo } from "./exchange.ts";
import { newId } from "./ids.ts";
import type { AnyCallOptions, KwanOptions } from "./options.ts";
import { encoded, type OnProgress, sendByStream, sendByXhr } from "./uploads.ts";
import { pause, retryPlan, timeLimit, untilAborted, waitBefore } from "./waits.ts";

/** A call's path parameters, query parameters and body. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Sends a call to the server and returns its 2xx response, or throws a {@link KwanError}. */
export type Transport = (call: AnyCall, parts: Parts, options: AnyCallOptions) => Promise<Exchange>;

/** The request to send on each attempt at a call. */
interface Outgoing extends Asked {
  readonly url: string;
  readonly headers: Headers;
  readonly body: BodyInit | undefined;
  readonly onProgress: OnProgress | undefined;
  readonly timeout: number | false;
  readonly keepalive: boolean;
}

const accepts = { json: "application/json", nothing: "application/json", file: "*/*", text: "text/*, */*;q=0.5" };

/** Returns the default timeout, which is longer for calls that transfer files. */
const usualTimeout = ({ sends, answers }: AnyCall): number =>
  sends === "json" && answers !== "file" ? 30_000 : 120_000;

/** Creates the function that sends calls over the network. It handles headers, tokens, retries, pauses and errors. */
export function createTransport(options: KwanOptions): Transport {
  const root = rootOf(options.baseUrl);
  const session = createSession(options.tokens ?? defaultTokens());
  const plan = retryPlan(options.retries);
  const hooks = options.hooks ?? {};
  const layoutNow = () => options.layout?.() ?? "default";
  // Look up fetch for each call, because tests and tracing tools can replace it later.
  const fetchNow = options.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function outgoing(asked: Asked, parts: Parts, given: AnyCallOptions): Promise<Outgoing> {
    const { call, requestId } = asked;
    const url = root + pathOf(call, parts.params ?? {}) + queryText(parts.query);
    const made = requestBody(call, parts.body);
    const upload = made && given.onProgress ? await encoded(made.body, made.contentType) : undefined;
    const headers = new Headers(options.headers);
    headers.set("accept", accepts[call.answers]);
    headers.set("x-request-id", requestId);
    for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, value);
    const contentType = upload?.contentType ?? made?.contentType;
    if (contentType) headers.set("content-type", contentType);
    if (given.ifMatch !== undefined) headers.set("if-match", ifMatchOf(given.ifMatch));
    if (call.method === "POST") {
      const isText = made === undefined || typeof made.body === "string";
      const intended = isText ? options.intents?.keyOf(`${url}\n${made?.body ?? ""}`) : undefined;
      headers.set("idempotency-key", given.idempotencyKey ?? intended ?? newId());
    }
    return {
      ...asked,
      url,
      headers,
      body: upload?.bytes ?? made?.body,
      onProgress: upload && given.onProgress,
      timeout: given.timeout ?? options.timeout ?? usualTimeout(call),
      keepalive: given.keepalive ?? false,
    };
  }

  /** Makes one attempt, from the request to the last byte of its response. */
  async function tryOnce(out: Outgoing, attempt: number, ends: AbortSignal, token: string | undefined) {
    const { call, body, onProgress } = out;
    const limit = timeLimit(out.timeout, ends);
    const { signal } = limit;
    const headers = new Headers(out.headers);
    if (token) headers.set("authorization", `Bearer ${token}`);
    const trying = async (): Promise<Exchange> => {
      const init = {
        method: call.method,
        headers,
        signal,
        keepalive: out.keepalive,
        ...(body !== undefined && { body }),
      };
      // `fetch` requires `duplex` for a streamed body.
      const request = new Request(
        out.url,
        body instanceof ReadableStream ? ({ ...init, duplex: "half" } as RequestInit) : init,
      );
      await hooks.onRequest?.({ call, attempt, request });
      const sending = onProgress ? sendWithProgress(request, body as Blob, onProgress) : fetchNow(request);
      const response = await responseTo(out, request, sending);
      await hooks.onResponse?.({ call, attempt, request, response: response.clone() });
      return readAnswer(out, request, response);
    };
    try {
      return await untilAborted(signal, trying());
    } catch (error) {
      throw limit.hasExpired() ? new TimeoutError(out.called, out.requestId, error) : error;
    } finally {
      limit.clear();
    }
  }

  const sendWithProgress = (request: Request, body: Blob, onProgress: OnProgress): Promise<Response> =>
    options.fetch || typeof XMLHttpRequest === "undefined"
      ? sendByStream(request, body, onProgress, fetchNow)
      : sendByXhr(request, body, onProgress);

  /**
   * Returns the session with which to send a rejected request again: with a new token, or without a token if the call
   * requires no login. Returns undefined if the request should not be sent again.
   */
  async function sentInstead({ access }: AnyCall, refused: Sent): Promise<Sent | undefined> {
    if (layoutNow() !== "default")
      return access.includes("anyone") && refused.token ? { ...refused, token: undefined } : undefined;
    if (!options.loginAgain) return undefined;
    const now = await session.current();
    if (now.token && now.token !== refused.token) return now;
    const token = await options.loginAgain();
    return token ? { ...(await session.current()), token } : undefined;
  }

  /** Retries until an attempt succeeds or no retries are left. Calls `sent` with the token that was used. */
  async function exchange(out: Outgoing, given: AnyCallOptions, sent: (sent: Sent) => void): Promise<Exchange> {
    const { call, signal, called, requestId } = out;
    const limit = given.retries ?? (call.method === "GET" ? plan.limit : 0);
    const total = timeLimit(given.totalTimeout ?? options.totalTimeout ?? false, signal);
    const ends = total.signal;
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          // If the caller passed an authorization header, do not use the session's token. A rejected header then does
          // not end the session.
          if (out.headers.has("authorization")) return await tryOnce(out, attempt, ends, undefined);
          const current = await session.current();
          sent(current);
          try {
            return await tryOnce(out, attempt, ends, current.token);
          } catch (error) {
            const again = isRefusal(error) && (await untilAborted(ends, sentInstead(call, current)));
            if (!again) throw error;
            sent(again);
            return await tryOnce(out, attempt, ends, again.token);
          }
        } catch (thrown) {
          const error = kwanErrorOf(thrown, out);
          const wait = attempt <= limit && error.retryable ? waitBefore(attempt, error, plan) : undefined;
          if (wait === undefined) throw error;
          await hooks.onRetry?.({ call, attempt, error, wait });
          await untilAborted(ends, pause(wait));
        }
      }
    } catch (thrown) {
      throw total.hasExpired() ? new TimeoutError(called, requestId, thrown) : thrown;
    } finally {
      total.clear();
    }
  }

  /**
   * Clears the token after a 401 and, unless the layout is `auth` or `extern`, calls `onUnauthorized` once (R-SDK-05).
   */
  async function refused(call: AnyCall, sent: Sent, error: ApiError): Promise<void> {
    if (!(await session.drop(sent)) || layoutNow() !== "default") return;
    const unauthorizedPath = options.unauthorizedPath ?? "/auth/login";
    // Do not wait for the callback: it can call the server itself, and this call has already failed.
    Promise.resolve({ unauthorizedPath, error })
      .then(options.onUnauthorized)
      .catch((thrown) => hooks.onError?.({ call, error: kwanErrorOf(thrown, undefined) }));
  }

  return async (call, parts, given) => {
    const requestId = new Headers(given.headers).get("x-request-id") ?? newId();
    const asked: Asked = { call, called: `${call.method} ${call.path}`, requestId, signal: given.signal };
    let sent: Sent | undefined;
    try {
      if (given.signal?.aborted) throw new CancelledError(given.signal.reason, requestId);
      const answer = await exchange(await outgoing(asked, parts, given), given, (each) => {
        sent = each;
      });
      if (call.kind === "write") options.intents?.taken();
      // Store the token that a response contains (R-SDK-01).
      const token = isRecord(answer.json) ? answer.json.token : undefined;
      if (typeof token === "string" && token !== "") await session.keep(token);
      // The server has ended the session, so its token is no longer valid.
      else if (call.id === "logOut" && sent) await session.drop(sent);
      return answer;
    } catch (thrown) {
      const error = kwanErrorOf(thrown, asked);
      if (isRefusal(error) && sent) await refused(call, sent, error);
      await hooks.onError?.({ call, error });
      throw error;
    }
  };
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401;

/** Wraps any thrown value in an SDK error, with the value as its cause. */
function kwanErrorOf(thrown: unknown, asked: Asked | undefined): KwanError {
  if (thrown instanceof KwanError) return thrown;
  const requestId = asked?.requestId;
  if (asked?.signal?.aborted) return new CancelledError(asked.signal.reason, requestId);
  const message = thrown instanceof Error ? thrown.message : undefined;
  return new KwanError({ status: 500, message, cause: thrown, requestId });
}
