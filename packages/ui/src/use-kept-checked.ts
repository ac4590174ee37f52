import { type RefObject, useLayoutEffect } from "react";

/** Keeps a controlled checkbox or radio button as it is when its form is reset, as React does for text. */
export function useKeptChecked(box: RefObject<HTMLInputElement | null>, checked: boolean | undefined): void {
  useLayoutEffect(() => {
    if (box.current && checked !== undefined) box.current.defaultChecked = checked;
  }, [box, checked]);
}
