import { type Ref, type RefObject, useCallback } from "react";

/** One ref for an element used by both the component and its parent. */
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
