import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../db/open.ts";
import type { AccountId, DriverId } from "../ids.ts";

/** A person in the log: an account, a driver profile, or both. */
export interface Person {
  readonly account: AccountId | null;
  readonly driver: DriverId | null;
}

const lookup = (table: string, column = "driver_id") => `(select ${column} from ${table} where id = row.entity_id)`;

/**
 * How to find the driver whom a record is about, by the kind of record. Other kinds of record are not about a driver.
 */
const subjects: readonly (readonly [driver: string, ...entities: string[]])[] = [
  [lookup("users"), "user"],
  [
    "row.entity_id",
    "driver",
    "driver_data",
    "license",
    "identification",
    "eye_test",
    "available_services",
    "services_of_driver",
  ],
  [lookup("services"), "service"],
  [lookup("documents"), "document"],
  [lookup("update_requests"), "update_request"],
  [lookup("appointments"), "appointment"],
  [lookup("invoices"), "invoice"],
  [lookup("enrolments"), "enrolment"],
  [lookup("class_records"), "lesson"],
  [lookup("delivery_locations"), "delivery"],
  [
    "(select invoices.driver_id from payments join invoices on invoices.id = invoice_id where payments.id = row.entity_id)",
    "payment",
  ],
  [
    "(select users.driver_id from messages join users on users.id = user_id where messages.id = row.entity_id)",
    "message",
    "messages",
  ],
  // These rows record that someone read class records or the log with a filter for one person. The row's ID is then
  // that person's ID.
  [lookup("drivers", "id"), "class_records", "audit", "audit_file"],
];

const cases = subjects
  .map(
    ([driver, ...entities]) => `when row.entity in (${entities.map((each) => `'${each}'`).join(", ")}) then ${driver}`,
  )
  .join(" ");

/** Returns the SQL expression for the driver whom a log row is about, in a query that names the row `alias`. */
export const driverOf = (alias: "audit" | "entry"): RawBuilder<DriverId | null> =>
  sql.raw(`(case ${cases.replaceAll("row.", `${alias}.`)} end)`);

/** A set of people and the IDs of their records. */
export interface Subject {
  readonly drivers: readonly DriverId[];
  readonly records: readonly string[];
}

/**
 * Returns these people's driver profiles, and the IDs of the records by which older rows are found. Those rows do not
 * name a driver: they were written before the log had that column, or before the person had a driver profile. The IDs
 * are read first, because a subquery in `isAbout` would not use the index.
 */
export async function subjectOf(db: Queries, people: readonly Person[]): Promise<Subject> {
  const drivers = people.flatMap(({ driver }) => driver ?? []);
  const accounts = people.flatMap(({ account }) => account ?? []);
  const tables = ["services", "documents", "update_requests", "appointments", "invoices"] as const;
  const rowsByTable = await Promise.all(
    tables.map((table) =>
      db.selectFrom(table).select("id").where("driver_id", "=", sql<DriverId>`any(${drivers})`).execute(),
    ),
  );
  return { drivers, records: [...drivers, ...accounts, ...rowsByTable.flat().map(({ id }) => id)] };
}

/** Matches the audit rows about the given people or their records. */
export const isAbout = ({ drivers, records }: Subject): RawBuilder<boolean> =>
  sql<boolean>`(audit.driver_id = any(${drivers}) or (audit.driver_id is null and audit.entity_id = any(${records})))`;
