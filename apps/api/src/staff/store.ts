import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import { containing } from "../db/names.ts";
import type { Queries } from "../db/open.ts";

/** Staff accounts, newest first. */
export function listStaff(
  db: Queries,
  { role, search }: { role?: string | undefined; search?: string | undefined },
  request: PageRequest,
) {
  let query = db.selectFrom("users").selectAll().where("role", "not in", ["learner", "driver"]);
  if (role !== undefined) query = query.where("role", "=", role);
  if (search) {
    const like = containing(search);
    query = query.where((of) =>
      of.or([
        of("username", "ilike", like),
        of(sql`concat_ws(' ', first_name, last_name)`, "ilike", like),
        of("email", "ilike", like),
      ]),
    );
  }
  return listRows(query, { sort: "created_at", id: "id", direction: "desc", kind: "moment" }, request);
}
