import { dayOf, isOpen, type PlainDate } from "@kwan/domain";
import type { KindRow } from "@kwan/domain/kinds";
import { cedisInWords, dayInWords, timeInWords } from "../../../frame/in-words.ts";
import { paths } from "../../../paths.ts";
import type { Application, Appointment } from "../queries.ts";
import { takesInWords } from "../words.ts";

/** The one thing to do now: what, why, and the way there. Without a link there is nothing to do but to wait. */
export type NextAction = {
  heading: string;
  text: string;
  tone: "info" | "caution" | "positive" | "critical";
  link?: { href: string; label: string };
  /** It can't be said now what there is to do: it is to be looked at again. */
  isUnseen?: true;
};

export type Known = {
  row: Pick<KindRow, "takes" | "is_printed">;
  /** The appointments of the application: on their way, could not be loaded, or as they are. */
  appointments: "coming" | "unseen" | readonly Appointment[];
  today: PlainDate;
  /** The name of the branch. */
  branch: string | undefined;
};

/** Steps for which somebody goes to the branch, at a time that is booked. */
export const visits = ["eye_test", "biometrics", "practical_test"] as const;
export type Visit = (typeof visits)[number];

export const visitNames: Readonly<Record<Visit, string>> = {
  eye_test: "Eye test",
  biometrics: "Photo and fingerprints",
  practical_test: "Practical test",
};

/** The visits that are booked. One whose day is past stays booked until the office has recorded it, or it is moved. */
export const bookedOf = (appointments: readonly Appointment[]) =>
  appointments.filter(({ status }) => status === "booked");

export const isPast = ({ starts_at }: Appointment, today: PlainDate): boolean => dayOf(starts_at) < today;

const isOpenStep = ({ state }: Application["steps"][number]): boolean => state !== "done";

/** The steps that can be done in the state an application is in. */
export const stepsNow = ({ status, steps }: Pick<Application, "status" | "steps">): Application["steps"][number][] => {
  const stage = status === "paid" || status === "action_required" ? "in_review" : status;
  return steps.filter((step) => isOpenStep(step) && step.during === stage);
};

/** The visits that can be made in the state an application is in. */
export const visitsNow = (application: Pick<Application, "status" | "steps">): Visit[] =>
  visits.filter((visit) => stepsNow(application).some(({ step }) => step === visit));

/** The invoice that waits for money: an open one, or one that ran out and is drawn up anew. */
export const owedInvoice = ({ invoices, status }: Pick<Application, "invoices" | "status">) =>
  invoices.find((invoice) => invoice.status === "unpaid" || invoice.status === "pending") ??
  (isOpen(status) ? invoices.slice(-1).find((invoice) => invoice.status === "expired") : undefined);

type Rule = (application: Application, known: Known) => NextAction | "coming" | undefined;

const payPage = ({ id, type }: Application) => paths.payService(id, type);

const finishDraft: Rule = ({ status, kind, id }) =>
  status === "draft"
    ? {
        heading: "Finish your application",
        text: "What you have filled in is saved. Nobody works on it before you send it.",
        tone: "caution",
        link: { href: paths.addService(kind, id), label: "Go on" },
      }
    : undefined;

const answer: Rule = ({ status, kind, id, reason }) =>
  status === "action_required"
    ? {
        heading: "The office asks for more",
        text: reason ?? "Look at your answers and documents, and send it again.",
        tone: "caution",
        link: { href: paths.addService(kind, id), label: "Answer" },
      }
    : undefined;

const pay: Rule = (application) => {
  const invoice = owedInvoice(application);
  if (!invoice) return undefined;
  if (invoice.status === "expired")
    return {
      heading: "Your invoice has run out",
      text: "Nothing was paid on it. Get a new one and pay it: the work on your application goes on then.",
      tone: "caution",
      link: { href: payPage(application), label: "Get a new invoice" },
    };
  const isChecked = invoice.status === "pending";
  return {
    heading: isChecked ? "Your payment is being checked" : `Pay ${cedisInWords(invoice.total)}`,
    text: isChecked
      ? "Do not pay again. See how it stands."
      : `Pay by ${dayInWords(invoice.due_at)}. The work on your application goes on when it is paid.`,
    tone: isChecked ? "info" : "caution",
    link: { href: payPage(application), label: isChecked ? "See the payment" : "Pay now" },
  };
};

