import { addDays } from "../dates/calendar.ts";
import { dayOf } from "../dates/days.ts";
import { formatDate } from "../dates/formats.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { StepName } from "../kinds/steps.ts";
import { formatCedis } from "../money/cedis.ts";
import { retakeRules } from "../theory-tests/parts.ts";
import { isOpen, type Status } from "./statuses.ts";

/** A step for which the applicant comes to a branch, at a time that is booked. */
export const visits = ["eye_test", "biometrics", "practical_test"] as const;
export type Visit = (typeof visits)[number];

/** What each appointment is called inside a sentence. */
export const visitNames: Readonly<Record<Visit, string>> = {
  eye_test: "eye test",
  biometrics: "photo and fingerprints",
  practical_test: "practical test",
};

const testNames = { theory_road_sign: "road sign test", theory_road_traffic: "road traffic test" } as const;

type StepFacts = {
  readonly step: StepName;
  readonly during: string;
  readonly state: "open" | "done" | "failed";
  readonly done_at: string | null;
};

type InvoiceFacts = {
  readonly status: "unpaid" | "pending" | "paid" | "expired" | "cancelled" | "refunded";
  readonly due: "on_sending" | "before_production";
};

/** An appointment as it stands; only those that are booked bear on what is to be done. */
type AppointmentFacts = { readonly purpose: Visit; readonly status: string; readonly starts_at: string };

/** Everything of an application that decides what its applicant does next. */
export interface NextStepFacts<
  Invoice extends InvoiceFacts = InvoiceFacts,
  Appointment extends AppointmentFacts = AppointmentFacts,
> {
  readonly status: Status;
  readonly steps: readonly StepFacts[];
  /** The oldest first. */
  readonly invoices: readonly Invoice[];
  readonly appointments: readonly Appointment[];
  readonly is_delivered: boolean;
}

/** What the applicant does next. `check_payment`, `retake_later` and `await_delivery` only inform: there is nothing to do. */
export type NextStep<
  Invoice extends InvoiceFacts = InvoiceFacts,
  Appointment extends AppointmentFacts = AppointmentFacts,
> =
  | { readonly what: "finish_draft" | "reply" | "choose_class" | "confirm_school" | "collect" | "await_delivery" }
  | { readonly what: "pay" | "check_payment" | "renew_invoice"; readonly invoice: Invoice }
  | { readonly what: "take_test"; readonly step: keyof typeof testNames }
  | { readonly what: "retake_later"; readonly step: keyof typeof testNames; readonly from: PlainDate }
  | { readonly what: "book"; readonly visit: Visit }
  | { readonly what: "rebook" | "attend"; readonly visit: Visit; readonly appointment: Appointment };

/**
 * The invoice that an application has to pay: an open one, or else one that expired or was refunded and has no successor, for
 * which a new one is drawn up.
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
  const isSettled = ({ due }: Invoice) => invoices.some((each) => each.due === due && is(each, "paid"));
  return invoices.findLast((invoice) => is(invoice, "expired", "refunded") && !isSettled(invoice));
}

/** The steps that can be done in the state an application is in: those of the review can begin once it is paid. */
export function stepsNow<Step extends StepFacts>({
  status,
  steps,
}: {
  readonly status: Status;
  readonly steps: readonly Step[];
}): Step[] {
  const stage = status === "paid" || status === "action_required" ? "in_review" : status;
  return steps.filter(({ state, during }) => state !== "done" && during === stage);
}

/** The first day on which a failed theory test can be taken again; null for any other step. */
export const retakeFrom = ({ step, state, done_at }: StepFacts): PlainDate | null =>
  step in testNames && state === "failed" && done_at ? addDays(dayOf(done_at), retakeRules.after_days) : null;

/**
 * The one thing that the applicant does next; undefined where it is somebody else's turn. The server's lists and messages and
 * every screen ask this function, so that they never say different things of one application.
 *
 * @example
 * nextStep({ status: "ready", steps: [], invoices: [], appointments: [], is_delivered: false }, "2026-11-21"); // { what: "collect" }
 */
