import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";
import { errorSummary, isRecord } from "./summary.ts";

/** The HTTP statuses of temporary errors. The same request may succeed later. */
const passing = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504]);

const textOf = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined);

/** The arguments of an {@link ApiError}. */
export interface ApiErrorParts {
  readonly response: Response;
  readonly body: unknown;
  readonly requestId: string | undefined;
  /** The method and path of the call: "GET /dvla/branches/". */
  readonly endpoint: string;
  /** The number of milliseconds in the Retry-After header. */
  readonly retryAfter?: number | undefined;
}

/**
 * The server responded with an error (any status outside 200 to 299).
 *
 * @example
 * if (isApiError(error) && error.status === 412) merge(mine, error.current);
 */
export class ApiError<Codes extends string = ErrorCode> extends KwanError<Codes> {
  override name = "ApiError";
  readonly headers: Headers;
  /** The number of milliseconds to wait before the next attempt, if the response has a Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor({ response, body, requestId, endpoint, retryAfter }: ApiErrorParts) {
    const record = isRecord(body) ? body : {};
    const code = textOf(record.code);
    const { status, statusText } = response;
    super({
      status,
      body,
      code,
      message:
        errorSummary(body)?.replace(/^Error: /, "") ??
        `The server answered ${`${status} ${statusText}`.trim()} to ${endpoint} without saying why.`,
      requestId: textOf(record.request_id) ?? requestId,
      retryable: passing.has(status) || code === "in_progress",
    });
    this.headers = response.headers;
    this.retryAfter = retryAfter;
  }

  /** The current version of the object, in a response with status 412. Pass it as `ifMatch` in the next attempt. */
  get current(): unknown {
    return isRecord(this.body) ? this.body.current : undefined;
  }
}
