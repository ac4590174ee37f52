import { createToaster } from "@kwan/ui";
import { m } from "#messages";

/** The toasts of the portal. Any page can add one. */
export const toaster = createToaster({
  titles: { success: m.kit_toast_success(), error: m.kit_error(), info: m.kit_toast_info() },
});
