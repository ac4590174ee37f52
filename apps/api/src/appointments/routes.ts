import type { AnswerOf, bookAppointment, listSlots } from "@kwan/contract";
import { noteReads } from "../audit/append.ts";
import { type HandlersOf, versioned } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { book, cancel, move } from "./commands/book-appointment.ts";
import { type AppointmentRow, listAppointments, openSlots } from "./store.ts";

type Purpose = AnswerOf<typeof listSlots>["results"][number]["purpose"];
type Appointment = AnswerOf<typeof bookAppointment>;

const presentAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  service: row.service_id,
  branch: row.branch_id,
  branch_name: row.branch_name,
  purpose: row.purpose as Purpose,
  slot: row.slot_id,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  status: row.status as Appointment["status"],
});

export const appointmentRoutes: HandlersOf<
  "listSlots" | "bookAppointment" | "listAppointments" | "moveAppointment" | "cancelAppointment"
> = {
  listSlots: async ({ db, deps, params, query, request }) => {
    const now = deps.now().toISOString();
    const from = query.from && query.from > now.slice(0, 10) ? `${query.from}T00:00:00.000Z` : now;
    const slots = await openSlots(db, params.id, { purpose: query.purpose, from, to: query.to }, query);
    return listAnswer(request, slots, (row) => ({
      id: row.id,
      branch: row.branch_id,
      purpose: row.purpose as Purpose,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      places_left: Number(row.places_left),
    }));
  },
  bookAppointment: async (asked) => {
    const row = await book(asked, asked.actor, asked.body.service, asked.body.slot);
    return versioned(presentAppointment(row), row.version);
  },
  listAppointments: async (asked) => {
    const { db, actor, query, request } = asked;
    const whose =
      actor.role === "officer"
        ? { branch_id: actor.branch ?? query.branch }
        : { driver_id: actor.driver ?? "", branch_id: query.branch };
    const listed = await listAppointments(
      db,
      { ...whose, service_id: query.service, from: query.from, to: query.to },
      query,
    );
    await noteReads(
      asked,
      "appointment",
      listed.rows.map(({ id }) => id),
    );
    return listAnswer(request, listed, presentAppointment);
  },
  moveAppointment: async (asked) => {
    const row = await move(asked, asked.actor, asked.params.id, asked.body.slot);
    return versioned(presentAppointment(row), row.version);
  },
  cancelAppointment: async (asked) => cancel(asked, asked.actor, asked.params.id),
};
