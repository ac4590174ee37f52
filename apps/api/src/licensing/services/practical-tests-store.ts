import { type Insertable, sql } from "kysely";
import type { Queries, Tx } from "../../platform/db/open.ts";
import type { PracticalTests } from "../../platform/db/tables.ts";
import type { ApplicationId } from "../../platform/ids.ts";
import type { ApplicationRow } from "./store.ts";

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

/** Returns the practical tests of an application, oldest first. */
export const practicalTestsOf = (db: Queries, application_id: ApplicationId) =>
  db
    .selectFrom("practical_tests")
    .select(["tested_on", "is_passed"])
    .where("application_id", "=", application_id)
    .orderBy("tested_on")
    .orderBy("recorded_at")
    .orderBy("id")
    .execute();

/**
 * Returns a person's practical tests for what an application asks for (its kind and its class), in all their
 * applications, oldest first.
 */
export const attemptsOf = (
  db: Queries,
  { driver_id, kind, details }: Pick<ApplicationRow, "driver_id" | "kind" | "details">,
) =>
  db
    .selectFrom("practical_tests")
    .innerJoin("services", "services.id", "practical_tests.application_id")
    .select(["practical_tests.tested_on", "practical_tests.is_passed", "practical_tests.recorded_by"])
    .where("services.driver_id", "=", driver_id)
    .where("services.kind", "=", kind)
    .where(sql<boolean>`services.details ->> 'license_class' is not distinct from ${details.license_class ?? null}`)
    .orderBy("practical_tests.tested_on")
    .orderBy("practical_tests.recorded_at")
    .execute();

/** Returns applications with a paid invoice for a retest after a test that was passed. The job decides which are not needed. */
export const applicationsWithUnneededRetests = (db: Queries, limit: number) =>
  db
    .selectFrom("invoices")
    .select("invoices.application_id")
    .distinct()
    .where("invoices.due", "=", sql.lit("retest"))
    .where("invoices.status", "=", sql.lit("paid"))
    .where(
      sql<boolean>`invoices.attempt > (select count(distinct tested_on) from practical_tests
        where practical_tests.application_id = invoices.application_id)`,
    )
    .where(
      sql<boolean>`(select is_passed from practical_tests where practical_tests.application_id = invoices.application_id
        order by tested_on desc, recorded_at desc limit 1)`,
    )
    .limit(limit)
    .execute();
