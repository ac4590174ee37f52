/**
 * Countries and their demonyms.
 *
 * @module
 */

import * as z from "zod/mini";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";

/**
 * Lists every country with its demonym.
 *
 * @summary List countries with their demonyms
 * @sdk countries.list
 * @example
 * for await (const country of kwan.countries.list({ limit: 100 })) console.log(country.demonym);
 */
export const listCountries = call({
  id: "listCountries",
  paged: true,
  method: "GET",
  path: "/country/",
  query: listQuery({}),
  answer: page(
    z.object({
      name: z.string(),
      /** Two-letter country code. */
      code: z.string(),
      /** The name for people of the country. */
      demonym: z.string(),
    }),
  ),
  access: ["anyone"],
});
