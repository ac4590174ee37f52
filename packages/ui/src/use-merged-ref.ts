import { type Ref, type RefObject, useCallback } from "react";

/** Merges the component's own ref and its parent's ref into one ref for the same element. */
export function useMergedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === "function") given(element);
      else if (given) given.current = element;
    },
    [own, given],
  );
}
