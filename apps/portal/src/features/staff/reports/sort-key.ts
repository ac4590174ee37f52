/**
 * Returns a group's sort key: the date for days and months, the name for everything else.
 *
 * @example sortKeyOf({ key: "2026-04", label: "April 2026" }); // "2026-04"
 */
export const sortKeyOf = ({ key, label }: { readonly key: string; readonly label: string }): string =>
  /^\d{4}-\d{2}(-\d{2})?$/.test(key) ? key : label;
