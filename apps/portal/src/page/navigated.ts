let navigated = false;

/**
 * Whether the person has navigated since this HTML document was loaded. The first page of a document does not move
 * focus.
 */
export const hasNavigated = (): boolean => navigated;

/** Records a navigation. Call this whenever the page changes. */
export const noteNavigation = (): void => {
  navigated = true;
};
