/**
 * What a group is sorted by: days and months by their date, everything else by name.
 *
 * @example
 * inOrder({ key: "2026-04", label: "April 2026" }); // "2026-04"
 */
export const inOrder = ({ key, label }: { readonly key: string; readonly label: string }): string =>
  /^\d{4}-\d{2}(-\d{2})?$/.test(key) ? key : label;
