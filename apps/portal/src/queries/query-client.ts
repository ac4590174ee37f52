import { createKwanQueryClient } from "@kwan/sdk/react-query";
import { toaster } from "../toasts/toaster.ts";
import { errorText } from "../words/call-errors.ts";

/** What is said already is not said beside it again: where the server is away, each part of a page fails alike. */
function showOnce(message: string): void {
  if (!toaster.list().some((shown) => shown.message === message)) toaster.add({ type: "error", message });
}

/**
 * What is asked of the server, kept for a while (R-SDK-07). What fails comes as a toast by itself: no screen adds one of its
 * own for it.
 */
export const queryClient = createKwanQueryClient({
  onError: (error) => showOnce(errorText(error)),
});
