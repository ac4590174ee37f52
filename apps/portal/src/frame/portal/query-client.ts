import { isKwanError } from "@kwan/sdk";
import { createKwanQueryClient } from "@kwan/sdk/react-query";
import { toaster } from "../toaster.ts";

/** What is asked of the server, kept for a while (R-SDK-07). A failure that no screen shows comes as a toast. */
export const queryClient = createKwanQueryClient({
  onError: (error) =>
    toaster.add({ type: "error", message: isKwanError(error) ? error.summary.replace(/^Error: /, "") : error.message }),
});
