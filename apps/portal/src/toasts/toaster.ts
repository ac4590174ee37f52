import { createToaster } from "@kwan/ui";

/** The toasts of the portal: any screen adds to it. */
export const toaster = createToaster();
