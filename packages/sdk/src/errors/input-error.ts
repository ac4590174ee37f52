import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/**
 * The call cannot be sent with these arguments: for example an empty ID, a circular body, or an `ifMatch` object
 * without a known ETag. No request was sent.
 *
 * @example
 * if (error instanceof InputError) console.error(error.message); // what is wrong, why, and how to fix it
 */
export class InputError<Codes extends string = ErrorCode> extends KwanError<Codes> {
  override name = "InputError";

  constructor(message: string, cause?: unknown) {
    super({ status: 400, message, cause });
  }
}
