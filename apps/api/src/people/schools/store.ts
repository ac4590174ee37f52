import type { PlainDate } from "@kwan/domain";
import { sql } from "kysely";
import { countRows, keysetPage, type PageRequest } from "../../platform/db/keyset.ts";
import { type Listed, listRows } from "../../platform/db/listed.ts";
import { containing, isNamed } from "../../platform/db/names.ts";
import type { Queries, Tx } from "../../platform/db/open.ts";
import { inOrderThen, inTextOrder, readSort, type SortParameter } from "../../platform/db/sorted.ts";
import type { BranchId, DriverId, InstructorId, LessonId, SchoolId } from "../../platform/ids.ts";
import { isLessonToCheck, isLessonToConfirm } from "../drivers/training-store.ts";
import { sinceOf } from "./instructors-store.ts";
import type { Sight } from "./policy.ts";

/** The filters for the list of class records. Both dates are inclusive. */
export interface RecordFilters {
  readonly school?: SchoolId | undefined;
  readonly learner?: DriverId | undefined;
  readonly license_class?: string | undefined;
  readonly module?: "theory" | "practical" | undefined;
  readonly attendance?: "present" | "absent" | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  /** Only confirmed lessons that an officer has to look at. */
  readonly to_check?: "true" | "false" | undefined;
  /** Only lessons that wait for their trainee to confirm them. */
  readonly to_confirm?: "true" | "false" | undefined;
  readonly search?: string | undefined;
  readonly sort?: SortParameter<"date"> | undefined;
}

function filtered(db: Queries, sight: Sight, filters: RecordFilters) {
  const { school, learner, license_class, module, attendance, from, to, to_check, to_confirm, search } = filters;
  let records = db.selectFrom("class_records");
  if (sight.school !== undefined) records = records.where("class_records.school_id", "=", sight.school);
  if (sight.driver !== undefined) records = records.where("class_records.driver_id", "=", sight.driver);
  if (school !== undefined) records = records.where("class_records.school_id", "=", school);
  if (learner !== undefined) records = records.where("class_records.driver_id", "=", learner);
  if (license_class !== undefined) records = records.where("class_records.license_class", "=", license_class);
  if (module !== undefined) records = records.where("class_records.module", "=", module);
  if (attendance !== undefined) records = records.where("class_records.attendance", "=", attendance);
  if (from !== undefined) records = records.where("class_records.date", ">=", from);
  if (to !== undefined) records = records.where("class_records.date", "<=", to);
  if (to_check === "true") records = records.where(isLessonToCheck);
  if (to_confirm === "true") records = records.where(isLessonToConfirm);
  if (search === undefined) return records;
  const text = containing(search);
  // A single trainee has few records, so one scan is enough. Otherwise each half of the union uses its own index.
  return sight.driver !== undefined || learner !== undefined
    ? records.where((of) =>
        of.or([
          of("class_records.topic", "ilike", text),
          of("class_records.instructor", "ilike", text),
          of("class_records.vehicle", "ilike", text),
          of.exists(
            of
              .selectFrom("drivers")
              .select("drivers.id")
              .whereRef("drivers.id", "=", "class_records.driver_id")
              .where(isNamed(search)),
          ),
        ]),
      )
    : records.where("class_records.id", "in", (of) =>
        of
          .selectFrom("class_records as worded")
          .select("worded.id")
          .where((any) =>
            any.or([
              any("worded.topic", "ilike", text),
              any("worded.instructor", "ilike", text),
              any("worded.vehicle", "ilike", text),
            ]),
          )
          .union((or) =>
            or
              .selectFrom("drivers")
              .innerJoin("class_records as theirs", "theirs.driver_id", "drivers.id")
              .select("theirs.id")
              .where(isNamed(search)),
          ),
      );
}

const detailed = (records: ReturnType<typeof filtered>) =>
  records
    .leftJoin("instructors", "instructors.id", "class_records.instructor_id")
    .innerJoin("schools", "schools.id", "class_records.school_id")
    .innerJoin("drivers", "drivers.id", "class_records.driver_id")
    .selectAll("class_records")
    .select(["schools.code as school_code", "schools.name as school_name", "instructors.driver_id as taught_by"])
    .select(["drivers.first_name", "drivers.other_name", "drivers.last_name"])
    .select((of) =>
      of
        .selectFrom("permits")
        .select("permits.number")
        .whereRef("permits.driver_id", "=", "class_records.driver_id")
        .where("permits.permit", "=", "learners_license")
        .orderBy("permits.expires_on", "desc")
        .limit(1)
        .as("learners_license_number"),
    );

export const detailedRecords = (db: Queries) => detailed(filtered(db, {}, {}));

export const findRecord = (db: Queries, id: LessonId) =>
  detailedRecords(db).where("class_records.id", "=", id).executeTakeFirstOrThrow();

