import { actions, defaultServiceType, statuses } from "@kwan/domain";
import { costItems, type DetailsOf, type Kind, type Kinds, kindForms, type StepName, tiers } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { amount, classLetter, currency, id, instant, line } from "./basics.ts";
import { deliveryLocation } from "./deliveries.ts";
import { fileType } from "./documents.ts";
import { invoiceLine, invoiceStatuses } from "./invoices.ts";

/** An item in the price list of a kind of service. */
export const costItem = z.object({
  kind: z.string(),
  item: z.enum(costItems),
  title: line,
  price: amount,
  currency,
  due: z.enum(["on_sending", "before_production"]),
});

/** The price of a kind of service at one tier, with its items and their total. */
export const serviceCost = z.object({
  kind: z.string(),
  code: z.string(),
  title: line,
  tier: z.string(),
  lines: z.array(invoiceLine),
  total: amount,
  currency,
});

/** An answer in the details of a draft. Only its type and size are checked. */
const draftAnswer = z.union([
  z.string().check(z.maxLength(5_000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
]);

type DraftAnswer = z.output<typeof draftAnswer>;

/** The details of a draft, which can have any fields and are not validated. */
export const draftDetails = z.record(z.string().check(z.maxLength(60)), draftAnswer);

/** The details of a draft for one kind of service: any of its fields, not validated. */
export type DraftOf<K extends Kind> = { readonly [F in keyof Kinds[K]["fields"]]?: DraftAnswer };

export const kindName = z.enum(Object.keys(kindForms) as Kind[]);

export const status = z.enum(statuses);

const tier = z.enum(tiers, { error: m.fields_tier });

const serviceFields = {
  id,
  number: z.string(),
  kind: kindName,
  type: z._default(z.string(), defaultServiceType),
  title: line,
  status,
  is_completed: z.boolean(),
  is_cancelled: z.boolean(),
  driver: id,
  driver_name: line,
  branch: z.nullable(id),
  created_at: instant,
  updated_at: instant,
  submitted_at: z.nullable(instant),
};

/** An application as it appears in a list. */
export const serviceSummary = z.object({
  ...serviceFields,
  /** The next step to take. Null if there is nothing to do. */
  next_step: z.nullable(line),
  amount_due: amount,
  currency,
});

const stepState = z.object({
  step: z.string() as z.ZodMiniType<StepName>,
  title: line,
  during: status,
  by: z.enum(["applicant", "officer", "school"]),
  state: z.enum(["open", "done", "failed"]),
  done_at: z.nullable(instant),
  note: z.nullable(line),
});

/** Text written by an officer. */
const noteText = z.string().check(z.maxLength(1_000));

const askedDocument = z.object({
  document: z.string(),
  title: line,
  hint: line,
  is_required: z.boolean(),
  status: z.enum(["missing", "uploaded", "accepted", "refused"]),
  /** The ID of the latest file. To download it, use the calls for documents. */
  file: z.nullable(id),
  /** Why the document was rejected. */
  reason: z.nullable(noteText),
  /** The field of the application's details that the rejected document contradicts. Null if there is none. */
  field: z.nullable(z.string()),
  /** The uploaded files, in order, except those that were rejected. */
  files: z.array(
    z.object({ id, name: z.string(), bytes: z.int(), type: fileType, status: z.enum(["uploaded", "accepted"]) }),
  ),
  /** The files that an officer has rejected, newest first. */
  refused_files: z.array(
    z.object({ id, name: z.string(), type: fileType, reason: z.nullable(noteText), field: z.nullable(z.string()) }),
  ),
  /** The maximum number of files for this document. */
  max_files: z.int(),
});

/**
 * A change that the applicant made before resubmitting. `field` is `branch`, `details.<field>` or
 * `documents.<document>`.
 */
const submissionChange = z.object({ field: z.string(), before: draftAnswer, after: draftAnswer });

const historyEntry = z.object({
  at: instant,
  action: z.enum(actions),
  from: status,
  to: status,
  by: z.enum(["applicant", "officer", "system"]),
  /** The name of the officer. Null if the reader is the applicant, or if no officer took the action. */
  name: z.nullable(z.string()),
  reason: z.nullable(line),
});

/** A complete application for any kind of service. */
export const service = z.object({
  ...serviceFields,
  tier,
  details: draftDetails,
  documents: z.array(askedDocument),
  steps: z.array(stepState),
  /** The actions that the caller can take at the current status of the application. */
  actions: z.array(z.enum(actions)),
  /**
   * The actions that the caller cannot take because of what they have already done on this application, with the reason
   * for each. Another officer can take these actions.
   */
  held_back: z.array(z.object({ action: z.enum(actions), reason: line })),
  /**
   * Why the application can no longer be completed, for example because the licence has been revoked in the meantime. It
   * can only be cancelled or rejected. Null if it can be completed.
   */
  impossible: z.nullable(line),
  /**
   * Whether an officer has verified the person's identity. The application cannot be approved until then, unless the
   * authority itself applied.
   */
  identity_verified: z.boolean(),
  invoices: z.array(
    z.object({
      id,
      number: z.string(),
      status: z.enum(invoiceStatuses),
      due: z.enum(["on_sending", "before_production"]),
      total: amount,
      currency,
      due_at: instant,
    }),
  ),
  /** The amount that has been paid for the application and has not been refunded. */
  amount_paid: amount,
  /**
   * What happens to the money of a paid application that an officer has rejected or cancelled, in words for the
   * applicant. Null if there was nothing to settle.
   */
  settlement: z.nullable(z.object({ refund: z.enum(["full", "none"]), amount, currency, text: line })),
  delivery_location: z.nullable(deliveryLocation),
  /** Why the application was returned, rejected or cancelled. */
  reason: z.nullable(line),
  /** The classes that an officer has granted for a foreign licence. Null if there has been no decision. */
  decided_classes: z.nullable(z.array(classLetter)),
  /** The changes between the last two submissions, for the office to check. */
  changes: z.array(submissionChange),
  history: z.array(historyEntry),
  completed_at: z.nullable(instant),
});

export type Service = z.output<typeof service>;

export type ServiceOf<K extends Kind> = K extends Kind
  ? Omit<Service, "kind" | "details"> & { readonly kind: K; readonly details: DraftOf<K> }
  : never;

/** The kinds of service whose applications share one kind's path: that kind itself and its variants. */
export type ReadBy<P extends Kind> = { [K in Kind]: Kinds[K]["parent"] extends P ? K : never }[Kind];

/* @__NO_SIDE_EFFECTS__ */
export const serviceOf = <K extends Kind>(kinds: readonly K[]): z.ZodMiniType<ServiceOf<K>> =>
  z.extend(service, { kind: z.enum(kinds) }) as unknown as z.ZodMiniType<ServiceOf<K>>;

const place = {
  branch: z.optional(z.nullable(id)),
  tier: z.optional(tier),
  delivery_location: z.optional(z.nullable(id)),
};

/** The body of a request to create an application, which is either submitted immediately or saved as a draft. */
export type NewServiceOf<K extends Kind> = {
  readonly driver?: string | undefined;
  readonly branch?: string | null | undefined;
  readonly tier?: z.output<typeof tier> | undefined;
  readonly delivery_location?: string | null | undefined;
} & (
  | { readonly submit: true; readonly details: DetailsOf<K> }
  | { readonly submit?: false | undefined; readonly details?: DraftOf<K> | undefined }
);

/* @__NO_SIDE_EFFECTS__ */
export const newServiceOf = <K extends Kind>(
  form: Pick<Kinds[K], "details">,
): z.ZodMiniType<NewServiceOf<K>, NewServiceOf<K>> => {
  const whose = { driver: z.optional(id), ...place };
  return z.discriminatedUnion("submit", [
    z.object({ ...whose, submit: z.literal(true), details: form.details }),
    z.object({ ...whose, submit: z.optional(z.literal(false)), details: z.optional(draftDetails) }),
  ]) as unknown as z.ZodMiniType<NewServiceOf<K>, NewServiceOf<K>>;
};

/** The fields of an application that can be changed while its status allows it. */
export type ServiceChangesOf<K extends Kind> = {
  readonly branch?: string | null | undefined;
  readonly tier?: z.output<typeof tier> | undefined;
  readonly delivery_location?: string | null | undefined;
  readonly details?: DraftOf<K> | undefined;
};

/* @__NO_SIDE_EFFECTS__ */
export const serviceChangesOf = <K extends Kind>(): z.ZodMiniType<ServiceChangesOf<K>, ServiceChangesOf<K>> =>
  z.object({ ...place, details: z.optional(draftDetails) }) as unknown as z.ZodMiniType<
    ServiceChangesOf<K>,
    ServiceChangesOf<K>
  >;
