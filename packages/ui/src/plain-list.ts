/**
 * The props of a list without visible markers. Without the `list` role, Safari does not tell VoiceOver that the element
 * is a list. Lists inside `nav` do not need the role.
 *
 * @example
 * <ul {...plainList} className={styles.list}>
 */
export const plainList = { role: "list" } as const;

/** Returns the props of `plainList` if the element is a list, or otherwise no props. */
export const listProps = (element: string): Partial<typeof plainList> =>
  element === "ul" || element === "ol" ? plainList : {};
