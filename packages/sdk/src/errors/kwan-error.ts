import type { ErrorCode } from "@kwan/contract";
import { errorSummary, fieldErrorsOf } from "./summary.ts";

/** The text of an error nothing is known of. */
const unexpected = "Sorry, an unexpected error occurred.";

/** What a {@link KwanError} is made of. */
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
 * Every failed call is rethrown as one of these: a status, and the server's body where there was one.
 * A cancelled call has status 499, a call that got no answer 500.
 *
 * @example
 * try {
 *   await kwan.branches.get(id);
 * } catch (error) {
 *   if (isKwanError(error)) show(error.summary, error.requestId);
 * }
 */
export class KwanError<Codes extends string = ErrorCode> extends Error {
  override name = "KwanError";
  /** The answer's status; 499 for a cancelled call, 500 where no (usable) answer came. */
  readonly status: number;
  /** The server's body: an object where it was JSON, a text otherwise, undefined where there was none. */
  readonly body: unknown;
  /** The stable code of the server's error. Texts may change, codes do not. */
  readonly code: Codes | undefined;
  /** What to tell the authority's support: it is in every log line of the request. */
  readonly requestId: string | undefined;
  /** The same call may succeed later without being changed. */
  readonly retryable: boolean;

  constructor(parts: KwanErrorParts) {
    super(parts.message || unexpected, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.status = parts.status;
    this.body = parts.body;
    this.code = parts.code as Codes | undefined;
    this.requestId = parts.requestId;
    this.retryable = parts.retryable ?? false;
  }

  /** Messages by field, to be shown beside the fields of a form; empty where the error names none. */
  get fieldErrors(): Readonly<Record<string, readonly string[]>> {
    return fieldErrorsOf(this.body);
  }

  /** One sentence for a toast: "Error: {message}" or "{field}: {message}". */
  get summary(): string {
    return errorSummary(this.body) ?? `Error: ${this.message}`;
  }
}
