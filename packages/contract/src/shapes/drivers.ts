import { anyDate, option, optionalText, personName, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { classLetter, filled, id, instant, line, plainDate } from "./basics.ts";

export const address = z.object({
  digital_address: z.optional(z.nullable(z.string())),
  plus_code: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.string())),
  town: z.optional(z.nullable(z.string())),
  street_name: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  country: z.optional(z.nullable(z.string())),
  post_code: z.optional(z.nullable(z.string())),
  lat: z.optional(z.nullable(z.number())),
  lon: z.optional(z.nullable(z.number())),
});

const names = { first_name: z.string(), last_name: z.string(), other_name: z.nullable(z.string()) };

export const driver = z.object({
  id,
  ...names,
  date_of_birth: z.nullable(plainDate),
  nationality: z.nullable(option),
  sex: z.nullable(z.string()),
  phone_number: z.string(),
  is_phone_verified: z.boolean(),
  email: z.nullable(z.string()),
  is_email_verified: z.boolean(),
  address: z.nullable(address),
  occupation: z.nullable(z.string()),
  /** Optional, because it is health data. */
  blood_group: z.nullable(z.string()),
  classes: z.array(classLetter),
  created_at: instant,
  updated_at: instant,
});

/** The body of a request to create a profile. */
export const newDriver = z.object({
  first_name: personName("First Name"),
  last_name: personName(m.fields_surname),
  other_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  date_of_birth: plainDate,
  nationality: option,
  sex: z.optional(z.nullable(z.enum(["female", "male"], { error: m.fields_sex }))),
  phone_number: z.optional(z.string()),
  email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  address: z.optional(z.nullable(address)),
  occupation: optionalText(m.fields_occupation, 100),
  blood_group: optionalText(m.fields_blood_group, 10),
});

/**
 * The fields of a profile that drivers can change themselves. To change their name, date of birth or nationality, they
 * must submit an update request. The phone number and email address must match the account's.
 */
export const driverChanges = z.object({
  phone_number: z.optional(z.string().check(z.maxLength(30))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  sex: z.optional(z.nullable(z.enum(["female", "male"], { error: m.fields_sex }))),
  address: z.optional(z.nullable(address)),
  occupation: optionalText(m.fields_occupation, 100),
  blood_group: optionalText(m.fields_blood_group, 10),
});

export const idTypes = ["ghana_card", "passport", "non_citizen_card"] as const;

export const identification = z.object({
  driver: id,
  id_type: z.nullable(z.enum(idTypes)),
  id_number: z.nullable(z.string()),
  issued_on: z.nullable(plainDate),
  expires_on: z.nullable(plainDate),
  is_verified: z.boolean(),
  updated_at: z.nullable(instant),
});

export const newIdentification = z.object({
  id_type: z.enum(idTypes, { error: m.fields_id_type }),
  id_number: filled(m.fields_number_required, 50),
  issued_on: z.optional(z.nullable(plainDate)),
  expires_on: z.optional(z.nullable(plainDate)),
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
  is_passed: z.boolean({ error: m.fields_test_passed }),
  needs_glasses: z.boolean({ error: m.fields_glasses }),
  acuity: z.optional(z.nullable(line)),
  centre: filled(m.fields_centre_required, 100),
});

/** A reason why a person cannot apply, and what they can do about it. */
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

/** A kind of service, and whether the driver is eligible for it. */
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

/** Details that are printed on a licence card. The holder enters them to claim the licence. */
export const licenceClaim = z.object({
  license_number: requiredText(m.fields_claim_number, 30),
  date_of_birth: anyDate(m.fields_claim_born),
  issued_on: anyDate(m.fields_claim_issued),
});

/** A licence that has been linked to its holder's account. */
export const claimedLicence = z.object({
  driver: id,
  /**
   * Whether the driver must wait for an officer to verify their identity before they can apply for or change anything.
   */
  is_provisional: z.boolean(),
  message: line,
});
