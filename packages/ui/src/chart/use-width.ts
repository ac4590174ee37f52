import { type RefObject, useEffect, useState } from "react";

/** Returns the width of an element in px, or `guess` until the element has been rendered. */
export function useWidth(element: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width) || guess));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, guess]);
  return width;
}
