import { addDays, type PlainDate } from "@kwan/domain";
import type { AccountId, DriverId, SchoolId } from "../../platform/ids.ts";
import { newTrainees } from "./logins.ts";
import { insertAll, type SeedContext } from "./store.ts";

/** Adds the record of a learner half-way through: a learner's licence, a passed eye test, and hours at a school. */
export async function seedLearning(
  { db, now, newId }: SeedContext,
  {
    learner,
    school_id,
    teacher,
    officer,
    today,
  }: {
    learner: DriverId;
    school_id: SchoolId;
    /** The holder of a licence who has confirmed that they teach at the school. */
    teacher: { readonly driver_id: DriverId; readonly license_number: string };
    officer: AccountId;
    today: PlainDate;
  },
): Promise<void> {
  await insertAll(db, "permits", [
    {
      id: newId("prm"),
      driver_id: learner,
      permit: "learners_license",
      number: "LL/2026/000001",
      classes: JSON.stringify(["B"]),
      issued_on: addDays(today, -60),
      expires_on: addDays(today, 120),
    },
  ]);
  await insertAll(db, "eye_tests", [
    {
      id: newId("eye"),
      driver_id: learner,
      tested_on: addDays(today, -20),
      is_passed: true,
      needs_glasses: false,
      acuity: "6/6",
      centre: "Korle Bu Eye Centre",
      recorded_by: officer,
      recorded_at: now,
    },
  ]);
  await insertAll(db, "enrolments", [
    {
      school_id,
      driver_id: learner,
      trainee_number: "T-2026-0311",
      license_class: "B",
      enrolled_at: `${addDays(today, -60)}T09:00:00.000Z`,
    },
    // People who try out the portal can sign up under one of these names and enter the matching trainee number.
    ...newTrainees.map((each) => ({ ...each, school_id, driver_id: null, license_class: "B" })),
  ]);
  const topics = [
    "Rules of the road",
    "Signs and markings",
    "Hill start",
    "Parking",
    "Night driving",
    "Town traffic",
  ] as const;
  const noAccount = { driver_id: null, answered_at: null };
  const instructors = [
    { name: "Nana Instructor-Bright", license_number: "BRI-140785-00815", ...noAccount },
    { name: "Yaw Instructor-Dale", license_number: "DAL-120389-01234", ...noAccount },
    { name: "Kwame Driverton", ...teacher, answered_at: now },
  ].map((instructor) => ({
    ...instructor,
    id: newId("ins"),
    school_id,
    accredited_until: addDays(today, 365),
    created_at: now,
  }));
  await insertAll(db, "instructors", instructors);
  const records = Array.from({ length: 16 }, (_, index) => ({
    id: newId("cls"),
    school_id,
    driver_id: learner,
    license_class: "B",
    module: index % 3 === 0 ? ("theory" as const) : ("practical" as const),
    topic: topics[index % topics.length] ?? "Town traffic",
    date: addDays(today, -3 * index - 2),
    starts_at: "10:00",
    ends_at: "12:00",
    hours: 2,
    instructor: "Nana Instructor-Bright",
    instructor_id: instructors[0]?.id ?? null,
    vehicle: index % 3 === 0 ? null : "GR 4410-24",
    attendance: index === 5 ? ("absent" as const) : ("present" as const),
    score: index % 4 === 0 ? 78 : null,
    remark: null,
    is_verified: true,
  }));
  await insertAll(db, "class_records", records);
}
