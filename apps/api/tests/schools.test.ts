import { cursorOf } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import type { SchoolId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { type Person, testServer } from "./server.ts";

eachDatabase((database) => {
  const server = testServer(database);
  const schools = { ridge: "sch_ridge", volta: "sch_volta" } as const;
  let ama: Person;
  let kofi: Person;
  let ridge: Person;
  let volta: Person;
  let officer: Person;

  /** Records a lesson on each of the given days of November 2026, with its hours. */
  async function lessons(
    school: SchoolId,
    { driver }: Person,
    module: "theory" | "practical",
    hours: readonly number[],
    more: { attendance?: "absent"; topic?: string; license_class?: string } = {},
  ): Promise<void> {
    const { db, deps } = server();
    const { attendance = "present", topic = "Signs", license_class = "B" } = more;
    await db.kysely
      .insertInto("class_records")
      .values(
        hours.map((each, at) => ({
          ...{
            id: deps.newId("cls"),
            school_id: school,
            driver_id: driver!,
            license_class,
            module,
            topic,
            hours: each,
          },
          ...{
            date: `2026-11-${String(at + 1).padStart(2, "0")}`,
            starts_at: "09:00",
            ends_at: "12:00",
            instructor: "Yaw Darko",
          },
          ...{
            vehicle: module === "practical" ? "GR 4410-24" : null,
            attendance,
            score: null,
            remark: null,
            is_verified: true,
          },
        })),
      )
      .execute();
  }

  beforeAll(async () => {
    const { db, person } = server();
    const place = { region: "Volta", city: "Ho", lat: 6.6, lon: 0.47, opening_hours: "8 to 17", services: "[]" };
    const none = { phone_number: null, digital_address: null };
    await db.kysely
      .insertInto("branches")
      .values({ id: "brn_ho", code: "HO", name: "Ho", ...place, ...none })
      .execute();
    const rows = [
      { id: schools.ridge, code: "GA-014", name: "Ridge Driving School" },
      { id: schools.volta, code: "VR-002", name: "Volta Driving School" },
    ];
    await db.kysely
      .insertInto("schools")
      .values(rows.map((row) => ({ ...row, branch_id: "brn_ho" })))
      .execute();
    ama = await person({ role: "learner" });
    kofi = await person({ role: "learner" });
    ridge = await person({ role: "driving_school", school_id: schools.ridge });
    volta = await person({ role: "driving_school", school_id: schools.volta });
    officer = await person({ role: "officer" });
    await lessons(schools.ridge, ama, "theory", [2, 2.5, 3]);
    await lessons(schools.ridge, ama, "practical", [1.5], { topic: "Hill start 50%" });
    await lessons(schools.ridge, ama, "practical", [3], { attendance: "absent" });
    await lessons(schools.volta, ama, "practical", [4, 4], { license_class: "A" });
    await lessons(
      schools.volta,
      kofi,
      "theory",
      Array.from({ length: 20 }, () => 3),
    );
    await db.kysely
      .insertInto("enrolments")
      .values([
        {
          school_id: schools.volta,
          driver_id: kofi.driver!,
          trainee_number: "T-1",
          license_class: "B",
          enrolled_at: "2026-10-01T09:00:00.000Z",
          certificate_number: "C-77",
          certificate_date: "2026-11-20",
        },
        {
          school_id: schools.ridge,
          driver_id: ama.driver!,
          trainee_number: "T-2",
          license_class: "B",
          enrolled_at: "2026-11-28T09:00:00.000Z",
          certificate_number: null,
          certificate_date: null,
        },
      ])
      .execute();
    const permit = {
      id: "prm_ama",
      driver_id: ama.driver!,
      permit: "learners_license",
      number: "LL/2026/00817-4",
      classes: '["B"]',
    };
    await db.kysely
      .insertInto("permits")
      .values([
        { ...permit, id: "prm_old", number: "LL/2026/00001-1", issued_on: "2026-02-01", expires_on: "2026-08-01" },
        { ...permit, issued_on: "2026-10-01", expires_on: "2027-04-01" },
      ])
      .execute();
  });

  describe("class records [R-API-L12] [R-ROL-02]", () => {
    it("are limited to a school's own, whatever it requests", async () => {
      const { schools: of } = ridge.kwan;
      const own = await of.classRecords({ limit: 100 });
      expect(own.count).toBe(5);
      expect(own.totals).toBeNull();
      expect(new Set(own.results.map(({ school }) => school.id))).toEqual(new Set([schools.ridge]));
      expect(await of.classRecords({ school: schools.volta })).toMatchObject({ count: 0, results: [] });
      expect(await of.classRecords({ learner: kofi.driver! })).toMatchObject({
        count: 0,
        totals: null,
      });
    });

    it("are a learner's own, with the hours of all schools out of 48", async () => {
      const own = await ama.kwan.schools.classRecords({ limit: 100 });
      expect(own.count).toBe(7);
      expect(new Set(own.results.map(({ learner }) => learner.id))).toEqual(new Set([ama.driver]));
      expect(own.totals).toEqual({
        license_class: "B",
        required_theory_hours: 12,
        required_practical_hours: 24,
        lessons_to_check: 0,
        theory_hours: 7.5,
        // Eight more hours were for another class.
        practical_hours: 1.5,
        required_hours: 48,
        percent: 19,
        certificate_number: null,
        certificate_date: null,
      });
      expect(await ama.kwan.schools.classRecords({ learner: kofi.driver! })).toMatchObject({ count: 0, results: [] });
    });

    it("show learners nothing of other learners' hours", async () => {
      const { totals } = await ama.kwan.schools.classRecords({ learner: kofi.driver! });
      expect(totals).toBeNull();
    });

    it("are all visible to an officer, with the totals of the requested learner", async () => {
      const { classRecords } = officer.kwan.schools;
      expect(await classRecords({ limit: 1 })).toMatchObject({ count: 27, totals: null });
      const { count, totals } = await classRecords({ learner: kofi.driver! });
      expect(count).toBe(20);
      expect(totals).toEqual({
        license_class: "B",
        required_theory_hours: 0,
        required_practical_hours: 0,
        lessons_to_check: 0,
        theory_hours: 60,
        practical_hours: 0,
        required_hours: 48,
        percent: 100,
        certificate_number: "C-77",
        certificate_date: "2026-11-20",
      });
    });

    it("count only lessons for the class, and no absences", async () => {
      const { totals } = await ridge.kwan.schools.classRecords({ learner: ama.driver!, module: "practical" });
      expect(totals).toMatchObject({ theory_hours: 7.5, practical_hours: 1.5, percent: 19 });
    });

    it("show the school, the learner and the lesson", async () => {
      const { results } = await ridge.kwan.schools.classRecords({ search: "hill START 50%" });
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({
        school: { id: schools.ridge, code: "GA-014", name: "Ridge Driving School" },
        learner: { id: ama.driver, learners_license_number: "LL/2026/00817-4" },
        ...{ module: "practical", date: "2026-11-01", hours: 1.5, vehicle: "GR 4410-24", attendance: "present" },
      });
      expect(results[0]?.learner.name).toMatch(/^Ama Person\d+$/);
    });

    it("are filtered by class, module, attendance, days and text", async () => {
      const { classRecords } = officer.kwan.schools;
      const count = async (query: Parameters<typeof classRecords>[0]) => (await classRecords(query)).count;
      expect(await count({ license_class: "a" })).toBe(2);
      expect(await count({ school: schools.ridge, module: "theory" })).toBe(3);
      expect(await count({ attendance: "absent" })).toBe(1);
      expect(await count({ from: "2026-11-03", to: "2026-11-04" })).toBe(3);
      expect(await count({ search: "yaw" })).toBe(27);
      expect(await count({ search: "ama person" })).toBe(27);
      expect(await count({ search: "start 50%" })).toBe(1);
      expect(await count({ search: "nobody" })).toBe(0);
      await expect(classRecords({ from: "2026-11-05", to: "2026-11-04" })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { to: [expect.any(String)] },
      });
    });

    it("are listed newest first, page by page, none twice", async () => {
      const { classRecords } = officer.kwan.schools;
      const seen: { id: string; date: string }[] = [];
      for await (const record of classRecords({ limit: 4 })) seen.push(record);
      expect(seen).toHaveLength(27);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(27);
      const dates = seen.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      const first = await classRecords({ limit: 4 });
      const second = await classRecords({ limit: 4, cursor: cursorOf(first.next)! });
      expect((await classRecords({ limit: 4, cursor: cursorOf(second.previous)! })).results).toEqual(first.results);
    });

    it("record in the audit log which learner an officer looked at, and nothing when learners look at their own [R-ADD-12]", async () => {
      const { db } = server();
      const reads = () =>
        db.kysely.selectFrom("audit").selectAll().where("action", "=", "read").orderBy("seq").execute();
      const before = (await reads()).length;
      await ama.kwan.schools.classRecords();
      expect(await reads()).toHaveLength(before);
      await officer.kwan.schools.classRecords({ learner: ama.driver! });
      expect((await reads()).at(-1)).toMatchObject({
        actor_id: officer.id,
        entity: "class_records",
        entity_id: ama.driver,
      });
    });

    it("can only be read by schools, officers and learners [R-ROL-01]", async () => {
      const { person, kwan } = server();
      const [reviewer, lost] = [await person({ role: "reviewer" }), await person({ role: "driving_school" })];
      await expect(reviewer.kwan.schools.classRecords()).rejects.toMatchObject({ status: 403 });
      await expect(kwan.schools.classRecords()).rejects.toMatchObject({ status: 401 });
      expect((await lost.kwan.schools.classRecords()).count).toBe(0);
      const fresh = await person({ role: "learner", hasProfile: false });
      expect((await fresh.kwan.schools.classRecords()).count).toBe(0);
      expect((await volta.kwan.schools.classRecords()).count).toBe(22);
    });
  });

  describe("the registered schools [R-ADD-15]", () => {
    it("are listed by name for the office and the admins, and found by name or code", async () => {
      const admin = await server().person({ role: "admin" });
      const { results } = await admin.kwan.schools.list();
      const names = results.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual(names.toSorted());
      const [first] = results;
      expect((await officer.kwan.schools.list({ search: first?.code })).results).toEqual([first]);
      expect((await officer.kwan.schools.list({ search: "100%_" })).results).toEqual([]);
    });
  });
});
