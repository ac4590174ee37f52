/**
 * The props of a list whose markers are hidden. Safari does not tell VoiceOver that such a list is one, unless its role
 * says so. Inside `nav` it does, so lists of links need none.
 *
 * @example
 * <ul {...plainList} className={styles.list}>
 */
export const plainList = { role: "list" } as const;

/** The same for an element that may be a list. */
export const listProps = (element: string): Partial<typeof plainList> =>
  element === "ul" || element === "ol" ? plainList : {};
