import { addDays, dayOf } from "@kwan/domain";
import { everyBranch } from "../../branches/store.ts";
import type { Server } from "../../deps.ts";
import { insertSlots, lastSlots, type NewSlot, removeUnusedSlots } from "../slots-store.ts";
import { bookableDays, openDays, timesOf, visitsOf } from "../timetable.ts";

/** Old times that nobody booked are of no use; they stay for so many days. */
const keptDays = 7;

/**
 * Keeps times to book for the next eight weeks, from tomorrow on, at each branch that holds the visit. Run it as often
 * as you like, on several servers at once: only days after the last one that is there are added, so that a time which
 * the office took away does not come back.
 *
 * @example
 * await keepSlots(deps);
 */
export async function keepSlots({ db, newId, now }: Pick<Server, "db" | "newId" | "now">): Promise<number> {
  const today = dayOf(now().toISOString());
  const last = new Map((await lastSlots(db.kysely)).map((row) => [`${row.branch_id} ${row.purpose}`, dayOf(row.last)]));
  const days = openDays(addDays(today, 1), addDays(today, bookableDays));
  const missing: NewSlot[] = (await everyBranch(db.kysely, {})).flatMap((branch) =>
    visitsOf(branch).flatMap((visit) => {
      const known = last.get(`${branch.id} ${visit.purpose}`) ?? "";
      const { purpose, capacity } = visit;
      return days
        .filter((day) => day > known)
        .flatMap((day) => timesOf(visit, day))
        .map((times) => ({ id: newId("slt"), branch_id: branch.id, purpose, capacity, ...times }));
    }),
  );
  const made = await insertSlots(db.kysely, missing);
  await removeUnusedSlots(db.kysely, `${addDays(today, -keptDays)}T00:00:00.000Z`);
  return made;
}
