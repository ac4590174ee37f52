import type { recordPracticalTest as call, ReadBodyOf } from "@kwan/contract";
import { addDays, formatCedis } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { figures, limits, type Retest, type StepName, steps } from "@kwan/domain/kinds";
import { m } from "#messages";
import { unpaidRetestOf } from "../../../money/invoices/owed.ts";
import type { InvoiceRow } from "../../../money/invoices/store.ts";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { lockDriver } from "../../../people/drivers/store.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { appointmentOn, changeAppointment } from "../../appointments/store.ts";
import { rowOf } from "../kind-of.ts";
import { attemptsOf, insertPracticalTest } from "../practical-tests-store.ts";
import { billRetest } from "../retests.ts";
import { stepsOfApplication } from "../steps-store.ts";
import type { ApplicationRow } from "../store.ts";
import { lockFor } from "./lock-for.ts";
import { recordStep } from "./record-step.ts";

type Form = ReadBodyOf<typeof call>;

const isSaid = (words: string | null | undefined): boolean => (words ?? "").length >= 10;

/** Throws if the points do not fit the result. A fail above the pass mark needs a dangerous fault, which says why. */
function requirePoints({ is_passed, score = null, has_dangerous_fault = false, note }: Form): void {
  const pass_mark = figures.practical_pass_mark;
  if (is_passed && score === null) throw invalidField("score", m.services_score_needed());
  if (is_passed && score !== null && score < pass_mark)
    throw invalidField("score", m.services_score_too_low({ pass_mark }));
  if (is_passed && has_dangerous_fault) throw invalidField("has_dangerous_fault", m.services_fault_is_a_fail());
  if (!is_passed && score !== null && score >= pass_mark && !has_dangerous_fault)
    throw invalidField("score", m.services_score_is_a_pass({ pass_mark }));
  if (has_dangerous_fault && !isSaid(note)) throw invalidField("note", m.services_say_which_fault());
}

/**
 * Throws if the person cannot have taken another test on this day: an examiner records one result for a day, another
 * examiner corrects it with a reason, and after a fail there is an interval and a price.
 */
async function requireNewAttempt(
  { tx, actor }: Context<Actor>,
  application: ApplicationRow,
  { tested_on, reason }: Form,
): Promise<void> {
  const attempts = await attemptsOf(tx, application);
  const sameDay = attempts.filter((each) => each.tested_on === tested_on);
  if (sameDay.some(({ recorded_by }) => recorded_by === actor.id))
    throw new DomainError("state_forbids", m.services_one_result_a_day());
  if (sameDay.length > 0) {
    if (!isSaid(reason)) throw invalidField("reason", m.services_say_why_corrected());
    return;
  }
  const { value: days } = limits.retest_after;
  const tooSoon = attempts.find(
    (each) => !each.is_passed && tested_on > each.tested_on && tested_on < addDays(each.tested_on, days),
  );
  if (tooSoon) {
    const date = formatDate(addDays(tooSoon.tested_on, days), "long");
    throw invalidField("tested_on", m.services_retest_too_soon({ days, date }));
  }
  const owed = await unpaidRetestOf(tx, application.id);
  if (owed)
    throw new DomainError("state_forbids", m.services_retest_unpaid({ amount: formatCedis(owed.total_pesewas) }));
}

/**
 * Records a practical test with its date and score. A pass completes its step. The test had an appointment, or the
 * officer says why it had none.
 */
export async function recordPracticalTest(
  context: Context<Actor>,
  id: ApplicationId,
  test: Form,
  version: number | null,
): Promise<ApplicationRow> {
  const { tx, deps, actor } = context;
  const application = await lockFor(context, id, version);
  const { tested_on, is_passed, score = null, has_dangerous_fault = false } = test;
  if (tested_on > deps.today()) throw invalidField("tested_on", m.services_test_in_future());
  if (application.submitted_at && tested_on < application.submitted_at.slice(0, 10))
    throw invalidField("tested_on", m.services_test_before_application());
  requirePoints(test);
  await lockDriver(tx, application.driver_id);
  await requireNewAttempt(context, application, test);
  const appointment = await appointmentOn(tx, { application_id: id, purpose: "practical_test", day: tested_on });
  if (!appointment && !isSaid(test.reason)) throw invalidField("reason", m.services_no_appointment());
  const [note, reason] = [test.note || null, test.reason || null];
  await insertPracticalTest(tx, {
    id: deps.newId("prt"),
    application_id: id,
    appointment_id: appointment?.id ?? null,
    tested_on,
    is_passed,
    score,
    has_dangerous_fault,
    note,
    reason,
    recorded_by: actor.id,
    recorded_at: deps.now(),
  });
  if (appointment) await changeAppointment(tx, appointment.id, { status: "kept" });
  const state = is_passed ? "done" : "failed";
  const recorded = await recordStep(context, id, { step: "practical_test", state, words: note }, version);
  const retest = await billRetest(context, application);
  const result = { tested_on, score, has_dangerous_fault, note };
  if (retest) await tellOfFail(context, application, { ...result, ...retest });
  else await tellOfPass(context, application, result);
  return recorded;
}

type Result = Required<Pick<Form, "tested_on" | "score" | "has_dangerous_fault" | "note">>;

/** Tells someone who has failed why, what the next test costs, from when they can take it and what to do. */
async function tellOfFail(
  context: Context<Actor>,
  { id, driver_id, kind }: ApplicationRow,
  { from, invoice, ...result }: Result & Retest & { readonly invoice: InvoiceRow | null },
): Promise<void> {
  const { score, has_dangerous_fault, note } = result;
  const words = () => {
    const days = { from: formatDate(from, "long") };
    const message = [
      m.services_practical_failed({ day: formatDate(result.tested_on, "long") }),
      typeof score === "number" && m.services_practical_score({ score, pass_mark: figures.practical_pass_mark }),
      has_dangerous_fault && m.services_practical_fault(),
      note && m.services_practical_note({ note }),
      invoice
        ? m.services_retest_to_pay({ ...days, amount: formatCedis(invoice.total_pesewas) })
        : m.services_retest_free(days),
    ];
    return { title: m.services_retest_title(), message: message.filter(Boolean).join(" ") };
  };
  await notifyDriver(context, driver_id, { words, application_id: id, type: rowOf({ kind }).code });
}

/** Tells someone who has passed what comes next: another test, or the office's decision. */
async function tellOfPass(
  context: Context<Actor>,
  { id, driver_id, kind }: ApplicationRow,
  { tested_on }: Result,
): Promise<void> {
  const open = (await stepsOfApplication(context.tx, id)).filter(
    ({ step, state }) => state !== "done" && steps[step as StepName].during === "testing",
  );
  const words = () => {
    const day = formatDate(tested_on, "long");
    const message = open.length > 0 ? m.services_practical_passed_more({ day }) : m.services_practical_passed({ day });
    return { title: m.services_practical_passed_title(), message };
  };
  await notifyDriver(context, driver_id, { words, application_id: id, type: rowOf({ kind }).code });
}
