// Generated from the contract: change the call and the comment above it, and run `pnpm generate` in packages/contract.
import { type ListCountriesItem, type ListCountriesQuery, listCountries, type Page } from "@kwan/contract";
import type { CommonCode, KwanError } from "../errors/kwan-error.ts";
import { method, type Send } from "../methods/send.ts";
import type { KwanList } from "../promises/kwan-list.ts";
import type { CallOptions } from "../requests/options.ts";

/** The codes of the errors that `countries.list` can fail with. */
export type CountriesListCode = CommonCode | "invalid";

/** The error of `countries.list`. */
export type CountriesListError = KwanError<CountriesListCode>;

/* @__NO_SIDE_EFFECTS__ */
const withSend = (send: Send) => ({
  /**
   * Lists every country with its demonym.
   *
   * @example
   * for await (const country of kwan.countries.list({ limit: 100 })) console.log(country.demonym);
   */
  list: method(
    listCountries,
    (
      query?: ListCountriesQuery,
      options?: CallOptions,
    ): KwanList<Page<ListCountriesItem>, CountriesListError, "listCountries"> =>
      send(listCountries, { query }, options),
  ),
});

/**
 * Countries and their demonyms.
 */
export interface CountriesMethods extends ReturnType<typeof withSend> {}

/**
 * Countries and their demonyms.
 *
 * @example
 * const kwan = createKwanWith({ baseUrl: "/api" }, { countries });
 */
export const countries: (send: Send) => CountriesMethods = withSend;
