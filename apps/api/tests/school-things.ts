import { type BranchId, noDriver, type SchoolId } from "../src/platform/ids.ts";
import type { Person, TestServer } from "./server.ts";

interface Whose {
  readonly server: TestServer;
  readonly owner: Person;
  readonly branch: BranchId;
}

async function newSchool({ server: { db, deps }, branch }: Whose): Promise<SchoolId> {
  const id = deps.newId("sch");
  const school = { id, code: id.slice(-12), name: "Ridge Driving School", branch_id: branch };
  await db.kysely.insertInto("schools").values(school).execute();
  return id;
}

/** Functions that create a driving school's records, by ID prefix. */
export const schoolMakers = {
  sch: newSchool,
  enr: async (whose: Whose) => {
    const { db, deps } = whose.server;
    const [id, school_id] = [deps.newId("enr"), await newSchool(whose)];
    const trainee = { trainee_number: "T-1", license_class: "B" };
    await db.kysely
      .insertInto("enrolments")
      .values({ id, school_id, driver_id: whose.owner.driver, ...trainee })
      .execute();
    return id;
  },
  cls: async (whose: Whose) => {
    const { db, deps } = whose.server;
    const [id, school_id] = [deps.newId("cls"), await newSchool(whose)];
    const lesson = { license_class: "B", module: "theory", topic: "Signs", hours: 2, instructor: "Yaw Darko" } as const;
    const time = { date: "2026-10-01", starts_at: "10:00", ends_at: "12:00", attendance: "present" } as const;
    const empty = { vehicle: null, score: null, remark: null };
    const driver_id = whose.owner.driver ?? noDriver;
    await db.kysely
      .insertInto("class_records")
      .values({ id, school_id, driver_id, ...lesson, ...time, ...empty })
      .execute();
    return id;
  },
};
