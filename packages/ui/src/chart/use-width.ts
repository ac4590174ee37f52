import { type RefObject, useEffect, useState } from "react";

/** The width of an element in px; the guess until it has been rendered. */
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
