// What protects an account whose owner is logged in: sessions, tokens, changes of contact, and the current password.
import { expect, it as test } from "vitest";
import { confirmReset } from "../src/people/accounts/commands/reset-password.ts";
import { systemContext } from "../src/platform/context.ts";
import { inTransaction } from "../src/platform/db/transaction.ts";
import { Refusal } from "../src/platform/domain-error.ts";
import { eachDatabase } from "./databases.ts";
import { idOf } from "./id-of.ts";
import { type Person, password, testServer } from "./server.ts";

const minute = 60_000;
const email = (name: string) => `${name}${Math.random().toString(36).slice(2)}@mail.example`;

eachDatabase((database) => {
  const of = testServer(database);
  const it = (title: string, run: () => Promise<void>) => test(`${title} [R-API-A11]`, run);

  const accountOf = ({ id }: Pick<Person, "id">) =>
    of().db.kysely.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const setAccount = ({ id }: Pick<Person, "id">, changes: object) =>
    of().db.kysely.updateTable("users").set(changes).where("id", "=", id).execute();
  const messagesTo = async (recipient: string) =>
    (await of().db.kysely.selectFrom("messages").select("id").where("recipient", "=", recipient).execute()).length;

  it("a session has an ID of its own, and its last use is noted once a minute", async () => {
    const owner = await of().person();
    await of().kwan.auth.loginByEmail({ email: owner.email, password });
    await of().kwan.auth.completeLoginByEmail(owner.email, { code: await of().lastCode(owner.email) });
    const sessions = async () =>
      of().db.kysely.selectFrom("sessions").selectAll().where("user_id", "=", owner.id).orderBy("id").execute();
    for (const { id } of await sessions()) expect(id).toMatch(/^ses_\w+$/);
    const lastUse = async () => Math.max(...(await sessions()).map(({ last_used_at }) => Date.parse(last_used_at)));
    const first = await lastUse();
    of().clock.forward(minute);
    await owner.kwan.users.me();
    expect(await lastUse()).toBe(first);
    of().clock.forward(1);
    await owner.kwan.users.me();
    expect(await lastUse()).toBe(first + minute + 1);
  });

  it("a token counts only as the whole of the header", async () => {
    const { token } = await of().person();
    const status = async (authorization: string) =>
      (await fetch(`${of().baseUrl}/users/me/`, { headers: { authorization } })).status;
    const right = `Bearer ${token}`;
    expect(await Promise.all([right, `bearer ${token}`, `Basic ${right}`, `${right} more`].map(status))).toEqual([
      200, 200, 401, 401,
    ]);
  });

  it("a pending change gets new codes for as long as it is pending, and two people do not hinder each other", async () => {
    const target = email("shared");
    const [one, two] = [await of().person(), await of().person()];
    for (const { kwan } of [one, two]) await kwan.users.updateMe({ email: target, current_password: password });
    of().clock.forward(61 * minute);
    const before = await messagesTo(target);
    for (const { kwan } of [one, two]) await kwan.auth.resendCode(target);
    expect(await messagesTo(target)).toBe(before + 2);
    await two.kwan.auth.verify(target, { code: await of().lastCode(target) });
    expect(await accountOf(two)).toMatchObject({ email: target, pending_email: null });
  });

  it("a change of contact is in the audit log, and told even to people who want no messages", async () => {
    const acts = async ({ id }: Person) =>
      (
        await of()
          .db.kysely.selectFrom("audit")
          .select(["before", "after"])
          .where("action", "=", "change_contact")
          .where("actor_id", "=", id)
          .execute()
      ).map(({ before, after }) => ({ before, after }));
    const change = async (owner: Person, target: string) => {
      await owner.kwan.users.updateMe({ email: target, current_password: password });
      await owner.kwan.auth.verify(target, { code: await of().lastCode(target) });
    };
    const [owner, first, own] = [await of().person(), await of().person(), await of().person()];
    for (const each of [owner, first, own]) await setAccount(each, { wants_sms: false, wants_email: false });
    await setAccount(first, { email: null, is_email_verified: false });
    await setAccount(own, { is_email_verified: false });
    const texts = await Promise.all([owner, first, own].map(({ phone_number }) => messagesTo(phone_number)));
    await change(owner, "new.address@mail.example");
    await change(first, "first.address@mail.example");
    await change(own, own.email);
    // The log keeps a digest of each contact. The last one has verified the address that the account had.
    const changed = (await Promise.all([owner, first, own].map(acts))).flat();
    const digest = { contact: { digest: expect.any(String) } };
    expect(changed).toEqual([
      { before: digest, after: digest },
      { before: { contact: null }, after: digest },
      { before: digest, after: digest },
    ]);
    const later = await Promise.all([owner, first, own].map(({ phone_number }) => messagesTo(phone_number)));
    // Of the first two, the change itself was announced, too.
    expect(later.map((count, at) => count - (texts[at] ?? 0))).toEqual([2, 2, 0]);
  });

  it("a new password needs a token that counts, also if it was prepared", async () => {
    const origin = { network: "192.0.2.1", deviceToken: null };
    const confirm = (reset_token: string, password_hash: string | null) =>
      inTransaction(of().db, (tx) =>
        confirmReset(systemContext(tx, of().deps, "test" as never), { reset_token, password_hash, origin }),
      );
    expect(await confirm("x".repeat(43), "a hash")).toBeInstanceOf(Refusal);
    const owner = await of().person();
    await of().kwan.auth.startPasswordReset(owner.email);
    const code = await of().lastCode(owner.email);
    const { reset_token } = await of().kwan.auth.verifyPasswordReset({ target: owner.email, code });
    const { password_hash } = await accountOf(owner);
    expect(await confirm(reset_token, null)).toBeInstanceOf(Refusal);
    expect(await accountOf(owner)).toMatchObject({ id: idOf("usr", owner.id), password_hash });
  });

  it("wrong current passwords end the tries of one session, and not those of another", async () => {
    const owner = await of().person();
    await of().kwan.auth.loginByEmail({ email: owner.email, password });
    const elsewhere = of().kwan;
    await elsewhere.auth.completeLoginByEmail(owner.email, { code: await of().lastCode(owner.email) });
    const wrong = { current_password: "Wrong-2026" };
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const answer = await owner.kwan.sessions.endOthers(wrong).settled();
      codes.push(answer.ok ? "ok" : String((answer.error as { code?: string }).code));
    }
    expect(codes.indexOf("rate_limited")).toBeGreaterThan(4);
    const right = { current_password: password };
    await expect(owner.kwan.sessions.endOthers(right)).rejects.toMatchObject({ code: "rate_limited" });
    await elsewhere.sessions.endOthers(right);
  });
});