export function nextStep<Invoice extends InvoiceFacts, Appointment extends AppointmentFacts>(
  application: NextStepFacts<Invoice, Appointment>,
  today: PlainDate,
): NextStep<Invoice, Appointment> | undefined {
  const { status, is_delivered } = application;
  if (!isOpen(status)) return undefined;
  if (status === "draft") return { what: "finish_draft" };
  if (status === "action_required") return { what: "reply" };
  const invoice = owedInvoice(application);
  if (invoice) return { what: whatOfInvoice[invoice.status] ?? "renew_invoice", invoice };
  const steps = stepsNow(application);
  if (steps.some(({ step }) => step === "category")) return { what: "choose_class" };
  if (steps.some(({ step }) => step === "school_verification")) return { what: "confirm_school" };
  const byStep = steps.map((step) => nextOfStep(step, application.appointments, today));
  const found = byStep.find((next) => next && next.what !== "attend" && next.what !== "retake_later");
  if (found) return found;
  const later = byStep.find((next) => next !== undefined);
  if (later) return later;
  return status === "ready" ? { what: is_delivered ? "await_delivery" : "collect" } : undefined;
}

const whatOfInvoice: Readonly<Partial<Record<InvoiceFacts["status"], "pay" | "check_payment">>> = {
  unpaid: "pay",
  pending: "check_payment",
};

function nextOfStep<Appointment extends AppointmentFacts>(
  step: StepFacts,
  appointments: readonly Appointment[],
  today: PlainDate,
): NextStep<never, Appointment> | undefined {
  const name = step.step;
  if (name === "theory_road_sign" || name === "theory_road_traffic") {
    const from = retakeFrom(step);
    return from !== null && today < from
      ? { what: "retake_later", step: name, from }
      : { what: "take_test", step: name };
  }
  const visit = visits.find((each) => each === name);
  if (!visit) return undefined;
  const booked = appointments.find(({ purpose, status }) => purpose === visit && status === "booked");
  if (!booked) return { what: "book", visit };
  if (dayOf(booked.starts_at) >= today) return { what: "attend", visit, appointment: booked };
  // An appointment that was kept and failed is followed by a new one; only one that nobody recorded was missed.
  return step.state === "failed" ? { what: "book", visit } : { what: "rebook", visit, appointment: booked };
}

/**
 * A next step in words, the same on every screen and in every list.
 *
 * @example
 * nextStepText({ what: "book", visit: "eye_test" }); // "Book your eye test"
 */
export function nextStepText(next: NextStep<InvoiceFacts & { readonly total_pesewas: number }>): string {
  switch (next.what) {
    case "finish_draft":
      return "Finish your application";
    case "reply":
      return "We need more from you";
    case "pay":
      return `Pay ${formatCedis(next.invoice.total_pesewas)}`;
    case "check_payment":
      return "We are checking your payment";
    case "renew_invoice":
      return "Get a new invoice and pay it";
    case "choose_class":
      return "Choose the class";
    case "confirm_school":
      return "Confirm your driving school";
    case "take_test":
      return `Take the ${testNames[next.step]}`;
    case "retake_later":
      return `You can take the ${testNames[next.step]} again from ${formatDate(next.from, "long")}`;
    case "book":
      return `Book your ${visitNames[next.visit]}`;
    case "rebook":
      return `You missed your ${visitNames[next.visit]}: choose a new time`;
    case "attend":
      return `Go to your ${visitNames[next.visit]}`;
    case "collect":
      return "Collect your card";
    case "await_delivery":
      return "Your card is on its way to you";
  }
}

/** Whether a next step only informs, so that nobody is asked to do something. */
export const isWaiting = ({ what }: NextStep<InvoiceFacts, AppointmentFacts>): boolean =>
  what === "check_payment" || what === "retake_later" || what === "await_delivery";
