import { type RefObject, useEffect, useState } from "react";
import type { LongBody } from "./LongBody.tsx";

type Loaded = { Body: typeof LongBody; rowHeight: number };

/**
 * What draws the rows of a long table, loaded only when there is one, with the height of the first rows: where all rows are as
 * high as was thought, nothing is reckoned anew while one scrolls. `failed` where it could not be loaded.
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
