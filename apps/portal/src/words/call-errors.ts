import { isKwanError, isNetworkError, isTimeout } from "@kwan/sdk";
import type { FormError } from "@kwan/ui";
import { m } from "#messages";

/**
 * Whether a call failed because the server could not be reached, or a script that is loaded on demand failed while the
 * device was offline.
 */
export const isUnreached = (cause: unknown): boolean =>
  isNetworkError(cause) || isTimeout(cause) || (!isKwanError(cause) && navigator.onLine === false);

/** Explains why a call failed, in a sentence or two. */
export function errorText(cause: unknown): string {
  if (isUnreached(cause)) return m.words_unreached();
  if (!isKwanError(cause)) return m.words_went_wrong();
  return Object.values(cause.fieldErrors)[0]?.[0] ?? cause.summary.replace(/^Error: /, "");
}

/**
 * Returns the messages for a form that could not be submitted: next to the fields that the error names, or for the
 * whole form.
 */
export function errorsOf(cause: unknown): FormError[] {
  if (isUnreached(cause) || !isKwanError(cause)) return [{ message: errorText(cause) }];
  const fields = Object.entries(cause.fieldErrors).flatMap(([field, messages]) =>
    messages.map((message) => ({ field, message })),
  );
  if (fields.length > 0) return fields;
  // Include the request ID in a server error's message, so that support can find the error.
  const text = errorText(cause);
  const isFault = (cause.status ?? 0) >= 500 && cause.requestId;
  return [{ message: isFault ? m.words_with_request_id({ text, id: cause.requestId ?? "" }) : text }];
}
