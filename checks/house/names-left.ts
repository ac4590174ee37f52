import type { NamesLeft } from "./names.ts";

/** Participles that are still names in these folders. Lower a number in the commit that renames some of them. */
export const namesLeft: NamesLeft = {};
