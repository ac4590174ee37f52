import { type Handlers, versioned } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { noDriver } from "../../platform/ids.ts";
import { branchOf, may } from "../../platform/scopes.ts";
import { book, cancel, move } from "./commands/book-appointment.ts";
import { presentAppointment, presentSlot } from "./present.ts";
import { listAppointments, openSlots } from "./store.ts";

export const appointmentRoutes = {
  listSlots: async ({ db, deps }, { params, query, request }) => {
    const { purpose, to, cursor, limit } = query;
    const day = query.from && query.from > deps.today() ? query.from : undefined;
    const from = day ? `${day}T00:00:00.000Z` : deps.now().toISOString();
    const slots = await deps.cache.read(`slots ${JSON.stringify([params.id, purpose, day, to, cursor, limit])}`, () =>
      openSlots(db, params.id, { purpose, from, to }, { cursor, limit }),
    );
    return listAnswer(request, slots, presentSlot);
  },
  bookAppointment: async (context, { body }) => versioned(await book(context, body.service, body), presentAppointment),
  listAppointments: async ({ db, actor }, { query, request }) => {
    const whose = may(actor, "applications.work")
      ? { branch_id: branchOf(actor, "applications.work") ?? query.branch }
      : { driver_id: actor.driver ?? noDriver, branch_id: query.branch };
    const listed = await listAppointments(
      db,
      { ...whose, application_id: query.service, status: query.status, from: query.from, to: query.to },
      query,
    );
    return listAnswer(request, listed, presentAppointment);
  },
  moveAppointment: async (context, { params, body, request }) =>
    versioned(await move(context, params.id, body, request.version), presentAppointment),
  cancelAppointment: (context, { params }) => cancel(context, params.id),
} satisfies Partial<Handlers>;
