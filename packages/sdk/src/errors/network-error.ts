import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/**
 * There was no response: there is no network, an unknown host, or a refused or broken connection. The message comes
 * from the runtime's own error, which is the `cause`.
 *
 * @example
 * if (isNetworkError(error)) show("You seem to be offline. We have kept what you typed.");
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
