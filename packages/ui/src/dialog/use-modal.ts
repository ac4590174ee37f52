import { useEffect, useRef } from "react";

/** Opens and closes the browser's own modal: it keeps the focus inside, gives it back, and makes the page behind inert. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return dialog;
}
