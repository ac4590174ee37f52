import type { AnswerOf, bookAppointment, listSlots } from "@kwan/contract";
import { displayName } from "@kwan/domain";
import type { AppointmentRow } from "./store.ts";

export type Purpose = AnswerOf<typeof listSlots>["results"][number]["purpose"];
type Appointment = AnswerOf<typeof bookAppointment>;

export const presentAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  service: row.service_id,
  driver_name: displayName(row),
  branch: row.branch_id,
  branch_name: row.branch_name,
  purpose: row.purpose as Purpose,
  slot: row.slot_id,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  status: row.status as Appointment["status"],
});
