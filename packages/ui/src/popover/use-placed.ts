import { type RefObject, useLayoutEffect } from "react";
import { type Placing, place } from "./place.ts";

type Parts = { anchor: () => Element | null | undefined; panel: RefObject<HTMLElement | null> };

/**
 * Keeps an open panel next to its anchor when the page scrolls or the screen is resized. `start` and `end` follow the
 * text direction.
 */
export function usePlaced(
  open: boolean,
  { anchor, panel }: Parts,
  { side, align, gap }: Omit<Placing, "align"> & { align: "start" | "middle" | "end" },
) {
  useLayoutEffect(() => {
    if (!open) return;
    const put = () => {
      const from = anchor()?.getBoundingClientRect();
      const element = panel.current;
      if (!from || !element) return;
      const isRightToLeft = getComputedStyle(element).direction === "rtl";
      const flush = align === "middle" ? "middle" : (align === "start") === isRightToLeft ? "right" : "left";
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = place(from, size, { width, height }, { side, align: flush, gap });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    put();
    addEventListener("scroll", put, { capture: true, passive: true });
    addEventListener("resize", put);
    return () => {
      removeEventListener("scroll", put, { capture: true });
      removeEventListener("resize", put);
    };
  });
}