const takeTest: Rule = (application) => {
  const [step] = stepsNow(application).filter(({ step }) => step.startsWith("theory_"));
  if (!step || application.status !== "testing") return undefined;
  const part = step.step.replace("theory_", "");
  return {
    heading: `Take the ${step.title.toLowerCase()}`,
    text: "You take it here, on this device. Read the rules first: the clock starts when you do.",
    tone: "caution",
    link: { href: paths.theoryTest(application.id, application.type, part), label: "Go to the test" },
  };
};

const learnerExtra: Rule = (application) => {
  const step = stepsNow(application).find(({ step }) => step === "category" || step === "school_verification");
  if (!step) return undefined;
  return step.step === "category"
    ? {
        heading: "Choose the class",
        text: "Say what you want to learn to drive.",
        tone: "caution",
        link: to("#school", "Choose"),
      }
    : {
        heading: "Have your driving school confirmed",
        text: "Give the code of your school and your trainee number. We look you up in its books at once.",
        tone: "caution",
        link: to("#school", "Confirm my school"),
      };
};

const to = (href: string, label: string) => ({ href, label });

const bookVisit = (visit: Visit): NextAction => ({
  heading: `Book a time: ${visitNames[visit].toLowerCase()}`,
  text: `Choose ${visit === "biometrics" ? "" : "a test centre, "}a day and a time. It costs nothing more.`,
  tone: "caution",
  link: to("#visits", "Choose a time"),
});

const moveMissed = (visit: Visit, { starts_at, branch_name }: Appointment): NextAction => ({
  heading: `You missed your ${visitNames[visit].toLowerCase()}: choose another time`,
  text: `It was on ${timeInWords(starts_at)}, ${branch_name}. Another time costs nothing more. If you were there, ask that branch: it has not recorded it.`,
  tone: "caution",
  link: to("#visits", "Choose another time"),
});

const visitBranch: Rule = (application, { appointments, today }) => {
  const waiting = visitsNow(application);
  const [first] = waiting;
  if (!first || appointments === "coming") return first && "coming";
  if (appointments === "unseen")
    return {
      heading: "We could not see whether a visit is booked",
      text: "If you have booked one, it still stands. Look again before you book another.",
      tone: "caution",
      isUnseen: true,
    };
  const booked = bookedOf(appointments);
  const hasFailed = (visit: Visit) => application.steps.some(({ step, state }) => step === visit && state === "failed");
  for (const visit of waiting) {
    const appointment = booked.find(({ purpose }) => purpose === visit);
    if (!appointment) return bookVisit(visit);
    if (isPast(appointment, today)) return hasFailed(visit) ? bookVisit(visit) : moveMissed(visit, appointment);
  }
  const next = booked.find(({ purpose }) => purpose === first);
  return (
    next && {
      heading: "Come to your appointment",
      text: `${visitNames[first]}: ${timeInWords(next.starts_at)}, ${next.branch_name}. Bring your Ghana Card.`,
      tone: "info",
      link: to("#visits", "Move or cancel it"),
    }
  );
};

const collect: Rule = ({ status, delivery_location }, { branch }) =>
  status === "ready"
    ? {
        heading: delivery_location ? "Your card is on its way to you" : "Collect your card",
        text: delivery_location
          ? `It goes to ${delivery_location.recipient}, ${delivery_location.city}. Have your Ghana Card at hand.`
          : `It is at ${branch ?? "your branch"}. Bring your Ghana Card.`,
        tone: "caution",
      }
    : undefined;

const ended: Rule = ({ status, reason, completed_at }) => {
  if (status === "completed")
    return { heading: "Completed", text: `It was completed on ${dayInWords(completed_at)}.`, tone: "positive" };
  if (status === "rejected")
    return { heading: "Refused", text: reason ?? "Ask your branch for the reason.", tone: "critical" };
  if (status === "cancelled")
    return { heading: "Cancelled", text: reason ?? "Nothing more is done with it. You can apply again.", tone: "info" };
  return undefined;
};

/** In the order in which they matter: the first that applies is the one. */
const rules: readonly Rule[] = [ended, finishDraft, answer, pay, takeTest, learnerExtra, visitBranch, collect];

/**
 * The one thing to do next with an application; `coming` as long as that hangs on what has not come yet.
 *
 * @example
 * nextAction(application, { row, appointments: [], today: "2026-11-21", branch: "Weija" }); // { heading: "Pay GH₵330.00", … }
 */
export function nextAction(application: Application, known: Known): NextAction | "coming" {
  for (const rule of rules) {
    const found = rule(application, known);
    if (found) return found;
  }
  return {
    heading: "Nothing to do now",
    text: `We work on it and tell you when there is news. It usually takes: ${takesInWords(known.row.takes).toLowerCase()}.`,
    tone: "info",
  };
}
