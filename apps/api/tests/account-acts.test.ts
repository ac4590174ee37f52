// What accounts write: the log, devices, preferences, and who is told.
import { beforeAll, describe, expect, it } from "vitest";
import { changeRoles, hasAdmin, hasHadTwoAdmins, removeSignUpsBefore } from "../src/people/accounts/store.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { eachDatabase } from "./databases.ts";
import { recorded } from "./recorded.ts";
import { type Person, password, type TestServer, testServer } from "./server.ts";

const newPassword = "Adinkra-2026!";
const minute = 60_000;
let made = 0;
const form = () => {
  made += 1;
  const phone_number = `+23320${String(6_600_000 + made)}`;
  const names = { first_name: "Esi", last_name: "Boateng", username: `esi.acts.${made}` };
  return { ...names, phone_number, password1: password, email: `acts${made}@mail.example` };
};

/** Logs in on a device. Returns the cookie that the answer sets. */
async function cookieAfter({ email }: { email: string }, server: TestServer, device?: string): Promise<string> {
  server.clock.forward(2 * minute);
  await server.kwan.auth.loginByEmail({ email, password });
  const answer = await fetch(`${server.baseUrl}/users/complete-login-email/${email}/`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(device && { cookie: `kwan_device=${device}` }) },
    body: JSON.stringify({ code: await server.lastCode(email) }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.get("set-cookie") ?? "";
}

eachDatabase((database) => {
  const of = testServer(database);
  const digest = { digest: expect.any(String) };
  const rowOf = ({ id }: Pick<Person, "id">) =>
    of().db.kysely.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const noticesOf = async ({ id }: Person) =>
    (await of().db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute()).length;

  describe("an account's own acts are recorded once [R-ADD-12]", () => {
    const acts: readonly (readonly [string, (person: Person) => Promise<unknown>, string, unknown, unknown])[] = [
      [
        "a username",
        ({ kwan }) => kwan.users.updateMe({ username: "new.username.acts" }),
        "update_account",
        null,
        { username: digest, contacts: digest, cancelled: [], password: false },
      ],
      [
        "a language",
        ({ kwan }) => kwan.users.updateMe({ language: "fr" }),
        "update_account",
        null,
        { language: "fr", contacts: digest, cancelled: [], password: false },
      ],
      [
        "a password",
        ({ kwan }) => kwan.users.updateMe({ password1: newPassword, current_password: password }),
        "update_account",
        null,
        { contacts: digest, cancelled: [], password: true },
      ],
      [
        "an email address",
        ({ kwan }) => kwan.users.updateMe({ email: "new.acts@mail.example", current_password: password }),
        "update_account",
        null,
        { contacts: digest, cancelled: [], password: false },
      ],
      [
        "preferences",
        ({ kwan }) => kwan.users.updatePreferences({ sms: false }),
        "change_preferences",
        null,
        { sms: false },
      ],
      [
        "a request for deletion",
        ({ kwan }) => kwan.users.askForDeletion({ current_password: password }),
        "ask_for_deletion",
        null,
        { deletes_at: "2026-12-21T09:00:00.000Z" },
      ],
    ];
    it.each(acts)("%s", async (_, act, action, before, after) => {
      of().clock.now = new Date("2026-11-21T09:00:00Z");
      const person = await of().person();
      const rows = await recorded(of(), () => act(person));
      expect(rows).toEqual([{ actor_id: person.id, action, entity: "user", entity_id: person.id, before, after }]);
    });

    it("the end of a planned deletion, with the day that it had, and nothing if none is planned", async () => {
      const person = await of().person();
      expect(await recorded(of(), () => person.kwan.users.keepAccount())).toEqual([]);
      const { deletes_at } = await person.kwan.users.askForDeletion({ current_password: password });
      const { version } = await rowOf(person);
      const told = await noticesOf(person);
      expect(await recorded(of(), () => person.kwan.users.keepAccount())).toEqual([
        {
          ...{ actor_id: person.id, action: "cancel_deletion", entity: "user", entity_id: person.id },
          ...{ before: { deletes_at }, after: null },
        },
      ]);
      expect(await rowOf(person)).toMatchObject({ deletes_at: null, version: version + 1 });
      expect(await noticesOf(person)).toBe(told + 1);
    });

    it("a sign-up, and its code", async () => {
      const one = form();
      const rows = await recorded(of(), () => of().kwan.auth.register(one));
      expect(rows).toEqual([
        {
          ...{ actor_id: null, action: "sign_up", entity: "user", entity_id: expect.stringMatching(/^usr_/) },
          ...{ before: null, after: { role: "learner" } },
        },
      ]);
      const code = await of()
        .db.kysely.selectFrom("codes")
        .selectAll()
        .where("target", "=", one.phone_number)
        .executeTakeFirstOrThrow();
      expect(code).toMatchObject({
        ...{ id: expect.stringMatching(/^cod_/), attempt_id: expect.stringMatching(/^att_/), purpose: "signup" },
        ...{ user_id: rows[0]?.entity_id, failures: 0, attempt_at: code.created_at, used_at: null },
        expires_at: new Date(Date.parse(code.created_at) + 10 * minute).toISOString(),
      });
      expect(await rowOf({ id: rows[0]?.entity_id as Person["id"] })).toMatchObject({
        ...{ username: one.username, phone_number: one.phone_number, email: null, pending_email: one.email },
        ...{ first_name: "Esi", last_name: "Boateng", other_name: null, role: "learner", language: "en" },
        ...{ is_phone_verified: false, is_email_verified: false, is_active: true },
      });
    });

    it("a wrong password, without a word about who has an account", async () => {
      const { email, id } = await of().person();
      for (const [address, entity_id] of [
        [email, id],
        ["nobody.acts@mail.example", "unknown"],
      ] as const) {
        // Refusals of one network are counted together for a while.
        of().clock.forward(120 * minute);
        const wrong = () => of().kwan.auth.loginByEmail({ email: address, password: "Wrong-2026" }).settled();
        const rows = await recorded(of(), wrong);
        expect(rows).toEqual([
          { ...{ actor_id: null, action: "log_in_failed", entity: "user", entity_id }, before: null, after: null },
        ]);
      }
    });
  });

  describe("preferences [R-ADD-10]", () => {
    it("change what is sent, and nothing else", async () => {
      const person = await of().person();
      const read = () => person.kwan.users.preferences();
      const { version } = await rowOf(person);
      const first = await read();
      for (const name of ["sms", "email", "news"] as const) {
        const before = await read();
        expect(await person.kwan.users.updatePreferences({ [name]: !first[name] })).toMatchObject({
          ...{ sms: before.sms, email: before.email, news: before.news },
          [name]: !first[name],
        });
        const { news_decided_at } = await rowOf(person);
        expect(news_decided_at).toBe(name === "news" ? of().clock.now.toISOString() : null);
      }
      expect(await rowOf(person)).toMatchObject({ version: version + 3 });
    });

    it("are refused if they have changed since they were read", async () => {
      const person = await of().person();
      const old = await person.kwan.users.preferences();
      await person.kwan.users.updatePreferences({ sms: false });
      await expect(person.kwan.users.updatePreferences({ sms: true }, { ifMatch: old })).rejects.toMatchObject({
        code: "stale",
        body: { current: { sms: false } },
      });
    });
  });

  describe("a device [R-API-A07]", () => {
    const tokenIn = (cookie: string) => /^kwan_device=([\w-]{43});/.exec(cookie)?.[1] ?? "";

    it("gets a token, which people who share it share, and which nobody can plant", async () => {
      const [one, other] = [await of().person(), await of().person()];
      const token = tokenIn(await cookieAfter(one, of()));
      expect(token).not.toBe("");
      expect(tokenIn(await cookieAfter(other, of(), token))).toBe(token);
      const planted = "x".repeat(43);
      expect(tokenIn(await cookieAfter(one, of(), planted))).not.toBe(planted);
      const devices = of().db.kysely.selectFrom("known_devices").select("user_id");
      const known = (await devices.execute()).map(({ user_id }) => user_id);
      expect(known.filter((id) => id === one.id)).toHaveLength(2);
      expect(known.filter((id) => id === other.id)).toHaveLength(1);
    });

    it("that is used again is kept, with the day of its last use", async () => {
      const person = await of().person();
      const token = tokenIn(await cookieAfter(person, of()));
      await cookieAfter(person, of(), token);
      const rows = of().db.kysely.selectFrom("known_devices").selectAll().where("user_id", "=", person.id);
      const now = of().clock.now.getTime();
      expect(await rows.execute()).toMatchObject([
        { added_at: new Date(now - 2 * minute).toISOString(), last_used_at: new Date(now).toISOString() },
      ]);
    });
  });

  describe("accounts as a whole [R-AUT-02]", () => {
    let people: Person[];
    beforeAll(async () => {
      people = [await of().person({ role: "learner" }), await of().person({ role: "learner" })];
    });

    it("change their role together, and nobody else's does", async () => {
      const [one, other] = people as [Person, Person];
      const before = await rowOf(one);
      await inTransaction(of().db, (tx) => changeRoles(tx, [one.id], "driver", of().deps.now()));
      expect(await rowOf(one)).toMatchObject({ role: "driver", version: before.version + 1 });
      expect((await rowOf(other)).role).toBe("learner");
    });

    it("that were never verified are removed after a while, and others are not", async () => {
      const [old, fresh] = [form(), form()];
      await of().kwan.auth.register(old);
      of().clock.forward(61 * minute);
      const moment = of().clock.now;
      await of().kwan.auth.register(fresh);
      await removeSignUpsBefore(of().db.kysely, moment);
      const names = of().db.kysely.selectFrom("users").select("username");
      expect(await names.where("username", "in", [old.username, fresh.username]).execute()).toEqual([
        { username: fresh.username },
      ]);
      await rowOf(people[0] as Person);
    });

    // The embedded database has one connection: there, the second one waits for the first.
    if (database.name !== "embedded")
      it("with one username are made one at a time: the second sign-up is asked to try again", async () => {
        const one = form();
        const { id: _, ...row } = await rowOf(people[0] as Person);
        let answer: Promise<unknown> = Promise.resolve();
        await inTransaction(of().db, async (tx) => {
          const like = { ...row, username: one.username, driver_id: null, email: null, phone_number: "+233206699999" };
          await tx
            .insertInto("users")
            .values({ ...like, id: of().deps.newId("usr") } as never)
            .execute();
          answer = of()
            .kwan.auth.register(one)
            .catch((error: unknown) => error);
          await new Promise((done) => setTimeout(done, 400));
        });
        expect(await answer).toMatchObject({ code: "in_progress", retryAfter: 2_000 });
      });
  });

  it("a change is verified with the session that stays, and not without one [R-API-A11]", async () => {
    const person = await of().person();
    const email = "verified.acts@mail.example";
    await person.kwan.users.updateMe({ email, current_password: password });
    const code = await of().lastCode(email);
    await expect(of().kwan.auth.verify(email, { code })).rejects.toMatchObject({ code: "unauthenticated" });
    const answer = await person.kwan.auth.verify(email, { code });
    expect(answer).toMatchObject({ token: person.token, user: { email, pending_email: null } });
    expect(Date.parse(answer.expires_at)).toBeGreaterThan(of().clock.now.getTime());
  });
});

// A database of its own, without administrators.
eachDatabase((database) => {
  const of = testServer(database, { PUBLIC_URL: "https://kwan.example" });
  it("a device gets its token only over https, if there is https [R-API-A07]", async () => {
    const cookie = await cookieAfter(await of().person(), of());
    const attributes = "Path=/api/; Max-Age=31536000; SameSite=Strict; HttpOnly; Secure";
    expect(cookie.replace(/^[^;]*; /, "")).toBe(attributes);
  });

  it("an authority has an administrator, or has had two [R-AUT-02]", async () => {
    const { kysely } = of().db;
    expect([await hasAdmin(kysely), await hasHadTwoAdmins(kysely)]).toEqual([false, false]);
    const admin = await of().person({ role: "admin" });
    expect([await hasAdmin(kysely), await hasHadTwoAdmins(kysely)]).toEqual([true, false]);
    await expect(admin.kwan.users.askForDeletion({ current_password: password })).rejects.toMatchObject({
      code: "state_forbids",
    });
    await of().person({ role: "admin" });
    expect([await hasAdmin(kysely), await hasHadTwoAdmins(kysely)]).toEqual([true, true]);
    await admin.kwan.users.askForDeletion({ current_password: password });
  });
});
