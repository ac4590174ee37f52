let navigated = false;

/** Whether somebody has navigated in this document. The first page that it opens leaves the focus where it is. */
export const hasNavigated = (): boolean => navigated;

/** Called whenever the page changes. */
export const noteNavigation = (): void => {
  navigated = true;
};
