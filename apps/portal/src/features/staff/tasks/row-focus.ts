const linksOfRows = () => [...document.querySelectorAll<HTMLAnchorElement>("tbody tr th a")];

/** Returns the index of the row that contains focus, or -1. */
export const focusedRow = (): number =>
  linksOfRows().findIndex((link) => link.closest("tr")?.contains(document.activeElement));

/** Moves focus to the next or the previous row of the list, up to its end. */
export function moveFocus(by: 1 | -1): void {
  const links = linksOfRows();
  links[Math.min(Math.max(focusedRow() + by, 0), links.length - 1)]?.focus();
}
