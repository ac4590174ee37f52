import { listCountries } from "@kwan/contract";
import type { Method } from "../methods/method-types.ts";
import type { Send } from "../methods/send.ts";

/** Countries and what their people are called. */
export interface Countries {
  /**
   * Every country with its demonym.
   *
   * @example
   * for await (const country of kwan.countries.list({ limit: 100 })) console.log(country.demonym);
   */
  readonly list: Method<typeof listCountries>;
}

/**
 * Countries and what their people are called.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { countries });
 */
/* @__NO_SIDE_EFFECTS__ */
export const countries = (send: Send): Countries => ({
  list: send(listCountries),
});
