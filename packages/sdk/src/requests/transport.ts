import type { AnyCall } from "@kwan/contract";
import ky, { isTimeoutError } from "ky";
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
import { encoded, sendByStream, sendByXhr } from "./uploads.ts";
import { retryPlan, waitBefore } from "./waits.ts";

/** What fills a call: its path's parameters, query and body. */
export interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Puts a call to the server and gives its 2xx answer, or throws a {@link KwanError}. */
export type Transport = (call: AnyCall, parts: Parts, options: AnyCallOptions) => Promise<Exchange>;

const accepts = { json: "application/json", nothing: "application/json", file: "*/*", text: "text/*, */*;q=0.5" };

/** Files take longer than words. */
const usualTimeout = ({ sends, answers }: AnyCall): number =>
  sends === "json" && answers !== "file" ? 30_000 : 120_000;

/** The one place where a call meets the network: headers, token, tries, pauses and errors are settled here. */
export function createTransport(options: KwanOptions): Transport {
  const root = rootOf(options.baseUrl);
  const session = createSession(options.tokens ?? defaultTokens());
  const plan = retryPlan(options.retries);
  const hooks = options.hooks ?? {};
  const ownFetch = options.fetch;
  // Looked up at each call: tests and tracing tools put their own fetch in place later.
  const fetchNow = ownFetch ?? ((request: Request) => globalThis.fetch(request));

  /** The headers that stay the same over all tries of a call. */
  function headersOf(call: AnyCall, requestId: string, given: AnyCallOptions): Headers {
    const headers = new Headers(options.headers);
    headers.set("accept", accepts[call.answers]);
    headers.set("x-request-id", requestId);
    for (const [name, value] of Object.entries(given.headers ?? {})) headers.set(name, value);
    if (call.method === "POST") headers.set("idempotency-key", given.idempotencyKey ?? newId());
    if (given.ifMatch !== undefined) headers.set("if-match", ifMatchOf(given.ifMatch));
    return headers;
  }

  async function exchange(call: AnyCall, parts: Parts, given: AnyCallOptions, state: { sent?: Sent; asked?: Asked }) {
    const { signal, onProgress } = given;
    const called = `${call.method} ${call.path}`;
    const asked: Asked = { call, called, requestId: new Headers(given.headers).get("x-request-id") ?? newId(), signal };
    state.asked = asked;
    if (signal?.aborted) throw new CancelledError(signal.reason, asked.requestId);
    const url = root + pathOf(call, parts.params) + queryText(parts.query);
    const headers = headersOf(call, asked.requestId, given);
    const made = requestBody(call, parts.body);
    const upload = made && onProgress ? await encoded(made.body, made.contentType) : undefined;
    const contentType = upload?.contentType ?? made?.contentType;
    if (contentType) headers.set("content-type", contentType);

    const limit = given.retries ?? (call.method === "GET" ? plan.limit : 0);
    let attempt = 0;
    let wait = 0;
    let answer: Exchange | undefined;

    const trying = async (request: Request): Promise<Response> => {
      attempt += 1;
      // A caller's own authorization is no session of ours, so a refusal of it ends none.
      if (!request.headers.has("authorization")) {
        state.sent = await session.current();
        if (state.sent.token) request.headers.set("authorization", `Bearer ${state.sent.token}`);
      }
      await hooks.onRequest?.({ call, attempt, request });
      const sending =
        upload && onProgress
          ? ownFetch || typeof XMLHttpRequest === "undefined"
            ? sendByStream(request, upload.bytes, onProgress, fetchNow)
            : sendByXhr(request, upload.bytes, onProgress)
          : fetchNow(request);
      const response = await responseTo(asked, request, sending);
      await hooks.onResponse?.({ call, attempt, request, response: response.clone() });
      answer = await readAnswer(asked, request, response);
      return response;
    };

    const shouldRetry = async ({ error }: { error: Error }): Promise<boolean> => {
      const failure = kwanErrorOf(error, asked);
      if (!failure.retryable) return false;
      const pause = waitBefore(attempt, failure, plan);
      if (pause === undefined) return false;
      wait = pause;
      await hooks.onRetry?.({ call, attempt, error: failure, wait });
      return true;
    };

    await ky(url, {
      method: call.method,
      headers,
      ...(made && { body: upload?.bytes ?? made.body }),
      ...(signal && { signal }),
      timeout: given.timeout ?? options.timeout ?? usualTimeout(call),
      totalTimeout: given.totalTimeout ?? options.totalTimeout ?? false,
      retry: { limit, methods: [call.method.toLowerCase() as "get"], shouldRetry, delay: () => wait },
      throwHttpErrors: false,
      fetch: (request) => trying(request as Request),
    });
    if (!answer) throw new KwanError({ status: 500, requestId: asked.requestId });
    // R-SDK-01: a token in a response is stored.
    const token = isRecord(answer.json) ? answer.json.token : undefined;
    if (typeof token === "string" && token !== "") await session.keep(token);
    // The server has ended the session, so its token is dead.
    else if (call.id === "logOut" && state.sent) await session.drop(state.sent);
    return answer;
  }

  /** R-SDK-05: a 401 clears the token; unless the layout is auth or extern, the application is told, once. */
  async function refused(call: AnyCall, sent: Sent, error: ApiError): Promise<void> {
    if (!(await session.drop(sent))) return;
    const layout = options.layout?.() ?? "default";
    if (layout === "auth" || layout === "extern") return;
    const unauthorizedPath = options.unauthorizedPath ?? "/auth/login";
    // Not waited for: what it does may call the server again, and this call has failed already.
    Promise.resolve({ unauthorizedPath, error })
      .then(options.onUnauthorized)
      .catch((thrown) => hooks.onError?.({ call, error: kwanErrorOf(thrown, undefined) }));
  }

  return async (call, parts, given) => {
    const state: { sent?: Sent; asked?: Asked } = {};
    try {
      return await exchange(call, parts, given, state);
    } catch (thrown) {
      const error = kwanErrorOf(thrown, state.asked);
      if (error instanceof ApiError && error.status === 401 && state.sent) await refused(call, state.sent, error);
      await hooks.onError?.({ call, error });
      throw error;
    }
  };
}

/** Whatever was thrown on the way as an error of this SDK, with its cause. */
function kwanErrorOf(thrown: unknown, asked: Asked | undefined): KwanError {
  if (thrown instanceof KwanError) return thrown;
  const requestId = asked?.requestId;
  if (asked?.signal?.aborted) return new CancelledError(asked.signal.reason, requestId);
  if (asked && isTimeoutError(thrown)) return new TimeoutError(asked.called, requestId, thrown);
  const message = thrown instanceof Error ? thrown.message : undefined;
  return new KwanError({ status: 500, message, cause: thrown, requestId });
}
