import type { AnyCall } from "@kwan/contract";
import { AnswerError, type AnswerFault } from "../errors/answer-error.ts";
import { ApiError } from "../errors/api-error.ts";
import { CancelledError } from "../errors/cancelled-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { isRecord } from "../errors/summary.ts";
import { rememberEtag } from "./etags.ts";
import { readJson } from "./json-text.ts";
import { retryAfterOf } from "./waits.ts";

/** One question as it is put to the server, and what is needed to speak of it. */
export interface Asked {
  readonly call: AnyCall;
  /** The call in words: "GET /dvla/branches/". */
  readonly called: string;
  readonly requestId: string;
  readonly signal: AbortSignal | undefined;
}

/** A 2xx answer with its body read to the end. */
export interface Exchange {
  readonly response: Response;
  readonly requestId: string;
  readonly called: string;
  readonly body: string | Blob;
  /** The body's value, where it is JSON. */
  readonly json?: unknown;
  /** Why the body is no JSON, where it should be. */
  readonly fault?: AnswerFault;
}

/** Waits for the response; what the runtime throws becomes a network failure, unless the caller ended the call. */
export async function responseTo(asked: Asked, request: Request, sending: Promise<Response>): Promise<Response> {
  try {
    return await sending;
  } catch (cause) {
    throw brokenOff(asked, request, cause) ?? new NetworkError(cause, asked.requestId);
  }
}

/**
 * Reads the answer to its end within the try, so that a body that breaks off, or never ends, counts as a failure
 * of the try: it falls under its timeout and its retries.
 */
export async function readAnswer(asked: Asked, request: Request, response: Response): Promise<Exchange> {
  const { call, called } = asked;
  const requestId = response.headers.get("x-request-id") ?? asked.requestId;
  if (!response.ok) throw await refusal(asked, request, response, requestId);

  const cutOff = (cause?: unknown, body?: unknown): AnswerError =>
    new AnswerError({ fault: "cut_off", called, answered: response.status, body, requestId, cause });
  const read = async <T>(body: Promise<T>): Promise<T> => {
    try {
      return await body;
    } catch (cause) {
      throw brokenOff(asked, request, cause) ?? cutOff(cause);
    }
  };

  const base = { response, requestId, called };
  if (call.answers === "file") return { ...base, body: await read(response.blob()) };
  const body = await read(response.text());
  if (call.answers === "text") return { ...base, body };
  const reading = readJson(body);
  if ("value" in reading) return { ...base, body, json: reading.value };
  if (call.answers === "nothing") return { ...base, body };
  if (reading.fault === "cut_off") throw cutOff(undefined, body);
  return { ...base, body, fault: reading.fault };
}

/** What a failure means once a signal is aborted: the caller's own is a cancellation, the try's own its timeout. */
function brokenOff({ signal, requestId }: Asked, request: Request, cause: unknown): unknown {
  if (signal?.aborted) return new CancelledError(signal.reason, requestId);
  return request.signal.aborted ? (cause ?? new TypeError("The try was ended.")) : undefined;
}

async function refusal(asked: Asked, request: Request, response: Response, requestId: string): Promise<unknown> {
  let text = "";
  try {
    text = await response.text();
  } catch (cause) {
    // The status has arrived and says enough; only an ended call is more than a refusal without a body.
    const ended = brokenOff(asked, request, cause);
    if (ended) return ended;
  }
  const reading = readJson(text);
  const body = "value" in reading ? reading.value : text || undefined;
  // A 412 brings the state as it is now, with its ETag, so that the next try can be tied to it.
  if (isRecord(body)) rememberEtag(body.current, response.headers.get("etag"));
  return new ApiError({ response, body, requestId, called: asked.called, retryAfter: retryAfterOf(response.headers) });
}
