import { createToaster } from "@kwan/ui";
import { m } from "#messages";

/** The toasts of the portal: any screen adds to it. */
export const toaster = createToaster({
  titles: { success: m.kit_toast_success(), error: m.kit_toast_error(), info: m.kit_toast_info() },
});
