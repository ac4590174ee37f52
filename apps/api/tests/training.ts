import type { BodyOf, recordLesson } from "@kwan/contract";
import { addDays, dayOf, type PlainDate } from "@kwan/domain";
import { sql } from "kysely";
import { createSchool } from "../src/people/schools/commands/create-school.ts";
import type { SchoolId } from "../src/platform/ids.ts";
import { accredit } from "./accredit.ts";
import type { Person, TestServer } from "./server.ts";

type Lesson = BodyOf<typeof recordLesson>;

let made = 0;
const nextLetters = () => [...String(made++)].map((digit) => "abcdefghij"[Number(digit)]).join("");

export interface School {
  readonly person: Person;
  readonly id: SchoolId;
  readonly code: string;
}

/** Creates an accredited school with accredited instructors of these names, and its account. */
export async function schoolWith(server: TestServer, instructors: readonly string[]): Promise<School> {
  const code = `S-${nextLetters().toUpperCase()}`;
  await createSchool(server.deps, { code, name: `School ${code}`, branch: "ga1" });
  const { id } = await server.db.kysely
    .selectFrom("schools")
    .select("id")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  await accredit(server, id, instructors);
  return { person: await server.person({ role: "driving_school", school_id: id }), id, code };
}

export interface Trainee {
  readonly learner: Person;
  readonly enrolment: string;
}

/** Enrols someone at a school, as of a number of days ago, and confirms it for them. */
export async function enrolled(
  server: TestServer,
  school: School,
  { days_ago = 30, who, license_class = "B" }: { days_ago?: number; who?: Person; license_class?: "B" | "C" } = {},
): Promise<Trainee> {
  const { kysely } = server.db;
  const last_name = `Owusu-${nextLetters()}`;
  const learner = who ?? (await server.person({ role: "learner" }));
  if (!who) await kysely.updateTable("drivers").set({ last_name }).where("id", "=", learner.driver).execute();
  const names = { first_name: "Ama", last_name, trainee_number: `T-${made++}`, license_class } as const;
  const { id } = await school.person.kwan.schools.enrol(names);
  await sql`update enrolments set driver_id = ${learner.driver},
    enrolled_at = enrolled_at - make_interval(days => ${days_ago}) where id = ${id}`.execute(kysely);
  return { learner, enrolment: id };
}

/** Returns the lesson's form. By default, it is a practical lesson of two hours. */
export const lessonOf = (
  { enrolment }: Trainee,
  more: Partial<Lesson> & Pick<Lesson, "date" | "instructor">,
): Lesson => ({
  enrolment,
  module: "practical",
  topic: "Hill start",
  starts_at: "10:00",
  ends_at: "12:00",
  vehicle: "GR 1-24",
  attendance: "present",
  ...more,
});

export const daysBefore = (server: TestServer, days: number): PlainDate =>
  addDays(dayOf(server.clock.now.toISOString()), -days);
