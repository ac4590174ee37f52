import { reportService } from "@kwan/contract";
import { addDays, dayOf } from "@kwan/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csv, inBatches } from "../src/platform/csv.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { newBranch } from "./new-branch.ts";
import { type TestServer, testServer } from "./server.ts";

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
      // The earliest and latest valid dates.
      const always = { from: "1000-01-01", to: "9999-12-31" } as const;
      expect((await admin.kwan.services.report("drivers-renewal", always)).total).toBeGreaterThanOrEqual(2);
      expect((await admin.kwan.services.report("drivers-renewal", { to: "1000-01-01" })).total).toBe(0);
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
      const file = await admin.kwan.reports.download({ report: "drivers-renewal", ...period });
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

  describe("revenue", () => {
    it("is the sum of what was earned, in every grouping and in the CSV [R-API-S08]", async () => {
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
      // Staff are logged out after twelve hours, so the administrator is created after the clock has moved four days.
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
      const officer = await server.person({ role: "officer", branch_id: branch });
      expect((await officer.kwan.reports.revenue(period)).receipts).toBe(1);
      expect((await admin.kwan.reports.revenue({ ...period, kind: "learners-license" })).receipts).toBe(2);
      const file = await admin.kwan.reports.download({ report: "revenue", ...period });
      const rows = (await file.text()).trim().split("\r\n").slice(1);
      const numbers = rows.map((row) => row.split(",")[0]);
      expect(numbers).toEqual(numbers.toSorted());
      expect(rows.reduce((sum, row) => sum + pesewas(row.split(",").at(-2) ?? ""), 0)).toBe(sumOf(paid));
    });

    it("of a month stays what it was: what goes back later is a negative line of its own, at the branch of that time", async () => {
      const server = of();
      const [then, now] = [await newBranch(server, "Centre of that time"), await newBranch(server, "Centre of today")];
      server.clock.now = new Date("2027-02-10T10:00:00Z");
      const payer = await server.person();
      const kind = "international-driving-permit";
      const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id, kind, branch_id: then });
      const invoice = await payer.kwan.invoices.generate(service);
      const { reference } = await server.kwan.invoices.pay(invoice.id, { channel: "card" });
      await press(server, reference, "approve");
      const month = { from: "2027-02-01", to: "2027-02-28" };
      const next = { from: "2027-03-01", to: "2027-03-31" };
      const admin = await server.person({ role: "admin" });
      const february = await admin.kwan.reports.revenue({ ...month, group_by: "branch" });
      expect(february.groups).toEqual([{ key: then, label: "Centre of that time", total: "350.00", receipts: 1 }]);
      const file = await (await admin.kwan.reports.download({ report: "revenue", ...month })).text();

      await server.db.kysely.updateTable("services").set({ branch_id: now }).where("id", "=", service).execute();
      server.clock.now = new Date("2027-03-05T10:00:00Z");
      await press(server, reference, "reverse");
      const later = await server.person({ role: "admin" });
      expect(await later.kwan.reports.revenue({ ...month, group_by: "branch" })).toEqual(february);
      expect(await (await later.kwan.reports.download({ report: "revenue", ...month })).text()).toBe(file);
      expect((await later.kwan.reports.revenue({ ...next, group_by: "branch" })).groups).toEqual([
        { key: then, label: "Centre of that time", total: "-350.00", receipts: 0 },
      ]);
      const [heading, line, ...others] = (
        await (await later.kwan.reports.download({ report: "revenue", ...next })).text()
      )
        .trim()
        .split("\r\n");
      expect(heading).toContain("Receipt,What happened,Invoice");
      const receipt = file.split("\r\n")[1]?.split(",")[0];
      expect(receipt).toMatch(/^RCP-2027-/);
      expect(line?.startsWith(`${receipt},Taken back by the payment provider,`)).toBe(true);
      expect(line?.endsWith(",-350.00,GHS")).toBe(true);
      expect(others).toEqual([]);
      expect((await payer.kwan.services.application(service)).amount_paid).toBe("0.00");
    });

    it("is refused to drivers and people without a login", async () => {
      const server = of();
      const driver = await server.person();
      await expect(driver.kwan.reports.revenue({})).rejects.toMatchObject({ status: 403 });
      await expect(server.kwan.reports.revenue({})).rejects.toMatchObject({ status: 401 });
    });
  });
});
