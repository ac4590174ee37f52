import { useEffect } from "react";
import { useLocation } from "react-router";

/** Below the header, and with room to see what stands above. */
const offset = 100;

/** How long a part of a page may take to come before its place is given up, in milliseconds. */
const patience = 5000;

const scrollTo = (target: Element) => window.scrollTo(0, target.getBoundingClientRect().top + window.scrollY - offset);

/** Scrolls to the element with the id, as soon as it is there. Answers how to stop waiting for it. */
function scrollToId(id: string): () => void {
  const target = document.getElementById(id);
  if (target) {
    scrollTo(target);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const late = document.getElementById(id);
    if (!late) return;
    stop();
    scrollTo(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}

/** R-FRM-04: a new page begins at its top, or at the element that the hash names. */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the page that scrolls.
  useEffect(() => {
    window.scrollTo(0, 0);
    return hash ? scrollToId(decodeURIComponent(hash.slice(1))) : undefined;
  }, [pathname, hash, key]);
}
