import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import type { Queries } from "../db/open.ts";

/** Staff accounts, the newest first. */
export function listStaff(
  db: Queries,
  { role, search }: { role?: string | undefined; search?: string | undefined },
  request: PageRequest,
) {
  let query = db.selectFrom("users").selectAll().where("role", "not in", ["learner", "driver"]);
  if (role !== undefined) query = query.where("role", "=", role);
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
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

/** The administrators who can log in, locked in the same order by everybody. */
export const lockAdmins = (db: Queries) =>
  db
    .selectFrom("users")
    .select(["id", "username", "deletes_at"])
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .orderBy("id")
    .forUpdate()
    .execute();

export const hasAdmin = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("role", "=", "admin").limit(1).executeTakeFirst()) !== undefined;
