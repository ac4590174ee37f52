import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/**
 * One attempt, or the whole call with its retries, did not receive a complete response in time.
 *
 * @example
 * if (isTimeoutError(error)) show("The server is slow at the moment. Try again in a minute.");
 */
export class TimeoutError<Codes extends string = ErrorCode> extends KwanError<Codes> {
  override name = "TimeoutError";

  constructor(endpoint: string, requestId: string | undefined, cause: unknown) {
    super({
      status: 500,
      message: `${endpoint} did not get a complete response in time. Try again, or set a longer timeout for the call.`,
      requestId,
      retryable: true,
      cause,
    });
  }
}
