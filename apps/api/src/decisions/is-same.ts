import { isDeepStrictEqual } from "node:util";

/** Whether two values of a record are the same. A field that was never filled in is the same as an empty one. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null);
