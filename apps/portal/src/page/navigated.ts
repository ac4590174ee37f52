let navigated = false;

/** Whether the person has navigated in this document. The first page of a document does not move the focus. */
export const hasNavigated = (): boolean => navigated;

/** Called whenever the page changes. */
export const noteNavigation = (): void => {
  navigated = true;
};
