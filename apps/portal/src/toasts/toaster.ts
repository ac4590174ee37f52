import { createToaster } from "@kwan/ui";
import { m } from "#messages";

/** The portal's toasts. Any page can add one. */
export const toaster = createToaster({
  titles: { success: m.kit_toast_success(), error: m.kit_error(), info: m.kit_toast_info() },
});
