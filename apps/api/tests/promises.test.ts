// Tests guarantees about accounts, limits and records that no other test covers. `pnpm mutate` removes the code behind
// each guarantee and expects a test to fail.
import { pesewas } from "@kwan/domain";
import { isApiError, type Kwan } from "@kwan/sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { type AccountId, type BranchId, noDriver } from "../src/platform/ids.ts";
import { newApplication } from "./applications.ts";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { seedBranches } from "./people.ts";
import { type Person, password, testServer } from "./server.ts";

const [minute, hour] = [60_000, 3_600_000];
const otherPassword = "Adinkra-2026!";
const mobile = { channel: "mobile_money", network: "mtn", phone_number: "024 123 4567" } as const;

/** Returns the error code of a rejected call, or "ok". */
const outcomeOf = (answer: { ok: boolean; error?: unknown }): string =>
  answer.ok ? "ok" : isApiError(answer.error) ? (answer.error.code ?? "no code") : "no answer";

eachDatabase((database) => {
  const server = testServer(database, { TRUSTED_PROXIES: "127.0.0.1" });
  let branches: { accra: BranchId; weija: BranchId };
  beforeAll(async () => {
    branches = await seedBranches(server());
  });

  /** Returns the actions that someone has taken according to the audit log, oldest first. */
  const actionsBy = async (actor: AccountId) =>
    (
      await server()
        .db.kysely.selectFrom("audit")
        .select("action")
        .where("actor_id", "=", actor)
        .orderBy("seq")
        .execute()
    ).map(({ action }) => action);

  const logIn = async ({ email }: Person): Promise<Kwan> => {
    const { kwan, lastCode } = server();
    await kwan.auth.loginByEmail({ email, password });
    await kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
    return kwan;
  };

  describe("a session", () => {
    it("ends a month after the login [R-ROL-01]", async () => {
      const { person, clock } = server();
      const kwan = await logIn(await person());
      clock.now = new Date("2026-12-21T08:59:59.999Z");
      await kwan.users.me();
      clock.now = new Date("2026-12-21T09:00:00.000Z");
      expect(outcomeOf(await kwan.users.me().settled())).toBe("unauthenticated");
      expect((await (await logIn(await person())).sessions.list()).results).toHaveLength(2);
    });

    it("ends on all other devices with a change of the password, and not on this one", async () => {
      const owner = await server().person();
      const elsewhere = await logIn(owner);
      await owner.kwan.users.updateMe({ password1: otherPassword, current_password: password });
      expect(outcomeOf(await elsewhere.users.me().settled())).toBe("unauthenticated");
      expect((await owner.kwan.users.me()).id).toBe(owner.id);
    });

    it("ends when an administrator changes the role, and administrators cannot change citizens", async () => {
      const { person } = server();
      const [admin, officer, driver] = [
        await person({ role: "admin" }),
        await person({ role: "officer" }),
        await person(),
      ];
      const { proposal } = await admin.kwan.staff.update(officer.id, { role: "reviewer" }, latest);
      const other = await person({ role: "admin" });
      await other.kwan.decisions.decide(proposal?.id ?? "", { outcome: "approved" }, latest);
      expect(outcomeOf(await officer.kwan.users.me().settled())).toBe("unauthenticated");
      for (const change of [{ role: "officer" }, { is_active: false }] as const)
        expect(outcomeOf(await admin.kwan.staff.update(driver.id, change, latest).settled())).toBe("not_found");
      expect(await driver.kwan.users.me()).toMatchObject({ role: "driver" });
    });
  });

  describe("an idempotency key", () => {
    it("belongs to one account: another one with the same key makes its own request", async () => {
      const [ama, kofi] = [await server().person(), await server().person()];
      const idempotencyKey = "key-of-two-people";
      const mine = await ama.kwan.services.create("drivers-renewal", {}, { idempotencyKey });
      const theirs = await kofi.kwan.services.create("drivers-renewal", {}, { idempotencyKey });
      expect([mine.driver, theirs.driver]).toEqual([ama.driver, kofi.driver]);
    });

    it("belongs to one network if nobody is logged in", async () => {
      const { person, kwan, lastMessage, clock } = server();
      const { email } = await person();
      const reset = (from: string) =>
        kwan.auth.startPasswordReset(email, {
          idempotencyKey: "key-of-two-networks",
          headers: { "x-forwarded-for": from },
        });
      const first = await reset("192.0.2.10");
      const message = await lastMessage(email);
      clock.forward(2 * minute);
      expect(await reset("192.0.2.10")).toEqual(first);
      expect(await lastMessage(email)).toBe(message);
      await reset("192.0.2.11");
      expect(await lastMessage(email)).not.toBe(message);
    });

    it("is remembered for 24 hours", async () => {
      const { person, clock } = server();
      const { kwan } = await person();
      const file = () => kwan.services.create("amendment", {}, { idempotencyKey: "key-of-a-day" }).settled();
      const idOf = (answer: Awaited<ReturnType<typeof file>>) => (answer.ok ? answer.data.id : outcomeOf(answer));
      const first = idOf(await file());
      clock.forward(24 * hour - 1);
      expect(idOf(await file())).toBe(first);
      clock.forward(1);
      // The idempotency key has been forgotten, so the request runs again, although the first draft is still open.
      expect(idOf(await file())).not.toBe(first);
    });

    it("of concurrent requests has one effect", async () => {
      const { person, db } = server();
      const { kwan, driver } = await person();
      const options = { idempotencyKey: "key-of-ten-clicks" };
      const clicks = await Promise.all(
        Array.from({ length: 10 }, () => kwan.services.create("drivers-renewal", {}, options).settled()),
      );
      const outcomes = new Set(clicks.map((click) => (click.ok ? click.data.id : outcomeOf(click))));
      outcomes.delete("in_progress");
      expect(outcomes.size).toBe(1);
      const made = db.kysely
        .selectFrom("services")
        .select("id")
        .where("driver_id", "=", driver ?? noDriver);
      expect(await made.execute()).toHaveLength(1);
    });
  });

  describe("codes", () => {
    it("are sent five times an hour to one target", async () => {
      const { person, kwan, clock } = server();
      const { email } = await person();
      const sent: string[] = [];
      for (let n = 0; n < 6; n++) {
        sent.push(outcomeOf(await kwan.auth.loginByEmail({ email, password }).settled()));
        clock.forward(minute + 1_000);
      }
      expect(sent).toEqual(["ok", "ok", "ok", "ok", "ok", "rate_limited"]);
      clock.forward(hour);
      await kwan.auth.loginByEmail({ email, password });
    });

    it("are not sent to a contact that was never verified, which cannot log in", async () => {
      const { person, kwan, db, lastMessage } = server();
      const { id, email, phone_number } = await person();
      await db.kysely
        .updateTable("users")
        .set({ is_email_verified: false, is_phone_verified: true })
        .where("id", "=", id)
        .execute();
      expect(outcomeOf(await kwan.auth.loginByEmail({ email, password }).settled())).toBe("credentials_wrong");
      expect(await lastMessage(email)).toBeUndefined();
      await kwan.auth.loginByPhone({ phone_number, password });
      await db.kysely.updateTable("users").set({ is_email_verified: true, is_phone_verified: false }).execute();
      expect(outcomeOf(await kwan.auth.loginByPhone({ phone_number, password }).settled())).toBe("credentials_wrong");
    });
  });

  it("the token of a reset expires after ten minutes", async () => {
    const { person, kwan, lastCode, clock } = server();
    const tokenOf = async ({ email }: Person) => {
      await kwan.auth.startPasswordReset(email);
      return (await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) })).reset_token;
    };
    const [soon, late] = [await tokenOf(await person()), await tokenOf(await person())];
    const confirm = (reset_token: string) =>
      kwan.auth.confirmPasswordReset({ reset_token, password1: otherPassword }).settled();
    clock.forward(10 * minute - 1);
    expect(outcomeOf(await confirm(soon))).toBe("ok");
    clock.forward(1);
    expect(outcomeOf(await confirm(late))).toBe("code_expired");
  });

  describe("an officer of a branch", () => {
    it("sees the queue, the counts and the appointments of that branch, whatever they ask for", async () => {
      const { person, db, deps, clock } = server();
      const { accra, weija } = branches;
      const [here, boss] = [await person({ role: "officer", branch_id: accra }), await person({ role: "officer" })];
      const ids: string[] = [];
      for (const branch_id of [accra, weija]) {
        const owner = await person();
        const like = { driver: owner.driver, filed_by: owner.id, branch_id, status: "in_review" } as const;
        const application_id = await newApplication(server(), like);
        const slot_id = deps.newId("slt");
        const [starts_at, ends_at] = [1, 2].map((days) => new Date(clock.now.getTime() + days * 24 * hour));
        await db.kysely
          .insertInto("slots")
          .values({
            id: slot_id,
            branch_id,
            purpose: "practical_test",
            starts_at: starts_at as Date,
            ends_at: ends_at as Date,
            capacity: 1,
          })
          .execute();
        const appointment = { id: deps.newId("apt"), application_id, slot_id, driver_id: owner.driver ?? noDriver };
        const booked = { ...appointment, place: 1, status: "booked", created_at: deps.now() } as const;
        await db.kysely.insertInto("appointments").values(booked).execute();
        ids.push(application_id);
      }
      const queueOf = async (officer: Person, branch?: BranchId) =>
        (await officer.kwan.services.queue(branch && { branch })).results.map(({ id }) => id);
      expect(await queueOf(here)).toEqual([ids[0]]);
      expect(await queueOf(here, weija)).toEqual([ids[0]]);
      expect((await queueOf(boss)).toSorted()).toEqual(ids.toSorted());
      expect(await queueOf(boss, weija)).toEqual([ids[1]]);
      const placesOf = async (officer: Person, branch?: BranchId) =>
        (await officer.kwan.appointments.list(branch && { branch })).results.map((each) => each.service);
      expect(await placesOf(here, weija)).toEqual([ids[0]]);
      expect(await placesOf(boss, weija)).toEqual([ids[1]]);
      const countOf = async (officer: Person) =>
        (await officer.kwan.services.overview()).by_status.find(({ status }) => status === "in_review")?.count;
      expect([await countOf(here), await countOf(boss)]).toEqual([1, 2]);
    });
  });

  describe("the audit log", () => {
    it("has logins, wrong passwords, profile changes and ended sessions", async () => {
      const owner = await server().person();
      await logIn(owner);
      await owner.kwan.users.updateMe({ username: "somebody.renamed" });
      await owner.kwan.users.updatePreferences({ sms: false });
      await owner.kwan.sessions.endOthers({ current_password: password });
      await owner.kwan.auth.logOut();
      expect(await actionsBy(owner.id)).toEqual([
        "log_in",
        "update_account",
        "change_preferences",
        "end_other_sessions",
        "log_out",
      ]);
      await server().kwan.auth.loginByEmail({ email: owner.email, password: "Wrong-2026" }).settled();
      const about = await server()
        .db.kysely.selectFrom("audit")
        .select("action")
        .where("entity_id", "=", owner.id)
        .where("actor_id", "is", null)
        .orderBy("seq")
        .execute();
      expect(about.map(({ action }) => action)).toEqual(["log_in_failed"]);
    });

    it("has sign-ups, and payments that have to be refunded", async () => {
      const { person, kwan, db, baseUrl } = server();
      const names = { first_name: "Esi", last_name: "Boateng", username: "esi.signs.up" };
      await kwan.auth.register({ ...names, phone_number: "+233244556677", password1: "Sankofa-Bird-77" });
      const payer = await person();
      const service = await newApplication(server(), { driver: payer.driver, filed_by: payer.id });
      const { id } = await payer.kwan.invoices.generate(service);
      const card = { channel: "card", email: "ama@mail.example" } as const;
      const both = [await kwan.invoices.pay(id, mobile), await kwan.invoices.pay(id, card)];
      for (const { reference } of both) {
        const body = new URLSearchParams({ choice: "approve" });
        await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${reference}`, { method: "POST", body });
      }
      const { id: account } = await db.kysely
        .selectFrom("users")
        .select("id")
        .where("username", "=", names.username)
        .executeTakeFirstOrThrow();
      const rows = db.kysely.selectFrom("audit").select("action").where("action", "in", ["sign_up", "flag_payment"]);
      const about = await rows
        .where("entity_id", "in", [account, both[1]?.id ?? ""])
        .orderBy("seq")
        .execute();
      expect(about.map(({ action }) => action)).toEqual(["sign_up", "flag_payment"]);
    });

    it("has each turn of a payment: paid, reversed, flagged, failed", async () => {
      const { person, db, baseUrl } = server();
      const pay = async (...choices: readonly string[]) => {
        const payer = await person();
        const service = await newApplication(server(), { driver: payer.driver, filed_by: payer.id });
        const invoice = await payer.kwan.invoices.generate(service);
        const payment = await payer.kwan.invoices.pay(invoice.id, mobile);
        for (const choice of choices) {
          if (choice === "overpay")
            await db.kysely
              .updateTable("sandbox_payments")
              .set({ amount_pesewas: pesewas(9_000_000) })
              .where("reference", "=", payment.reference)
              .execute();
          const body = new URLSearchParams({ choice: choice === "overpay" ? "approve" : choice });
          await fetch(`${baseUrl.replace("/api", "")}/sandbox/pay/${payment.reference}`, { method: "POST", body });
        }
        const rows = db.kysely.selectFrom("audit").select(["action", "after"]).where("entity_id", "=", payment.id);
        return (await rows.orderBy("seq").execute()).map(({ action }) => action);
      };
      const turns = [await pay("approve", "reverse"), await pay("overpay"), await pay("reject")];
      expect(turns.map((actions) => actions.filter((action) => action !== "start_payment"))).toEqual([
        ["pay_invoice", "reverse_payment"],
        ["flag_payment"],
        ["end_payment"],
      ]);
    });
  });

  it("a login takes as much work for an unknown account as for a known one", async () => {
    const { person, kwan } = server();
    const workOf = async (email: string) => {
      const before = process.cpuUsage();
      for (let n = 0; n < 5; n++) await kwan.auth.loginByEmail({ email, password: "Wrong-2026" }).settled();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const { email } = await person();
    // Make the first calls before measuring, because they load modules.
    await workOf("warm.up@mail.example");
    const [knownEmail, unknown] = [await workOf(email), await workOf("no.account@mail.example")];
    expect(unknown / knownEmail).toBeGreaterThan(0.5);
    expect(unknown / knownEmail).toBeLessThan(2);
  });

  it("answers tell browsers to use TLS, to run no script of a text, and to trust no type but ours", async () => {
    const { baseUrl } = server();
    const overTls = await fetch(`${baseUrl}/health/`, { headers: { "x-forwarded-proto": "https" } });
    expect(overTls.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    const policy = overTls.headers.get("content-security-policy");
    for (const part of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(part);
    expect((await fetch(`${baseUrl}/health/`)).headers.get("strict-transport-security")).toBeNull();
  });

  it("a prototype in a body is dropped", async () => {
    const { baseUrl, person } = server();
    const { kwan, token } = await person();
    const draft = await kwan.services.create("drivers-renewal", {});
    const answer = await fetch(`${baseUrl}/service/drivers-renewal/${draft.id}/`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: '{ "details": { "license_number": "KW/1", "__proto__": { "polluted": true } } }',
    });
    expect(answer.status).toBe(200);
    expect((await kwan.services.get("drivers-renewal", draft.id)).details).toEqual({ license_number: "KW/1" });
    expect("polluted" in {}).toBe(false);
  });
});
