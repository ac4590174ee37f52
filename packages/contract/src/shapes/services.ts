import { actions, defaultServiceType, statuses } from "@kwan/domain";
import { costItems, type DetailsOf, type Kind, type Kinds, kindRows, type StepName, tiers } from "@kwan/domain/kinds";
import * as z from "zod/mini";
import * as m from "../catalogues/messages.js";
import { amount, classLetter, currency, id, instant, line } from "./basics.ts";
import { deliveryLocation } from "./deliveries.ts";
import { invoiceLine, invoiceStatuses } from "./invoices.ts";

/** An item of the price list, for one kind. */
export const costItem = z.object({
  kind: z.string(),
  item: z.enum(costItems),
  title: line,
  price: amount,
  currency,
  due: z.enum(["on_sending", "before_production"]),
});

/** The total price of a kind, by tier. */
export const serviceCost = z.object({
  kind: z.string(),
  code: z.string(),
  title: line,
  tier: z.string(),
  lines: z.array(invoiceLine),
  total: amount,
  currency,
});

/** An answer in a draft: any value of limited size. */
const draftAnswer = z.union([
  z.string().check(z.maxLength(5_000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
]);

type DraftAnswer = z.output<typeof draftAnswer>;

/** The details of a draft: any of the form's fields, not validated. */
export const draftDetails = z.record(z.string().check(z.maxLength(60)), draftAnswer);

/** The details of a draft of one kind: any of its fields, not validated. */
export type DraftOf<K extends Kind> = { readonly [F in keyof Kinds[K]["fields"]]?: DraftAnswer };

export const kindName = z.enum(kindRows.map((row) => row.kind));

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

/** An application in a list. */
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

const askedDocument = z.object({
  document: z.string(),
  title: line,
  hint: line,
  is_required: z.boolean(),
  status: z.enum(["missing", "uploaded", "accepted", "refused"]),
  /** The latest file, to be read with the calls for documents. */
  file: z.nullable(id),
  reason: z.nullable(line),
  /** The uploaded files, in order. */
  files: z.array(z.object({ id, name: z.string(), bytes: z.int() })),
  /** The maximum number of files for this document. */
  max_files: z.int(),
});

/**
 * A change that the applicant made when resubmitting. `field` is `branch`, `details.<field>` or
 * `documents.<document>`.
 */
const submissionChange = z.object({ field: z.string(), before: draftAnswer, after: draftAnswer });

const historyEntry = z.object({
  at: instant,
  action: z.enum(actions),
  from: status,
  to: status,
  by: z.enum(["applicant", "officer", "system"]),
  reason: z.nullable(line),
});

/** A complete application, of any kind. */
export const service = z.object({
  ...serviceFields,
  tier,
  details: draftDetails,
  documents: z.array(askedDocument),
  steps: z.array(stepState),
  /** The actions that the caller may take now, according to the table of states. */
  actions: z.array(z.enum(actions)),
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
  delivery_location: z.nullable(deliveryLocation),
  /** Why the application was returned, rejected or cancelled. */
  reason: z.nullable(line),
  /** The classes that an officer granted for a foreign licence. Null if none have been decided. */
  decided_classes: z.nullable(z.array(classLetter)),
  /** The changes between the last two submissions, for the office to check. */
  changes: z.array(submissionChange),
  history: z.array(historyEntry),
  completed_at: z.nullable(instant),
});

export type Service = z.output<typeof service>;

/** An application of one kind. */
export type ServiceOf<K extends Kind> = K extends Kind
  ? Omit<Service, "kind" | "details"> & { readonly kind: K; readonly details: DraftOf<K> }
  : never;

/** The kinds that a kind's path reads and changes: itself and its variants. */
export type ReadBy<P extends Kind> = { [K in Kind]: Kinds[K]["parent"] extends P ? K : never }[Kind];

/* @__NO_SIDE_EFFECTS__ */
export const serviceOf = <K extends Kind>(kinds: readonly K[]): z.ZodMiniType<ServiceOf<K>> =>
  z.extend(service, { kind: z.enum(kinds) }) as unknown as z.ZodMiniType<ServiceOf<K>>;

const place = {
  branch: z.optional(z.nullable(id)),
  tier: z.optional(tier),
  delivery_location: z.optional(z.nullable(id)),
};

/** The body for filing an application: complete and submitted immediately, or a draft to continue later. */
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
export const newServiceOf = <K extends Kind>(row: Kinds[K]): z.ZodMiniType<NewServiceOf<K>, NewServiceOf<K>> => {
  const whose = { driver: z.optional(id), ...place };
  return z.discriminatedUnion("submit", [
    z.object({ ...whose, submit: z.literal(true), details: row.details }),
    z.object({ ...whose, submit: z.optional(z.literal(false)), details: z.optional(draftDetails) }),
  ]) as unknown as z.ZodMiniType<NewServiceOf<K>, NewServiceOf<K>>;
};

/** The fields that can be changed while the state allows it. */
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

/** A person's next actions, for the first screen after login. */
export const overview = z.object({
  open: z.int(),
  action_needed: z.int(),
  completed: z.int(),
  by_status: z.array(z.object({ status, count: z.int() })),
  to_do: z.array(
    z.object({
      what: z.enum([
        "finish_draft",
        "pay",
        "see_payment",
        "answer",
        "take_test",
        "collect",
        "renew",
        "book",
        "renew_invoice",
        "choose_class",
        "confirm_school",
        "retake_later",
        "rebook",
        "attend",
        "await_delivery",
      ]),
      /** `now` marks tasks that need action now. `soon` marks information and tasks that can wait. */
      urgency: z.enum(["now", "soon"]),
      text: line,
      service: z.nullable(id),
      kind: z.nullable(kindName),
      type: z.nullable(z.string()),
      due_on: z.nullable(z.string()),
      amount: z.nullable(amount),
      /** The time and place of an appointment; otherwise null. */
      appointment: z.nullable(z.object({ starts_at: instant, branch_name: line })),
    }),
  ),
  /** The latest applications in progress. */
  applications: z.array(serviceSummary),
  /** True if the caller has a driver's licence. */
  is_licensed: z.boolean(),
});
