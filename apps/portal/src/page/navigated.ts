let navigated = false;

/**
 * Whether the person has navigated since this HTML document was loaded. The first page of a document does not move the
 * focus.
 */
export const hasNavigated = (): boolean => navigated;

/** Records a navigation. Called whenever the page changes. */
export const noteNavigation = (): void => {
  navigated = true;
};
