import { reportService } from "@kwan/contract";
import { addDays, dayOf, type Status } from "@kwan/domain";
import type { Kind } from "@kwan/domain/kinds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csv, inBatches } from "../src/csv.ts";
import type { ApplicationId, BranchId } from "../src/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { type TestServer, testServer } from "./server.ts";

async function newBranch({ db, deps }: TestServer, name: string): Promise<BranchId> {
  const id = deps.newId("brn");
  await db.kysely
    .insertInto("branches")
    .values({
      id,
      code: id.slice(-8),
      name,
      region: "Ashanti",
      city: "Kumasi",
      lat: 6.7,
      lon: -1.6,
      phone_number: null,
      digital_address: null,
      opening_hours: "8 to 5",
      services: "[]",
    })
    .execute();
  return id;
}

const press = ({ baseUrl }: TestServer, reference: string, choice: string) =>
  fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });

const pesewas = (wire: string): number => Math.round(Number(wire) * 100);

describe("a table as CSV", () => {
  it("is never read as a formula, whatever it begins with [R-ADD-14]", () => {
    for (const bad of ["=1+1", "+1", "-1", "@sum", "\tx", "\rx"]) expect(csv(["a"], [[bad]])).toContain(`'${bad}`);
    expect(csv(["a", "b"], [['say "hi", you', "two\r\nlines"]])).toBe(
      '\uFEFFa,b\r\n"say ""hi"", you","two\r\nlines"\r\n',
    );
    expect(csv(["n"], [[-3], [null]])).toBe("\uFEFFn\r\n-3\r\n\r\n");
  });

  it("preserves every text, with at most an apostrophe before it", () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (row) => {
        const [, second = ""] = csv(
          row.map((_, at) => `c${at}`),
          [row],
        ).split(/(?<=^[^\r]*)\r\n/s);
        const cells = [...second.matchAll(/("(?:[^"]|"")*"|[^,]*)(,|\r\n$)/gs)].map(([, cell = ""]) =>
          cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
        );
        for (const [at, text] of row.entries()) expect([text, `'${text}`]).toContain(cells[at]);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

it("rows are read in batches, each after the last row before it, without a limit", async () => {
  const all = Array.from({ length: 2_500 }, (_, index) => index);
  const read = (limit: number, last = -1) => Promise.resolve(all.slice(last + 1, last + 1 + limit));
  const batches: number[][] = [];
  for await (const batch of inBatches<number>(read)) batches.push(batch);
  expect(batches.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
  expect(batches.flat()).toEqual(all);
});

eachDatabase((database) => {
  const of = testServer(database);

  describe("reports [R-ADD-14]", () => {
    it.each(Object.entries(reportService).map(([kind, call], at) => [kind, call.requirement, at] as const))(
      "of %s count every application of the period once, by group and by state [%s]",
      async (kind, _id, at) => {
        const server = of();
        const officer = await server.person({ role: "officer" });
        const day = `2025-${String((at % 12) + 1).padStart(2, "0")}-10`;
        const branch = await newBranch(server, `Branch of ${kind}`);
        const counts = { completed: 2, rejected: 1, in_review: 1 } as const;
        for (const [status, many] of Object.entries(counts))
          for (let n = 0; n < many; n++) {
            const { driver, id } = await server.person();
            const where = n === 0 ? branch : null;
            await newApplication(server, {
              driver,
              filed_by: id,
              kind: kind as keyof typeof reportService,
              status: status as "completed",
              branch_id: where,
              created_at: new Date(`${day}T12:00:00Z`),
            });
          }
        const period = { from: day, to: day };
        const whole = await officer.kwan.services.report(kind as "drivers-renewal", period);
        expect(whole).toMatchObject({ kind, ...period, total: 4, groups: [{ key: day, count: 4 }] });
        expect(Object.fromEntries(whole.by_status.map(({ status, count }) => [status, count]))).toEqual(counts);
        const byBranch = await officer.kwan.services.report(kind as "drivers-renewal", {
          ...period,
          group_by: "branch",
        });
        expect(byBranch.groups.map(({ label, count }) => [label, count])).toEqual([
          [`Branch of ${kind}`, 3],
          ["No branch", 1],
        ]);
        const some = await officer.kwan.services.report(kind as "drivers-renewal", {
          ...period,
          branch,
          status: "completed",
          group_by: "month",
        });
        expect(some).toMatchObject({ total: 1, groups: [{ key: day.slice(0, 7), count: 1 }] });
        for (const other of [addDays(dayOf(day), -1), addDays(dayOf(day), 1)])
          expect(
            (await officer.kwan.services.report(kind as "drivers-renewal", { from: other, to: other })).total,
          ).toBe(0);
      },
    );

    it("include the variants of a kind, which have no report of their own", async () => {
      const server = of();
      const officer = await server.person({ role: "officer" });
      const { driver, id } = await server.person();
      await newApplication(server, {
        driver,
        filed_by: id,
        kind: "lost-damaged-license/lost",
        created_at: new Date("2024-05-05T00:00:00Z"),
      });
      expect(
        (await officer.kwan.services.report("lost-damaged-license", { from: "2024-05-05", to: "2024-05-05" })).total,
      ).toBe(1);
    });

    it("show officers of a branch only that branch, and are refused to drivers", async () => {
      const server = of();
      const [mine, other] = [await newBranch(server, "Mine"), await newBranch(server, "Other")];
      for (const branch_id of [mine, other]) {
        const { driver, id } = await server.person();
        await newApplication(server, {
          driver,
          filed_by: id,
          kind: "amendment",
          branch_id,
          created_at: new Date("2024-06-01T10:00:00Z"),
        });
        await newApplication(server, {
          driver,
          filed_by: id,
          kind: "drivers-renewal",
          branch_id,
          created_at: new Date("2024-06-01T10:00:00Z"),
        });
      }
      const period = { from: "2024-06-01", to: "2024-06-01" };
      const officer = await server.person({ role: "officer", branch_id: mine });
      const admin = await server.person({ role: "admin" });
      const driver = await server.person();
      expect((await officer.kwan.services.report("drivers-renewal", period)).total).toBe(1);
      await expect(officer.kwan.services.report("drivers-renewal", { ...period, branch: other })).rejects.toMatchObject(
        { status: 403 },
      );
      expect((await admin.kwan.services.report("drivers-renewal", period)).total).toBe(2);
      await expect(driver.kwan.services.report("drivers-renewal", period)).rejects.toMatchObject({ status: 403 });
      await expect(
        admin.kwan.services.report("drivers-renewal", { from: "2024-06-02", to: "2024-06-01" }),
      ).rejects.toMatchObject({ status: 400 });
    });

    it("can be downloaded as safe CSV with one row per application, and downloads are recorded", async () => {
      const server = of();
      const admin = await server.person({ role: "admin" });
      const branch = await newBranch(server, '=HYPERLINK("http://evil.example")');
      for (let n = 0; n < 3; n++) {
        const { driver, id } = await server.person();
        await newApplication(server, {
          driver,
          filed_by: id,
          branch_id: branch,
          created_at: new Date("2024-07-01T10:00:00Z"),
        });
      }
      const period = { from: "2024-07-01", to: "2024-07-01" };
      const file = await admin.kwan.reports.download({ what: "drivers-renewal", ...period });
      const bytes = Buffer.from(await file.arrayBuffer());
      expect(file.type).toMatch(/^text\/csv/);
      expect(file.name).toBe("drivers-renewal-2024-07-01-to-2024-07-01.csv");
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const lines = bytes.toString("utf8").trim().split("\r\n");
      expect(lines).toHaveLength(1 + (await admin.kwan.services.report("drivers-renewal", period)).total);
      expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      const notes = await server.db.kysely
        .selectFrom("audit")
        .select("entity_id")
        .where("actor_id", "=", admin.id)
        .where("action", "=", "download_report")
        .execute();
      expect(notes).toEqual([{ entity_id: "drivers-renewal" }]);
    });
  });

  describe("reports on the work of the office [R-ADD-14]", () => {
    /** An application with its history, which needs no account of an officer. */
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
            service_id: application,
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
      const rows = async (wanted: object) =>
        (await (await admin.kwan.reports.download({ what: "applications", ...wanted })).text()).trim().split("\r\n");
      expect(await rows(period)).toHaveLength(5);
      const [, row = ""] = await rows(one);
      // A time without a T or a zone, which spreadsheets read as one.
      expect(row).toMatch(/,2023-02-01 09:00:00,2023-02-01 09:00:00,$/);
    });

    it("give waiting times in working days, which weekends and holidays are not", async () => {
      const server = of();
      const admin = await server.person({ role: "admin" });
      const branch = await newBranch(server, "Waiting");
      // Friday 3 March 2023; Monday 6 March was Independence Day.
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
      // Decided outside the period.
      expect((await admin.kwan.reports.waitingTimes({ ...period, to: "2023-03-07" })).decision.count).toBe(2);
      const file = await admin.kwan.reports.download({ what: "waiting_times", ...period, group_by: "branch" });
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
      const file = await admin.kwan.reports.download({ what: "backlog", branch, group_by: "branch" });
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
            service_id: application,
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
            service_id: application,
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
        await officer.kwan.services.move(application, { action: "reject", reason, ...(ground && { ground }) });
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
      const file = await officer.kwan.reports.download({ what: "rejections", ...period });
      expect((await file.text()).trim().split("\r\n")[2]).toBe("The documents are missing or not valid,2");
      await expect(
        officer.kwan.reports.download({ what: "rejections", ...period, group_by: "day" }),
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
        await expect(kwan.reports.download({ what, branch: other })).rejects.toMatchObject({ status: 403 });
    });
  });

  describe("revenue", () => {
    it("is the sum of the receipts without refunds, in every grouping and in the CSV [R-API-S08]", async () => {
      const server = of();
      const branch = await newBranch(server, "Revenue branch");
      server.clock.now = new Date("2026-12-01T10:00:00Z");
      const paid: { total: string; reference: string }[] = [];
      for (const [at, channel] of (["card", "mobile_money", "card", "mobile_money"] as const).entries()) {
        const payer = await server.person();
        const kind = at < 2 ? "drivers-renewal" : "learners-license";
        const service = await newApplication(server, {
          driver: payer.driver,
          filed_by: payer.id,
          kind,
          branch_id: at === 0 ? branch : null,
        });
        const invoice = await payer.kwan.invoices.generate(service);
        const way =
          channel === "card"
            ? ({ channel } as const)
            : ({ channel, network: "mtn", phone_number: "0241234567" } as const);
        const { reference } = await server.kwan.invoices.pay(invoice.id, way);
        await press(server, reference, "approve");
        paid.push({ total: invoice.total, reference });
        server.clock.forward(86_400_000);
      }
      // Staff are logged out after twelve hours, so the administrator is created after the four days.
      const admin = await server.person({ role: "admin" });
      const period = { from: "2026-12-01", to: "2026-12-31" };
      const sumOf = (some: readonly { total: string }[]) => some.reduce((sum, { total }) => sum + pesewas(total), 0);
      for (const group_by of ["day", "month", "branch", "kind", "channel"] as const) {
        const revenue = await admin.kwan.reports.revenue({ ...period, group_by });
        expect(revenue.receipts).toBe(4);
        expect(pesewas(revenue.total)).toBe(sumOf(paid));
        expect(sumOf(revenue.groups)).toBe(pesewas(revenue.total));
        expect(revenue.groups.reduce((sum, { receipts }) => sum + receipts, 0)).toBe(4);
      }
      const byDay = await admin.kwan.reports.revenue({ ...period, group_by: "day" });
      expect(byDay.groups[0]).toMatchObject({ key: "2026-12-01", label: "December 01, 2026", receipts: 1 });
      expect((await admin.kwan.reports.revenue({ ...period, branch })).receipts).toBe(1);
      expect((await admin.kwan.reports.revenue({ ...period, kind: "learners-license" })).receipts).toBe(2);
      // The rows of one moment are in the order of their numbers.
      await server.db.kysely.updateTable("receipts").set({ paid_at: server.clock.now }).execute();
      const file = await admin.kwan.reports.download({ what: "revenue", ...period });
      const rows = (await file.text()).trim().split("\r\n").slice(1);
      const numbers = rows.map((row) => row.split(",")[0]);
      expect(numbers).toEqual(numbers.toSorted());
      expect(rows.reduce((sum, row) => sum + pesewas(row.split(",").at(-2) ?? ""), 0)).toBe(sumOf(paid));
      await press(server, paid[0]?.reference ?? "", "reverse");
      const after = await admin.kwan.reports.revenue(period);
      expect(after.receipts).toBe(3);
      expect(pesewas(after.total)).toBe(sumOf(paid.slice(1)));
    });

    it("is refused to drivers and people without a login", async () => {
      const server = of();
      const driver = await server.person();
      await expect(driver.kwan.reports.revenue({})).rejects.toMatchObject({ status: 403 });
      await expect(server.kwan.reports.revenue({})).rejects.toMatchObject({ status: 401 });
    });
  });
});
