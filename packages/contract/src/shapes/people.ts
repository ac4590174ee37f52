import { option, optionalText, personName, roles, user } from "@kwan/domain";
import * as z from "zod/mini";
import { classLetter, id, instant, line, plainDate } from "./basics.ts";

/** An account, as its owner sees it. */
export const account = z.extend(user, {
  id,
  phone_number: z.nullable(z.string()),
  /** A new contact whose code has not come back yet; until then the present one stays in use. */
  pending_email: z.nullable(z.string()),
  pending_phone_number: z.nullable(z.string()),
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  /** When the account will be deleted, where its owner has asked for that. */
  deletes_at: z.nullable(instant),
  /** The school of a driving-school account, the branch of an officer. */
  school: z.nullable(id),
  branch: z.nullable(id),
});

/** What asking for a code answers, the same whether or not there is such an account. */
export const codeSent = z.object({
  message: line,
  /** Where it went, masked. */
  sent_to: line,
  expires_at: instant,
  resend_after: instant,
  /** Names this attempt. Send it with the code, so that no other attempt with the same contact is meant. */
  attempt: z.string(),
});

/** What a completed login or sign-up answers: the token, and whose it is. */
export const session = z.object({ token: z.string(), expires_at: instant, user: account });

/** A place where somebody is logged in. */
export const openSession = z.object({
  id,
  started_at: instant,
  last_used_at: instant,
  /** The browser or program, in words. */
  device: line,
  is_current: z.boolean(),
});

export const preferences = z.object({
  sms: z.boolean(),
  email: z.boolean(),
  /** News that is not about the person's own affairs: only with their consent. */
  news: z.boolean(),
});

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

/** A driver's profile. */
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
  /** Health data: only if the driver gives it. */
  blood_group: z.nullable(z.string()),
  classes: z.array(classLetter),
  created_at: instant,
  updated_at: instant,
});

/** What a profile is made from. */
export const newDriver = z.object({
  first_name: personName("First Name"),
  last_name: personName("Surname"),
  other_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  date_of_birth: plainDate,
  nationality: option,
  sex: z.optional(z.nullable(z.enum(["female", "male"], "Choose female or male"))),
  phone_number: z.optional(z.string()),
  email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  address: z.optional(z.nullable(address)),
  occupation: optionalText("Occupation", 100),
  blood_group: optionalText("Blood group", 10),
});

/**
 * What a driver may change immediately; names, birth date and nationality go through a change request, and the contacts can
 * only be those of the account.
 */
export const driverChanges = z.object({
  phone_number: z.optional(z.string().check(z.maxLength(30))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
  sex: z.optional(z.nullable(z.enum(["female", "male"], "Choose female or male"))),
  address: z.optional(z.nullable(address)),
  occupation: optionalText("Occupation", 100),
  blood_group: optionalText("Blood group", 10),
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
  id_type: z.enum(idTypes, "Choose a Ghana Card, a passport or a non-citizen card"),
  id_number: z.string("Number is required").check(z.minLength(1, "Number is required"), z.maxLength(50)),
  issued_on: z.optional(z.nullable(plainDate)),
  expires_on: z.optional(z.nullable(plainDate)),
});

/** A staff account. */
export const staffMember = z.object({
  id,
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  branch: z.nullable(id),
  school: z.nullable(id),
  is_active: z.boolean(),
  created_at: instant,
});
