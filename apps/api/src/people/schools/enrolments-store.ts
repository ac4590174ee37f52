import type { PlainDate } from "@kwan/domain";
import { type Insertable, sql } from "kysely";
import type { PageRequest } from "../../platform/db/keyset.ts";
import { listRows } from "../../platform/db/listed.ts";
import { containing, isNamed, nameOfDriver } from "../../platform/db/names.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import { inOrderThen, inTextOrder, readSort, type SortParameter } from "../../platform/db/sorted.ts";
import type { Enrolments } from "../../platform/db/tables.ts";
import type { DriverId, EnrolmentId, SchoolId } from "../../platform/ids.ts";
import { lessonCounts } from "../drivers/training-store.ts";

/** The confirmed hours of a trainee for the class, at all schools. */
const hours = sql<string>`coalesce((
  select sum(class_records.hours) from class_records
  where class_records.driver_id = enrolments.driver_id and class_records.license_class = enrolments.license_class
    and ${lessonCounts}
), 0)`;

const enrolments = (db: Queries) =>
  db
    .selectFrom("enrolments")
    .leftJoin("drivers", "drivers.id", "enrolments.driver_id")
    .selectAll("enrolments")
    .select(["drivers.first_name", "drivers.other_name", "drivers.last_name"])
    .select(hours.as("hours"));

export const findEnrolment = (db: Queries, id: EnrolmentId) =>
  enrolments(db).where("enrolments.id", "=", id).executeTakeFirstOrThrow();

export type EnrolmentRow = Awaited<ReturnType<typeof findEnrolment>>;

const name = inTextOrder(sql`coalesce(${sql.raw(nameOfDriver)}, enrolments.name)`);
const orders = {
  name,
  class: inOrderThen(inTextOrder(sql.ref("enrolments.license_class")), name),
  hours: inOrderThen(sql`lpad((${hours} * 100)::bigint::text, 8, '0')`, name),
};

interface EnrolmentFilter {
  readonly search?: string | undefined;
  readonly sort?: SortParameter<keyof typeof orders | "since"> | undefined;
}

/** Returns a school's trainees. By default, the newest come first. */
export function listEnrolmentsOf(
  db: Queries,
  school_id: SchoolId,
  { search, sort = "-since" }: EnrolmentFilter,
  request: PageRequest,
) {
  let query = enrolments(db).where("enrolments.school_id", "=", school_id);
  if (search !== undefined)
    query = query.where((of) =>
      of.or([
        of("enrolments.trainee_number", "ilike", containing(search)),
        of("enrolments.name", "ilike", containing(search)),
        isNamed(search),
      ]),
    );
  const { by, direction } = readSort(sort);
  const id = "enrolments.id";
  return by === "since"
    ? listRows(query, { sort: "enrolments.enrolled_at", id, direction, kind: "moment" }, request)
    : listRows(query, { sort: { name: by, text: orders[by] }, id, direction, kind: "text" }, request);
}

export async function insertEnrolment(tx: Tx, row: Omit<Insertable<Enrolments>, "driver_id">): Promise<void> {
  await tx
    .insertInto("enrolments")
    .values({ ...row, driver_id: null })
    .execute();
}

export const lockEnrolment = (tx: Tx, id: EnrolmentId, school_id: SchoolId) =>
  tx
    .selectFrom("enrolments")
    .select(["id", "trainee_number", "ended_at", "driver_id", "license_class", "date_of_birth"])
    .where("id", "=", id)
    .where("school_id", "=", school_id)
    .forUpdate()
    .executeTakeFirst();

export async function setBirthDate(tx: Tx, id: EnrolmentId, date_of_birth: PlainDate): Promise<void> {
  await tx.updateTable("enrolments").set({ date_of_birth }).where("id", "=", id).execute();
}

/** Ends an enrolment. Its number is free again, unless a lesson or a certificate stands on it. */
export async function setEnded(tx: Tx, id: EnrolmentId, ended_at: Date): Promise<void> {
  const keeps_number = sql<boolean>`certificate_number is not null or exists (
    select from class_records where class_records.driver_id = enrolments.driver_id
      and class_records.school_id = enrolments.school_id and class_records.license_class = enrolments.license_class)`;
  await tx.updateTable("enrolments").set({ ended_at, keeps_number }).where("id", "=", id).execute();
}

/** Returns the current enrolment with this school code and trainee number, in any case, and its school. */
export const findOpenEnrolment = (db: Queries, school_code: string, trainee_number: string) =>
  db
    .selectFrom("enrolments")
    .innerJoin("schools", "schools.id", "enrolments.school_id")
    .select(["enrolments.id", "enrolments.driver_id", "enrolments.license_class", "enrolments.date_of_birth"])
    .select(["enrolments.name as trainee"])
    .select(["schools.code", "schools.name"])
    .where(sql`upper(schools.code)`, "=", school_code.toUpperCase())
    .where(sql`upper(enrolments.trainee_number)`, "=", trainee_number.toUpperCase())
    .where("enrolments.ended_at", "is", null)
    .orderBy(sql`enrolments.trainee_number = ${trainee_number}`, "desc")
    .executeTakeFirst();

/** Links an enrolment to a driver. Returns false if another driver has already confirmed it. */
export async function claimEnrolment(tx: Tx, id: EnrolmentId, driver_id: DriverId): Promise<boolean> {
  const row = await tx
    .updateTable("enrolments")
    .set({ driver_id })
    .where("id", "=", id)
    .where("driver_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns and locks the trainee's latest enrolment at this school and for this class that has no certificate yet. */
export const enrolmentToCertify = (tx: Tx, of: { driver_id: DriverId; school_id: SchoolId; license_class: string }) =>
  tx
    .selectFrom("enrolments")
    .innerJoin("schools", "schools.id", "enrolments.school_id")
    .select(["enrolments.id", "enrolments.trainee_number", "schools.code"])
    .where("enrolments.driver_id", "=", of.driver_id)
    .where("enrolments.school_id", "=", of.school_id)
    .where("enrolments.license_class", "=", of.license_class)
    .where("enrolments.certificate_number", "is", null)
    .orderBy("enrolments.enrolled_at", "desc")
    .limit(1)
    .forUpdate("enrolments")
    .executeTakeFirst();

export async function certify(
  tx: Tx,
  id: EnrolmentId,
  certificate: { certificate_number: string; certificate_date: PlainDate },
): Promise<void> {
  await tx.updateTable("enrolments").set(certificate).where("id", "=", id).execute();
}

/** Returns and locks a person's enrolment with this certificate. */
export const lockCertificate = (tx: Tx, driver_id: DriverId, certificate_number: string) =>
  tx
    .selectFrom("enrolments")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .where("certificate_number", "=", certificate_number)
    .forUpdate()
    .executeTakeFirst();

/** Returns the certificate of a person that was withdrawn last. */
export const lastWithdrawn = (db: Queries, driver_id: DriverId) =>
  db
    .selectFrom("enrolments")
    .selectAll()
    .where("driver_id", "=", driver_id)
    .where("certificate_withdrawn_at", "is not", null)
    .orderBy("certificate_withdrawn_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Withdraws a certificate with a notice, or gives it back. */
export async function setWithdrawn(
  tx: Tx,
  id: EnrolmentId,
  withdrawn: { readonly at: Date; readonly notice: string } | null,
): Promise<void> {
  const set = { certificate_withdrawn_at: withdrawn?.at ?? null, withdrawal_notice: withdrawn?.notice ?? null };
  await tx.updateTable("enrolments").set(set).where("id", "=", id).execute();
}
