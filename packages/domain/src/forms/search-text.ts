import { cleanLine } from "./clean-text.ts";

/** A search needs three consecutive letters or digits for the database to use its index. */
export const searchPattern = /[\p{L}\p{N}]{3}/u;

/**
 * Cleans a search term. Returns "" if it is too short to search for.
 *
 * @example
 * searchText(" Akua  Thornwood"); // "Akua Thornwood"
 * searchText("ak"); // ""
 */
export function searchText(typed: string): string {
  const text = cleanLine(typed);
  return searchPattern.test(text) ? text : "";
}
