import { type RefObject, useLayoutEffect } from "react";
import { type Placing, place } from "./place.ts";

/** What a placed panel needs of the page: where its anchor is, and the panel itself. */
type Parts = { anchor: () => Element | null | undefined; panel: RefObject<HTMLElement | null> };

/** Keeps an open panel beside its anchor while the page scrolls or the screen turns. `start` and `end` follow the line of reading. */
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
