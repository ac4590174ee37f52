import type { PlainDate } from "@kwan/domain";
import { sql } from "kysely";
import { mayDriveOn } from "../../people/drivers/endorsements-store.ts";
import type { Queries } from "../../platform/db/open.ts";
import type { AccountId } from "../../platform/ids.ts";

const has = "user_id" as const;

/** Selects the rows after the last one on the previous page. For the first page, `last` is empty. */
const isAfter = (column: string, last: string) => sql<boolean>`${sql.ref(column)} > ${last}`;

/** Returns licences that were issued, or whose card expires, on one of the given days, with their owners. */
export const licencesOf = (
  db: Queries,
  ends: readonly PlainDate[],
  issues: readonly PlainDate[],
  today: PlainDate,
  after: string,
  limit: number,
) =>
  db
    .selectFrom("licenses")
    .innerJoin("drivers", "drivers.id", "licenses.driver_id")
    .selectAll("licenses")
    .select(sql<AccountId>`drivers.user_id`.as(has))
    .where((of) => mayDriveOn(of.ref("licenses.driver_id"), today))
    .where((of) => of.or([of("licenses.expires_on", "in", [...ends]), of("licenses.issued_on", "in", [...issues])]))
    .where("drivers.user_id", "is not", null)
    .where(isAfter("licenses.driver_id", after))
    .orderBy("licenses.driver_id")
    .limit(limit)
    .execute();

/** Returns permits of one kind that expire on one of the given days, if the driver has no permit that expires later. */
export const permitsOf = (
  db: Queries,
  permit: string,
  ends: readonly PlainDate[],
  today: PlainDate,
  after: string,
  limit: number,
) =>
  db
    .selectFrom("permits")
    .innerJoin("drivers", "drivers.id", "permits.driver_id")
    .select(["permits.id", "permits.expires_on"])
    .select(sql<AccountId>`drivers.user_id`.as(has))
    .where("permits.permit", "=", permit)
    .where("permits.expires_on", "in", [...ends])
    .where((of) => mayDriveOn(of.ref("permits.driver_id"), today))
    .where("drivers.user_id", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("permits as later")
            .select("later.id")
            .whereRef("later.driver_id", "=", "permits.driver_id")
            .whereRef("later.permit", "=", "permits.permit")
            .whereRef("later.expires_on", ">", "permits.expires_on"),
        ),
      ),
    )
    .where(isAfter("permits.id", after))
    .orderBy("permits.id")
    .limit(limit)
    .execute();

/** Returns eye tests passed on one of the given days, if the driver has not passed another since. */
export const eyeTestsOf = (db: Queries, days: readonly PlainDate[], after: string, limit: number) =>
  db
    .selectFrom("eye_tests")
    .innerJoin("drivers", "drivers.id", "eye_tests.driver_id")
    .select(["eye_tests.id", "eye_tests.tested_on"])
    .select(sql<AccountId>`drivers.user_id`.as(has))
    .where("eye_tests.is_passed", "=", sql.lit(true))
    .where("eye_tests.tested_on", "in", [...days])
    .where("drivers.user_id", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("eye_tests as later")
            .select("later.id")
            .whereRef("later.driver_id", "=", "eye_tests.driver_id")
            .where("later.is_passed", "=", true)
            .where(({ or, eb, and, ref }) =>
              or([
                eb("later.tested_on", ">", ref("eye_tests.tested_on")),
                and([eb("later.tested_on", "=", ref("eye_tests.tested_on")), eb("later.id", ">", ref("eye_tests.id"))]),
              ]),
            ),
        ),
      ),
    )
    .where(isAfter("eye_tests.id", after))
    .orderBy("eye_tests.id")
    .limit(limit)
    .execute();

/** Returns unpaid invoices that were issued between two times. */
export const unpaidInvoices = (db: Queries, from: string, to: string, after: string, limit: number) =>
  db
    .selectFrom("invoices")
    .innerJoin("drivers", "drivers.id", "invoices.driver_id")
    .select([
      "invoices.id",
      "invoices.number",
      "invoices.application_id",
      "invoices.total_pesewas",
      "invoices.issued_at",
      "invoices.due_at",
    ])
    .select(sql<AccountId>`drivers.user_id`.as(has))
    .where("invoices.status", "=", sql.lit("unpaid"))
    .where("invoices.issued_at", ">=", from)
    .where("invoices.issued_at", "<", to)
    .where("drivers.user_id", "is not", null)
    .where(isAfter("invoices.id", after))
    .orderBy("invoices.id")
    .limit(limit)
    .execute();

/** Returns booked appointments between two times. */
export const bookedBetween = (db: Queries, from: string, to: string, after: string, limit: number) =>
  db
    .selectFrom("appointments")
    .innerJoin("slots", "slots.id", "appointments.slot_id")
    .innerJoin("branches", "branches.id", "slots.branch_id")
    .innerJoin("drivers", "drivers.id", "appointments.driver_id")
    .select([
      "appointments.id",
      "appointments.application_id",
      "appointments.created_at",
      "slots.id as slot_id",
      "slots.purpose",
      "slots.starts_at",
      "branches.name as branch",
    ])
    .select(sql<AccountId>`drivers.user_id`.as(has))
    .where("appointments.status", "=", sql.lit("booked"))
    .where("slots.starts_at", ">=", from)
    .where("slots.starts_at", "<", to)
    .where("drivers.user_id", "is not", null)
    .where(isAfter("appointments.id", after))
    .orderBy("appointments.id")
    .limit(limit)
    .execute();
