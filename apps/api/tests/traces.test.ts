import { pesewas } from "@kwan/domain";
import { describe, expect, it } from "vitest";
import { reconcile } from "../src/money/payments/commands/reconcile.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { noDriver } from "../src/platform/ids.ts";
import { ProviderDownError } from "../src/platform/payment-provider.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { seedBranches } from "./people.ts";
import { type Person, password, testServer } from "./server.ts";

eachDatabase((database) => {
  const of = testServer(database, { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "info" });
  const ask = (path: string, { token }: Pick<Person, "token">, init: RequestInit = {}) =>
    fetch(`${of().baseUrl}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "x-forwarded-for": "203.0.113.77",
        ...init.headers,
      },
    });
  const rows = (action: string) =>
    of().db.kysely.selectFrom("audit").selectAll().where("action", "=", action).orderBy("seq").execute();

  describe("the audit log [R-ADD-12]", () => {
    it("has a row for a wrong password, a wrong code and a refused call, with the address they came from", async () => {
      const person = await of().person();
      const logIn = (email: string) =>
        ask(
          "/learner/login/email/initiate/",
          { token: "" },
          {
            method: "POST",
            headers: { authorization: "" },
            body: JSON.stringify({ email: person.email, password: email }),
          },
        );
      expect((await logIn("Wrong-Pass-1")).status).toBe(400);
      expect((await rows("log_in_failed")).at(-1)).toMatchObject({ entity_id: person.id, address: "203.0.113.77" });
      expect((await logIn(password)).status).toBe(200);
      await ask(
        `/users/complete-login-email/${person.email}/`,
        { token: "" },
        {
          method: "POST",
          headers: { authorization: "" },
          body: JSON.stringify({ code: "000000" }),
        },
      );
      expect((await rows("code_refused")).at(-1)).toMatchObject({ entity: "code", address: "203.0.113.77" });
      expect((await ask("/office/queue/", person)).status).toBe(403);
      expect((await rows("refused")).at(-1)).toMatchObject({ entity_id: "listOfficeQueue", actor_id: person.id });
      expect(of().log.some((line) => line.includes('"address":"203.0.113.77"'))).toBe(true);
      expect(await verifyAudit(of().deps)).toMatchObject({ isWhole: true });
    });

    it("has a row for each application in the office's queue that was read, and tells its owner", async () => {
      const owner = await of().person();
      const service = await newApplication(of(), { driver: owner.driver, filed_by: owner.id, status: "in_review" });
      const officer = await of().person({ role: "officer" });
      await officer.kwan.services.queue();
      const mine = (await (await ask("/users/me/data/", owner)).json()) as {
        looked_at: { entity: string; actor_role: string }[];
      };
      expect(mine.looked_at).toContainEqual(expect.objectContaining({ entity: "service", actor_role: "officer" }));
      for (const part of [
        "payments",
        "receipts",
        "appointments",
        "practical_tests",
        "delivery_addresses",
        "sessions",
        "messages",
      ])
        expect(mine, part).toHaveProperty(part);
      expect(service).toMatch(/^srv_/);
      expect(await verifyAudit(of().deps)).toMatchObject({ isWhole: true });
    });

    it("tells people who looked at their available services and appointments", async () => {
      const owner = await of().person();
      const other = await of().person();
      const { accra } = await seedBranches(of());
      const appointments = await Promise.all(
        [owner, owner, other].map(async (each, nth) => {
          const kind = nth === 1 ? "hazard-permit" : "drivers-renewal";
          const service = await newApplication(of(), {
            driver: each.driver,
            filed_by: each.id,
            branch_id: accra,
            kind,
          });
          const at = new Date(of().clock.now.getTime() + (nth + 1) * 86_400_000);
          const slot = { id: `slt_traces_${nth}` as const, branch_id: accra, purpose: "eye_test" };
          await of()
            .db.kysely.insertInto("slots")
            .values({ ...slot, starts_at: at, ends_at: new Date(at.getTime() + 600_000), capacity: 4 })
            .execute();
          const id = of().deps.newId("apt");
          const row = {
            id,
            application_id: service,
            driver_id: each.driver ?? noDriver,
            slot_id: slot.id,
            place: 1,
            status: "booked",
          };
          await of()
            .db.kysely.insertInto("appointments")
            .values({ ...row, created_at: of().clock.now })
            .execute();
          return id;
        }),
      );
      const officer = await of().person({ role: "officer" });
      await officer.kwan.drivers.availableServices(owner.driver ?? "");
      const before = (await rows("read")).length;
      expect((await officer.kwan.appointments.list({ branch: accra })).count).toBeGreaterThanOrEqual(3);
      expect((await rows("read")).slice(before).map(({ entity_id }) => entity_id)).toEqual(
        expect.arrayContaining(appointments),
      );
      await owner.kwan.appointments.list({});
      expect(await rows("read"), "reading one's own data is not recorded").toHaveLength(before + appointments.length);
      const reads = async (person: Person) => {
        const data = (await (await ask("/users/me/data/", person)).json()) as { looked_at: { entity: string }[] };
        return data.looked_at.filter(({ entity }) => ["appointment", "available_services"].includes(entity)).length;
      };
      expect(await reads(owner)).toBe(3);
      expect(await reads(other)).toBe(1);
    });
  });

  describe("a version in If-Match", () => {
    it.each(['"1", "777"', "nonsense", "1", '""'])("%s cannot be read, and is refused", async (header) => {
      const person = await of().person();
      const change = {
        method: "PATCH",
        headers: { "if-match": header },
        body: JSON.stringify({ username: "new.name" }),
      };
      expect((await ask("/users/me/update/", person, change)).status).toBe(400);
      expect((await person.kwan.users.me()).username).not.toBe("new.name");
    });
  });

  describe("a key that has been used before", () => {
    it("is refused without an internal error if it was used under another SECRET, and nothing is done twice", async () => {
      const person = await of().person();
      const file = { method: "POST", headers: { "idempotency-key": "a-key" }, body: JSON.stringify({}) };
      expect((await ask("/service/hazard-permit/", person, file)).status).toBe(201);
      await of()
        .db.kysely.updateTable("idempotency_keys")
        .set({ answer: Buffer.alloc(60, 3).toString("base64") })
        .where("caller", "=", person.id)
        .execute();
      expect((await ask("/service/hazard-permit/", person, file)).status).toBe(422);
    });

    it("belongs to somebody else at another address", async () => {
      const { email } = await of().person();
      const body = JSON.stringify({ email, password: "Wrong-Pass-1" });
      const send = (address: string, text: string) =>
        ask(
          "/password/reset/",
          { token: "" },
          { method: "POST", headers: { "x-forwarded-for": address, "idempotency-key": "k" }, body: text },
        );
      const statuses = [await send("203.0.113.1", body), await send("203.0.113.2", `${body} `)].map(
        ({ status }) => status,
      );
      expect(statuses).not.toContain(422);
    });
  });

  describe("a payment whose status the provider does not know", () => {
    it("does not hold up newer payments, and expires after a day", async () => {
      const server = of();
      const payers = await Promise.all([server.person(), server.person(), server.person()]);
      const references: string[] = [];
      for (const payer of payers) {
        const service = await newApplication(server, { driver: payer.driver, filed_by: payer.id });
        const invoice = await payer.kwan.invoices.generate(service);
        const { reference } = await server.kwan.invoices.pay(invoice.id, { channel: "card", email: payer.email });
        references.push(reference);
        server.clock.forward(1_000);
      }
      const [odd, ...others] = references;
      const payments = {
        ...server.deps.payments,
        lookUp: (reference: string) =>
          reference === odd
            ? Promise.reject(new ProviderDownError("it said something unheard of"))
            : Promise.resolve({ status: "failed" as const, amount_pesewas: pesewas(0), currency: "GHS" }),
      };
      const statusOf = async (reference: string | undefined) =>
        (
          await server.db.kysely
            .selectFrom("payments")
            .select("status")
            .where("reference", "=", reference ?? "")
            .executeTakeFirst()
        )?.status;
      server.clock.forward(20 * 60_000);
      await reconcile({ ...server.deps, payments });
      for (const reference of others) expect(await statusOf(reference)).toBe("failed");
      expect(await statusOf(odd)).toBe("waiting");
      server.clock.forward(25 * 3_600_000);
      await reconcile({ ...server.deps, payments });
      expect(await statusOf(odd)).toBe("expired");
    });
  });
});
