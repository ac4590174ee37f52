import { useEffect, useState } from "react";
import type { LongBody } from "./LongBody.tsx";

/** What draws the rows of a long table, loaded only when there is one. `failed` where it could not be loaded. */
export function useLongBody(isLong: boolean): typeof LongBody | "failed" | undefined {
  const [body, setBody] = useState<typeof LongBody | "failed">();
  useEffect(() => {
    if (!isLong) return undefined;
    let isWanted = true;
    import("./LongBody.tsx").then(
      (loaded) => isWanted && setBody(() => loaded.LongBody),
      () => isWanted && setBody("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [isLong]);
  return body;
}
