import type { ErrorCode } from "@kwan/contract";
import { AnswerError } from "./answer-error.ts";
import { ApiError } from "./api-error.ts";
import { CancelledError } from "./cancelled-error.ts";
import { InputError } from "./input-error.ts";
import { KwanError } from "./kwan-error.ts";
import { NetworkError } from "./network-error.ts";
import { TimeoutError } from "./timeout-error.ts";

/**
 * Returns whether an error was thrown by a call of this SDK.
 *
 * @example
 * if (isKwanError(error)) toast(error.summary);
 */
export const isKwanError = (error: unknown): error is KwanError => error instanceof KwanError;

/**
 * Returns whether the server responded with an error status.
 *
 * @example
 * if (isApiError(error) && error.status === 404) showNotFound();
 */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/**
 * Returns whether there was no response because the network failed.
 *
 * @example
 * if (isNetworkError(error)) showOffline();
 */
export const isNetworkError = (error: unknown): error is NetworkError => error instanceof NetworkError;

/**
 * Returns whether the server's response could not be used.
 *
 * @example
 * if (isAnswerError(error)) log(error.path);
 */
export const isAnswerError = (error: unknown): error is AnswerError => error instanceof AnswerError;

/**
 * Returns whether an attempt or the whole call timed out.
 *
 * @example
 * if (isTimeoutError(error)) offerRetry();
 */
export const isTimeoutError = (error: unknown): error is TimeoutError => error instanceof TimeoutError;

/**
 * Returns whether the caller's own signal cancelled the call.
 *
 * @example
 * if (isCancelledError(error)) return;
 */
export const isCancelledError = (error: unknown): error is CancelledError => error instanceof CancelledError;

/**
 * Returns whether the arguments of a call were wrong, so that no request was sent.
 *
 * @example
 * if (isInputError(error)) reportBug(error);
 */
export const isInputError = (error: unknown): error is InputError => error instanceof InputError;

/** The codes that an error can have: those in its type, or all codes if its type is unknown. */
type CodesIn<E> = E extends { readonly code: infer C } ? Extract<C, string> : ErrorCode;

/**
 * Returns whether an error has one of the given codes, and narrows its type to those codes. Passing a code that the
 * call cannot fail with is a type error.
 *
 * @example
 * const outcome = await kwan.users.updateMe({ first_name }, { ifMatch: me }).settled();
 * if (!outcome.ok && hasCode(outcome.error, "stale")) merge(outcome.error.current);
 */
export function hasCode<const E, C extends CodesIn<E>>(
  error: E,
  ...codes: readonly C[]
): error is E & ApiError<C> & { readonly code: C } {
  return error instanceof ApiError && codes.some((code) => code === error.code);
}
