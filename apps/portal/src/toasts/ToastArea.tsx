import { lazy, Suspense, useSyncExternalStore } from "react";
import { orNothing } from "../page/or-nothing.ts";
import { toaster } from "./toaster.ts";

// The code for toasts is loaded when the first one is shown.
const Toasts = lazy(orNothing(async () => (await import("./toasts.ts")).Toasts));

/** R-FRM-02: the area where toasts appear. */
export function ToastArea() {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, toaster.list);
  const wasShown = useWasShown(toasts.length > 0);
  return wasShown ? (
    <Suspense>
      <Toasts toaster={toaster} />
    </Suspense>
  ) : null;
}

let shown = false;

/** Keeps the area after the first toast, so that screen readers announce the next one. */
function useWasShown(now: boolean): boolean {
  shown ||= now;
  return shown;
}
