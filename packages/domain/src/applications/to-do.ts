import * as m from "../catalogues/messages.js";
import { addDays } from "../dates/calendar.ts";
import { dayOf } from "../dates/days.ts";
import { formatDate } from "../dates/formats.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { StepName } from "../kinds/steps.ts";
import { formatCedis } from "../money/cedis.ts";
import type { Pesewas } from "../money/pesewas.ts";
import { retakeRules } from "../theory-tests/parts.ts";
import { isOpen, type Status } from "./statuses.ts";

/** The steps that need an appointment at a branch. */
export const purposes = ["eye_test", "biometrics", "practical_test"] as const;
export type Purpose = (typeof purposes)[number];

type TheoryStep = "theory_road_sign" | "theory_road_traffic";

type StepFacts = {
  readonly step: StepName;
  readonly during: string;
  readonly state: "open" | "done" | "failed";
  readonly done_at: string | null;
  /** When the theory test that the applicant is taking now ends. */
  readonly running_until?: string | null;
};

type InvoiceFacts = {
  readonly status: "unpaid" | "pending" | "paid" | "expired" | "cancelled" | "refunded";
  readonly due: "on_sending" | "before_production" | "retest";
  /** The number of the attempt that a retest is for. Null for the other payments. */
  readonly attempt: number | null;
};

/**
 * The properties of an appointment on which the next actions depend. Appointments with a status other than `booked` are
 * ignored.
 */
type AppointmentFacts = { readonly purpose: Purpose; readonly status: string; readonly starts_at: string };

/** The facts on which an application's next actions depend, apart from its appointments. */
export interface ToDoFacts<Invoice extends InvoiceFacts = InvoiceFacts> {
  readonly status: Status;
  readonly steps: readonly StepFacts[];
  /** The invoices, oldest first. */
  readonly invoices: readonly Invoice[];
  readonly is_delivered: boolean;
}

/** Something that the applicant has to do or wait for. */
export type NextAction<
  Invoice extends InvoiceFacts = InvoiceFacts,
  Appointment extends AppointmentFacts = AppointmentFacts,
> =
  | { readonly action: "finish_draft" | "reply" | "choose_class" | "confirm_school" | "collect" | "await_delivery" }
  | { readonly action: "pay" | "check_payment" | "renew_invoice"; readonly invoice: Invoice }
  | { readonly action: "take_test"; readonly step: TheoryStep }
  | { readonly action: "continue_test"; readonly step: TheoryStep; readonly until: string }
  | { readonly action: "retake_later"; readonly step: TheoryStep; readonly from: PlainDate }
  | { readonly action: "book"; readonly purpose: Purpose }
  | { readonly action: "rebook" | "attend"; readonly purpose: Purpose; readonly appointment: Appointment };

/**
 * Returns the invoice that still has to be paid: the open invoice or, if there is none, the latest expired or refunded
 * invoice that has not been paid since. An expired or refunded invoice has to be replaced by a new one first.
 */
export function owedInvoice<Invoice extends InvoiceFacts>({
  status,
  invoices,
}: {
  readonly status: Status;
  readonly invoices: readonly Invoice[];
}): Invoice | undefined {
  const is = (invoice: Invoice, ...states: InvoiceFacts["status"][]) => states.includes(invoice.status);
  const open = invoices.find((invoice) => is(invoice, "pending")) ?? invoices.find((invoice) => is(invoice, "unpaid"));
  if (open || status === "draft" || !isOpen(status)) return open;
  const isSettled = ({ due, attempt }: Invoice) =>
    invoices.some((each) => each.due === due && each.attempt === attempt && is(each, "paid"));
  return invoices.findLast((invoice) => is(invoice, "expired", "refunded") && !isSettled(invoice));
}

/**
 * Returns the steps that can be done at the current status. Review steps can begin as soon as the application is paid.
 */
export function stepsNow<Step extends Pick<StepFacts, "state" | "during">>({
  status,
  steps,
}: {
  readonly status: Status;
  readonly steps: readonly Step[];
}): Step[] {
  const stage = status === "paid" || status === "action_required" ? "in_review" : status;
  return steps.filter(({ state, during }) => state !== "done" && during === stage);
}

/**
 * Returns whether an appointment can be booked for an application: its kind includes the step, the step can be done now,
 * and a practical retest has been paid for. Used both for the server's check and for the portal's buttons.
 *
 * @example
 * const steps = [{ step: "eye_test", during: "in_review", state: "open" }] as const;
 * mayBook({ status: "paid", steps, invoices: [] }, "eye_test"); // true
 */
export const mayBook = (
  application: {
    readonly status: Status;
    readonly steps: readonly Pick<StepFacts, "step" | "state" | "during">[];
    readonly invoices: readonly InvoiceFacts[];
  },
  purpose: Purpose,
): boolean =>
  stepsNow(application).some(({ step }) => step === purpose) &&
  !(purpose === "practical_test" && owesRetest(application.invoices));

/** Returns whether a practical retest has still to be paid for. */
export const owesRetest = (invoices: readonly InvoiceFacts[]): boolean =>
  owedInvoice({ status: "testing", invoices: invoices.filter(({ due }) => due === "retest") }) !== undefined;

