import { beforeAll, describe, expect, it } from "vitest";
import { createSchool } from "../src/people/schools/commands/create-school.ts";
import type { DriverId, SchoolId } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { pdf } from "./pictures.ts";
import { type Person, testServer } from "./server.ts";

/** Reads a whole list in small pages, in a given order and in reverse. Expects the same rows both times. */
async function inBothDirections<Row extends { id: string }>(
  list: (reverse: boolean) => AsyncIterable<Row>,
): Promise<Row[]> {
  const [rows, reversed]: [Row[], Row[]] = [[], []];
  for await (const row of list(false)) rows.push(row);
  for await (const row of list(true)) reversed.push(row);
  expect(reversed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
  return rows;
}

eachDatabase((database) => {
  const server = testServer(database);
  let [admin, officer, school, reviewer] = [] as unknown as [Person, Person, Person, Person];
  let school_id: SchoolId;
  const people: Person[] = [];
  const callThem = (person: Person, first_name: string, last_name: string) =>
    server()
      .db.kysely.updateTable("drivers")
      .set({ first_name, last_name })
      .where("id", "=", person.driver as DriverId)
      .execute();

  beforeAll(async () => {
    const { db, deps, person } = server();
    await seedBranches(server());
    for (const [code, name, branch] of [
      ["C-1", "Akosombo Drivers", "ga4"],
      ["A-1", "Cape Drivers", "ga1"],
      ["B-1", "Bolga Drivers", "ga1"],
    ] as const)
      await createSchool(deps, { code, name, branch });
    school_id = (await db.kysely.selectFrom("schools").select("id").limit(1).executeTakeFirstOrThrow()).id;
    admin = await person({ role: "admin" });
    officer = await person({ role: "officer" });
    reviewer = await person({ role: "reviewer" });
    school = await person({ role: "driving_school", school_id });
    for (const first_name of ["kofi", "Ama", "Yaw"]) {
      const made = await person();
      await callThem(made, first_name, "Mensah");
      people.push(made);
    }
  });

  describe("a list that the reader sorts [R-AUT-09]", () => {
    it("accounts of staff, by name and by role", async () => {
      for (const [first_name, who] of [
        ["yaa", officer],
        ["Esi", admin],
        ["Kojo", school],
        ["Abla", reviewer],
      ] as const)
        await server().db.kysely.updateTable("users").set({ first_name }).where("id", "=", who.id).execute();
      const list = (sort: "name" | "role") => (reverse: boolean) =>
        admin.kwan.staff.list({ sort: reverse ? `-${sort}` : sort, limit: 2 });
      const names = (await inBothDirections(list("name"))).map(({ first_name }) => first_name);
      expect(names).toEqual(["Abla", "Esi", "Kojo", "yaa"]);
      const roles = (await inBothDirections(list("role"))).map(({ role }) => role);
      expect(roles).toEqual(["admin", "driving_school", "officer", "reviewer"]);
      const usual = (await admin.kwan.staff.list()).results.map(({ id }) => id);
      expect(usual).toEqual([school, reviewer, officer, admin].map(({ id }) => id));
    });

    it("driving schools, by name, code and branch", async () => {
      const codes = async (sort: "name" | "code" | "branch") =>
        (
          await inBothDirections((reverse) =>
            officer.kwan.schools.list({ sort: reverse ? `-${sort}` : sort, limit: 2 }),
          )
        ).map(({ code }) => code);
      expect(await codes("name")).toEqual(["C-1", "B-1", "A-1"]);
      expect(await codes("code")).toEqual(["A-1", "B-1", "C-1"]);
      const branches = (await server().db.kysely.selectFrom("branches").select(["id", "name"]).execute()).sort(
        (one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1),
      );
      const listed = await inBothDirections((reverse) =>
        officer.kwan.schools.list({ sort: reverse ? "-branch" : "branch" }),
      );
      const places = listed.map(({ branch }) => branches.findIndex(({ id }) => id === branch));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(places).size).toBe(2);
      expect(await codes("branch")).toEqual(listed.map(({ code }) => code));
      expect((await officer.kwan.schools.list()).results.map(({ code }) => code)).toEqual(await codes("name"));
    });

    it("trainees, by name, class, confirmed hours and day of enrolment", async () => {
      const { db, clock } = server();
      for (const [index, [hours, license_class]] of (
        [
          [9, "C"],
          [30, "B"],
          [10, "B"],
        ] as const
      ).entries()) {
        const { driver } = people[index] ?? school;
        const enrolled = await school.kwan.schools.enrol({
          trainee_number: `T-${index}`,
          first_name: "A",
          last_name: "B",
          license_class,
        });
        await db.kysely
          .updateTable("enrolments")
          .set({
            driver_id: driver as DriverId,
            enrolled_at: new Date(clock.now.getTime() - index * 86_400_000) as never,
          })
          .where("id", "=", enrolled.id as never)
          .execute();
        await db.kysely
          .insertInto("class_records")
          .values({
            id: `rec_${index}` as never,
            driver_id: driver as DriverId,
            school_id,
            license_class,
            module: "theory",
            topic: "Signs",
            starts_at: "08:00",
            ends_at: "10:00",
            instructor: "Yaw",
            vehicle: null,
            date: `2026-10-0${3 - index}` as never,
            hours: hours as never,
            attendance: "present",
            is_verified: true,
          } as never)
          .execute();
      }
      const list = (sort: "name" | "class" | "hours" | "since") =>
        inBothDirections((reverse) => school.kwan.schools.enrolments({ sort: reverse ? `-${sort}` : sort, limit: 2 }));
      expect((await list("name")).map(({ name }) => name)).toEqual(["Ama Mensah", "kofi Mensah", "Yaw Mensah"]);
      expect((await list("hours")).map(({ hours }) => hours)).toEqual([9, 10, 30]);
      expect((await list("class")).map(({ name }) => name)).toEqual(["Ama Mensah", "Yaw Mensah", "kofi Mensah"]);
      expect((await list("since")).map(({ name }) => name)).toEqual(["Yaw Mensah", "Ama Mensah", "kofi Mensah"]);
      const usual = (await school.kwan.schools.enrolments()).results.map(({ name }) => name);
      expect(usual).toEqual(["kofi Mensah", "Ama Mensah", "Yaw Mensah"]);

      const dates = async (sort: "date" | "-date" | undefined) =>
        (await school.kwan.schools.classRecords({ ...(sort && { sort }) })).results.map(({ date }) => date);
      expect(await dates("date")).toEqual(["2026-10-01", "2026-10-02", "2026-10-03"]);
      expect(await dates(undefined)).toEqual((await dates("date")).toReversed());
    });

    it("update requests, by name and by the day of the request or the decision", async () => {
      const requestIds: string[] = [];
      for (const [index, person] of people.entries()) {
        await callThem(person, ["kofi", "Ama", "Yaw"][index] ?? "", "Mensah");
        const { id } = await person.kwan.updateRequests.create({
          driver: person.driver ?? "",
          last_name: "Owusu",
          reason_for_change: "I married in October.",
          affidavit: new Blob([new Uint8Array(pdf())], { type: "application/pdf" }),
        });
        requestIds.push(id);
        server().clock.now = new Date(server().clock.now.getTime() + 60_000);
      }
      const list = (sort: "name" | "date", status: "requested" | "rejected") =>
        inBothDirections((reverse) =>
          reviewer.kwan.updateRequests.list({ status, sort: reverse ? `-${sort}` : sort, limit: 2 }),
        );
      const names = ["Ama Mensah", "kofi Mensah", "Yaw Mensah"];
      expect((await list("name", "requested")).map(({ driver_name }) => driver_name)).toEqual(names);
      expect((await list("date", "requested")).map(({ id }) => id)).toEqual(requestIds);
      for (const id of requestIds.toReversed()) {
        await reviewer.kwan.updateRequests.reject(id, { reason: "The affidavit is not signed." });
        server().clock.now = new Date(server().clock.now.getTime() + 60_000);
      }
      expect((await list("name", "rejected")).map(({ driver_name }) => driver_name)).toEqual(names);
      expect((await list("date", "rejected")).map(({ id }) => id)).toEqual(requestIds.toReversed());
    });

    it("the register of applications, by the day they were submitted", async () => {
      const now = server().clock.now.getTime();
      for (const [index, person] of people.entries()) {
        const { id } = await person.kwan.services.create("drivers-renewal", { details: {} });
        await server()
          .db.kysely.updateTable("services")
          .set({ status: "paid", submitted_at: new Date(now - index * 60_000) as never, branch_id: null })
          .where("id", "=", id as never)
          .execute();
      }
      const rows = await inBothDirections((reverse) =>
        officer.kwan.services.queue({ sort: reverse ? "-submitted" : "submitted", limit: 2 }),
      );
      const submitted = rows.map(({ submitted_at }) => submitted_at ?? "");
      expect(submitted).toHaveLength(3);
      expect(submitted).toEqual(submitted.toSorted());
      expect((await officer.kwan.services.queue()).results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    });
  });
});
