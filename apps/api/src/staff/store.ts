import { sql } from "kysely";
import type { PageRequest } from "../db/keyset.ts";
import { listRows } from "../db/listed.ts";
import { containing } from "../db/names.ts";
import type { Queries } from "../db/open.ts";
import type { AccountId } from "../ids.ts";

/** Selects accounts, each with the role that has been proposed for it. */
const accounts = (db: Queries) =>
  db
    .selectFrom("users")
    .leftJoin("decisions", (on) =>
      on
        .onRef("decisions.subject_id", "=", "users.id")
        .on("decisions.kind", "=", "grant_role")
        .on("decisions.state", "=", "proposed"),
    )
    .selectAll("users")
    .select(["decisions.id as proposal_id", "decisions.after as proposal"]);

export const findStaff = (db: Queries, id: AccountId) =>
  accounts(db).where("users.id", "=", id).executeTakeFirstOrThrow();

export type StaffRow = Awaited<ReturnType<typeof findStaff>>;

export function listStaff(
  db: Queries,
  { role, search }: { role?: string | undefined; search?: string | undefined },
  request: PageRequest,
) {
  let query = accounts(db).where("users.role", "not in", ["learner", "driver"]);
  if (role !== undefined) query = query.where("users.role", "=", role);
  if (search) {
    const like = containing(search);
    query = query.where((of) =>
      of.or([
        of("users.username", "ilike", like),
        of(sql`concat_ws(' ', users.first_name, users.last_name)`, "ilike", like),
        of("users.email", "ilike", like),
      ]),
    );
  }
  return listRows(query, { sort: "users.created_at", id: "users.id", direction: "desc", kind: "moment" }, request);
}
