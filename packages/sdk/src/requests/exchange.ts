import type { AnyCall } from "@kwan/contract";
import { AnswerError, type AnswerFault } from "../errors/answer-error.ts";
import { ApiError } from "../errors/api-error.ts";
import { NetworkError } from "../errors/network-error.ts";
import { isRecord } from "../errors/summary.ts";
import { rememberEtag } from "./etags.ts";
import { readJson } from "./json-text.ts";
import { retryAfterOf } from "./waits.ts";

/** A call in progress, with the information that hooks and errors need. */
export interface Asked {
  readonly call: AnyCall;
  /** The method and path of the call: "GET /dvla/branches/". */
  readonly called: string;
  readonly requestId: string;
  readonly signal: AbortSignal | undefined;
}

/** A 2xx response whose body has been read. */
export interface Exchange {
  readonly response: Response;
  readonly requestId: string;
  readonly called: string;
  readonly body: string | Blob;
  /** The value of the body, if it is JSON. */
  readonly json?: unknown;
  /** The reason why the body could not be parsed as JSON. */
  readonly fault?: AnswerFault;
}

/** Waits for the response. Runtime errors become network errors, unless the caller or a timeout ended the attempt. */
export async function responseTo(asked: Asked, request: Request, sending: Promise<Response>): Promise<Response> {
  try {
    return await sending;
  } catch (cause) {
    throw brokenOff(request, cause) ?? new NetworkError(cause, asked.requestId);
  }
}

/**
 * Reads the whole response as part of the attempt, so that the timeout and the retries also apply to a body that is cut
 * off or never ends.
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
      throw brokenOff(request, cause) ?? cutOff(cause);
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

/** Returns the error that a timeout or the caller ended the attempt with, or undefined if neither did. */
const brokenOff = (request: Request, cause: unknown): unknown =>
  request.signal.aborted ? (cause ?? new TypeError("The attempt was ended.")) : undefined;

async function refusal(asked: Asked, request: Request, response: Response, requestId: string): Promise<unknown> {
  let text = "";
  try {
    text = await response.text();
  } catch (cause) {
    // If the body cannot be read, report the status alone, unless the call was cancelled or timed out.
    const ended = brokenOff(request, cause);
    if (ended) return ended;
  }
  const reading = readJson(text);
  const body = "value" in reading ? reading.value : text || undefined;
  // A 412 response contains the current version with its ETag, so that the next attempt can use it as `ifMatch`.
  if (isRecord(body)) rememberEtag(body.current, response.headers.get("etag"));
  return new ApiError({ response, body, requestId, called: asked.called, retryAfter: retryAfterOf(response.headers) });
}
