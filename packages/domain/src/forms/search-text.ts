import { cleanLine } from "./clean-text.ts";

/** What a search needs so that an index can answer it: three letters or digits that follow each other. */
export const searchPattern = /[\p{L}\p{N}]{3}/u;

/**
 * What somebody typed to search by, cleaned; "" while it is too short to search by.
 *
 * @example
 * searchText(" Akua  Thornwood"); // "Akua Thornwood"
 * searchText("ak"); // ""
 */
export function searchText(typed: string): string {
  const text = cleanLine(typed);
  return searchPattern.test(text) ? text : "";
}
