import * as z from "zod/mini";
import { call } from "../call.ts";
import { listQuery, page } from "../shapes/lists.ts";

export const listCountries = call({
  id: "listCountries",
  paged: true,
  method: "GET",
  path: "/country/",
  query: () => listQuery({}),
  answer: () => page(z.object({ name: z.string(), code: z.string(), demonym: z.string() })),
  access: ["anyone"],
});
