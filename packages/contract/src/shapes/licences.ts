import { licenseStatuses } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { classLetter, id, instant, line, plainDate } from "./basics.ts";

const heldClass = z.object({ letter: classLetter, since: plainDate });

/** A driver's licence card, with their learner's licence and permits. */
export const license = z.object({
  driver: id,
  number: z.nullable(z.string()),
  status: z.nullable(z.enum(licenseStatuses)),
  classes: z.array(heldClass),
  is_commercial: z.boolean(),
  issued_on: z.nullable(plainDate),
  expires_on: z.nullable(plainDate),
  renewed_on: z.array(plainDate),
  next_renewal_on: z.nullable(plainDate),
  processing_centre: z.nullable(z.string()),
  certificate_number: z.nullable(z.string()),
  restrictions: z.array(z.string()),
  learners_license: z.nullable(
    z.object({ number: z.string(), classes: z.array(classLetter), issued_on: plainDate, expires_on: plainDate }),
  ),
  international_permit: z.nullable(z.object({ number: z.string(), expires_on: plainDate })),
  hazard_permit: z.nullable(z.object({ number: z.string(), expires_on: plainDate })),
});

export const share = z.object({
  id,
  code: z.string(),
  /** The URL of the page where the code can be checked. */
  url: z.string(),
  created_at: instant,
  expires_at: instant,
  is_withdrawn: z.boolean(),
  checks: z.array(z.object({ checked_at: instant, checked_by: line })),
});

/** What a person with a share code is shown: the status, classes and dates, and nothing else. */
export const sharedLicense = z.object({
  status: z.enum(licenseStatuses),
  classes: z.array(classLetter),
  is_commercial: z.boolean(),
  issued_on: plainDate,
  expires_on: plainDate,
  checked_at: instant,
});
