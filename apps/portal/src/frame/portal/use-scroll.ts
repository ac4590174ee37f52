import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { noteNavigation } from "../navigated.ts";

/** Below the header, and with room to see what stands above. */
const offset = 100;

/** R-FRM-04: a new page begins at its top, or at the element that the hash names. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const before = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that scrolls.
  useEffect(() => {
    if (before.current !== key) noteNavigation();
    before.current = key;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    window.scrollTo(0, target ? target.getBoundingClientRect().top + window.scrollY - offset : 0);
  }, [pathname, hash, key]);
}
