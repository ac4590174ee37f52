import { decisionKinds } from "@kwan/domain/decisions";
import { licenseStatuses } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { appointment } from "../appointments/shapes.ts";
import { amount, classLetter, currency, id, instant, line, plainDate, since } from "../basics.ts";
import { decision } from "../decisions/shapes.ts";
import { driver, eyeTest, identification, newDriver, newIdentification } from "../drivers/shapes.ts";
import { invoiceStatuses } from "../invoices/shapes.ts";
import { license } from "../licences/shapes.ts";
import { flagReasons } from "../office/shapes.ts";
import { channels, paymentStatuses } from "../payments/shapes.ts";
import { kindName, status } from "../services/shapes.ts";

/** A person in the search results. */
export const foundDriver = z.object({
  id,
  name: line,
  date_of_birth: z.nullable(plainDate),
  phone_number: z.nullable(z.string()),
  id_number: z.nullable(z.string()),
  /** Whether an officer has checked the identity document. */
  is_id_verified: z.boolean(),
  license_number: z.nullable(z.string()),
  /** The status of the licence. Null if there is none. */
  license_status: z.nullable(z.enum(licenseStatuses)),
  classes: z.array(classLetter),
  /** Whether the person can log in. */
  has_account: z.boolean(),
  /** The number of the person's open applications. */
  open_applications: z.int(),
});

/** The details of a person who has come to a branch, from their identity document. */
export const registeredDriver = z.extend(newDriver, {
  ...newIdentification.shape,
  /**
   * Whether the officer has confirmed that this is a different person from the one on record with the same name and
   * date of birth.
   */
  is_another_person: z.optional(z.boolean()),
});

/** The codes of the facts about a person that an officer should notice first. */
const driverFlags = [
  "own_record",
  "own_namesake",
  "identity_unverified",
  "identity_expired",
  "licence_disputed",
  "licence_provisional",
  "no_account",
  "account_ended",
  "licence_revoked",
  "driver_disqualified",
  "licence_suspended",
  "licence_expired",
  "payment_flagged",
  "decision_proposed",
] as const;

const filePayment = z.object({
  id,
  reference: z.string(),
  channel: z.enum(channels),
  status: z.enum(paymentStatuses),
  amount,
  started_at: instant,
  /** Why the payment was flagged. Null if it has not been flagged. */
  flag: z.nullable(z.enum(flagReasons)),
  /** Whether an officer has recorded the outcome of a flagged payment. */
  is_resolved: z.boolean(),
});

/** Everything on record about one person, for staff. */
export const driverFile = z.object({
  driver,
  name: line,
  /** What an officer should know first about the person. */
  flags: z.array(z.enum(driverFlags)),
  /** The identity document on record. */
  identification,
  /** Who checked the identity document, and how. Null if no one has. */
  identity_check: z.nullable(
    z.object({
      /** The person who checked the identification. */
      by: z.nullable(line),
      /** When the identification was checked. */
      at: z.nullable(instant),
      /** The officer's note. Null if there is none. */
      note: z.nullable(line),
    }),
  ),
  /** The account that the person logs in with. Null if they have no account. */
  account: z.nullable(
    z.object({
      id,
      email: z.nullable(z.string()),
      phone_number: z.nullable(z.string()),
      is_email_verified: z.boolean(),
      is_phone_verified: z.boolean(),
      /** Whether the account can be used. */
      is_active: z.boolean(),
      created_at: instant,
    }),
  ),
  /** The licence card, the learner's licence and the permits. */
  license,
  /**
   * How the licence came to the account, while that waits for an officer: the claimer's identity has not been verified, or
   * others claim the licence, too. Null otherwise.
   */
  claim: since(
    "1.0",
    z.nullable(
      z.object({
        /** The name of the account that claimed the licence. */
        claimed_by: line,
        /** When the licence was claimed. */
        claimed_at: instant,
        /** Whether the claimer's name sounds like the name on the licence. */
        is_alike: z.boolean(),
        /** The name on the licence, if the claimer had a profile of their own. Null otherwise. */
        name_on_licence: z.nullable(line),
        /** The accounts that claim the licence, too, in the order in which they did. */
        others: z.array(
          z.object({
            name: line,
            email: z.nullable(z.string()),
            phone_number: z.nullable(z.string()),
            /** When this account claimed the licence. */
            made_at: instant,
          }),
        ),
      }),
    ),
    null,
  ),
  /** The latest eye test. */
  eye_test: eyeTest,
  /**
   * The lessons that driving schools have recorded. `hours` includes only lessons that the trainee attended and
   * confirmed.
   */
  training: z.object({
    /** The number of lessons on record. */
    lessons: z.int(),
    /** Hours of training. */
    hours: z.number(),
    /** The date of the latest lesson. Null if there is none. */
    last_on: z.nullable(plainDate),
  }),
  /** The latest applications. */
  applications: z.array(
    z.object({
      id,
      /** Number of the application. */
      number: z.string(),
      kind: kindName,
      title: line,
      status,
      branch_name: z.nullable(line),
      created_at: instant,
      /** When the application was submitted. Null if it has not been submitted. */
      submitted_at: z.nullable(instant),
      /** When the application was completed. Null if it has not been completed. */
      completed_at: z.nullable(instant),
    }),
  ),
  /** The latest invoices with their payments, at most 50. */
  invoices: z.array(
    z.object({
      id,
      /** Number of the invoice. */
      number: z.string(),
      service: id,
      /** Number of the application. */
      service_number: z.string(),
      service_title: line,
      status: z.enum(invoiceStatuses),
      /** Total, in Ghana cedis, with two decimal places. */
      total: amount,
      currency,
      /** When the invoice was issued. */
      issued_at: instant,
      /** When the invoice was paid. Null if it has not been paid. */
      paid_at: z.nullable(instant),
      /** The payments for the invoice, in the order in which they were started. */
      payments: z.array(filePayment),
    }),
  ),
  /** The latest appointments, at most 50. */
  appointments: z.array(appointment),
  /** The latest messages, without their text, at most 50. */
  messages: z.array(
    z.object({
      id,
      /** What the message is about. */
      purpose: line,
      /** Whether the message is an email or an SMS. */
      channel: z.enum(["email", "sms"]),
      /** The current status. */
      state: z.enum(["waiting", "sent", "failed"]),
      created_at: instant,
    }),
  ),
  /** The latest decisions about the record, at most 50. */
  decisions: z.array(decision),
  /** The kinds of decision that the caller can propose for this person. */
  may_propose: z.array(z.enum(decisionKinds)),
});
