import type { ErrorCode } from "@kwan/contract";
import { KwanError } from "./kwan-error.ts";

/**
 * The call cannot be sent as it was asked for: an id that is empty, a body that holds itself, an object
 * without a known ETag. Nothing went over the wire.
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
