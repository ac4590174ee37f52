import { createKwanQueryClient } from "@kwan/sdk/react-query";
import { toaster } from "../toasts/toaster.ts";
import { errorText } from "../words/call-errors.ts";

/** Shows a message once at a time: when the server is unreachable, every part of a page fails in the same way. */
function showOnce(message: string): void {
  if (!toaster.list().some((shown) => shown.message === message)) toaster.add({ type: "error", message });
}

/** Caches the server's answers (R-SDK-07) and shows a toast for every failure, so no screen adds one of its own. */
export const queryClient = createKwanQueryClient({
  onError: (error) => showOnce(errorText(error)),
});
