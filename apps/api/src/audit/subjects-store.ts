import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../db/open.ts";
import type { AccountId, DriverId } from "../ids.ts";

/** A person in the log: an account, a driver profile, or both. */
export interface Person {
  readonly account: AccountId | null;
  readonly driver: DriverId | null;
}

const found = (table: string, column = "driver_id") => `(select ${column} from ${table} where id = row.entity_id)`;

/**
 * How to find the driver that a record is about, by the kind of record. Records of other kinds are not about a
 * driver.
 */
const subjects: readonly (readonly [driver: string, ...entities: string[]])[] = [
  [found("users"), "user"],
  ["row.entity_id", "driver", "license", "identification", "eye_test", "available_services", "services_of_driver"],
  [found("services"), "service"],
  [found("documents"), "document"],
  [found("update_requests"), "update_request"],
  [found("appointments"), "appointment"],
  [found("invoices"), "invoice"],
  [found("enrolments"), "enrolment"],
  [found("class_records"), "lesson"],
  [found("delivery_locations"), "delivery"],
  [
    "(select invoices.driver_id from payments join invoices on invoices.id = invoice_id where payments.id = row.entity_id)",
    "payment",
  ],
  [
    "(select users.driver_id from messages join users on users.id = user_id where messages.id = row.entity_id)",
    "message",
    "messages",
  ],
  // A reading of the class records or the log that was limited to one person.
  [found("drivers", "id"), "class_records", "audit", "audit_file"],
];

const cases = subjects
  .map(
    ([driver, ...entities]) => `when row.entity in (${entities.map((each) => `'${each}'`).join(", ")}) then ${driver}`,
  )
  .join(" ");

/** The SQL expression for the driver that a row of the log is about, in a query that names the row `alias`. */
export const driverOf = (alias: "audit" | "entry"): RawBuilder<DriverId | null> =>
  sql.raw(`(case ${cases.replaceAll("row.", `${alias}.`)} end)`);

/** Some people and the ids of their records. */
export interface Subject {
  readonly drivers: readonly DriverId[];
  readonly records: readonly string[];
}

/**
 * Rows from before the log named drivers, and those from before a person had a driver profile, are found by the
 * record that they name. The ids are read first, because a subquery in `isAbout` would not use the index.
 */
export async function subjectOf(db: Queries, people: readonly Person[]): Promise<Subject> {
  const drivers = people.flatMap(({ driver }) => driver ?? []);
  const accounts = people.flatMap(({ account }) => account ?? []);
  const tables = ["services", "documents", "update_requests", "appointments", "invoices"] as const;
  const found = await Promise.all(
    tables.map((table) =>
      db.selectFrom(table).select("id").where("driver_id", "=", sql<DriverId>`any(${drivers})`).execute(),
    ),
  );
  return { drivers, records: [...drivers, ...accounts, ...found.flat().map(({ id }) => id)] };
}

/** Rows about some people. */
export const isAbout = ({ drivers, records }: Subject): RawBuilder<boolean> =>
  sql<boolean>`(audit.driver_id = any(${drivers}) or (audit.driver_id is null and audit.entity_id = any(${records})))`;
