import { actions, defaultServiceType } from "@kwan/domain";
import { type Kind, type Kinds, kindForms, type StepName } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import { amount, classLetter, currency, id, instant, line, since, version } from "../basics.ts";
import { deliveryLocation } from "../deliveries/shapes.ts";
import { fileType } from "../documents/shapes.ts";
import { invoiceStatuses } from "../invoices/shapes.ts";
import { type DraftOf, draftAnswer, draftDetails, tier } from "./drafts.ts";
import { historyEntry, status } from "./history.ts";
import type { Service } from "./models.ts";
import { practicalTest, retest } from "./practical-tests.ts";

export const kindName = z.enum(Object.keys(kindForms) as Kind[]);

export { status };

const serviceFields = {
  id,
  /** Number of the application. */
  number: z.string(),
  kind: kindName,
  /** Code of the kind of service, such as LLAS. */
  type: z._default(z.string(), defaultServiceType),
  title: line,
  status,
  /** True if the application is complete. */
  is_completed: z.boolean(),
  /** True if the applicant or the office has cancelled the application. */
  is_cancelled: z.boolean(),
  driver: id,
  driver_name: line,
  branch: z.nullable(id),
  created_at: instant,
  updated_at: instant,
  /** When the application was submitted. Null if it has not been submitted. */
  submitted_at: z.nullable(instant),
  /** Version of the record, which changes with every change. */
  version: since("1.0", version, 0),
};

/** An application as it appears in a list. */
export const serviceSummary = z.object({
  ...serviceFields,
  /** The next step to take. Null if there is nothing to do. */
  next_step: z.nullable(line),
  /** The amount to pay now, in Ghana cedis with two decimal places. */
  amount_due: amount,
  currency,
});

const stepState = z.object({
  /** Code of the step. */
  step: z.string() as z.ZodMiniType<StepName>,
  title: line,
  /** The status of the application in which the step is completed. */
  during: status,
  /** Who completes the step. */
  by: z.enum(["applicant", "officer", "school"]),
  /** Whether the step is open, is done or has failed. */
  state: z.enum(["open", "done", "failed"]),
  /** When the step was completed. Null if it has not been completed. */
  done_at: z.nullable(instant),
  /** When the theory test that the applicant is taking now ends. Null if none is running. */
  running_until: since("1.0", z.nullable(instant), null),
  /** The officer's note. Null if there is none. */
  note: z.nullable(line),
});

/** Text written by an officer. */
const noteText = z.string().check(z.maxLength(1_000));

const askedDocument = z.object({
  document: z.string(),
  title: line,
  /** What the document must show or contain. */
  hint: line,
  /** True if the application cannot be submitted without the document. */
  is_required: z.boolean(),
  status: z.enum(["missing", "uploaded", "accepted", "refused"]),
  /** The ID of the latest file. Null if there is none. To download it, use the calls for documents. */
  file: z.nullable(id),
  /** Why the document was rejected. Null if it was not rejected. */
  reason: z.nullable(noteText),
  /** The field of the application's details that the rejected document contradicts. Null if there is none. */
  field: z.nullable(z.string()),
  /** The uploaded files, in order, except those that were rejected. */
  files: z.array(
    z.object({
      id,
      /** Name of the file. */
      name: z.string(),
      /** Size of the file in bytes. */
      bytes: z.int(),
      type: fileType,
      status: z.enum(["uploaded", "accepted"]),
    }),
  ),
  /** The files that an officer has rejected, newest first. */
  refused_files: z.array(
    z.object({
      id,
      /** Name of the file. */
      name: z.string(),
      type: fileType,
      /** Why the document was rejected. */
      reason: z.nullable(noteText),
      /** The field of the form that the rejected document contradicts. Null if there is none. */
      field: z.nullable(z.string()),
    }),
  ),
  /** The maximum number of files for this document. */
  max_files: z.int(),
});

/**
 * A change that the applicant made before resubmitting. `field` is `branch`, `details.<field>` or
 * `documents.<document>`.
 */
const submissionChange = z.object({ field: z.string(), before: draftAnswer, after: draftAnswer });

