import { type RefObject, useEffect, useInsertionEffect, useRef } from "react";

/**
 * Calls `onReset` when the form that contains a control is reset by a button, by a script, or by React after an action.
 */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null; getRootNode: () => Node } | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  // React resets a form before it runs layout effects, so a layout effect would be too late here.
  useInsertionEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    // Listen on an ancestor of the form, so that every other listener has had the chance to cancel the reset.
    const root = control.current?.getRootNode();
    const hear = (event: Event) => {
      if (!event.defaultPrevented && event.target === control.current?.form) latest.current();
    };
    root?.addEventListener("reset", hear);
    return () => root?.removeEventListener("reset", hear);
  }, [control]);
}
