import { dayOf, type PlainDate, pesewasFromWire } from "@kwan/domain";
import { type KindRow, nextActions, nextActionText, type Purpose } from "@kwan/domain/kinds";
import { paths } from "../../../paths.ts";
import { dayInWords, timeInWords } from "../../../words/dates-and-money.ts";
import type { Application, Appointment } from "../queries.ts";
import { takesInWords } from "../words.ts";

/** The one thing to do next: what, why, and the link. Without a link there is nothing to do. */
export type NextAction = {
  heading: string;
  text: string;
  tone: "info" | "caution" | "positive" | "critical";
  link?: { href: string; label: string };
  /** The appointments could not be loaded, so the next action is unknown until they are reloaded. */
  isUnseen?: true;
};

/** Where the card is collected. */
export type CollectionPoint = { name: string; city: string; opening_hours: string };

export type Known = {
  row: Pick<KindRow, "takes" | "is_printed">;
  /** The appointments, or whether they are loading (`coming`) or could not be loaded (`unseen`). */
  appointments: "coming" | "unseen" | readonly Appointment[];
  today: PlainDate;
  branch: CollectionPoint | undefined;
};

export const purposeTitles: Readonly<Record<Purpose, string>> = {
  eye_test: "Eye test",
  biometrics: "Photo and fingerprints",
  practical_test: "Practical test",
};

/** The booked appointments. A past one stays booked until the office records it or the applicant moves it. */
export const bookedOf = (appointments: readonly Appointment[]) =>
  appointments.filter(({ status }) => status === "booked");

export const isPast = ({ starts_at }: Appointment, today: PlainDate): boolean => dayOf(starts_at) < today;

function ended({ status, reason, completed_at }: Application): NextAction | undefined {
  if (status === "completed")
    return { heading: "Completed", text: `It was completed on ${dayInWords(completed_at)}.`, tone: "positive" };
  if (status === "rejected")
    return { heading: "Rejected", text: reason ?? "Ask your branch for the reason.", tone: "critical" };
  if (status === "cancelled")
    return { heading: "Cancelled", text: reason ?? "This application has ended. You can apply again.", tone: "info" };
  return undefined;
}

const link = (href: string, label: string) => ({ href, label });

/** The text below the heading of each next action. */
function explain(application: Application, next: NonNullable<ReturnType<typeof nextOf>>, { branch }: Known) {
  const { id, type, kind, reason, delivery_location } = application;
  const payPage = paths.payService(id, type);
  switch (next.what) {
    case "finish_draft":
      return {
        text: "Your answers are saved. We start when you submit it.",
        link: link(paths.addService(kind, id), "Continue"),
      };
    case "reply":
      return {
        text: reason ?? "Check your answers and documents, and submit them again.",
        link: link(paths.addService(kind, id), "Reply"),
      };
    case "pay":
      return {
        text: `Pay by ${dayInWords(next.invoice.due_at)}. We continue with your application once it is paid.`,
        link: link(payPage, "Pay now"),
      };
    case "check_payment":
      return {
        text: "Do not pay again. We will tell you when it is confirmed.",
        tone: "info" as const,
        link: link(payPage, "View payment"),
      };
    case "renew_invoice":
      return {
        text:
          next.invoice.status === "refunded"
            ? "Your payment was refunded, so your application is on hold. We continue once the new invoice is paid."
            : "Your invoice expired before it was paid. We continue with your application once the new one is paid.",
        link: link(payPage, "Get a new invoice"),
      };
    case "choose_class":
      return { text: "Say what you want to learn to drive.", link: link("#school", "Choose the class") };
    case "confirm_school":
      return {
        text: "Enter the code of your school and your trainee number. We check straight away.",
        link: link("#school", "Confirm your school"),
      };
    case "take_test":
      return {
        text: "You take it here, on this device. Read the rules first: the clock starts when you do.",
        link: link(paths.theoryTest(id, type, next.step.replace("theory_", "")), "Go to the test"),
      };
    case "retake_later":
      return {
        text: "You did not pass this time. Practise until then: it is free.",
        tone: "info" as const,
        link: link(paths.practice, "Practise for it"),
      };
    case "book":
      return {
        text: `Choose ${next.purpose === "biometrics" ? "" : "a test centre, "}a day and a time.`,
        link: link("#appointments", "Choose a day"),
      };
    case "rebook":
      return {
        text: `It was on ${timeInWords(next.appointment.starts_at)}, ${next.appointment.branch_name}. Choosing a new time is free. If you did attend, contact the branch.`,
        link: link("#appointments", "Choose a new time"),
      };
    case "attend":
      return {
        text: `${timeInWords(next.appointment.starts_at)}, ${next.appointment.branch_name}. Bring your Ghana Card.`,
        tone: "info" as const,
        link: link("#appointments", "Change or cancel it"),
      };
    case "collect":
      return {
        text: branch
          ? `It is at ${branch.name}${branch.city === branch.name ? "" : `, ${branch.city}`} (${branch.opening_hours}). Bring your Ghana Card.`
          : "It is at your branch. Bring your Ghana Card.",
      };
    case "await_delivery":
      return {
        text: `We are delivering it to ${delivery_location?.recipient}, ${delivery_location?.city}. Have your Ghana Card ready.`,
        tone: "info" as const,
      };
  }
}

/** The most urgent next action of an application. */
function nextOf(application: Application, appointments: readonly Appointment[], today: PlainDate) {
  const { status, steps, delivery_location } = application;
  const invoices = application.invoices.map((invoice) => ({
    ...invoice,
    total_pesewas: pesewasFromWire(invoice.total) ?? 0,
  }));
  return nextActions({ status, steps, invoices, is_delivered: delivery_location !== null }, appointments, today)[0];
}

/**
 * The next action of an application, consistent with the home page and the list; `coming` while it depends on
 * appointments that are still loading.
 *
 * @example
 * nextAction(application, { row, appointments: [], today: "2026-11-21", branch }); // { heading: "Pay GH₵330.00", …
 * }
 */
export function nextAction(application: Application, known: Known): NextAction | "coming" {
  const end = ended(application);
  if (end) return end;
  const { appointments, today, row } = known;
  const next = nextOf(application, typeof appointments === "string" ? [] : appointments, today);
  if (!next)
    return {
      heading: "You do not need to do anything",
      text: `We will tell you when something changes. This usually takes ${takesInWords(row.takes)}.`,
      tone: "info",
    };
  if (next.what === "book" && appointments === "coming") return "coming";
  if (next.what === "book" && appointments === "unseen")
    return {
      heading: "We could not see whether you have an appointment",
      text: "If you have booked one, it is still booked. Try again before you book another.",
      tone: "caution",
      isUnseen: true,
    };
  return { tone: "caution", heading: nextActionText(next), ...explain(application, next, known) };
}
