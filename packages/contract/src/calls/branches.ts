import * as z from "zod/mini";
import { call } from "../call.ts";
import { branch } from "../shapes/branches.ts";
import { page, pageQuery } from "../shapes/lists.ts";

export const listBranches = /* @__PURE__ */ call({
  id: "listBranches",
  requirement: "R-API-B01",
  method: "GET",
  path: "/dvla/branches/",
  query: /* @__PURE__ */ z.object({
    ...pageQuery,
    region: z.optional(z.string()),
    service: z.optional(z.string()),
    search: z.optional(z.string()),
    /** Both or neither: the answer is then ordered by distance. */
    lat: z.optional(z.coerce.number<number>()),
    lon: z.optional(z.coerce.number<number>()),
  }),
  answer: /* @__PURE__ */ page(branch),
  access: ["anyone"],
});

export const getBranch = /* @__PURE__ */ call({
  id: "getBranch",
  requirement: "R-API-B02",
  method: "GET",
  path: "/dvla/branch/{id}/",
  answer: branch,
  access: ["anyone"],
});
