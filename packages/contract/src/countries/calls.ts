import * as z from "zod/mini";
import { call } from "../call.ts";
import { listQuery, page } from "../lists.ts";

export const listCountries = call({
  id: "listCountries",
  paged: true,
  method: "GET",
  path: "/country/",
  query: () => listQuery({}),
  answer: () =>
    page(
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