/** Returns the first day on which a failed theory test can be taken again, or null for any other step. */
export const retakeFrom = ({ step, state, done_at }: StepFacts): PlainDate | null =>
  (step === "theory_road_sign" || step === "theory_road_traffic") && state === "failed" && done_at
    ? addDays(dayOf(done_at), retakeRules.after_days)
    : null;

/**
 * Returns the applicant's next actions, most urgent first. The list is empty while it is the authority's turn to act.
 * The server and the portal both use this function, so that they agree.
 *
 * @example
 * nextActions({ status: "ready", steps: [], invoices: [], is_delivered: false }, [], "2026-11-21"); // [{ action: "collect" }]
 */
export function nextActions<Invoice extends InvoiceFacts, Appointment extends AppointmentFacts>(
  application: ToDoFacts<Invoice>,
  appointments: readonly Appointment[],
  today: PlainDate,
): NextAction<Invoice, Appointment>[] {
  const { status, is_delivered } = application;
  if (!isOpen(status)) return [];
  if (status === "draft") return [{ action: "finish_draft" }];
  const invoice = owedInvoice(application);
  const steps = stepsNow(application)
    .flatMap((step) => actionOfStep(step, appointments, today) ?? [])
    .filter((next) => next.action !== "book" || mayBook(application, next.purpose));
  const actions: NextAction<Invoice, Appointment>[] = [
    // The clock of a test runs, whatever else there is to do.
    ...steps.filter(({ action }) => action === "continue_test"),
    ...(status === "action_required" ? [{ action: "reply" as const }] : []),
    ...(invoice ? [{ action: actionOfInvoice[invoice.status] ?? ("renew_invoice" as const), invoice }] : []),
    ...steps.filter(({ action }) => action === "choose_class"),
    ...steps.filter(({ action }) => action === "confirm_school"),
    ...steps.filter((next) => !isWaiting(next) && !comesFirst.includes(next.action)),
    ...steps.filter(isWaiting).toSorted((one, other) => (dayAhead(one) < dayAhead(other) ? -1 : 1)),
  ];
  if (status === "ready" && actions.length === 0) return [{ action: is_delivered ? "await_delivery" : "collect" }];
  return actions;
}

/** The actions on steps that have a place of their own in the list. */
const comesFirst: readonly NextAction["action"][] = ["continue_test", "choose_class", "confirm_school"];

/** Returns the day or time that an applicant waits for. */
const dayAhead = (next: NextAction): string =>
  next.action === "attend" ? next.appointment.starts_at : next.action === "retake_later" ? next.from : "";

const actionOfInvoice: Readonly<Partial<Record<InvoiceFacts["status"], "pay" | "check_payment">>> = {
  unpaid: "pay",
  pending: "check_payment",
};

function actionOfStep<Appointment extends AppointmentFacts>(
  step: StepFacts,
  appointments: readonly Appointment[],
  today: PlainDate,
): NextAction<never, Appointment> | undefined {
  const name = step.step;
  if (name === "category") return { action: "choose_class" };
  if (name === "school_verification") return { action: "confirm_school" };
  if (name === "theory_road_sign" || name === "theory_road_traffic") {
    if (step.running_until) return { action: "continue_test", step: name, until: step.running_until };
    const from = retakeFrom(step);
    return from !== null && today < from
      ? { action: "retake_later", step: name, from }
      : { action: "take_test", step: name };
  }
  const purpose = purposes.find((each) => each === name);
  if (!purpose) return undefined;
  const booked = appointments.find((each) => each.purpose === purpose && each.status === "booked");
  if (!booked) return { action: "book", purpose };
  if (dayOf(booked.starts_at) >= today) return { action: "attend", purpose, appointment: booked };
  // If the test was failed, the applicant attended the earlier appointment and did not miss it.
  return step.state === "failed" ? { action: "book", purpose } : { action: "rebook", purpose, appointment: booked };
}

/**
 * Describes a next action in a few words.
 *
 * @example
 * nextActionText({ action: "book", purpose: "eye_test" }); // "Book your eye test"
 */
export function nextActionText(next: NextAction<InvoiceFacts & { readonly total_pesewas: Pesewas }>): string {
  switch (next.action) {
    case "pay":
      return m.applications_pay({ amount: formatCedis(next.invoice.total_pesewas) });
    case "take_test":
      return m.applications_take_test({ step: next.step });
    case "continue_test":
      return m.applications_continue_test({ step: next.step });
    case "retake_later":
      return m.applications_retake_later({ step: next.step, date: formatDate(next.from, "long") });
    case "book":
      return m.applications_book({ purpose: next.purpose });
    case "rebook":
      return m.applications_rebook({ purpose: next.purpose });
    case "attend":
      return m.applications_attend({ purpose: next.purpose });
    default:
      return simpleTexts[next.action]();
  }
}

const simpleTexts = {
  finish_draft: m.applications_finish_draft,
  reply: m.applications_reply,
  check_payment: m.applications_check_payment,
  renew_invoice: m.applications_renew_invoice,
  choose_class: m.applications_choose_class,
  confirm_school: m.applications_confirm_school,
  collect: m.applications_collect,
  await_delivery: m.applications_await_delivery,
};

/** Returns whether a next action only informs the applicant, who has nothing to do now. */
export const isWaiting = ({ action }: { readonly action: NextAction["action"] }): boolean =>
  action === "check_payment" || action === "retake_later" || action === "attend" || action === "await_delivery";
