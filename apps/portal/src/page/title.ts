import { useEffect } from "react";

const productName = "Kwan";

/** Returns the name of the page, a separator, and the name of the product (R-FRM-03). */
export const titleOf = (page: string): string => `${page} · ${productName}`;

/** Sets `document.title` for the page that is shown. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
