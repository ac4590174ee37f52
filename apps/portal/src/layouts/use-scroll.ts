import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { revealStepHeading, scrollTo } from "../page/scroll-to.ts";

/** How long to wait for a part of a page to appear, in milliseconds. */
const patience = 5000;

/** Scrolls to the element with the given ID as soon as it exists. Returns a function that stops waiting for it. */
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

/**
 * The position at which the person left a page: the scroll positions of the window and of its long tables, in order.
 */
type Place = { page: number; boxes: readonly number[] };
const places = new Map<string, Place>();

const boxes = () => [...document.querySelectorAll("main [role='region'][tabindex]")];

/**
 * The number of frames for which the scroll position must stay the same. A long table measures its rows again, which
 * moves them.
 */
const settledFrames = 15;

/**
 * Scrolls a page back to where the person left it, as soon as it is long enough. Returns a function that stops trying.
 */
function scrollBack({ page, boxes: tops }: Place): () => void {
  const end = performance.now() + patience;
  let frame = 0;
  let settled = 0;
  const isBack = () => {
    const currentBoxes = boxes();
    return Math.abs(window.scrollY - page) < 2 && tops.every((top, index) => currentBoxes[index]?.scrollTop === top);
  };
  const attempt = () => {
    settled = isBack() ? settled + 1 : 0;
    if (settled === settledFrames || performance.now() > end) return;
    window.scrollTo(0, page);
    for (const [index, box] of boxes().entries()) box.scrollTo(0, tops[index] ?? 0);
    frame = requestAnimationFrame(attempt);
  };
  attempt();
  // Stop as soon as the person scrolls, so that the page does not jump away from them.
  const stop = () => cancelAnimationFrame(frame);
  for (const event of ["wheel", "touchmove", "keydown", "pointerdown"])
    window.addEventListener(event, stop, { once: true });
  return stop;
}

/**
 * Scrolls a new page to its top, or to the element that the hash names. Going back restores the scroll position at
 * which the person left the page (R-FRM-04), except in a form with steps.
 */
export function useScroll(): void {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page must scroll only after a navigation.
  useLayoutEffect(() => {
    // Going back to a step moves focus to its heading, which must then be on the screen.
    const isStep = document.querySelector("[data-step-heading]") !== null;
    const left = isBack && !isStep ? places.get(key) : undefined;
    const remember = () => places.set(key, { page: window.scrollY, boxes: boxes().map(({ scrollTop }) => scrollTop) });
    window.addEventListener("scroll", remember, { capture: true, passive: true });
    const stop = left ? scrollBack(left) : scrollDown(hash);
    return () => {
      window.removeEventListener("scroll", remember, { capture: true });
      stop();
    };
  }, [pathname, hash, key]);
}

function scrollDown(hash: string): () => void {
  window.scrollTo(0, 0);
  if (!hash) revealStepHeading();
  return hash ? scrollToId(decodeURIComponent(hash.slice(1))) : () => {};
}
