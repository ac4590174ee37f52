import { licenseStatuses } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { classLetter, id, instant, line, plainDate } from "./basics.ts";

const heldClass = z.object({ letter: classLetter, since: plainDate });

/** A driver's licence card, with what stands beside it: learner's licence and permits. */
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

export const eyeTest = z.object({
  driver: id,
  tested_on: z.nullable(plainDate),
  is_passed: z.nullable(z.boolean()),
  needs_glasses: z.nullable(z.boolean()),
  acuity: z.nullable(line),
  centre: z.nullable(line),
  valid_until: z.nullable(plainDate),
});

export const newEyeTest = z.object({
  tested_on: plainDate,
  is_passed: z.boolean("Say whether the test was passed"),
  needs_glasses: z.boolean("Say whether glasses are needed"),
  acuity: z.optional(z.nullable(line)),
  centre: z.string("Centre is required").check(z.minLength(1, "Centre is required"), z.maxLength(100)),
});

/** What stops somebody from applying, and what would remedy it. */
const blocker = z.object({
  code: z.string(),
  message: line,
  mend: z.object({
    do: z.string(),
    text: line,
    ready_on: z.nullable(plainDate),
    instead: z.optional(z.nullable(z.string())),
  }),
});

/** A kind with the verdict for one driver. */
export const availableService = z.object({
  kind: z.string(),
  code: z.string(),
  title: line,
  summary: line,
  is_eligible: z.boolean(),
  reasons: z.array(blocker),
  earliest: z.nullable(plainDate),
  price: z.string(),
  currency: z.literal("GHS"),
  min_days: z.int(),
  max_days: z.int(),
  documents: z.array(z.string()),
});

/** A share code that the holder gave out. */
export const share = z.object({
  id,
  code: z.string(),
  /** The address to show as a QR code. */
  url: z.string(),
  created_at: instant,
  expires_at: instant,
  is_withdrawn: z.boolean(),
  checks: z.array(z.object({ checked_at: instant, checked_by: line })),
});

/** What a checker sees: status, classes and dates, nothing more. */
export const sharedLicense = z.object({
  status: z.enum(licenseStatuses),
  classes: z.array(classLetter),
  is_commercial: z.boolean(),
  issued_on: plainDate,
  expires_on: plainDate,
  checked_at: instant,
});
