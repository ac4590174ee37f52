import type { ErrorCode } from "@kwan/contract";
import { errorSummary, fieldErrorsOf } from "./summary.ts";

/** The fallback message, used if nothing else is known about the error. */
const unexpected = "Sorry, an unexpected error occurred.";

/** The codes that any call can fail with. */
export type CommonCode = Extract<
  ErrorCode,
  "internal" | "malformed" | "rate_limited" | "unauthenticated" | "unavailable"
>;

/** The arguments of a {@link KwanError}. */
export interface KwanErrorParts {
  readonly status: number;
  readonly message?: string | undefined;
  readonly body?: unknown;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryable?: boolean;
  readonly cause?: unknown;
}

/**
 * The base class of every error that a call throws, with a status and the server's body if there was one. The status is
 * the server's if there was an error response. Otherwise it is 400 if the call could not be sent, 499 if it was
 * cancelled, and 500 in all other cases.
 *
 * @example
 * try {
 *   await kwan.branches.get(id);
 * } catch (error) {
 *   if (isKwanError(error)) show(error.summary, error.requestId);
 * }
 */
export class KwanError<Codes extends string = ErrorCode> extends Error {
  /** The name of the class, such as "ApiError". */
  override name = "KwanError";
  /**
   * The status of the error response. Without one: 400 if the call could not be sent, 499 if it was cancelled,
   * otherwise 500.
   */
  readonly status: number;
  /** The server's body: an object if it was JSON, otherwise a string. Undefined if there was no body. */
  readonly body: unknown;
  /** The stable code of the server's error. The messages can change, but the codes do not. */
  readonly code: Codes | undefined;
  /**
   * The request ID to quote when contacting the authority's support team. Every log line about the request contains it.
   */
  readonly requestId: string | undefined;
  /** Whether the same call can succeed later. */
  readonly retryable: boolean;

  constructor(parts: KwanErrorParts) {
    super(parts.message || unexpected, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.status = parts.status;
    this.body = parts.body;
    this.code = parts.code as Codes | undefined;
    this.requestId = parts.requestId;
    this.retryable = parts.retryable ?? false;
  }

  /** Messages by field, to show next to the fields of a form. Empty if there are none. */
  get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return fieldErrorsOf(this.body);
  }

  /** One sentence for a toast: "Error: {message}" or "{field}: {message}". */
  get summary(): string {
    return errorSummary(this.body) ?? `Error: ${this.message}`;
  }
}