const pageOfRecords = (db: Queries, sight: Sight, { sort = "-date", ...filters }: RecordFilters, page: PageRequest) =>
  keysetPage(
    detailed(filtered(db, sight, filters)),
    { sort: "class_records.date", id: "class_records.id", direction: readSort(sort).direction, kind: "date" },
    page,
  );

export type RecordRow = Awaited<ReturnType<typeof pageOfRecords>>["rows"][number];

/**
 * Returns a page of records. By default, the newest come first. They are counted without the joins for names, because
 * those joins do not change the count.
 */
export const listRecords = async (
  db: Queries,
  sight: Sight,
  filters: RecordFilters,
  page: PageRequest,
): Promise<Listed<RecordRow>> => ({
  ...(await pageOfRecords(db, sight, filters, page)),
  count: await countRows(filtered(db, sight, filters)),
});

/** Returns the class of the trainee's latest enrolment that the caller can see. */
export async function classOfLatestEnrolment(
  db: Queries,
  { school }: Sight,
  learner: DriverId,
  license_class?: string,
): Promise<string | undefined> {
  let seen = db.selectFrom("enrolments").select("license_class").where("driver_id", "=", learner);
  if (school !== undefined) seen = seen.where("school_id", "=", school);
  if (license_class !== undefined) seen = seen.where("license_class", "=", license_class);
  return (await seen.orderBy("enrolled_at", "desc").limit(1).executeTakeFirst())?.license_class;
}

/** Returns a trainee's latest certificate that has not been withdrawn, for one class or for any. */
export function certificateOf(db: Queries, learner: DriverId, license_class?: string) {
  let certified = db
    .selectFrom("enrolments")
    .select(["certificate_number", "certificate_date"])
    .where("driver_id", "=", learner)
    .where("certificate_number", "is not", null)
    .where("certificate_withdrawn_at", "is", null);
  if (license_class !== undefined) certified = certified.where("license_class", "=", license_class);
  return certified
    .orderBy("certificate_date", (by) => by.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();
}

interface SchoolFilter {
  readonly search?: string | undefined;
  readonly instructor_id?: InstructorId | undefined;
  readonly sort?: SortParameter<"name" | "code" | "branch"> | undefined;
}

/** Returns the registered schools, optionally filtered by part of a name or code. */
export function listSchools(db: Queries, { search, instructor_id, sort = "name" }: SchoolFilter, request: PageRequest) {
  let schools = db.selectFrom("schools").leftJoin("branches", "branches.id", "schools.branch_id").selectAll("schools");
  if (search) {
    const text = containing(search);
    schools = schools.where((of) => of.or([of("schools.name", "ilike", text), of("schools.code", "ilike", text)]));
  }
  if (instructor_id !== undefined)
    schools = schools.where((of) =>
      of(
        "schools.id",
        "=",
        of.selectFrom("instructors").select("instructors.school_id").where("instructors.id", "=", instructor_id),
      ),
    );
  const { by, direction } = readSort(sort);
  const id = "schools.id";
  if (by !== "branch") return listRows(schools, { sort: `schools.${by}`, id, direction, kind: "text" }, request);
  const byBranch = { name: by, text: inOrderThen(inTextOrder(sql.ref("branches.name")), sql.ref("schools.name")) };
  return listRows(schools, { sort: byBranch, id, direction, kind: "text" }, request);
}

export type SchoolRow = Awaited<ReturnType<typeof listSchools>>["rows"][number];

export const lockSchool = (tx: Tx, id: SchoolId) =>
  tx.selectFrom("schools").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const findSchool = (db: Queries, id: SchoolId) =>
  db.selectFrom("schools").selectAll().where("id", "=", id).executeTakeFirst();

/** Returns the active accounts of a driving school. */
export const accountsOfSchool = (db: Queries, school_id: SchoolId) =>
  db.selectFrom("users").select("id").where("school_id", "=", school_id).where("is_active", "=", true).execute();

export async function setSchoolUntil(
  tx: Tx,
  id: SchoolId,
  accredited_until: string | null,
  today: PlainDate,
): Promise<void> {
  const accredited_since = sinceOf("schools", accredited_until, today);
  await tx.updateTable("schools").set({ accredited_until, accredited_since }).where("id", "=", id).execute();
}

/** Whether there is a school with this code, whatever its case. */
export const hasSchool = async (db: Queries, code: string): Promise<boolean> =>
  (await db
    .selectFrom("schools")
    .select("id")
    .where(sql`upper(code)`, "=", code.trim().toUpperCase())
    .executeTakeFirst()) !== undefined;

export const findBranchByCode = (db: Queries, code: string) =>
  db.selectFrom("branches").select("id").where("code", "=", code).executeTakeFirst();

export async function insertSchool(
  tx: Tx,
  row: { id: SchoolId; code: string; name: string; branch_id: BranchId },
): Promise<void> {
  await tx.insertInto("schools").values(row).execute();
}
