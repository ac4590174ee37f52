import { useEffect } from "react";
import { m } from "#messages";

const productName = "Kwan";

/** Returns the page's name, a separator, and the product's name (R-FRM-03). */
export const titleOf = (page: string): string => `${page} · ${productName}`;

/**
 * Puts "Error" in front of the title while a form shows errors, so that a screen reader says so first, and so that the tab
 * does.
 */
export function useErrorInTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = m.page_error_title({ title });
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}

/** Sets `document.title` for the page that is shown. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = titleOf(page);
  }, [page]);
}
