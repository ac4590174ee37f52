import { useLayoutEffect } from "react";

/**
 * Takes away everything that is not the test while it runs: the links of the header and the footer. The styles of the
 * layout do the rest.
 */
export function useExamMode(): void {
  useLayoutEffect(() => {
    const header = document.querySelector("header");
    document.documentElement.dataset.exam = "";
    header?.setAttribute("inert", "");
    return () => {
      delete document.documentElement.dataset.exam;
      header?.removeAttribute("inert");
    };
  }, []);
}
