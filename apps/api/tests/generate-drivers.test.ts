import { eligibility, kindRows } from "@kwan/domain/kinds";
import { beforeAll, describe, expect, it } from "vitest";
import { generateDrivers } from "../src/main/seed/generate/generate-drivers.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { readConfig } from "../src/platform/config.ts";
import { noDriver } from "../src/platform/ids.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { loggedIn } from "./logged-in.ts";
import { testServer } from "./server.ts";

const drivers = 200;

eachDatabase((database) => {
  const server = testServer(database);
  beforeAll(() => generateDrivers(server().deps, drivers), 60_000);

  const idsOf = (role: string) => {
    const users = server().db.kysely.selectFrom("users").select(["id", "driver_id"]).where("role", "=", role);
    return users.orderBy("username").execute();
  };
  const as = async (role: string) => {
    const [user] = await idsOf(role);
    return loggedIn(server(), idOf("usr", user?.id));
  };

  describe("generated drivers [R-ADD-16]", () => {
    it("are as many as requested, each with an account, and every seventh a learner", async () => {
      expect((await idsOf("driver")).length + (await idsOf("learner")).length).toBe(drivers);
      expect(await idsOf("learner")).toHaveLength(Math.floor(drivers / 7));
    });

    it("have applications of every kind in every possible state", async () => {
      const rows = server().db.kysely.selectFrom("services").select(["kind", "status"]).distinct();
      const applications = await rows.execute();
      expect(new Set(applications.map(({ kind }) => kind)).size).toBe(kindRows.length);
      expect(new Set(applications.map(({ status }) => status)).size).toBe(12);
    });

    it("get a record with which the rules say what the server says, for every kind of service [R-SDK-16]", async () => {
      const today = server().deps.today();
      const people = [...(await idsOf("driver")).slice(0, 25), ...(await idsOf("learner")).slice(0, 10)];
      for (const { id, driver_id } of people) {
        const [{ kwan }, driver] = [await loggedIn(server(), id), driver_id ?? noDriver];
        const record = await kwan.drivers.record(driver);
        const { results } = await kwan.drivers.availableServices(driver);
        const own = kindRows
          .filter(({ filed_by }) => filed_by === "applicant")
          .map((row) => ({ kind: row.kind, ...eligibility(row, record, today) }));
        const wordsOf = ({ code, message }: { code: string; message: string }) => ({ code, message });
        expect(own.map((each) => [each.kind, each.is_eligible, each.earliest, each.reasons.map(wordsOf)])).toEqual(
          results.map((each) => [each.kind, each.is_eligible, each.earliest, each.reasons.map(wordsOf)]),
        );
      }
    });

    it("get answers that match the contract from every call about themselves", async () => {
      const { db } = server();
      const people = [...(await idsOf("driver")).slice(0, 12), ...(await idsOf("learner")).slice(0, 5)];
      for (const { id, driver_id } of people) {
        const [{ kwan }, driver] = [await loggedIn(server(), id), driver_id ?? noDriver];
        const queries = [
          kwan.users.me(),
          kwan.users.preferences(),
          kwan.drivers.get(driver),
          kwan.drivers.identification(driver),
          kwan.drivers.eyeTest(driver),
          kwan.drivers.record(driver),
          kwan.drivers.availableServices(driver),
          kwan.drivers.payments(driver),
          kwan.licences.get(driver),
          kwan.licences.shares(driver),
          kwan.notifications.list(),
          kwan.schools.classRecords(),
          kwan.services.overview(),
          kwan.services.list(driver),
          kwan.sessions.list(),
          kwan.appointments.list(),
          kwan.updateRequests.list(),
        ];
        expect((await Promise.all(queries)).length).toBe(queries.length);
        const invoices = await db.kysely
          .selectFrom("invoices")
          .select(["id", "status"])
          .where("driver_id", "=", driver)
          .execute();
        for (const invoice of invoices) {
          expect((await kwan.invoices.get(invoice.id)).status).toBe(invoice.status);
          if (invoice.status === "paid") expect((await kwan.payments.receipt(invoice.id)).invoice).toBe(invoice.id);
        }
      }
    });

    it("have applications that the office can read completely, in every state", async () => {
      const { kwan, token } = await as("officer");
      // Use an officer without a branch, because an officer at one branch needs a reason to open other branches'
      // applications.
      await server().db.kysely.updateTable("users").set({ branch_id: null }).where("role", "=", "officer").execute();
      expect((await kwan.services.queue({ limit: 100 })).count).toBeGreaterThan(0);
      const services = await server()
        .db.kysely.selectFrom("services")
        .select(["id", "kind", "status"])
        .distinctOn(["kind", "status"])
        .execute();
      const read = kindRows.filter(({ can }) => can.read);
      for (const { id, kind, status } of services) {
        const parent = kindRows.find((row) => row.kind === kind)?.parent ?? "";
        if (!read.some((row) => row.kind === parent)) continue;
        const answer = await fetch(`${server().baseUrl}/service/${parent}/${id}/`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(await answer.json()).toMatchObject({ id, kind, status });
      }
    });

    it("have changes of record to review, and revenue that equals the receipts", async () => {
      const reviewer = await as("reviewer");
      expect((await reviewer.kwan.updateRequests.list({ limit: 100 })).count).toBe(drivers / 5);
      const { total } = await server()
        .db.kysely.selectFrom("receipts")
        .select((of) => of.fn.sum<number>("total_pesewas").as("total"))
        .executeTakeFirstOrThrow();
      const period = { from: "2020-01-01", to: "2026-12-31" };
      const admin = await server().person({ role: "admin" });
      const revenue = await admin.kwan.reports.revenue({ ...period, group_by: "month" });
      expect(Math.round(Number(revenue.total) * 100)).toBe(Number(total));
    });

    it("leave the audit log valid [R-ADD-12]", async () => {
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true });
    });

    it("are added to those of an earlier run", async () => {
      await generateDrivers(server().deps, 30);
      expect((await idsOf("driver")).length + (await idsOf("learner")).length).toBe(drivers + 30);
    });
  });

  it("are refused in production, as is an invalid number of drivers [R-ADD-16]", async () => {
    const { deps } = server();
    const production = { ...readConfig({}), mode: "production" as const };
    await expect(generateDrivers({ ...deps, config: production }, 1)).rejects.toThrow("Set NODE_ENV");
    await expect(generateDrivers(deps, Number.NaN)).rejects.toThrow("whole number");
  });
});
