// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { listCountries } from "@kwan/contract";
import type { Answering, Query } from "../methods/method-types.ts";
import { method, type Send } from "../methods/send.ts";
import type { CallOptions } from "../requests/options.ts";

/**
 * Countries and their demonyms.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { countries });
 */
/* @__NO_SIDE_EFFECTS__ */
export const countries = (send: Send) => ({
  /**
   * Lists every country with its demonym.
   *
   * @example
   * for await (const country of kwan.countries.list({ limit: 100 })) console.log(country.demonym);
   */
  list: method(
    listCountries,
    (query?: Query<typeof listCountries>, options?: CallOptions): Answering<typeof listCountries> =>
      send(listCountries, { query }, options),
  ),
});
