// What a code for logging in, signing up, a reset or a change can still do after something else has happened.
import { expect, it as test } from "vitest";
import { hashCode } from "../src/people/accounts/tokens.ts";
import { eachDatabase } from "./databases.ts";
import { type Person, password, testServer } from "./server.ts";

const minute = 60_000;
const email = (name: string) => `${name}${Math.random().toString(36).slice(2)}@mail.example`;
const expired = { code: "code_expired" };

eachDatabase((database) => {
  const of = testServer(database);
  const byEmailOnly = testServer(database, {
    MAILBOX: "false",
    SMTP_URL: "smtp://mail.example:587",
    MAIL_FROM: "kwan@mail.example",
  });
  const it = (title: string, run: () => Promise<void>) => test(`${title} [R-API-A05]`, run);

  const accountOf = ({ id }: Pick<Person, "id">) =>
    of().db.kysely.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const setAccount = ({ id }: Pick<Person, "id">, changes: object) =>
    of().db.kysely.updateTable("users").set(changes).where("id", "=", id).execute();
  const messagesTo = async (recipient: string) =>
    (await of().db.kysely.selectFrom("messages").select("id").where("recipient", "=", recipient).execute()).length;
  const form = (phone_number: string) => ({
    ...{ first_name: "Esi", last_name: "Boateng", username: `esi.${Math.random().toString(36).slice(2)}` },
    ...{ phone_number, password1: password },
  });
  let phones = 0;
  const newPhone = () => `+23320${String(7_000_000 + ++phones)}`;
  const signedUp = async () => {
    const phone = newPhone();
    const { attempt } = await of().kwan.auth.register(form(phone));
    return { phone, attempt, code: await of().lastCode(phone) };
  };

  it("a code for logging in does not help once the account has been deactivated or has another contact", async () => {
    for (const change of [{ is_active: false }, { email: email("other") }]) {
      const owner = await of().person();
      await of().kwan.auth.loginByEmail({ email: owner.email, password });
      const code = await of().lastCode(owner.email);
      await setAccount(owner, change);
      await expect(of().kwan.auth.completeLoginByEmail(owner.email, { code })).rejects.toMatchObject(expired);
    }
  });

  it("the right code for somebody who has no account is refused, like any other", async () => {
    const target = email("nobody");
    await of().kwan.auth.startPasswordReset(target);
    await of()
      .db.kysely.updateTable("codes")
      .set({ code_hash: hashCode("123456", target, of().deps.config.secrets[0]), purpose: "login" })
      .where("target", "=", target)
      .execute();
    await expect(of().kwan.auth.completeLoginByEmail(target, { code: "123456" })).rejects.toMatchObject(expired);
    await of()
      .db.kysely.updateTable("codes")
      .set({ purpose: "reset", used_at: null })
      .where("target", "=", target)
      .execute();
    await expect(of().kwan.auth.verifyPasswordReset({ target, code: "123456" })).rejects.toMatchObject(expired);
  });

  it("a code for a sign-up does not verify another phone number", async () => {
    const { phone, code } = await signedUp();
    await of()
      .db.kysely.updateTable("users")
      .set({ phone_number: newPhone() })
      .where("phone_number", "=", phone)
      .execute();
    await expect(of().kwan.auth.verify(phone, { code })).rejects.toMatchObject(expired);
  });

  it("logging in does not change an account whose contact has been verified", async () => {
    const owner = await of().person();
    await setAccount(owner, { is_email_verified: false });
    const { version } = await accountOf(owner);
    await of().kwan.auth.loginByPhone({ phone_number: owner.phone_number, password });
    const { user } = await of().kwan.auth.completeLoginByPhone(owner.phone_number, {
      code: await of().lastCode(owner.phone_number),
    });
    expect(user).toMatchObject({ is_email_verified: false, is_phone_verified: true });
    expect((await accountOf(owner)).version).toBe(version);
  });

  it("somebody who cannot get text messages signs up with the code in an email, which verifies the email only", async () => {
    const server = byEmailOnly();
    const address = email("esi");
    const phone = newPhone();
    await expect(server.kwan.auth.register(form(phone))).rejects.toMatchObject({
      fieldErrors: { email: [expect.any(String)] },
    });
    const { sent_to } = await server.kwan.auth.register({ ...form(phone), email: address });
    expect(sent_to).toMatch(/@mail\.example$/);
    const { user } = await server.kwan.auth.verify(address, { code: await server.lastCode(address) });
    expect(user).toMatchObject({ email: address, is_email_verified: true, is_phone_verified: false });
    for (const call of [
      () => server.kwan.auth.loginByPhone({ phone_number: phone, password }),
      () => server.kwan.auth.startPasswordReset(phone),
    ])
      await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  });

  it("somebody who has asked for the deletion of the account is reminded when they log in, and cannot once it is due", async () => {
    const owner = await of().person();
    await owner.kwan.users.askForDeletion({ current_password: password });
    const titles = async () =>
      (await of().db.kysely.selectFrom("notifications").select("title").where("user_id", "=", owner.id).execute())
        .length;
    const before = await titles();
    const logIn = async () => {
      await of().kwan.auth.loginByEmail({ email: owner.email, password });
      return of().kwan.auth.completeLoginByEmail(owner.email, { code: await of().lastCode(owner.email) });
    };
    await logIn();
    expect(await titles()).toBe(before + 1);
    of().clock.forward(minute + 1);
    await setAccount(owner, { deletes_at: of().clock.now });
    await expect(logIn()).rejects.toMatchObject(expired);
  });

  it("a code is sent again for 15 minutes, and then nothing is sent", async () => {
    for (const [after, sent] of [
      [15 * minute - 1, 1],
      [15 * minute, 0],
    ] as const) {
      const owner = await of().person();
      const { attempt } = await of().kwan.auth.loginByEmail({ email: owner.email, password });
      const before = await messagesTo(owner.email);
      of().clock.forward(20_000);
      await expect(of().kwan.auth.resendCode(owner.email, { attempt })).rejects.toMatchObject({ retryAfter: 40_000 });
      of().clock.forward(after - 20_000);
      const again = await of().kwan.auth.resendCode(owner.email, { attempt });
      expect(again.attempt === attempt, "the same attempt").toBe(sent === 1);
      expect((await messagesTo(owner.email)) - before).toBe(sent);
    }
  });

  it("no code is sent again to an account that was deactivated, or to a contact that it no longer has", async () => {
    for (const change of [{ is_active: false }, { email: email("other") }]) {
      const owner = await of().person();
      const { attempt } = await of().kwan.auth.loginByEmail({ email: owner.email, password });
      const before = await messagesTo(owner.email);
      await setAccount(owner, change);
      of().clock.forward(minute);
      await of().kwan.auth.resendCode(owner.email, { attempt });
      expect(await messagesTo(owner.email)).toBe(before);
    }
  });

  it("of a sign-up only the last code counts, and the code of lessons is not sent again without its attempt", async () => {
    const { phone, attempt, code } = await signedUp();
    of().clock.forward(minute);
    await of().kwan.auth.resendCode(phone, { attempt });
    await expect(of().kwan.auth.verify(phone, { code, attempt })).rejects.toMatchObject({ code: "code_wrong" });
    await of().kwan.auth.verify(phone, { code: await of().lastCode(phone), attempt });
    const owner = await of().person();
    const login = await of().kwan.auth.loginByPhone({ phone_number: owner.phone_number, password });
    await of()
      .db.kysely.updateTable("codes")
      .set({ purpose: "lessons" })
      .where("target", "=", owner.phone_number)
      .execute();
    const before = await messagesTo(owner.phone_number);
    of().clock.forward(minute);
    await of().kwan.auth.resendCode(owner.phone_number);
    expect(await messagesTo(owner.phone_number)).toBe(before);
    await of().kwan.auth.resendCode(owner.phone_number, { attempt: login.attempt });
    expect(await messagesTo(owner.phone_number)).toBe(before + 1);
  });
});
