import * as z from "zod/mini";
import { call } from "../call.ts";
import { day, id } from "../shapes/basics.ts";
import { listQuery, page, searchQuery } from "../shapes/lists.ts";
import { classRecord, classTotals, drivingSchool } from "../shapes/visits.ts";

export const listClassRecords = call({
  id: "listClassRecords",
  requirement: "R-API-L12",
  method: "GET",
  path: "/driving_school/class_records/",
  query: () =>
    listQuery({
      school: z.optional(id),
      learner: z.optional(id),
      license_class: z.optional(z.string().check(z.maxLength(2))),
      module: z.optional(z.enum(["theory", "practical"])),
      attendance: z.optional(z.enum(["present", "absent"])),
      from: day,
      to: day,
      search: z.optional(searchQuery),
    }),
  /** Totals are given where one learner is asked for. */
  answer: () => z.extend(page(classRecord), { totals: z.nullable(classTotals) }),
  access: ["driving_school", "officer", "owner"],
});

export const listSchools = call({
  id: "listSchools",
  requirement: "addition",
  method: "GET",
  path: "/driving_school/",
  query: () => listQuery({ search: z.optional(z.string().check(z.maxLength(100))) }),
  answer: () => page(drivingSchool),
  access: ["officer", "admin"],
});
