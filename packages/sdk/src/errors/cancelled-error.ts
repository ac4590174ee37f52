import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/**
 * The caller's own AbortSignal cancelled the call, for example because the user left the page or a newer call replaced
 * this one.
 *
 * @example
 * if (isCancelledError(error)) return;
 */
export class CancelledError<Codes extends string = ErrorCode> extends KwanError<Codes> {
  override name = "CancelledError";

  constructor(reason: unknown, requestId?: string) {
    super({ status: 499, message: reason instanceof Error ? reason.message : undefined, cause: reason, requestId });
  }
}
