/**
 * The authority's offices and test centres.
 *
 * @module
 */

import { requiredText } from "@kwan/domain";
import { regions } from "@kwan/domain/places";
import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { listQuery, page } from "../lists.ts";
import { branch } from "./shapes.ts";

/** Creates the schema for a coordinate in degrees, between -`most` and `most`. */
/* @__NO_SIDE_EFFECTS__ */
const degrees = (error: () => string, most: number) =>
  z.number({ error }).check(z.minimum(-most, { error }), z.maximum(most, { error }));

/**
 * Lists branches, filtered by region, service or text. With `lat` and `lon`, the nearest come first. Closed branches
 * are left out unless `closed` is "true".
 *
 * @summary List branches
 * @sdk branches.list
 * @example
 * for await (const branch of kwan.branches.list({ region: "Ashanti" })) console.log(branch.name);
 */
export const listBranches = call({
  id: "listBranches",
  requirement: "R-API-B01",
  paged: true,
  method: "GET",
  path: "/dvla/branches/",
  query: listQuery({
    region: z.optional(z.string()),
    /** Lists only branches that offer this kind of service. */
    service: z.optional(z.string()),
    search: z.optional(z.string()),
    /** Whether to include branches that are closed. Only staff can list them: nobody else gets any. */
    closed: z.optional(z.enum(["true", "false"])),
    /** `lat` and `lon` must be set together. If they are, branches are sorted by distance. */
    lat: z.optional(z.coerce.number<number>()),
    /** Longitude in degrees. Send it with `lat` to sort branches by distance. */
    lon: z.optional(z.coerce.number<number>()),
  }),
  answer: page(branch),
  access: ["anyone"],
});

/**
 * Adds a branch. For administrators. The branch is closed until one administrator proposes to open it and another
 * approves the proposal.
 *
 * @summary Add a branch
 * @sdk branches.create
 * @example
 * const { id } = await kwan.branches.create({
 *   branch_code: "OT1",
 *   name: "Dambai",
 *   region: "Oti",
 *   city: "Dambai",
 *   lat: 8.0662,
 *   lon: 0.1793,
 *   hours: "working_days",
 *   is_test_centre: false,
 *   services: ["drivers-renewal"],
 * });
 */
export const createBranch = call({
  id: "createBranch",
  method: "POST",
  path: "/dvla/branches/",
  body: z.object({
    /** The code of the new branch, such as GA1. */
    branch_code: requiredText(m.fields_branch_code, 10, (text) =>
      /^[A-Z0-9]{2,10}$/i.test(text) ? undefined : m.fields_branch_code_like(),
    ),
    name: requiredText(m.fields_branch_name, 120),
    /** One of the 16 regions of Ghana, such as Greater Accra. */
    region: z.enum(regions, { error: m.fields_branch_region_choose }),
    city: requiredText(m.fields_branch_city, 60),
    lat: degrees(m.fields_branch_lat, 90),
    lon: degrees(m.fields_branch_lon, 180),
    /** Whether the branch is open on working days only, or at all times. */
    hours: z.enum(["working_days", "always"], { error: m.fields_branch_hours }),
    /** True if tests are held here. */
    is_test_centre: z.boolean(),
    /** The kinds of service that the branch offers. */
    services: z
      .array(z.string(), { error: m.fields_branch_services })
      .check(z.minLength(1, { error: m.fields_branch_services }), z.maxLength(50)),
  }),
  answer: branch,
  status: 201,
  errors: ["already_exists"],
  access: ["branches.manage"],
  power: "add_branch",
});

/**
 * Returns a branch with its position, opening hours and services.
 *
 * @summary Read a branch
 * @sdk branches.get
 * @example
 * const branch = await kwan.branches.get(id);
 */
export const getBranch = call({
  id: "getBranch",
  requirement: "R-API-B02",
  method: "GET",
  path: "/dvla/branch/{id}/",
  answer: branch,
  access: ["anyone"],
});
