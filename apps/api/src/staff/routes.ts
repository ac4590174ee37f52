import { type HandlersOf, versioned } from "../calls/handler.ts";
import { listAnswer } from "../calls/lists.ts";
import { createStaff } from "./commands/create-staff.ts";
import { updateStaff } from "./commands/update-staff.ts";
import { presentStaff } from "./present.ts";
import { listStaff } from "./store.ts";

export const staffRoutes: HandlersOf<"listStaff" | "createStaff" | "updateStaff"> = {
  listStaff: async ({ db, query, request }) => listAnswer(request, await listStaff(db, query, query), presentStaff),
  createStaff: async (asked) => {
    const made = await createStaff(asked);
    return versioned(presentStaff(made), made.version);
  },
  updateStaff: async (asked) => {
    const changed = await updateStaff(asked);
    return versioned(presentStaff(changed), changed.version);
  },
};
