import { isDeepStrictEqual } from "node:util";

/** Whether two values in a record are equal. A field that was never filled in equals an empty one. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);
