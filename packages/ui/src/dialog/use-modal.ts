import { type Ref, useLayoutEffect, useRef } from "react";
import { useMergedRef } from "../use-merged-ref.ts";

/**
 * Opens a dialog. Focus moves to its title, so that a person hears or reads everything before the first field, and a
 * second press of Enter cannot press a button.
 */
export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
}

/**
 * Opens and closes the browser's own modal, which keeps focus inside and makes the rest of the page inert. The modal is
 * also closed before it is removed from the page, so that the browser always restores focus.
 */
export function useModal(open: boolean, forwardedRef: Ref<HTMLDialogElement> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(dialog, forwardedRef);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    showModal(element);
    return () => element.close();
  }, [open]);
  /**
   * Returns whether the browser has closed the dialog. The `close` event from an earlier close can arrive after the
   * dialog has been opened again.
   */
  const closedByBrowser = () => open && !dialog.current?.open;
  return { dialog, ref, closedByBrowser };
}
