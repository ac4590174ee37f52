import { type Handlers, versioned } from "../../platform/calls/handler.ts";
import { listAnswer } from "../../platform/calls/lists.ts";
import { createStaff } from "./commands/create-staff.ts";
import { updateStaff } from "./commands/update-staff.ts";
import { presentStaff } from "./present.ts";
import { listStaff } from "./store.ts";

export const staffRoutes = {
  listStaff: async ({ db }, { query, request }) => listAnswer(request, await listStaff(db, query, query), presentStaff),
  createStaff: async (context, { body }) => versioned(await createStaff(context, body), presentStaff),
  updateStaff: async (context, { params, body, request }) => {
    const changed = await updateStaff(context, { id: params.id, changes: body, version: request.version });
    return versioned(changed, presentStaff);
  },
} satisfies Partial<Handlers>;
