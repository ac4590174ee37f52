import { type Ref, useEffect, useRef } from "react";
import { useMergedRef } from "../use-merged-ref.ts";

/** Opens and closes the browser's own modal, which traps the focus, restores it, and makes the page behind inert. */
export function useModal(open: boolean, given: Ref<HTMLDialogElement> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(dialog, given);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  return { dialog, ref };
}
