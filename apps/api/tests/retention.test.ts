import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { deleteAccounts } from "../src/main/deletions/commands/delete-accounts.ts";
import { retention } from "../src/main/jobs/retention.ts";
import { tidyUp } from "../src/main/jobs/tidy-up.ts";
import { sealAudit } from "../src/platform/audit/seal.ts";
import { verifyAudit } from "../src/platform/audit/verify.ts";
import { eachDatabase } from "./databases.ts";
import { password, testServer } from "./server.ts";

const dayMs = 86_400_000;

/** For each table with a retention period, a statement that inserts a row of a given age. */
const rowsOf = {
  rate_limits: (id: string, at: string) =>
    sql`insert into rate_limits (key, window_ends_at, hits) values (${id}, ${at}, 1)`,
  codes: (id: string, at: string) => sql`
    insert into codes (id, purpose, target, code_hash, attempt_id, attempt_at, created_at, expires_at)
    values (${id}, 'login', 'x', 'x', 'x', ${at}, ${at}, ${at})`,
  reset_tokens: (id: string, at: string, user: string) =>
    sql`insert into reset_tokens (token_hash, user_id, expires_at) values (${id}, ${user}, ${at})`,
  idempotency_keys: (id: string, at: string) => sql`
    insert into idempotency_keys (caller, key, fingerprint, answer, created_at) values ('x', ${id}, 'x', 'x', ${at})`,
  sessions: (id: string, at: string, user: string) => sql`
    insert into sessions (id, user_id, token_hash, device, started_at, last_used_at, expires_at)
    values (${id}, ${user}, ${id}, 'x', ${at}, ${at}, ${at})`,
  known_devices: (id: string, at: string, user: string) =>
    sql`insert into known_devices (user_id, token_hash, added_at, last_used_at) values (${user}, ${id}, ${at}, ${at})`,
  shares: (id: string, at: string, _user: string, driver: string) => sql`
    insert into shares (id, driver_id, code, created_at, expires_at) values (${id}, ${driver}, ${id}, ${at}, ${at})`,
  webhook_events: (id: string, at: string) =>
    sql`insert into webhook_events (provider, event_id, received_at) values ('x', ${id}, ${at})`,
  messages: (id: string, at: string) => sql`
    insert into messages (id, channel, recipient, purpose, text, state, sent_by, created_at, updated_at)
    values (${id}, 'sms', 'x', 'x', 'x', 'sent', 'mailbox', ${at}, ${at})`,
  notifications: (id: string, at: string, user: string) => sql`
    insert into notifications (id, user_id, title, message, created_at) values (${id}, ${user}, 'x', 'x', ${at})`,
  notes: (id: string, at: string, user: string, driver: string) => sql`
    insert into notes (id, driver_id, text, author_id, written_at) values (${id}, ${driver}, 'x', ${user}, ${at})`,
};

const idColumns: Record<keyof typeof rowsOf, string> = {
  rate_limits: "key",
  codes: "id",
  reset_tokens: "token_hash",
  idempotency_keys: "key",
  sessions: "id",
  known_devices: "token_hash",
  shares: "id",
  webhook_events: "event_id",
  messages: "id",
  notifications: "id",
  notes: "id",
};

it("the page for operators lists the periods that the server keeps", () => {
  const page = readFileSync(new URL("../../../docs/security.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| `(\w+)` \| `(\w+)` \| (\d+) \|/gm)].map(([, table, since, days]) => ({
    table,
    since,
    days: Number(days),
  }));
  expect(rows).toEqual(retention);
});

