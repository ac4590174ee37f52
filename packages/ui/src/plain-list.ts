/**
 * The props of a list whose markers are hidden. Safari does not present such a list to VoiceOver as a list unless it
 * has this role. Lists inside `nav` do not need it.
 *
 * @example
 * <ul {...plainList} className={styles.list}>
 */
export const plainList = { role: "list" } as const;

/** Returns the props of `plainList` if the element is a list, otherwise none. */
export const listProps = (element: string): Partial<typeof plainList> =>
  element === "ul" || element === "ol" ? plainList : {};
