import { createKwanWith, type KwanOf } from "./create-kwan-with.ts";
import * as nouns from "./nouns/every-noun.ts";
import type { KwanOptions } from "./requests/options.ts";

/** The complete client, with every method of every noun. */
export interface Kwan extends KwanOf<typeof nouns> {}

/**
 * Creates a client for the authority's server with the methods of every noun.
 *
 * @example
 * const kwan = createKwan({ baseUrl: "https://portal.example/api" });
 * const me = await kwan.users.me();
 */
/* @__NO_SIDE_EFFECTS__ */
export const createKwan = (options: KwanOptions): Kwan => createKwanWith(options, { ...nouns });