eachDatabase((database) => {
  const server = testServer(database);

  describe("retention", () => {
    let owner: { id: string; driver: string | null };
    beforeAll(async () => {
      owner = await server().person();
    });

    const left = async (table: keyof typeof rowsOf, prefix: string) => {
      const column = sql.ref(idColumns[table]);
      const { rows } = await sql<{ id: string }>`
        select ${column} as id from ${sql.table(table)} where ${column} like ${`${prefix}%`}`.execute(
        server().db.kysely,
      );
      return rows.map(({ id }) => id);
    };

    it.each(retention.map(({ table, days }) => [table as keyof typeof rowsOf, days] as const))(
      "rows of %s are deleted after %d days, and not a second earlier",
      async (table, days) => {
        const { db, deps, clock } = server();
        const add = async (id: string, ageMs: number) => {
          const at = new Date(clock.now.getTime() - ageMs).toISOString();
          await rowsOf[table](id, at, owner.id, owner.driver ?? "").execute(db.kysely);
        };
        await add("kept_until_the_second", days * dayMs - 1_000);
        await add("kept_too_long", days * dayMs + 1_000);
        await tidyUp(deps);
        expect(await left(table, "kept")).toEqual(["kept_until_the_second"]);
      },
    );

    it("sign-ups that nobody has verified are deleted after a day, and not a second earlier", async () => {
      const { db, deps, clock, kwan, person } = server();
      const signUp = async (username: string, phone_number: string, ageMs: number) => {
        const names = { first_name: "Esi", last_name: "Boateng", username };
        await kwan.auth.register({ ...names, phone_number, password1: "Sankofa-Bird-77" });
        const created_at = new Date(clock.now.getTime() - ageMs);
        await db.kysely.updateTable("users").set({ created_at }).where("username", "=", username).execute();
      };
      await signUp("esi.until.the.second", "+233244556601", dayMs - 1_000);
      await signUp("esi.too.long", "+233244556602", dayMs + 1_000);
      const { id: verified } = await person({ role: "learner", hasProfile: false });
      await db.kysely
        .updateTable("users")
        .set({ created_at: new Date(0) })
        .where("id", "=", verified)
        .execute();
      await tidyUp(deps);
      const names = await db.kysely.selectFrom("users").select("username").where("username", "like", "esi.%").execute();
      expect(names).toEqual([{ username: "esi.until.the.second" }]);
      const verifiedUser = db.kysely.selectFrom("users").select("id").where("id", "=", verified);
      expect(await verifiedUser.execute()).toHaveLength(1);
    });

    it("deletes any number of rows in one run", async () => {
      const { db, deps, clock } = server();
      const old = new Date(clock.now.getTime() - 100 * dayMs).toISOString();
      await sql`insert into webhook_events (provider, event_id, received_at)
        select 'x', 'many_' || n, ${old} from generate_series(1, 2500) as n`.execute(db.kysely);
      await tidyUp(deps);
      expect(await left("webhook_events", "many")).toEqual([]);
    });
  });

  describe("the audit log of a deleted account [R-ADD-11]", () => {
    const wholeLog = async () => {
      const { rows } = await sql<{ text: string }>`
        select coalesce(string_agg(audit::text, ' '), '') || coalesce((select string_agg(v::text, ' ') from audit_values v), '') as text
        from audit`.execute(server().db.kysely);
      return rows[0]?.text ?? "";
    };

    it("shows who changed what while the account exists, then contains no contact, and can still be verified", async () => {
      const { person, db, deps, clock, lastCode } = server();
      const owner = await person({ hasProfile: false });
      const other = await person();
      // The profile form can only change the email address of an account that has not verified its own.
      await db.kysely.updateTable("users").set({ is_email_verified: false }).where("id", "=", owner.id).execute();
      await owner.kwan.drivers.create({
        first_name: "Dela",
        last_name: "Quarshie",
        date_of_birth: "1990-05-05",
        nationality: { label: "Ghanaian", value: "GH" },
        email: "dela.erase@mail.example",
        address: { address: "17 Erasure Lane", city: "Ho" },
        occupation: "Lighthouse keeper",
      });
      const { driver } = await owner.kwan.users.me();
      await owner.kwan.drivers.update(driver ?? "", { occupation: "Puppeteer" });
      await owner.kwan.users.updateMe({
        username: "dela.vanishing",
        email: "dela.new@mail.example",
        current_password: password,
      });
      await owner.kwan.auth.verify("dela.new@mail.example", { code: await lastCode("dela.new@mail.example") });
      await other.kwan.drivers.update(other.driver ?? "", { occupation: "Glassblower" });
      const personal = ["dela.erase", "Erasure Lane", "Lighthouse", "Puppeteer", "dela.vanishing"];
      for (const each of personal) expect(await wholeLog()).toContain(each);
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true });
      await sealAudit(deps);
      const log = await db.kysely.selectFrom("audit").selectAll().orderBy("seq").execute();

      await owner.kwan.users.askForDeletion({ current_password: password });
      clock.forward(30 * dayMs);
      expect(await deleteAccounts(deps)).toBe(1);

      for (const each of personal) expect(await wholeLog(), each).not.toContain(each);
      expect(await wholeLog(), "nobody else's values are erased").toContain("Glassblower");
      const after = await db.kysely.selectFrom("audit").selectAll().orderBy("seq").execute();
      expect(after.slice(0, log.length), "no row was changed").toEqual(log);
      const verified = await verifyAudit(server().deps);
      expect(verified.isWhole && verified.erased).toBeGreaterThan(4);
    });

    it("is invalid if a value is changed or removed while its account exists", async () => {
      const { person, db } = server();
      const { kwan, driver } = await person();
      await kwan.drivers.update(driver ?? "", { occupation: "Beekeeper" });
      const values = db.kysely
        .selectFrom("audit_values")
        .selectAll()
        .where("entity_id", "=", driver ?? "");
      const row = await values.where("value", "=", JSON.stringify("Beekeeper")).executeTakeFirstOrThrow();
      const set = (value: string) =>
        sql`update audit_values set value = ${JSON.stringify(value)}::jsonb where digest = ${row.digest}`.execute(
          db.kysely,
        );
      await set("Spy");
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: false });
      await set("Beekeeper");
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: true });
      await db.kysely.deleteFrom("audit_values").where("digest", "=", row.digest).execute();
      expect(await verifyAudit(server().deps)).toMatchObject({ isWhole: false });
    });

    it("no message to a contact of the account is left, not even one from before the account", async () => {
      const { person, db, deps, clock } = server();
      const owner = await person();
      const row = {
        channel: "sms",
        recipient: owner.phone_number,
        purpose: "x",
        text: "x",
        state: "sent",
        sent_by: "mailbox",
      };
      await db.kysely
        .insertInto("messages")
        .values({ ...row, id: "msg_stranger", user_id: null, created_at: clock.now, updated_at: clock.now })
        .execute();
      await owner.kwan.users.askForDeletion({ current_password: password });
      clock.forward(30 * dayMs);
      await deleteAccounts(deps);
      const messages = db.kysely.selectFrom("messages").select("id").where("recipient", "=", owner.phone_number);
      expect(await messages.execute()).toEqual([]);
    });
  });
});
