import { personName, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { call } from "../call.ts";
import * as m from "../catalogues/messages.js";
import { classLetter, day, id } from "../shapes/basics.ts";
import { listQuery, page, searchQuery } from "../shapes/lists.ts";
import { classRecord, classTotals, drivingSchool, enrolment } from "../shapes/schools.ts";

export const listClassRecords = call({
  id: "listClassRecords",
  requirement: "R-API-L12",
  kind: "read",
  paged: true,
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
  /** The totals are only given for a single learner. */
  answer: () => z.extend(page(classRecord), { totals: z.nullable(classTotals) }),
  access: ["driving_school", "officer", "owner"],
  audit: "class_records",
});

export const listSchools = call({
  id: "listSchools",
  requirement: "addition",
  kind: "read",
  paged: true,
  method: "GET",
  path: "/driving_school/",
  query: () => listQuery({ search: z.optional(z.string().check(z.maxLength(100))) }),
  answer: () => page(drivingSchool),
  access: ["officer", "admin"],
});

export const listEnrolments = call({
  id: "listEnrolments",
  requirement: "addition",
  kind: "read",
  paged: true,
  method: "GET",
  path: "/driving_school/enrolment/",
  query: () => listQuery({}),
  answer: () => page(enrolment),
  access: ["driving_school"],
});

export const enrolTrainee = call({
  id: "enrolTrainee",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/driving_school/enrolment/",
  body: () =>
    z.object({
      trainee_number: requiredText(m.fields_trainee_number, 30),
      first_name: personName(m.fields_first_name),
      last_name: personName(m.fields_surname),
      license_class: classLetter,
    }),
  answer: enrolment,
  status: 201,
  errors: ["already_exists"],
  access: ["driving_school"],
});

export const endEnrolment = call({
  id: "endEnrolment",
  requirement: "addition",
  kind: "write",
  method: "POST",
  path: "/driving_school/enrolment/{id}/end/",
  answer: enrolment,
  errors: ["state_forbids"],
  access: ["driving_school"],
});
