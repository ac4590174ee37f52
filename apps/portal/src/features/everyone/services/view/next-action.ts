import { dayOf, type PlainDate, pesewas, pesewasFromWire } from "@kwan/domain";
import { type KindRow, nextActions, nextActionText, type Purpose, takesFor } from "@kwan/domain/kinds";
import { inLanguage } from "@kwan/domain/language";
import { m } from "#messages";
import { pathOf, paths } from "../../../../paths.ts";
import { dayInWords, timeInWords } from "../../../../words/dates-and-money.ts";
import type { Application, Appointment } from "../queries.ts";
import { takesInWords } from "../words.ts";

/** The one thing to do next: what it is, why, and a link if there is a page for it. */
export type NextAction = {
  heading: string;
  text: string;
  tone: "info" | "warning" | "success" | "error";
  link?: { href: string; label: string };
  /** Whether the appointments could not be loaded, in which case the next action is unknown until they are reloaded. */
  isUnseen?: true;
};

/** The branch where the card is collected. */
export type CollectionPoint = { name: string; city: string; opening_hours: string };

export type ActionContext = {
  row: Pick<KindRow, "takes" | "is_printed">;
  /** The appointments, or `coming` while they are loading, or `unseen` if they could not be loaded. */
  appointments: "coming" | "unseen" | readonly Appointment[];
  today: PlainDate;
  branch: CollectionPoint | undefined;
};

export const purposeTitles: Readonly<Record<Purpose, string>> = /* @__PURE__ */ inLanguage({
  eye_test: m.services_purpose_eye_test,
  biometrics: m.services_purpose_biometrics,
  practical_test: m.services_purpose_practical_test,
});

/**
 * Returns the booked appointments. A past appointment stays booked until the office records its outcome or the
 * applicant reschedules it.
 */
export const bookedOf = (appointments: readonly Appointment[]) =>
  appointments.filter(({ status }) => status === "booked");

export const isPast = ({ starts_at }: Appointment, today: PlainDate): boolean => dayOf(starts_at) < today;

function ended({ status, reason, completed_at, impossible, settlement }: Application): NextAction | undefined {
  const withMoney = (text: string) => (settlement ? `${text} ${settlement.text}` : text);
  if (impossible !== null) return { heading: m.services_impossible(), text: impossible, tone: "warning" };
  if (status === "completed")
    return {
      heading: m.services_status_completed(),
      text: m.services_completed_on({ day: dayInWords(completed_at) }),
      tone: "success",
    };
  if (status === "rejected")
    return {
      heading: m.services_status_rejected(),
      text: withMoney(reason ?? m.services_ask_reason()),
      tone: "error",
    };
  if (status === "cancelled")
    return { heading: m.services_status_cancelled(), text: withMoney(reason ?? m.services_has_ended()), tone: "info" };
  return undefined;
}

const link = (href: string, label: string) => ({ href, label });

const isRetest = ({ invoice }: { invoice: { due: Application["invoices"][number]["due"] } }): boolean =>
  invoice.due === "retest";

