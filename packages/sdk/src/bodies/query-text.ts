const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

/**
 * Returns an object as a query string, including the question mark. Null and undefined are left out. Every item of a
 * list is added under the list's name.
 *
 * @example
 * queryText({ region: "Ashanti", service: null, code: ["AC", "DL"] }); // "?region=Ashanti&code=AC&code=DL"
 */
export function queryText(query: object | undefined): string {
  if (query === undefined) return "";
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== null && item !== undefined) search.append(name, textOf(item));
  const text = search.toString();
  return text && `?${text}`;
}
