import { isId } from "../src/platform/ids.ts";

/** Returns an ID from a response, with the type for its prefix. Throws if it has a different prefix. */
export function idOf<Prefix extends string>(prefix: Prefix, text: unknown): `${Prefix}_${string}` {
  if (isId(prefix, text)) return text;
  throw new Error(`${String(text)} is not an id that begins with ${prefix}_.`);
}
