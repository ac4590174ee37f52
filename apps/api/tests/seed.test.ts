import { kindRows } from "@kwan/domain/kinds";
import { createKwan, memoryTokens } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { whyImpossible } from "../src/licensing/services/still-possible.ts";
import { seededLogins, seededPassword } from "../src/main/seed/logins.ts";
import { seed } from "../src/main/seed/seed.ts";
import { readConfig } from "../src/platform/config.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

eachDatabase((database) => {
  describe("the invented people of a new database [R-ADD-16]", () => {
    const server = testServer(database);

    // An email address can only receive one code per minute, so each account logs in only once.
    const loggedIn = new Map<string, ReturnType<typeof newLogin>>();
    const logIn = (role: string) => {
      const already = loggedIn.get(role) ?? newLogin(role);
      loggedIn.set(role, already);
      return already;
    };
    const newLogin = async (role: string) => {
      const email = seededLogins.find((each) => each.role === role)?.email ?? "";
      const { kwan, lastCode } = server();
      await kwan.auth.loginByEmail({ email, password: seededPassword });
      const { token } = await kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
      return createKwan({ baseUrl: server().baseUrl, tokens: memoryTokens(token), retries: 0 });
    };

    beforeAll(async () => {
      const { deps } = server();
      await seed({ ...deps, config: { ...readConfig({}), isSeeded: true } });
    }, 60_000);

    const count = async (table: "services" | "documents" | "users" | "notifications" | "update_requests") =>
      (await server().db.kysely.selectFrom(table).select("id").execute()).length;

    it("have applications of every kind, each with its history and the required documents", async () => {
      const { kysely } = server().db;
      const services = await kysely.selectFrom("services").select(["id", "kind", "status"]).execute();
      expect(new Set(services.map(({ kind }) => kind))).toEqual(new Set(kindRows.map(({ kind }) => kind)));
      const last = await kysely
        .selectFrom("service_history")
        .select(["application_id", "to_status"])
        .orderBy("at")
        .orderBy("id")
        .execute();
      const reached = new Map(last.map(({ application_id, to_status }) => [application_id, to_status]));
      for (const { id, status } of services) expect(reached.get(id) ?? "draft").toBe(status);
      const officer = await logIn("officer");
      const [waiting] = (await officer.services.queue({ kind: "international-driving-permit", status: "in_review" }))
        .results;
      const application = await officer.services.get("international-driving-permit", waiting?.id ?? "");
      expect(application.documents.filter(({ is_required, status }) => is_required && status === "missing")).toEqual(
        [],
      );
    });

    it("have records with which each open application can be completed", async () => {
      const { kysely } = server().db;
      const open = await kysely.selectFrom("services").selectAll().where("status", "not in", ["completed"]).execute();
      const today = server().deps.today();
      const impossible: unknown[] = [];
      for (const { kind, status, driver_id, details } of open) {
        const why = await whyImpossible(kysely, { kind, status, driver_id, details }, today);
        if (why !== null) impossible.push({ kind, status, why });
      }
      expect(open.length).toBeGreaterThan(100);
      expect(impossible).toEqual([]);
    });

    it("have an eye test on record wherever the step of an application says so", async () => {
      const { kysely } = server().db;
      const tested = await kysely
        .selectFrom("service_steps")
        .innerJoin("services", "services.id", "service_steps.application_id")
        .select("driver_id")
        .distinct()
        .where("step", "=", "eye_test")
        .where("state", "=", "done")
        .execute();
      const withEyeTest = new Set(
        (await kysely.selectFrom("eye_tests").select("driver_id").execute()).map(({ driver_id }) => driver_id),
      );
      expect(tested.length).toBeGreaterThan(3);
      expect(tested.filter(({ driver_id }) => !withEyeTest.has(driver_id))).toEqual([]);
    });

    it("have given their identity documents at a time, by which officers see them sorted", async () => {
      const updateTimes = await server()
        .db.kysely.selectFrom("drivers")
        .select("id_updated_at")
        .where("id_number", "is not", null)
        .execute();
      expect(updateTimes.filter(({ id_updated_at }) => id_updated_at === null)).toEqual([]);
      const { results } = await (await logIn("officer")).office.identities({ limit: 100 });
      const times = results.map(({ updated_at }) => updated_at);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted());
    });

    it("have chosen the class of every submitted application for a learner's licence, as submitting does", async () => {
      const officer = await logIn("officer");
      const { results } = await officer.services.queue({ kind: "learners-license", limit: 100 });
      expect(results.map(({ status }) => status)).toEqual(expect.arrayContaining(["in_review", "paid"]));
      for (const { id } of results) {
        const { steps } = await officer.services.get("learners-license", id);
        expect(steps.find(({ step }) => step === "category")).toMatchObject({ state: "done", note: "Class B" });
      }
    });

    it("move to a branch that exists", async () => {
      const { kysely } = server().db;
      const branches = await kysely.selectFrom("branches").select("id").execute();
      const moving = await kysely
        .selectFrom("services")
        .select("details")
        .where("kind", "=", "center-change")
        .execute();
      const chosen = new Set(moving.map(({ details }) => (details as { to_branch?: string }).to_branch));
      expect(chosen.size).toBe(1);
      expect(branches.map(({ id }) => id)).toEqual(expect.arrayContaining([...chosen]));
    });

    it("request changes of their record, with evidence that a reviewer can open", async () => {
      const reviewer = await logIn("reviewer");
      const { results } = await reviewer.updateRequests.list({ status: "requested" });
      expect(results).toHaveLength(3);
      const [document] = results[0]?.evidence ?? [];
      const file = await reviewer.documents.download(document?.file ?? "");
      const page = await file.text();
      expect(page.startsWith("%PDF-")).toBe(true);
      expect(page).toContain("It belongs to nobody");
      // The offsets in the PDF's cross-reference table must be right.
      const table = [...page.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
      expect(table.map((offset, index) => page.startsWith(`${index + 1} 0 obj`, offset))).not.toContain(false);
    });

    it("have notifications, of which the last is unread", async () => {
      const driver = await logIn("driver");
      const { results } = await driver.notifications.list();
      expect(results.filter(({ is_read }) => !is_read)).toHaveLength(3);
      expect(results.length).toBeGreaterThan(5);
    });

    it("are inserted once, however often the server starts", async () => {
      const tables = ["services", "documents", "users", "notifications", "update_requests"] as const;
      const before = await Promise.all(tables.map(count));
      await seed({ ...server().deps, config: { ...readConfig({}), isSeeded: true } });
      expect(await Promise.all(tables.map(count))).toEqual(before);
    });
  });
});
