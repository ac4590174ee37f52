import { addDays, dayOf } from "@kwan/domain";
import { figures } from "@kwan/domain/kinds";
import { everyBranch } from "../../../people/branches/store.ts";
import type { Server } from "../../../platform/context.ts";
import { insertSlots, lastSlots, type NewSlot, removeUnusedSlots } from "../slots-store.ts";
import { appointmentTypesOf, openDays, timesOf } from "../timetable.ts";

/** The number of days after which past slots are deleted if nobody booked them. */
const keptDays = 7;

/**
 * Adds bookable slots from tomorrow, as far ahead as people can book, and deletes old slots that nobody booked. Returns
 * the number of slots added. It is idempotent, and several servers can run it at the same time. It only adds slots on
 * days after the last existing one, so that slots which the office has removed are not added again.
 *
 * @example
 * await keepSlots(deps);
 */
export async function keepSlots(deps: Pick<Server, "db" | "newId" | "today">): Promise<number> {
  const { db, newId } = deps;
  const today = deps.today();
  const last = new Map((await lastSlots(db.kysely)).map((row) => [`${row.branch_id} ${row.purpose}`, dayOf(row.last)]));
  const days = openDays(addDays(today, 1), addDays(today, figures.bookable_days));
  const missing: NewSlot[] = (await everyBranch(db.kysely, { today })).flatMap((branch) =>
    appointmentTypesOf(branch).flatMap((type) => {
      const lastStart = last.get(`${branch.id} ${type.purpose}`) ?? "";
      const { purpose, capacity } = type;
      return days
        .filter((day) => day > lastStart)
        .flatMap((day) => timesOf(type, day))
        .map((times) => ({ id: newId("slt"), branch_id: branch.id, purpose, capacity, ...times }));
    }),
  );
  const made = await insertSlots(db.kysely, missing);
  await removeUnusedSlots(db.kysely, `${addDays(today, -keptDays)}T00:00:00.000Z`);
  return made;
}
