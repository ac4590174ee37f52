import { useEffect } from "react";

const productName = "Kwan";

/** Returns the page's name, a separator, and the product's name (R-FRM-03). */
export const titleOf = (page: string): string => `${page} · ${productName}`;

/** Sets `document.title` for the page that is shown. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
