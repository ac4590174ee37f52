import { type RefObject, useLayoutEffect } from "react";
import { type Box, freeSpace, type Placement, place } from "./place.ts";

type Parts = { anchor: () => Element | null | undefined; panel: RefObject<HTMLElement | null> };
type PanelPlacement = Omit<Placement, "align"> & {
  align: "start" | "middle" | "end";
  /** Whether the panel is as wide as its anchor and never covers it. It is then as tall as the room allows, at most. */
  isAttached?: boolean;
};

function attach(panel: HTMLElement, anchor: Box, height: number, gap: number) {
  // The stylesheet's own limit applies where there is more room.
  panel.style.maxHeight = "";
  const most = Number.parseFloat(getComputedStyle(panel).maxHeight);
  panel.style.maxHeight = `${Math.min(most || height, freeSpace(anchor, height, gap))}px`;
  panel.style.width = `${anchor.width}px`;
}

/**
 * Keeps an open panel next to its anchor when the page scrolls or the screen is resized. `start` and `end` follow the
 * text direction.
 */
export function usePlacement(
  open: boolean,
  { anchor, panel }: Parts,
  { side, align, gap, isAttached }: PanelPlacement,
) {
  useLayoutEffect(() => {
    if (!open) return;
    const update = () => {
      const from = anchor()?.getBoundingClientRect();
      const element = panel.current;
      if (!from || !element) return;
      const isRightToLeft = getComputedStyle(element).direction === "rtl";
      const flush = align === "middle" ? "middle" : (align === "start") === isRightToLeft ? "right" : "left";
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      if (isAttached) attach(element, from, height, gap);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = place(from, size, { width, height }, { side, align: flush, gap });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    update();
    addEventListener("scroll", update, { capture: true, passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update, { capture: true });
      removeEventListener("resize", update);
    };
  });
}
