import { lazy, Suspense, useSyncExternalStore } from "react";
import { orNothing } from "../page/or-nothing.ts";
import { toaster } from "./toaster.ts";

// The code for toasts is loaded when the first one is shown.
const Toasts = lazy(orNothing(async () => (await import("./toasts.ts")).Toasts));

/** The area where toasts appear (R-FRM-02). */
export function ToastArea() {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, toaster.list);
  const wasShown = useWasShown(toasts.length > 0);
  return wasShown ? (
    <Suspense>
      <Toasts toaster={toaster} />
    </Suspense>
  ) : null;
}

let hasShownToast = false;

/**
 * Whether a toast has been shown before. If so, the area stays in the page, so that screen readers announce the next
 * toast.
 */
function useWasShown(now: boolean): boolean {
  hasShownToast ||= now;
  return hasShownToast;
}
