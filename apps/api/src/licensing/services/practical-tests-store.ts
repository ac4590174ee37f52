import type { Insertable } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { PracticalTests } from "../../platform/db/tables.ts";
import type { ApplicationId } from "../../platform/ids.ts";

export async function insertPracticalTest(tx: Tx, row: Insertable<PracticalTests>): Promise<void> {
  await tx.insertInto("practical_tests").values(row).execute();
}

export const lastPracticalTest = (db: Queries, application_id: ApplicationId) =>
  db
    .selectFrom("practical_tests")
    .select(["is_passed", "score", "tested_on"])
    .where("application_id", "=", application_id)
    .orderBy("recorded_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
