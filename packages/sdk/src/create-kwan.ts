import { createKwanWith, type KwanOf } from "./create-kwan-with.ts";
import * as nouns from "./nouns/every-noun.ts";
import type { KwanOptions } from "./requests/options.ts";

/** The whole client: every noun with every method. */
export interface Kwan extends KwanOf<typeof nouns> {}

/**
 * Creates a client for the authority's server with every noun.
 *
 * @example
 * const kwan = createKwan({ baseUrl: "https://portal.example/api" });
 * const me = await kwan.users.me();
 */
/* @__NO_SIDE_EFFECTS__ */
export const createKwan = (options: KwanOptions): Kwan => createKwanWith(options, { ...nouns });
