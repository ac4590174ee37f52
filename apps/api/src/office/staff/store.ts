import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { containing } from "../../platform/db/names.ts";
import type { Queries } from "../../platform/db/open.ts";
import { inOrderThen, inTextOrder, readSort, type SortParameter } from "../../platform/db/sorted.ts";
import type { AccountId } from "../../platform/ids.ts";

/** Selects accounts, each with its proposed role, if any. */
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

interface StaffFilter {
  readonly role?: string | undefined;
  readonly search?: string | undefined;
  /** By default, the newest accounts come first. */
  readonly sort?: SortParameter<keyof typeof orders> | undefined;
}

const name = inTextOrder(sql`concat_ws(' ', users.first_name, users.last_name)`);
const orders = {
  name,
  role: inOrderThen(inTextOrder(sql.ref("users.role")), name),
};

export function listStaff(db: Queries, { role, search, sort }: StaffFilter, request: PageRequest) {
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
  if (sort === undefined)
    return listRows(query, { sort: "users.created_at", id: "users.id", direction: "desc", kind: "moment" }, request);
  const { by, direction } = readSort(sort);
  return listRows(query, { sort: { name: by, text: orders[by] }, id: "users.id", direction, kind: "text" }, request);
}
