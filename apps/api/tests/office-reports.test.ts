import type { Status } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import { describe, expect, it } from "vitest";
import type { ApplicationId, BranchId } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { newBranch } from "./new-branch.ts";
import { type TestServer, testServer } from "./server.ts";

eachDatabase((database) => {
  const of = testServer(database);

  describe("reports on the work of the office [R-ADD-14]", () => {
    /** Creates a decided application with its history, without any calls by an officer. */
    async function decided(
      server: TestServer,
      {
        kind,
        branch,
        status,
        submitted,
        events,
      }: {
        kind: Kind;
        branch: BranchId | null;
        status: Status;
        submitted: string;
        events: Readonly<Record<string, string>>;
      },
    ): Promise<ApplicationId> {
      const { driver, id } = await server.person();
      const submitted_at = new Date(`${submitted}T09:00:00Z`);
      const application = await newApplication(server, {
        driver,
        filed_by: id,
        kind,
        status,
        branch_id: branch,
        created_at: submitted_at,
      });
      for (const [action, at] of Object.entries(events))
        await server.db.kysely
          .insertInto("service_history")
          .values({
            id: server.deps.newId("hst"),
            application_id: application,
            at: new Date(`${at}T15:00:00Z`),
            action,
            from_status: "in_review",
            to_status: action === "reject" ? "rejected" : "approved",
            by_actor: "officer",
            actor_id: null,
            reason: null,
          })
          .execute();
      return application;
    }

    it("count each application under its own kind, those of variants as well, in the table and in the file", async () => {
      const server = of();
      const admin = await server.person({ role: "admin" });
      const kindsToCount = [
        "amendment",
        "lost-damaged-license",
        "lost-damaged-license/lost",
        "hazard-permit/renew",
      ] as const;
      for (const kind of kindsToCount)
        await decided(server, { kind, branch: null, status: "in_review", submitted: "2023-02-01", events: {} });
      const period = { from: "2023-02-01", to: "2023-02-01" };
      const { total, groups } = await admin.kwan.reports.applications(period);
      expect(total).toBe(4);
      expect(Object.fromEntries(groups.map(({ key, count }) => [key, count]))).toEqual(
        Object.fromEntries(kindsToCount.map((kind) => [kind, 1])),
      );
      const one = { ...period, kind: "lost-damaged-license" } as const;
      expect((await admin.kwan.reports.applications({ ...one, group_by: "status" })).groups).toMatchObject([
        { key: "in_review", count: 1 },
      ]);
      const rows = async (query: object) =>
        (await (await admin.kwan.reports.download({ report: "applications", ...query })).text()).trim().split("\r\n");
      expect(await rows(period)).toHaveLength(5);
      const [, row = ""] = await rows(one);
      // Spreadsheets recognise a time without a "T" or a time zone.
      expect(row).toMatch(/,2023-02-01 09:00:00,2023-02-01 09:00:00,$/);
    });

    it("give waiting times in working days, which weekends and holidays are not", async () => {
      const server = of();
      const admin = await server.person({ role: "admin" });
      const branch = await newBranch(server, "Waiting");
      // The application is submitted on Friday 3 March 2023. Monday 6 March was Independence Day.
      const waits = { "2023-03-03": 0, "2023-03-07": 1, "2023-03-10": 4 };
      for (const approve of Object.keys(waits))
        await decided(server, {
          kind: "amendment",
          branch,
          status: "producing",
          submitted: "2023-03-03",
          events: { approve },
        });
      await decided(server, {
        kind: "drivers-renewal",
        branch: null,
        status: "completed",
        submitted: "2023-03-03",
        events: { approve: "2023-03-08", hand_over: "2023-03-13" },
      });
      const period = { from: "2023-03-01", to: "2023-03-31" };
      const times = await admin.kwan.reports.waitingTimes(period);
      expect(times.decision).toEqual({ count: 4, median: 1, ninetieth: 4 });
      expect(times.hand_over).toEqual({ count: 1, median: 5, ninetieth: 5 });
      expect(times.groups).toMatchObject([
        { key: "drivers-renewal", decision: { count: 1, median: 2, ninetieth: 2 }, hand_over: { count: 1 } },
        { key: "amendment", decision: { count: 3, median: 1, ninetieth: 4 }, hand_over: { count: 0, median: null } },
      ]);
      const byBranch = await admin.kwan.reports.waitingTimes({ ...period, group_by: "branch" });
      expect(byBranch.groups.map(({ label, decision }) => [label, decision.count])).toEqual([
        ["No branch", 1],
        ["Waiting", 3],
      ]);
      // One application was decided outside this period.
      expect((await admin.kwan.reports.waitingTimes({ ...period, to: "2023-03-07" })).decision.count).toBe(2);
      const file = await admin.kwan.reports.download({ report: "waiting_times", ...period, group_by: "branch" });
      expect((await file.text()).trim().split("\r\n").slice(1)).toEqual(["No branch,1,2,2,1,5,5", "Waiting,3,1,4,0,,"]);
    });

    it("give the backlog by age, without drafts, unpaid and finished applications", async () => {
      const server = of();
      const branch = await newBranch(server, "Backlog");
      server.clock.now = new Date("2024-03-01T10:00:00Z");
      const submitted = { paid: "2024-02-29", in_review: "2024-02-15", producing: "2023-11-01" } as const;
      for (const [status, day] of Object.entries(submitted))
        await decided(server, { kind: "amendment", branch, status: status as Status, submitted: day, events: {} });
      for (const status of ["draft", "awaiting_payment", "completed", "rejected"] as const)
        await decided(server, { kind: "amendment", branch, status, submitted: "2024-02-29", events: {} });
      const admin = await server.person({ role: "admin" });
      const { on, total, bands, groups } = await admin.kwan.reports.backlog({ branch });
      expect([on, total]).toEqual(["2024-03-01", 3]);
      expect(bands.map(({ count }) => count)).toEqual([1, 0, 1, 0, 1]);
      expect(groups).toEqual([{ key: "amendment", label: "Record amendment", count: 3, by_age: [1, 0, 1, 0, 1] }]);
      const file = await admin.kwan.reports.download({ report: "backlog", branch, group_by: "branch" });
      expect((await file.text()).trim().split("\r\n")[1]).toBe("Backlog,3,1,0,1,0,1");
    });

    it("give the pass rates of theory and practical tests by branch", async () => {
      const server = of();
      const officer = await server.person({ role: "officer" });
      const branch = await newBranch(server, "Tests");
      const application = await decided(server, {
        kind: "license-application",
        branch,
        status: "testing",
        submitted: "2023-05-01",
        events: {},
      });
      const { driver_id } = await server.db.kysely
        .selectFrom("services")
        .select("driver_id")
        .where("id", "=", application)
        .executeTakeFirstOrThrow();
      for (const [day, is_passed] of [
        ["02", false],
        ["09", true],
        ["09", true],
      ] as const)
        await server.db.kysely
          .insertInto("theory_attempts")
          .values({
            id: server.deps.newId("att"),
            application_id: application,
            driver_id,
            part: "road_sign",
            paper: "[]",
            answers: "{}",
            started_at: new Date(`2023-05-${day}T10:00:00Z`),
            deadline_at: new Date(`2023-05-${day}T11:00:00Z`),
            finished_at: new Date(`2023-05-${day}T10:30:00Z`),
            right_answers: 0,
            is_passed,
          })
          .execute();
      for (const [tested_on, is_passed] of [
        ["2023-05-31", true],
        ["2023-06-01", false],
      ] as const)
        await server.db.kysely
          .insertInto("practical_tests")
          .values({
            id: server.deps.newId("prt"),
            application_id: application,
            tested_on,
            is_passed,
            score: null,
            note: null,
            recorded_by: officer.id,
            recorded_at: new Date(),
          })
          .execute();
      const period = { from: "2023-05-01", to: "2023-05-31" };
      const rates = await officer.kwan.reports.passRates(period);
      expect([rates.theory, rates.practical]).toEqual([
        { taken: 3, passed: 2 },
        { taken: 1, passed: 1 },
      ]);
      expect(rates.groups).toEqual([
        { key: branch, label: "Tests", theory: { taken: 3, passed: 2 }, practical: { taken: 1, passed: 1 } },
      ]);
      const byMonth = await officer.kwan.reports.passRates({ from: "2023-05-05", to: "2023-06-30", group_by: "month" });
      expect(byMonth.groups.map(({ key, theory, practical }) => [key, theory.taken, practical.taken])).toEqual([
        ["2023-05", 2, 1],
        ["2023-06", 0, 1],
      ]);
    });

    it("count rejections by the ground that the officer chose", async () => {
      const server = of();
      const reason = "The photo does not show your face.";
      server.clock.now = new Date("2027-01-12T10:00:00Z");
      const officer = await server.person({ role: "officer" });
      for (const ground of ["documents", "documents", undefined] as const) {
        const { driver, id } = await server.person();
        const application = await newApplication(server, { driver, filed_by: id, status: "in_review" });
        await officer.kwan.services.move(application, { action: "reject", reason, ...(ground && { ground }) }, latest);
      }
      const period = { from: "2027-01-12", to: "2027-01-12" };
      const { total, by_ground, groups } = await officer.kwan.reports.rejections(period);
      expect(total).toBe(3);
      expect(by_ground).toEqual([
        { ground: "documents", count: 2 },
        { ground: "none", count: 1 },
      ]);
      expect(groups).toEqual([
        { key: "none", label: "No ground was given", count: 1 },
        { key: "documents", label: "The documents are missing or not valid", count: 2 },
      ]);
      const file = await officer.kwan.reports.download({ report: "rejections", ...period });
      expect((await file.text()).trim().split("\r\n")[2]).toBe("The documents are missing or not valid,2");
      await expect(
        officer.kwan.reports.download({ report: "rejections", ...period, group_by: "day" }),
      ).rejects.toMatchObject({ status: 400 });
    });

    it("show officers of a branch only that branch", async () => {
      const server = of();
      const [mine, other] = [await newBranch(server, "Mine"), await newBranch(server, "Other")];
      for (const branch of [mine, other])
        await decided(server, {
          kind: "amendment",
          branch,
          status: "in_review",
          submitted: "2022-03-01",
          events: { approve: "2022-03-02", reject: "2022-03-02" },
        });
      const { kwan } = await server.person({ role: "officer", branch_id: mine });
      const period = { from: "2022-03-01", to: "2022-03-31" };
      const reports = [
        kwan.reports.applications({ ...period, group_by: "branch" }),
        kwan.reports.waitingTimes({ ...period, group_by: "branch" }),
        kwan.reports.backlog({ group_by: "branch" }),
        kwan.reports.rejections({ ...period, group_by: "branch" }),
      ];
      for (const report of reports) expect((await report).groups.map(({ key }) => key)).toEqual([mine]);
      for (const read of ["applications", "waitingTimes", "backlog", "passRates", "rejections"] as const)
        await expect(kwan.reports[read]({ branch: other })).rejects.toMatchObject({ status: 403 });
      for (const what of ["applications", "waiting_times", "backlog", "pass_rates", "rejections"] as const)
        await expect(kwan.reports.download({ report: what, branch: other })).rejects.toMatchObject({ status: 403 });
    });
  });
});
