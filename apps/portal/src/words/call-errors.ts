import { errorSummary, isApiError, isKwanError, isNetworkError, isTimeoutError } from "@kwan/sdk";
import type { FormError } from "@kwan/ui";
import { m } from "#messages";

/**
 * Whether a call failed because the server could not be reached, or a script that is loaded on demand failed while the
 * device was offline.
 */
export const isUnreached = (cause: unknown): boolean =>
  isNetworkError(cause) || isTimeoutError(cause) || (!isKwanError(cause) && navigator.onLine === false);

/** Returns the portal's own sentence for an error that says nothing to a person, or undefined if it does. */
function ownText(cause: unknown): string | undefined {
  if (isUnreached(cause)) return m.words_unreached();
  if (!isKwanError(cause)) return m.words_went_wrong();
  // The SDK's message about a response without a text names the call, which is for engineers.
  if (!isApiError(cause) || errorSummary(cause.body) !== undefined) return undefined;
  return cause.status >= 500 ? m.words_our_fault() : m.words_went_wrong();
}

/** Explains why a call failed, in a sentence or two. */
export const errorText = (cause: unknown): string =>
  ownText(cause) ??
  (isKwanError(cause) ? (Object.values(cause.fieldErrors)[0]?.[0] ?? withoutPrefix(cause.summary)) : "");

/**
 * Returns the text of a toast: the SDK's summary, which names the field that a message is about. A form shows the same
 * message at the field, without the name.
 */
export const toastText = (cause: unknown): string => ownText(cause) ?? (isKwanError(cause) ? cause.summary : "");

const withoutPrefix = (summary: string): string => summary.replace(/^Error: /, "");

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
