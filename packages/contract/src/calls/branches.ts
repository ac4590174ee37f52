import * as z from "zod/mini";
import { call } from "../call.ts";
import { branch } from "../shapes/branches.ts";
import { listQuery, page } from "../shapes/lists.ts";

export const listBranches = call({
  id: "listBranches",
  requirement: "R-API-B01",
  paged: true,
  method: "GET",
  path: "/dvla/branches/",
  query: () =>
    listQuery({
      region: z.optional(z.string()),
      service: z.optional(z.string()),
      search: z.optional(z.string()),
      /** `lat` and `lon` must be set together. If they are, branches are sorted by distance. */
      lat: z.optional(z.coerce.number<number>()),
      lon: z.optional(z.coerce.number<number>()),
    }),
  answer: () => page(branch),
  access: ["anyone"],
});

export const getBranch = call({
  id: "getBranch",
  requirement: "R-API-B02",
  method: "GET",
  path: "/dvla/branch/{id}/",
  answer: branch,
  access: ["anyone"],
});
