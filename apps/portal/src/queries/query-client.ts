import { createKwanQueryClient } from "@kwan/sdk/react-query";
import { notifyManager } from "@tanstack/react-query";
import { toaster } from "../toasts/toaster.ts";
import { toastText } from "../words/call-errors.ts";

/**
 * Shows a message unless it is already visible. If the server cannot be reached, every part of a page fails in the same
 * way.
 */
function showOnce(message: string): void {
  if (!toaster.list().some((toast) => toast.message === message)) toaster.add({ type: "error", message });
}

// Render all parts of a page that use the same response in a single frame. By default, each part is notified by its own
// timer, and a part that renders later than the others moves them.
notifyManager.setScheduler(queueMicrotask);

/**
 * Caches responses (R-SDK-07) and shows a toast for each error, except for cancelled calls and those marked `quiet`.
 */
export const queryClient = createKwanQueryClient({
  onError: (error) => showOnce(toastText(error)),
});
