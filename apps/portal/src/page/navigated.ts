let navigated = false;

/** Whether somebody has gone from one page to another in this document: the first page that it opens keeps the focus where it is. */
export const hasNavigated = (): boolean => navigated;

/** Told by whatever changes the page. */
export const noteNavigation = (): void => {
  navigated = true;
};
