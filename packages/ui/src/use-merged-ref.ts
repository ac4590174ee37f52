import { type Ref, type RefObject, useCallback } from "react";

/** Merges the component's own ref and its parent's ref into one ref for the same element. */
export function useMergedRef<Element>(own: RefObject<Element | null>, forwardedRef: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof forwardedRef === "function") forwardedRef(element);
      else if (forwardedRef) forwardedRef.current = element;
    },
    [own, forwardedRef],
  );
}