/** A complete application for any kind of service. */
export const service = z.object({
  ...serviceFields,
  tier,
  /** The answers in the form for this kind of service, by field. */
  details: draftDetails,
  /** The documents that the service asks for, including optional ones. */
  documents: z.array(askedDocument),
  /** The steps of the application, in order. */
  steps: z.array(stepState),
  /** The practical tests so far, oldest first. */
  practical_tests: since("1.0", z.array(practicalTest), []),
  /** The next practical test of someone who has failed. Null if the last test was not failed. */
  retest: since("1.0", z.nullable(retest), null),
  /** The actions that the caller can take at the current status of the application. */
  actions: z.array(z.enum(actions)),
  /**
   * The actions that the caller cannot take because of what they have already done on this application, with the reason
   * for each. Another officer can take these actions.
   */
  held_back: z.array(
    z.object({
      /** The action that the caller cannot take. */
      action: z.enum(actions),
      /** Why the caller cannot take the action. */
      reason: line,
    }),
  ),
  /**
   * Why the application can no longer be completed, for example because the licence has been revoked in the meantime. It
   * can only be cancelled or rejected. Null if it can be completed.
   */
  impossible: z.nullable(line),
  /** The decision that takes effect in place of the office's own application. Null for other applications. */
  decision: since("1.0", z.nullable(id), null),
  /**
   * Whether an officer has verified the person's identity. The application cannot be approved until then, unless the
   * authority itself applied.
   */
  identity_verified: z.boolean(),
  /** The invoices. */
  invoices: z.array(
    z.object({
      id,
      /** Number of the invoice. */
      number: z.string(),
      status: z.enum(invoiceStatuses),
      /** When the price is payable. */
      due: z.enum(["on_sending", "before_production", "retest"]),
      /** The number of the attempt that a retest is for. Null for other payments. */
      attempt: since("1.0", z.nullable(z.int()), null),
      /** Total, in Ghana cedis, with two decimal places. */
      total: amount,
      currency,
      /** The time by which the invoice must be paid. */
      due_at: instant,
    }),
  ),
  /** The amount that has been paid for the application and has not been refunded. */
  amount_paid: amount,
  /**
   * What happens to the money of a paid application that an officer has rejected or cancelled, in words for the
   * applicant. Null if there was nothing to settle.
   */
  settlement: z.nullable(
    z.object({
      /** Whether the officer has proposed a refund, which a second person has to approve, or keeps the money. */
      refund: z.enum(["full", "none"]),
      amount,
      currency,
      text: line,
    }),
  ),
  /** What happens to the money if the applicant cancels the paid application now, in words. Null if they cannot. */
  withdrawal: since("1.0", z.nullable(z.object({ amount, currency, text: line })), null),
  /** Where the card is delivered. Null if it is collected at the branch. */
  delivery_location: z.nullable(deliveryLocation),
  /** Why the application was returned, rejected or cancelled. */
  reason: z.nullable(line),
  /** The classes that an officer has granted for a foreign licence. Null if there has been no decision. */
  decided_classes: z.nullable(z.array(classLetter)),
  /** The changes between the last two submissions, for the office to check. */
  changes: z.array(submissionChange),
  /** Every action so far, oldest first. */
  history: z.array(historyEntry),
  /** When the application was completed. Null if it has not been completed. */
  completed_at: z.nullable(instant),
});

export type ServiceOf<K extends Kind> = K extends Kind
  ? Omit<Service, "kind" | "details"> & {
      readonly kind: K;
      /** The answers in the form for this kind of service, by field. */
      readonly details: DraftOf<K>;
    }
  : never;

/** The kinds of service whose applications share one kind's path: that kind itself and its variants. */
export type ReadBy<P extends Kind> = { [K in Kind]: Kinds[K]["parent"] extends P ? K : never }[Kind];

/* @__NO_SIDE_EFFECTS__ */
export const serviceOf = <K extends Kind>(kinds: readonly K[]): z.ZodMiniType<ServiceOf<K>> =>
  z.extend(service, { kind: z.enum(kinds) }) as unknown as z.ZodMiniType<ServiceOf<K>>;
