import { anyDate, option, optionalText, personName, requiredText } from "@kwan/domain";
import * as z from "zod/mini";
import { classLetter, id, instant, line, nonEmptyText, optionalNote, plainDate } from "../basics.ts";
import * as m from "../catalogues/messages.js";
import { fileType } from "../documents/shapes.ts";

export const address = z.object({
  digital_address: z.optional(z.nullable(z.string())),
  /** Plus Code of the place. */
  plus_code: z.optional(z.nullable(z.string())),
  /** The whole address on one line. */
  address: z.optional(z.nullable(z.string())),
  town: z.optional(z.nullable(z.string())),
  street_name: z.optional(z.nullable(z.string())),
  city: z.optional(z.nullable(z.string())),
  /** Country of the address. */
  country: z.optional(z.nullable(z.string())),
  /** Postcode. */
  post_code: z.optional(z.nullable(z.string())),
  lat: z.optional(z.nullable(z.number())),
  lon: z.optional(z.nullable(z.number())),
});

const names = { first_name: z.string(), last_name: z.string(), other_name: z.nullable(z.string()) };

export const driver = z.object({
  id,
  ...names,
  date_of_birth: z.nullable(plainDate),
  /** Country code and demonym. Null if the nationality is not known. */
  nationality: z.nullable(option),
  sex: z.nullable(z.string()),
  phone_number: z.string(),
  is_phone_verified: z.boolean(),
  email: z.nullable(z.string()),
  is_email_verified: z.boolean(),
  /** The driver's home address. */
  address: z.nullable(address),
  /** Occupation. */
  occupation: z.nullable(z.string()),
  /** Blood group. Optional, because it is health data. */
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
  /** The driver's home address. */
  address: z.optional(z.nullable(address)),
  /** Occupation. */
  occupation: optionalText(m.fields_occupation, 100),
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
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
  /** The driver's home address. */
  address: z.optional(z.nullable(address)),
  /** Occupation. */
  occupation: optionalText(m.fields_occupation, 100),
  /** Blood group. This is health data, so it is recorded only if the driver provides it. */
  blood_group: optionalText(m.fields_blood_group, 10),
});

export const idTypes = ["ghana_card", "passport", "non_citizen_card"] as const;

/** A scan or photo of a person's identity document. To read it, use the calls for documents. */
const identityFile = z.object({
  id,
  /** Name of the file. */
  name: z.string(),
  type: fileType,
  /** When the file was uploaded. */
  uploaded_at: instant,
  /** Whether the file came from the person's own account, and not from staff. */
  is_owners: z.boolean(),
});

/** The files of an identity document that has not been checked. */
export const identityFiles = z._default(z.array(identityFile), []);

export const identification = z.object({
  driver: id,
  /** Kind of identity document. */
  id_type: z.nullable(z.enum(idTypes)),
  id_number: z.nullable(z.string()),
  issued_on: z.nullable(plainDate),
  expires_on: z.nullable(plainDate),
  /** Whether an officer has verified the identity document. */
  is_verified: z.boolean(),
  updated_at: z.nullable(instant),
  /** The files of the document that officers have not checked yet. We delete a file that nobody checks within 180 days. */
  files: identityFiles,
});

export const newIdentification = z.object({
  /** Kind of identity document. */
  id_type: z.enum(idTypes, { error: m.fields_id_type }),
  id_number: nonEmptyText(m.fields_number_required, 50),
  issued_on: z.optional(z.nullable(plainDate)),
  expires_on: z.optional(z.nullable(plainDate)),
});

export const eyeTest = z.object({
  driver: id,
  /** Date of the test. */
  tested_on: z.nullable(plainDate),
  /** Whether the test was passed. Null if there is no result. */
  is_passed: z.nullable(z.boolean()),
  /** Whether the driver needs glasses or lenses to drive. Null if we do not know. */
  needs_glasses: z.nullable(z.boolean()),
  /** Visual acuity, as recorded by the test centre. */
  acuity: z.nullable(line),
  /** Where the eye test was taken. */
  centre: z.nullable(line),
  /** The last day on which the eye test is valid. Null if there is no eye test. */
  valid_until: z.nullable(plainDate),
});

export const newEyeTest = z.object({
  /** Date of the test. */
  tested_on: plainDate,
  is_passed: z.boolean({ error: m.fields_test_passed }),
  /** Whether the driver needs glasses or lenses to drive. */
  needs_glasses: z.boolean({ error: m.fields_glasses }),
  /** Visual acuity, as recorded by the test centre. */
  acuity: z.optional(z.nullable(line)),
  /** Where the eye test was taken. */
  centre: nonEmptyText(m.fields_centre_required, 100),
  /** Why the person has another eye test on the same day. Required if there is one. */
  reason: optionalNote,
});

/** A reason why a person cannot apply, and what they can do about it. */
export const blocker = z.object({
  /** Code of the condition that is not met. */
  code: z.string(),
  message: line,
  /** How to meet the condition. */
  remedy: z.object({
    /** Code of the next step, such as `wait` or `apply`. */
    do: z.string(),
    text: line,
    /** The first day on which the condition can be met. Null if it cannot be met. */
    ready_on: z.nullable(plainDate),
    /** A more suitable kind of service. Null if there is none. */
    instead: z.optional(z.nullable(z.string())),
  }),
});

/** A kind of service, and whether the driver is eligible for it. */
export const availableService = z.object({
  kind: z.string(),
  /** Code of the service. */
  code: z.string(),
  title: line,
  /** Who the service is for. */
  summary: line,
  /** True if the driver can apply now. */
  is_eligible: z.boolean(),
  /** Every reason why the driver is not eligible. Empty if the driver is eligible. */
  reasons: z.array(blocker),
  /** The first day on which the driver can be eligible. Null if one of the conditions cannot be met. */
  earliest: z.nullable(plainDate),
  /** Price in Ghana cedis, with two decimal places. */
  price: z.string(),
  /** Always GHS, the Ghana cedi. */
  currency: z.literal("GHS"),
  /** The minimum number of working days that the service takes. */
  min_days: z.int(),
  /** The maximum number of working days that the service takes. */
  max_days: z.int(),
  /** The documents that the service asks for, including optional ones. */
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
