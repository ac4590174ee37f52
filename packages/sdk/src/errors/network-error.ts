import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/**
 * No answer came: no network, no such host, a connection refused or broken off. Its message is the text of
 * the runtime's own error, which is its `cause`.
 *
 * @example
 * if (isNetworkError(error)) show("You seem to be offline. What you typed is kept.");
 */
export class NetworkError<Codes extends string = ErrorCode> extends KwanError<Codes> {
  override name = "NetworkError";

  constructor(cause: unknown, requestId: string | undefined) {
    super({
      status: 500,
      message: cause instanceof Error ? cause.message : undefined,
      cause,
      requestId,
      retryable: true,
    });
  }
}
