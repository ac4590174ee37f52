import type { Role } from "@kwan/domain";
import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { containing } from "../../platform/db/names.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { AccountId, BranchId } from "../../platform/ids.ts";

/** Finds the colleague to whom tasks are assigned. */
export const findStaff = (db: Queries, id: AccountId) =>
  db
    .selectFrom("users")
    .select(["id", "role", "branch_id", "first_name", "last_name"])
    .where("id", "=", id)
    .where("is_active", "=", true)
    .executeTakeFirst();

/**
 * Returns people in these roles to whom tasks can be assigned, in alphabetical order, each with the number of open
 * tasks that they have taken.
 */
export function listColleagues(
  db: Queries,
  {
    roles,
    branch,
    search,
  }: { readonly roles: readonly Role[]; readonly branch: BranchId | null; readonly search?: string | undefined },
  request: PageRequest,
) {
  const name = sql<string>`concat_ws(' ', users.first_name, users.last_name)`;
  let query = db
    .selectFrom("users")
    .leftJoin("branches", "branches.id", "users.branch_id")
    .select(["users.id", "branches.name as branch_name", name.as("name")])
    .select((of) =>
      of
        .selectFrom("tasks")
        .select((task) => task.fn.countAll<number>().as("count"))
        .whereRef("tasks.claimed_by", "=", "users.id")
        .where("tasks.closed_at", "is", null)
        .as("open_tasks"),
    )
    .where("users.is_active", "=", true)
    .where("users.role", "in", roles);
  if (branch !== null)
    query = query.where((of) => of.or([of("users.branch_id", "is", null), of("users.branch_id", "=", branch)]));
  if (search) query = query.where(name, "ilike", containing(search));
  return listRows(
    db.selectFrom(query.as("people")).selectAll("people"),
    { sort: "people.name", id: "people.id", direction: "asc", kind: "text" },
    request,
  );
}
