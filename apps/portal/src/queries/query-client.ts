import { createKwanQueryClient } from "@kwan/sdk/react-query";
import { toaster } from "../toasts/toaster.ts";
import { errorText } from "../words/call-errors.ts";

/**
 * Shows a message unless it is already visible. If the server cannot be reached, every part of a page fails in the same
 * way.
 */
function showOnce(message: string): void {
  if (!toaster.list().some((shown) => shown.message === message)) toaster.add({ type: "error", message });
}

/** Caches responses (R-SDK-07) and shows a toast for every error, so that pages do not have to. */
export const queryClient = createKwanQueryClient({
  onError: (error) => showOnce(errorText(error)),
});
