import type { Queries, Tx } from "../db/open.ts";
import type { ApplicationId } from "../ids.ts";

const practicalTests = (tx: Tx) => tx.insertInto("practical_tests");

export async function insertPracticalTest(
  tx: Tx,
  row: Parameters<ReturnType<typeof practicalTests>["values"]>[0],
): Promise<void> {
  await practicalTests(tx).values(row).execute();
}
/** Returns the latest practical test for an application. */
export const lastPracticalTest = (db: Queries, service_id: ApplicationId) =>
  db
    .selectFrom("practical_tests")
    .select(["is_passed", "score", "tested_on"])
    .where("service_id", "=", service_id)
    .orderBy("recorded_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
