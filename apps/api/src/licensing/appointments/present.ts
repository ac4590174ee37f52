import type { AnswerOf, bookAppointment, listSlots } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import type { AppointmentRow, SlotRow } from "./store.ts";

type Slot = AnswerOf<typeof listSlots>["results"][number];
type Appointment = AnswerOf<typeof bookAppointment>;

export const presentSlot = (row: SlotRow): Slot => ({
  id: row.id,
  branch: row.branch_id,
  purpose: row.purpose as Slot["purpose"],
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  places_left: Number(row.places_left),
});

export const presentAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  service: row.application_id,
  driver_name: displayName(row),
  branch: row.branch_id,
  branch_name: row.branch_name,
  purpose: row.purpose as Slot["purpose"],
  slot: row.slot_id,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  status: row.status as Appointment["status"],
  support_needed: row.support_needed,
});