/** Returns the text, link and tone for the next action. */
function explain(application: Application, next: NonNullable<ReturnType<typeof nextOf>>, { branch }: ActionContext) {
  const { id, type, kind, reason, delivery_location } = application;
  const payPage = paths.payService(id, type);
  switch (next.action) {
    case "finish_draft":
      return {
        text: m.services_answers_saved(),
        link: link(paths.addService(kind, id), m.common_continue()),
      };
    case "reply":
      return {
        text: reason ?? m.services_check_and_resubmit(),
        link: link(paths.addService(kind, id), m.services_reply()),
      };
    case "pay":
      return {
        text: isRetest(next)
          ? m.services_pay_retest({
              from: dayInWords(application.retest?.from ?? null),
              day: dayInWords(next.invoice.due_at),
            })
          : m.services_pay_by_continue({ day: dayInWords(next.invoice.due_at) }),
        link: link(payPage, m.services_pay_now()),
      };
    case "check_payment":
      return {
        text: m.services_do_not_pay_again(),
        tone: "info" as const,
        link: link(payPage, m.services_view_payment()),
      };
    case "renew_invoice":
      return {
        text: isRetest(next)
          ? m.services_retest_unpaid()
          : next.invoice.status === "refunded"
            ? m.services_refunded_hold()
            : m.services_expired_unpaid(),
        link: link(payPage, m.services_new_invoice()),
      };
    case "choose_class":
      return { text: m.services_say_class(), link: link("#school", m.services_choose_class()) };
    case "confirm_school":
      return {
        text: m.services_enter_school(),
        link: link("#school", m.services_confirm_school()),
      };
    case "continue_test":
      return {
        text: m.services_test_running({ time: timeInWords(next.until) }),
        link: link(paths.theoryTest(id, type, next.step.replace("theory_", "")), m.services_continue_test()),
      };
    case "take_test":
      return {
        text: m.services_test_here(),
        link: link(paths.theoryTest(id, type, next.step.replace("theory_", "")), m.services_go_to_test()),
      };
    case "retake_later":
      return {
        text: m.services_not_passed(),
        tone: "info" as const,
        link: link(pathOf("/tests/practice"), m.services_practise_for_it()),
      };
    case "book":
      return {
        text:
          next.purpose === "biometrics"
            ? m.services_choose_day_time()
            : next.purpose === "practical_test" && application.retest
              ? m.services_choose_retest({ from: dayInWords(application.retest.from) })
              : m.services_choose_centre_day_time(),
        link: link("#book", m.services_choose_day()),
      };
    case "rebook":
      return {
        text: m.services_missed({
          time: timeInWords(next.appointment.starts_at),
          branch: next.appointment.branch_name,
        }),
        link: link("#book", m.services_choose_new_time()),
      };
    case "attend":
      return {
        text: m.services_attend({
          time: timeInWords(next.appointment.starts_at),
          branch: next.appointment.branch_name,
        }),
        tone: "info" as const,
        link: link("#appointments", m.services_change_or_cancel()),
      };
    case "collect":
      return {
        text: branch
          ? m.services_collect_at({
              branch: branch.city === branch.name ? branch.name : `${branch.name}, ${branch.city}`,
              hours: branch.opening_hours,
            })
          : m.services_collect_at_branch(),
      };
    case "await_delivery":
      return {
        text: m.services_delivering({
          recipient: delivery_location?.recipient ?? "",
          city: delivery_location?.city ?? "",
        }),
        tone: "info" as const,
      };
  }
}

/** Returns the most urgent next action for an application. */
function nextOf(application: Application, appointments: readonly Appointment[], today: PlainDate) {
  const { status, steps, delivery_location } = application;
  const invoices = application.invoices.map((invoice) => ({
    ...invoice,
    total_pesewas: pesewasFromWire(invoice.total) ?? pesewas(0),
  }));
  return nextActions({ status, steps, invoices, is_delivered: delivery_location !== null }, appointments, today)[0];
}

/**
 * Describes the next action for an application, consistently with the home page and the list. Returns `coming` while
 * the action depends on appointments that are still loading.
 *
 * @example
 * nextAction(application, { row, appointments: [], today: "2026-11-21", branch });
 * // { heading: "Pay GH₵330.00", … }
 */
export function nextAction(application: Application, context: ActionContext): NextAction | "coming" {
  const end = ended(application);
  if (end) return end;
  const { appointments, today, row } = context;
  const next = nextOf(application, typeof appointments === "string" ? [] : appointments, today);
  if (!next)
    return {
      heading: m.common_nothing_to_do(),
      text: m.services_will_tell({ time: takesInWords(takesFor(row, application.tier)) }),
      tone: "info",
    };
  if (next.action === "book" && appointments === "coming") return "coming";
  if (next.action === "book" && appointments === "unseen")
    return {
      heading: m.services_appointment_unseen(),
      text: m.services_appointment_still_booked(),
      tone: "warning",
      isUnseen: true,
    };
  return { tone: "warning", heading: nextActionText(next), ...explain(application, next, context) };
}
