import { addDays, dayOf, formatCedis } from "@kwan/domain";
import { formatDate } from "@kwan/domain/dates";
import { limits, mayBook, type Purpose, type StepName, steps } from "@kwan/domain/kinds";
import { m } from "#messages";
import { unpaidRetestOf } from "../../../money/invoices/owed.ts";
import { invoicesOf } from "../../../money/invoices/store.ts";
import { closureWithin } from "../../../people/branches/closures-store.ts";
import { holdBranch } from "../../../people/branches/store.ts";
import { notifyDriver } from "../../../people/drivers/notify-driver.ts";
import { requireOtherPerson } from "../../../people/drivers/own-record.ts";
import { findDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Actor, type Context, isCitizen } from "../../../platform/context.ts";
import { ifNotUnique } from "../../../platform/db/errors.ts";
import { DomainError, notFound, orNotFound, stale } from "../../../platform/domain-error.ts";
import type { ApplicationId, AppointmentId, DriverId, SlotId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { requireApplicant } from "../../services/acting-for.ts";
import { requireReason } from "../../services/branch-law.ts";
import { seeApplication } from "../../services/policy.ts";
import { attemptsOf } from "../../services/practical-tests-store.ts";
import { stepsOfApplication } from "../../services/steps-store.ts";
import { type ApplicationRow, findApplication, lockApplication } from "../../services/store.ts";
import { presentAppointment } from "../present.ts";
import {
  type AppointmentRow,
  bookedElsewhere,
  changeAppointment,
  findAppointment,
  insertAppointment,
  lockAppointment,
  lockSlot,
  takenPlaces,
} from "../store.ts";
import { appointmentTypesOf } from "../timetable.ts";

const filled = () => new DomainError("slot_taken", m.appointments_filled());

/** Returns the first free place in a slot. Locks the slot, so that concurrent bookings cannot exceed its capacity. */
async function placeIn({ tx, deps }: Context, slot_id: SlotId) {
  // People who are told that a place is taken reload the list, and must not see that place in it.
  deps.cache.forget("slots");
  const slot = orNotFound(await lockSlot(tx, slot_id), "time");
  if (Date.parse(slot.starts_at) <= deps.now().getTime())
    throw new DomainError("state_forbids", m.appointments_passed());
  const branch = await holdBranch(tx, slot.branch_id);
  if (!branch?.is_open) throw new DomainError("state_forbids", m.appointments_branch_closed());
  // The branch may have stopped offering these appointments after the slot was added.
  if (!appointmentTypesOf(branch).some(({ purpose }) => purpose === slot.purpose))
    throw new DomainError("state_forbids", m.appointments_not_offered());
  const day = dayOf(slot.starts_at);
  if (await closureWithin(tx, branch.id, day, day))
    throw new DomainError("state_forbids", m.appointments_closed_that_day());
  const taken = new Set(await takenPlaces(tx, slot_id));
  const place = Array.from({ length: slot.capacity }, (_, index) => index + 1).find((each) => !taken.has(each));
  if (place === undefined) throw filled();
  return { slot, place };
}

/** Throws if a practical test would be too soon after a failed one, or if the retest has not been paid for. */
async function requireRetest(
  { tx }: Context,
  application: ApplicationRow,
  { purpose, starts_at }: { readonly purpose: string; readonly starts_at: string },
): Promise<void> {
  if (purpose !== "practical_test") return;
  const owed = await unpaidRetestOf(tx, application.id);
  if (owed)
    throw new DomainError("state_forbids", m.services_retest_unpaid({ amount: formatCedis(owed.total_pesewas) }));
  const failed = (await attemptsOf(tx, application)).findLast(({ is_passed }) => !is_passed);
  const { value: days } = limits.retest_after;
  if (!failed || dayOf(starts_at) >= addDays(failed.tested_on, days)) return;
  const date = formatDate(addDays(failed.tested_on, days), "long");
  throw new DomainError("state_forbids", m.services_retest_too_soon({ days, date }));
}

/**
 * Throws if the driver has another appointment at the same time at another branch, because nobody can be at both. Two at one
 * branch are allowed: the portal warns of them.
 */
async function requireNotElsewhere(
  { tx }: Context,
  driver_id: DriverId,
  slot: Parameters<typeof bookedElsewhere>[2],
): Promise<void> {
  const other = await bookedElsewhere(tx, driver_id, slot);
  if (other) throw new DomainError("state_forbids", m.appointments_elsewhere({ branch: other.branch_name }));
}

/** The place that people want, and what they need there. If they do not say what, it stays as it is. */
interface Wish {
  readonly slot: SlotId;
  readonly support_needed?: string | null | undefined;
}

/** Books a place for a step of an application, if the step can be done now. */
export async function book(
  context: Context<Actor>,
  application_id: ApplicationId,
  { slot: slot_id, support_needed }: Wish,
): Promise<AppointmentRow> {
  const { tx, deps, actor } = context;
  const application = seeApplication(actor, await lockApplication(tx, application_id));
  await requireApplicant(context, application);
  const { slot, place } = await placeIn(context, slot_id);
  const bookable = (await stepsOfApplication(tx, application_id)).map(({ step, state }) => ({
    step: step as StepName,
    during: steps[step as StepName].during,
    state: state as "open" | "done" | "failed",
  }));
  await requireRetest(context, application, slot);
  const invoices = await invoicesOf(tx, application_id);
  if (!mayBook({ status: application.status, steps: bookable, invoices }, slot.purpose as Purpose))
    throw new DomainError("state_forbids", m.appointments_not_needed());
  await requireNotElsewhere(context, application.driver_id, slot);
  const id = deps.newId("apt");
  await insertAppointment(tx, {
    id,
    application_id,
    driver_id: application.driver_id,
    slot_id,
    place,
    support_needed: support_needed || null,
    created_at: deps.now(),
  }).catch(ifNotUnique(() => new DomainError("already_exists", m.appointments_already_booked()), "appointments_once"));
  await recordAudit(context, {
    action: "book_appointment",
    entity: "appointment",
    entity_id: id,
    after: { slot_id, place },
  });
  return told(context, id, { title: m.appointments_booked_title, message: m.appointments_booked });
}

/** Moves an appointment. The old place is released in the same transaction that takes the new one. */
export async function move(
  context: Context<Actor>,
  id: AppointmentId,
  { slot: slot_id, support_needed }: Wish,
  version: number | null,
): Promise<AppointmentRow> {
  const { tx, actor } = context;
  const present = await lockAppointment(tx, id);
  const application = present && (await findApplication(tx, present.application_id));
  if (!application || (isCitizen(actor) && present.driver_id !== actor.driver)) throw notFound("appointment");
  if (!isCitizen(actor)) await requireApplicant(context, application);
  const appointment = await findAppointment(tx, id);
  if (version !== null && version !== present.version)
    throw stale(appointment && presentAppointment(appointment), present.version);
  if (present.status !== "booked") throw new DomainError("state_forbids", m.appointments_over());
  const { slot, place } = await placeIn(context, slot_id);
  if (slot.purpose !== appointment?.purpose) throw new DomainError("state_forbids", m.appointments_other_purpose());
  await requireRetest(context, application, slot);
  await requireNotElsewhere(context, present.driver_id, slot);
  await changeAppointment(tx, id, {
    slot_id,
    place,
    ...(support_needed !== undefined && { support_needed: support_needed || null }),
  });
  await recordAudit(context, {
    action: "move_appointment",
    entity: "appointment",
    entity_id: id,
    before: { slot_id: present.slot_id },
    after: { slot_id },
  });
  return told(context, id, { title: m.appointments_changed_title, message: m.appointments_changed });
}

/**
 * Cancels an appointment. Officers can also cancel the appointments of people who have an account, for example if the
 * branch cannot keep them, but not their own.
 */
export async function cancel(context: Context<Actor>, id: AppointmentId): Promise<void> {
  const { tx, deps, actor } = context;
  const present = await lockAppointment(tx, id);
  const application = present && (await findApplication(tx, present.application_id));
  if (!application || (!may(actor, "applications.work") && present.driver_id !== actor.driver))
    throw notFound("appointment");
  await requireReason(tx, actor, application, deps.now());
  if (!isCitizen(actor))
    await requireOtherPerson(tx, actor, orNotFound(await findDriver(tx, present.driver_id), "driver"));
  if (present.status !== "booked") throw new DomainError("state_forbids", m.appointments_already_over());
  await changeAppointment(tx, id, { status: "cancelled" });
  await recordAudit(context, { action: "cancel_appointment", entity: "appointment", entity_id: id });
  await told(context, id, { title: m.appointments_cancelled_title, message: m.appointments_cancelled });
}

/** Notifies the applicant, if they have an account. The officer tells everyone else at the counter. */
async function told(
  context: Context<Actor>,
  id: AppointmentId,
  { title, message }: { title: () => string; message: typeof m.appointments_booked },
): Promise<AppointmentRow> {
  const row = orNotFound(await findAppointment(context.tx, id), "appointment");
  const words = () => {
    const [day, time] = [formatDate(dayOf(row.starts_at), "long"), row.starts_at.slice(11, 16)];
    return { title: title(), message: message({ purpose: row.purpose, day, time, branch: row.branch_name }) };
  };
  await notifyDriver(context, row.driver_id, { words, application_id: row.application_id });
  return row;
}
