import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kindRows } from "@kwan/domain/kinds";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createAdmin } from "../src/main/setup/commands/create-admin.ts";
import { finishSetup } from "../src/main/setup/commands/finish-setup.ts";
import { openSetup } from "../src/main/setup/commands/open-setup.ts";
import { systemContext } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { Refusal } from "../src/platform/domain-error.ts";
import { eachDatabase } from "./databases.ts";
import { testServer } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "kwan-setup-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
/** Returns the details that a first administrator enters, with unique contact details. */
const somebody = () => ({
  first_name: "Ama",
  last_name: "Mensah",
  email: `ama.mensah${++made}@authority.example`,
  phone_number: `+2332470000${String(10 + made)}`,
  prices_confirmed: true as const,
});

eachDatabase((database) => {
  const server = testServer(database, { DATA_FOLDER: folder });
  const open = () => {
    const { db, deps } = server();
    return openSetup({ db, now: deps.now, config: deps.config });
  };
  const secretIn = (file: string) => readFileSync(file, "utf8").trim();
  const opened = async () => secretIn((await open())?.file ?? "");
  const later = (hours: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + hours * 3_600_000);
  };
  const admins = () => server().db.kysely.selectFrom("users").selectAll().where("role", "=", "admin").execute();

  beforeEach(async () => {
    const { kysely } = server().db;
    await kysely.deleteFrom("setup").execute();
    await kysely.deleteFrom("rate_limits").execute();
    await kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
  });

  describe("the set-up of an empty installation [R-AUT-01]", () => {
    it("writes a secret that only its owner can read, and stores nothing but its hash", async () => {
      const first = await open();
      const file = first?.file ?? "";
      expect(file).toBe(join(folder, "setup-secret"));
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(secretIn(file)).toMatch(/^[\w-]{43}$/);
      const [row] = await server().db.kysely.selectFrom("setup").selectAll().execute();
      expect(row?.secret_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(secretIn(file));
      expect(await server().kwan.setup.get()).toMatchObject({ state: "open" });
    });

    it("keeps the secret for 24 hours, and then writes another", async () => {
      const secret = await opened();
      later(23);
      expect(await opened()).toBe(secret);
      later(2);
      expect(await server().kwan.setup.get()).toEqual({ state: "expired", prices: [] });
      await expect(server().kwan.setup.finish({ secret, ...somebody() })).rejects.toMatchObject({
        code: "code_expired",
        message: expect.stringContaining("Restart the server"),
      });
      const next = await opened();
      expect(next).not.toBe(secret);
      await expect(server().kwan.setup.finish({ secret, ...somebody() })).rejects.toMatchObject({ code: "invalid" });
      await server().kwan.setup.finish({ secret: next, ...somebody() });
    });

    it("creates one administrator, who sets a password by resetting it, and is not possible again", async () => {
      const secret = await opened();
      const person = somebody();
      const { kwan } = server();
      expect(await kwan.setup.finish({ secret: ` ${secret}\n`, ...person })).toMatchObject({ email: person.email });
      expect(() => statSync(join(folder, "setup-secret"))).toThrow(/ENOENT/);
      expect(await admins()).toMatchObject([
        { email: person.email, phone_number: person.phone_number, is_active: true, password_hash: null },
      ]);
      await kwan.auth.startPasswordReset(person.email);
      expect(await server().lastMessage(person.email)).toMatch(/Your code .* is \d{6}/);
      const again = kwan.setup.finish({ secret, ...somebody() });
      await expect(again).rejects.toMatchObject({
        code: "state_forbids",
        message: expect.stringContaining("already set up"),
      });
      expect(await kwan.setup.get()).toEqual({ state: "done", prices: [] });
      expect(await open()).toBeNull();
      expect(() => statSync(join(folder, "setup-secret"))).toThrow(/ENOENT/);
      const { rows } = { rows: await admins() };
      expect(rows).toHaveLength(1);
    });

    it("names what is wrong with the secret, the phone number and the names", async () => {
      const secret = await opened();
      const { kwan } = server();
      const wrong = kwan.setup.finish({ secret: `${secret}x`, ...somebody() });
      await expect(wrong).rejects.toMatchObject({ body: { secret: [expect.stringContaining("Copy it again")] } });
      const without = kwan.setup.finish({ secret, ...somebody(), phone_number: "12" });
      await expect(without).rejects.toMatchObject({ body: { phone_number: [expect.any(String)] } });
      expect(await admins()).toEqual([]);
    });

    it("stops a guesser after ten tries", async () => {
      const secret = await opened();
      const guess = () =>
        server()
          .kwan.setup.finish({ secret: "guess", ...somebody() })
          .settled();
      for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ error: { code: "invalid" } });
      expect(await guess()).toMatchObject({ error: { code: "rate_limited" } });
      const { db, deps } = server();
      const elsewhere = await inTransaction(db, (tx) =>
        finishSetup(systemContext(tx, deps, "setup-test"), { secret: "guess", ...somebody() }, "another network"),
      );
      expect(elsewhere).toMatchObject({ error: { code: "invalid" } });
      later(1);
      await server().kwan.setup.finish({ secret, ...somebody() });
    });

    it("is finished by exactly one of several people who try at the same moment", async () => {
      const secret = await opened();
      const { db, deps } = server();
      // The requests come from different networks. Otherwise, the limit on attempts from one network would reject some
      // of them.
      const finish = (network: string) =>
        inTransaction(db, (tx) =>
          finishSetup(systemContext(tx, deps, "setup-test"), { secret, ...somebody() }, network),
        );
      const ends = await Promise.all(Array.from({ length: 6 }, (_, at) => finish(`network ${at}`)));
      expect(ends.filter((end) => !(end instanceof Refusal))).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    });

    it("is over once an operator has created an administrator", async () => {
      const secret = await opened();
      const { deps, db, kwan } = server();
      const names = { first_name: "Yaw", last_name: "Darko", username: "yaw.setup" };
      await createAdmin({ ...deps, db }, { ...names, email: "yaw.setup@authority.example", another: false });
      await expect(kwan.setup.finish({ secret, ...somebody() })).rejects.toMatchObject({ code: "state_forbids" });
      // A further one is a way in for an operator, so every administrator is told.
      const [first] = await admins();
      const another = { username: "esi.setup", email: "esi.setup@authority.example", another: true };
      await createAdmin({ ...deps, db }, { ...names, ...another });
      const told = await db.kysely.selectFrom("notifications").select(["user_id", "message"]).execute();
      expect(told.filter(({ message }) => message.includes("esi.setup"))).toMatchObject([{ user_id: first?.id }]);
    });

    it("leaves who opened and finished it in the audit log, without the secret", async () => {
      const secret = await opened();
      await server().kwan.setup.finish({ secret, ...somebody() });
      const rows = await server()
        .db.kysely.selectFrom("audit")
        .selectAll()
        .where("action", "in", ["open_setup", "finish_setup"])
        .orderBy("seq", "desc")
        .limit(2)
        .execute();
      expect(rows.map(({ action }) => action)).toEqual(["finish_setup", "open_setup"]);
      expect(rows[0]?.after).toMatchObject({ prices_confirmed: true });
      expect(JSON.stringify(rows)).not.toContain(secret);
    });

    it("lists every price to confirm, and none afterwards", async () => {
      const secret = await opened();
      const { kwan } = server();
      const { prices } = await kwan.setup.get();
      expect(prices).toContainEqual({
        title: "Driver's licence renewal",
        items: [{ title: "Application", amount: "210.00" }],
        total: "210.00",
      });
      expect(prices.map(({ title }) => title)).toEqual([
        ...kindRows.map(({ title }) => title),
        "Premium service (extra cost)",
        "Prestige service (extra cost)",
        "Home delivery",
        "Late renewal",
      ]);
      await kwan.setup.finish({ secret, ...somebody() });
      expect(await kwan.setup.get()).toEqual({ state: "done", prices: [] });
    });

    it("needs a person who has confirmed the prices", async () => {
      const secret = await opened();
      // @ts-expect-error: The types demand a confirmation too.
      const finish = server().kwan.setup.finish({ secret, ...somebody(), prices_confirmed: false });
      await expect(finish).rejects.toMatchObject({
        code: "invalid",
        fieldErrors: { prices_confirmed: ["Check the prices and confirm that they are right"] },
      });
      expect(await admins()).toHaveLength(0);
    });
  });
});
