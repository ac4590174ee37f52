import { formatDate } from "@kwan/domain/dates";
import { mayBook, type Purpose, type StepName, steps } from "@kwan/domain/kinds";
import { note } from "../../audit/append.ts";
import type { Actor, Asked } from "../../calls/handler.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import type { Queries } from "../../db/open.ts";
import { DomainError, notFound, stale } from "../../domain-error.ts";
import { tell } from "../../notifications/tell.ts";
import { seeApplication } from "../../services/policy.ts";
import { lockApplication, stepsOfApplication } from "../../services/store.ts";
import {
  type AppointmentRow,
  changeAppointment,
  findAppointment,
  insertAppointment,
  lockAppointment,
  lockSlot,
  takenPlaces,
} from "../store.ts";

const filled = new DomainError("slot_taken", { message: "This time has been filled in the meantime. Choose another." });

/** The first place of a slot that nobody holds. The slot is locked, so no two get the same, and none is above its capacity. */
async function placeIn(db: Queries, slot_id: string, now: Date) {
  const slot = await lockSlot(db, slot_id);
  if (!slot) throw notFound("time");
  if (Date.parse(slot.starts_at) <= now.getTime())
    throw new DomainError("state_forbids", { message: "This time has passed. Choose another." });
  const taken = new Set(await takenPlaces(db, slot_id));
  const place = Array.from({ length: slot.capacity }, (_, index) => index + 1).find((each) => !taken.has(each));
  if (place === undefined) throw filled;
  return { slot, place };
}

/** Books a place for a step of an application that can be done now. */
export async function book(asked: Asked, actor: Actor, service_id: string, slot_id: string): Promise<AppointmentRow> {
  const { db, deps } = asked;
  const application = seeApplication(actor, await lockApplication(db, service_id));
  const { slot, place } = await placeIn(db, slot_id, deps.now());
  const laid = (await stepsOfApplication(db, service_id)).map(({ step, state }) => ({
    step: step as StepName,
    during: steps[step as StepName].during,
    state: state as "open" | "done" | "failed",
  }));
  if (!mayBook({ status: application.status, steps: laid }, slot.purpose as Purpose))
    throw new DomainError("state_forbids", {
      message: "This application needs no such appointment now. See its steps.",
    });
  const id = deps.newId("apt");
  try {
    await insertAppointment(db, {
      id,
      service_id,
      driver_id: application.driver_id,
      slot_id,
      place,
      created_at: deps.now(),
    });
  } catch (error) {
    if (isUniqueViolation(error, "appointments_once"))
      throw new DomainError("already_exists", {
        message: "This application has an appointment for that already. Move it, or cancel it first.",
      });
    throw error;
  }
  await note(asked, { action: "book_appointment", entity: "appointment", entity_id: id, after: { slot_id, place } });
  return told(asked, actor, id, "Your appointment is booked");
}

/** Moves an appointment: the old place is freed only with the new one held, in one transaction. */
export async function move(asked: Asked, actor: Actor, id: string, slot_id: string): Promise<AppointmentRow> {
  const { db, deps, request } = asked;
  const present = await lockAppointment(db, id);
  if (!present || present.driver_id !== actor.driver) throw notFound("appointment");
  const known = await findAppointment(db, id);
  if (request.version !== null && request.version !== present.version) throw stale(known, present.version);
  if (present.status !== "booked")
    throw new DomainError("state_forbids", { message: "This appointment is over or cancelled. Book a new one." });
  const { slot, place } = await placeIn(db, slot_id, deps.now());
  if (slot.purpose !== known?.purpose)
    throw new DomainError("state_forbids", {
      message: "That time is for another kind of appointment. Choose one of the same kind.",
    });
  await changeAppointment(db, id, { slot_id, place });
  await note(asked, {
    action: "move_appointment",
    entity: "appointment",
    entity_id: id,
    before: { slot_id: present.slot_id },
    after: { slot_id },
  });
  return told(asked, actor, id, "Your appointment has been changed");
}

export async function cancel(asked: Asked, actor: Actor, id: string): Promise<void> {
  const { db } = asked;
  const present = await lockAppointment(db, id);
  if (!present || (actor.role !== "officer" && present.driver_id !== actor.driver)) throw notFound("appointment");
  if (present.status !== "booked")
    throw new DomainError("state_forbids", { message: "This appointment is over or cancelled already." });
  await changeAppointment(db, id, { status: "cancelled" });
  await note(asked, { action: "cancel_appointment", entity: "appointment", entity_id: id });
}

async function told({ db, deps }: Asked, actor: Actor, id: string, title: string): Promise<AppointmentRow> {
  const row = await findAppointment(db, id);
  if (!row) throw notFound("appointment");
  const when = `${formatDate(row.starts_at.slice(0, 10), "long")} at ${row.starts_at.slice(11, 16)}`;
  await tell(db, deps, {
    user_id: actor.id,
    title,
    message: `${title}: ${when}, ${row.branch_name}. Bring your Ghana Card.`,
    service_id: row.service_id,
  });
  return row;
}
