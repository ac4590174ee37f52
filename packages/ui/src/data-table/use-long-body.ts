import { type RefObject, useEffect, useState } from "react";
import type { LongBody } from "./LongBody.tsx";

type Loaded = { Body: typeof LongBody; rowHeight: number };

/**
 * Loads the code for long tables when it is needed, and measures the first rows. If the estimated row height is
 * accurate, scrolling needs no further layout. Returns `failed` if the code could not be loaded.
 */
export function useLongBody(isLong: boolean, box: RefObject<HTMLElement | null>): Loaded | "failed" | undefined {
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  useEffect(() => {
    if (!isLong) return undefined;
    let isWanted = true;
    import("./LongBody.tsx").then(
      ({ LongBody: Body }) => {
        const rowHeight = box.current?.querySelector<HTMLElement>("tbody tr")?.offsetHeight || 49;
        if (isWanted) setLoaded({ Body, rowHeight });
      },
      () => isWanted && setLoaded("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [isLong, box]);
  return loaded;
}
