import { endStatuses } from "@kwan/domain";
import { sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import type { Queries } from "../../platform/db/open.ts";

const unverified = (db: Queries) =>
  db
    .selectFrom("drivers")
    .where("drivers.id_number", "is not", null)
    .where("drivers.is_id_verified", "=", false)
    // A check that waits for a colleague's approval is not made again.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("decisions")
            .whereRef("decisions.driver_id", "=", "drivers.id")
            .where("decisions.kind", "in", ["verify_identity", "refuse_identity"])
            .where("decisions.state", "=", "proposed"),
        ),
      ),
    );

/** Returns people whose identification nobody has checked, longest wait first. */
export const listUnverified = (db: Queries, request: PageRequest) =>
  listRows(
    unverified(db)
      .selectAll("drivers")
      .select((of) => [
        of
          .selectFrom("users")
          .select("users.phone_number")
          .whereRef("users.driver_id", "=", "drivers.id")
          .as("account_phone_number"),
        of
          .selectFrom("services")
          .select(sql<number>`count(*)`.as("count"))
          .whereRef("services.driver_id", "=", "drivers.id")
          .where("services.status", "not in", ["draft", ...endStatuses])
          .as("open_applications"),
      ]),
    { sort: "drivers.id_updated_at", id: "drivers.id", direction: "asc", kind: "moment" },
    request,
    unverified(db),
  );

export type UnverifiedRow = Awaited<ReturnType<typeof listUnverified>>["rows"][number];
