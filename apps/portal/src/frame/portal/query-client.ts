import { createKwanQueryClient } from "@kwan/sdk/react-query";
import { toaster } from "../toaster.ts";
import { errorsOf } from "../use-send.ts";

/**
 * What is asked of the server, kept for a while (R-SDK-07). What fails comes as a toast by itself: no screen adds one of its
 * own for it.
 */
export const queryClient = createKwanQueryClient({
  onError: (error) => toaster.add({ type: "error", message: errorsOf(error)[0]?.message ?? error.message }),
});
