import type { AnyCall } from "@kwan/contract";
import { AnswerError, type AnswerFault } from "../errors/answer-error.ts";
import { ApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { isRecord } from "../errors/summary.ts";
import { rememberEtag } from "./etags.ts";
import { readJson } from "./json-text.ts";
import { retryAfterOf } from "./waits.ts";

/** A call in progress, with the information that hooks and errors need. */
export interface CallContext {
  readonly call: AnyCall;
  /** The method and path of the call: "GET /dvla/branches/". */
  readonly endpoint: string;
  readonly requestId: string;
  readonly signal: AbortSignal | undefined;
}

/** A 2xx response whose body has been read. */
export interface Exchange {
  readonly response: Response;
  readonly requestId: string;
  readonly endpoint: string;
  readonly body: string | Blob;
  /** The value of the body, if it is JSON. */
  readonly json?: unknown;
  /** The reason why the body could not be parsed as JSON. */
  readonly fault?: AnswerFault;
}

/** Waits for the response. Runtime errors become network errors, unless the caller or a timeout ended the attempt. */
export async function responseTo(
  context: CallContext,
  signal: AbortSignal,
  sending: Promise<Response>,
): Promise<Response> {
  try {
    return await sending;
  } catch (cause) {
    throw abortError(signal, cause) ?? new NetworkError(cause, context.requestId);
  }
}

type Signal = AbortSignal | undefined;

/** What an attempt received: a response that can be used, or the server's error, each with the body that was read. */
export type Received =
  | { readonly exchange: Exchange; readonly body: string | Blob }
  | { readonly refusal: ApiError; readonly body: string };

/**
 * Reads the whole response as part of the attempt, so that the timeout and the retries also apply to a body that is cut
 * off or never ends.
 */
export async function readResponse(context: CallContext, signal: Signal, response: Response): Promise<Received> {
  const { call, endpoint } = context;
  const requestId = response.headers.get("x-request-id") ?? context.requestId;
  if (!response.ok) return readRefusal(context, signal, response, requestId);

  const cutOff = (cause?: unknown, body?: unknown): AnswerError =>
    new AnswerError({ fault: "cut_off", endpoint, answered: response.status, body, requestId, cause });
  let body: string | Blob;
  try {
    body = await (call.answers === "file" ? response.blob() : response.text());
  } catch (cause) {
    throw abortError(signal, cause) ?? cutOff(cause);
  }
  const exchange = { response, requestId, endpoint, body };
  if (typeof body !== "string" || call.answers === "text") return { exchange, body };
  const reading = readJson(body);
  if ("value" in reading) return { exchange: { ...exchange, json: reading.value }, body };
  if (call.answers === "nothing") return { exchange, body };
  if (reading.fault === "cut_off") throw cutOff(undefined, body);
  return { exchange: { ...exchange, fault: reading.fault }, body };
}

/** Returns the error that a timeout or the caller ended the attempt with, or undefined if neither did. */
const abortError = (signal: Signal, cause: unknown): unknown =>
  signal?.aborted ? (cause ?? new TypeError("The attempt was ended.")) : undefined;

async function readRefusal(
  context: CallContext,
  signal: Signal,
  response: Response,
  requestId: string,
): Promise<Received> {
  let text = "";
  try {
    text = await response.text();
  } catch (cause) {
    // If the body cannot be read, report the status alone, unless the call was cancelled or timed out.
    const ended = abortError(signal, cause);
    if (ended) throw ended;
  }
  const reading = readJson(text);
  const body = "value" in reading ? reading.value : text || undefined;
  // A 412 response contains the current version with its ETag, so that the next attempt can use it as `ifMatch`.
  if (isRecord(body)) rememberEtag(body.current, response.headers.get("etag"));
  const { endpoint } = context;
  const refusal = new ApiError({ response, body, requestId, endpoint, retryAfter: retryAfterOf(response.headers) });
  return { refusal, body: text };
}

/** Returns a response whose body can be read again. */
export function responseWith(body: string | Blob, { status, statusText, headers, url }: Response): Response {
  const again = new Response([204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
  return Object.defineProperty(again, "url", { value: url });
}
