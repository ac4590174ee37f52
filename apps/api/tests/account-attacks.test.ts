import { hasCode, isApiError } from "@kwan/sdk";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { loggedIn } from "./logged-in.ts";
import { password, testServer } from "./server.ts";

const minute = 60_000;
const otherPassword = "Adinkra-2026!";

eachDatabase((database) => {
  const server = testServer(database);
  let made = 0;
  const signUpForm = (phone_number: string) => {
    made += 1;
    const name = `abena.${made}.${phone_number.slice(-4)}`;
    return { first_name: "Abena", last_name: "Owusu", username: name, phone_number, password1: password };
  };
  const newPhone = () => `+23324${String(7_000_000 + made * 7 + Math.floor(Math.random() * 900_000))}`;
  const attempt = (answer: { ok: boolean; error?: unknown }) =>
    answer.ok ? "ok" : isApiError(answer.error) ? (answer.error.code ?? "unknown") : "fault";

  /** Requests password resets for someone, as a stranger could. */
  const askForResets = async (email: string, times: number) => {
    for (let n = 0; n < times; n++) await server().kwan.auth.startPasswordReset(email).settled();
  };

  describe("a stranger", () => {
    it("cannot lock out the owner by requesting resets", async () => {
      const { kwan, person, lastCode } = server();
      const { email } = await person({ role: "admin" });
      await askForResets(email, 10);
      await kwan.auth.loginByEmail({ email, password });
      await kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
    });

    it("only uses up the owner's five codes an hour with codes that were sent, not with refused requests", async () => {
      const { kwan, person, clock } = server();
      const { email } = await person();
      await askForResets(email, 30);
      clock.forward(minute);
      expect(await kwan.auth.startPasswordReset(email)).toMatchObject({ sent_to: expect.any(String) });
    });

    it("blocks only their own network by guessing passwords, and a reset unblocks the owner on that network too", async () => {
      const { kwan, person, lastCode } = server();
      const { email } = await person();
      for (let n = 0; n < 12; n++) await kwan.auth.loginByEmail({ email, password: "Wrong-2026" }).settled();
      expect(attempt(await kwan.auth.loginByEmail({ email, password }).settled())).toBe("rate_limited");
      await kwan.auth.startPasswordReset(email);
      const { reset_token } = await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) });
      await kwan.auth.confirmPasswordReset({ reset_token, password1: otherPassword });
      await kwan.auth.loginByEmail({ email, password: otherPassword });
    });

    it("gets no code by requesting another one after the owner has logged in", async () => {
      const { kwan, person, lastCode, clock } = server();
      const { email } = await person();
      await kwan.auth.loginByEmail({ email, password });
      const code = await lastCode(email);
      await kwan.auth.completeLoginByEmail(email, { code });
      clock.forward(2 * minute);
      await kwan.auth.resendCode(email);
      expect(await lastCode(email), "no new code was sent").toBe(code);
    });

    it("cannot keep an attempt alive without the password: it ends 15 minutes after it began", async () => {
      const { kwan, person, lastCode, clock } = server();
      const { email } = await person();
      await kwan.auth.loginByEmail({ email, password });
      clock.forward(8 * minute);
      await kwan.auth.resendCode(email);
      const code = await lastCode(email);
      clock.forward(8 * minute);
      await kwan.auth.resendCode(email);
      expect(await lastCode(email)).toBe(code);
    });

    it("gets ten guesses an hour at the codes of a reset, however many codes are sent", async () => {
      const { kwan, person, lastCode, clock } = server();
      const { email } = await person();
      let wrongs = 0;
      for (let round = 0; round < 4; round++) {
        await kwan.auth.startPasswordReset(email);
        const wrong = (await lastCode(email)) === "000000" ? "111111" : "000000";
        for (let n = 0; n < 6; n++) {
          const answer = await kwan.auth.verifyPasswordReset({ target: email, code: wrong }).settled();
          if (!answer.ok && (hasCode(answer.error, "code_wrong") || hasCode(answer.error, "code_expired"))) wrongs += 1;
        }
        clock.forward(minute + 1_000);
      }
      expect(wrongs).toBeLessThanOrEqual(12);
      expect(
        attempt(await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) }).settled()),
      ).toBe("rate_limited");
    });

    it("cannot find out who has an account by requesting a code again", async () => {
      const { kwan, person, clock } = server();
      const owner = await person();
      const answers: string[][] = [];
      for (const phone_number of [owner.phone_number, newPhone()]) {
        const { attempt: own } = await kwan.auth.register(signUpForm(phone_number));
        const ask = async (body?: { attempt: string }) =>
          attempt(await kwan.auth.resendCode(phone_number, body).settled());
        const soon = [await ask({ attempt: own }), await ask(), await ask()];
        clock.forward(minute + 1_000);
        answers.push([...soon, await ask({ attempt: own }), await ask()]);
      }
      const same = ["rate_limited", "ok", "rate_limited", "ok", "ok"];
      expect(answers).toEqual([same, same]);
    });

    it("cannot keep somebody's phone number by signing up with it and verifying their own email", async () => {
      const { kwan, lastCode, db, clock } = server();
      const victim = newPhone();
      const email = `squatter${made}@mail.example`;
      const form = { ...signUpForm(victim), email };
      await kwan.auth.register(form);
      const squatter = await db.kysely
        .updateTable("users")
        .set({ email, pending_email: null, is_email_verified: true })
        .where("username", "=", form.username)
        .returning("id")
        .executeTakeFirstOrThrow();
      clock.forward(2 * minute);
      await kwan.auth.register(signUpForm(victim));
      const { user } = await kwan.auth.verify(victim, { code: await lastCode(victim) });
      expect(user).toMatchObject({ phone_number: victim, is_phone_verified: true });
      const { token } = await loggedIn(server(), squatter.id);
      const me = await fetch(`${server().baseUrl}/users/me/`, { headers: { authorization: `Bearer ${token}` } });
      expect(await me.json()).toMatchObject({ email, phone_number: null });
    });

    it("cannot send a flood of messages to other countries", async () => {
      const { kwan, clock, db } = server();
      clock.forward(61 * minute);
      const signUp = async (number: number) =>
        attempt(await kwan.auth.register(signUpForm(`+4478810${number}`)).settled());
      expect(await signUp(10_000)).toBe("ok");
      // Pretend that 59 codes have been sent to other countries in the last hour.
      await db.kysely
        .updateTable("rate_limits")
        .set({ hits: 59 })
        .where("key", "=", "sign_up_messages_abroad")
        .execute();
      expect([await signUp(10_001), await signUp(10_002)]).toEqual(["ok", "invalid"]);
      clock.forward(61 * minute);
    });
  });

  describe("two people who sign up with the same number", () => {
    it("each keep their own account and code: the first code still works", async () => {
      const { kwan, lastCode, clock } = server();
      const phone = newPhone();
      const first = signUpForm(phone);
      const sent = await kwan.auth.register(first);
      const code = await lastCode(phone);
      expect(attempt(await kwan.auth.register(signUpForm(phone)).settled()), "within a minute of the first code").toBe(
        "rate_limited",
      );
      clock.forward(minute + 1_000);
      const second = signUpForm(phone);
      await kwan.auth.register(second);
      const secondCode = await lastCode(phone);
      const wrong = kwan.auth.verify(phone, { code: secondCode, attempt: sent.attempt });
      await expect(wrong, "a code belongs to its own sign-up").rejects.toMatchObject({ code: "code_wrong" });
      const { user } = await kwan.auth.verify(phone, { code, attempt: sent.attempt });
      expect(user.username).toBe(first.username);
      await expect(kwan.auth.verify(phone, { code: secondCode })).rejects.toMatchObject({ status: 400 });
    });

    it("each open their own account with their code, without naming the attempt", async () => {
      const { kwan, lastCode, lastMessage, clock } = server();
      const phone = newPhone();
      const [first, second] = [signUpForm(phone), signUpForm(phone)];
      await kwan.auth.register(first);
      const code = await lastCode(phone);
      expect(await lastMessage(phone), "strangers do not write in our messages").not.toContain(first.username);
      clock.forward(minute + 1_000);
      await kwan.auth.register(second);
      expect((await kwan.auth.verify(phone, { code })).user.username).toBe(first.username);
    });
  });

  it("somebody who closed the page for the code completes the sign-up by logging in", async () => {
    const { kwan, lastCode, clock } = server();
    const phone_number = newPhone();
    await kwan.auth.register(signUpForm(phone_number));
    clock.forward(20 * minute);
    await kwan.auth.loginByPhone({ phone_number, password });
    const { user } = await kwan.auth.completeLoginByPhone(phone_number, { code: await lastCode(phone_number) });
    expect(user.is_phone_verified).toBe(true);
  });

  it("somebody who corrects their number signs up again with the same username", async () => {
    const { kwan, lastCode } = server();
    const form = signUpForm(newPhone());
    await kwan.auth.register(form);
    const phone_number = newPhone();
    await kwan.auth.register({ ...form, phone_number });
    const { user } = await kwan.auth.verify(phone_number, { code: await lastCode(phone_number) });
    expect(user).toMatchObject({ username: form.username, phone_number });
    await expect(kwan.auth.register({ ...signUpForm(newPhone()), username: form.username })).rejects.toMatchObject({
      fieldErrors: { username: ["This username is taken. Choose another."] },
    });
  });

  it("a username that nobody has verified belongs to the person with its password, and after an hour to anybody", async () => {
    const { kwan, clock } = server();
    const form = signUpForm(newPhone());
    await kwan.auth.register(form);
    const again = () => kwan.auth.register({ ...form, phone_number: newPhone(), password1: otherPassword }).settled();
    clock.forward(60 * minute);
    expect(await again()).toMatchObject({ error: { fieldErrors: { username: [expect.any(String)] } } });
    clock.forward(1);
    expect(await again()).toMatchObject({ ok: true });
  });

  describe("a stolen session", () => {
    it("cannot change a contact or the password without the current password", async () => {
      const { person } = server();
      const { kwan } = await person();
      for (const change of [
        { email: "thief@mail.example" },
        { phone_number: "0244999888" },
        { password1: otherPassword },
      ])
        await expect(kwan.users.updateMe(change)).rejects.toMatchObject({
          fieldErrors: { current_password: ["Enter your password to change how you log in."] },
        });
      const wrong = kwan.users.updateMe({ email: "thief@mail.example", current_password: "Wrong-2026" });
      await expect(wrong).rejects.toMatchObject({ code: "credentials_wrong" });
    });
  });

  describe("a change of contact", () => {
    it("is confirmed by the code of the new contact, not by one for an earlier contact", async () => {
      const { person, lastCode } = server();
      const { kwan } = await person();
      const [first, second] = [`a${Date.now()}@mail.example`, `b${Date.now()}@mail.example`];
      await kwan.users.updateMe({ email: first, current_password: password });
      const code = await lastCode(first);
      await kwan.users.updateMe({ email: second, current_password: password });
      await expect(kwan.auth.verify(first, { code })).rejects.toMatchObject({ code: "code_expired" });
      expect(await kwan.users.me()).toMatchObject({ pending_email: second });
    });

    it("does not open a session for the person who receives the code", async () => {
      const { kwan: stranger, person, lastCode } = server();
      const { kwan } = await person();
      const email = `typo${Date.now()}@mail.example`;
      await kwan.users.updateMe({ email, current_password: password });
      const code = await lastCode(email);
      await expect(stranger.auth.verify(email, { code })).rejects.toMatchObject({ status: 401 });
      await kwan.auth.verify(email, { code });
    });

    it("stops the use of the old contact: it gets no code and cannot log in", async () => {
      const { kwan: stranger, person, lastCode, lastMessage, clock } = server();
      const { kwan, email: old } = await person();
      await stranger.auth.loginByEmail({ email: old, password });
      const oldCode = await lastCode(old);
      const email = `moved${Date.now()}@mail.example`;
      await kwan.users.updateMe({ email, current_password: password });
      await kwan.auth.verify(email, { code: await lastCode(email) });
      clock.forward(minute + 1_000);
      const told = await lastMessage(old);
      await stranger.auth.resendCode(old);
      expect(await lastMessage(old)).toBe(told);
      await expect(stranger.auth.completeLoginByEmail(old, { code: oldCode })).rejects.toMatchObject({ status: 400 });
    });

    it("is announced to the current contacts, even at night and to people who want no messages", async () => {
      const { person, lastMessage, clock, db } = server();
      const { kwan, email, phone_number } = await person();
      await kwan.users.updatePreferences({ sms: false, email: false });
      clock.now = new Date(`${clock.now.toISOString().slice(0, 10)}T23:30:00.000Z`);
      await kwan.users.updateMe({ password1: otherPassword, current_password: password });
      for (const contact of [email, phone_number]) {
        expect(await lastMessage(contact)).toContain("Your password has been changed");
        const row = await db.kysely
          .selectFrom("messages")
          .select("not_before")
          .where("recipient", "=", contact)
          .orderBy("created_at", "desc")
          .executeTakeFirstOrThrow();
        expect(row.not_before).toBeNull();
      }
    });
  });

  it("a reset invalidates all earlier codes and resets", async () => {
    const { kwan, person, lastCode, clock } = server();
    const { email } = await person();
    await kwan.auth.startPasswordReset(email);
    const older = await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) });
    await kwan.auth.loginByEmail({ email, password });
    const loginCode = await lastCode(email);
    clock.forward(minute + 1_000);
    await kwan.auth.startPasswordReset(email);
    const newer = await kwan.auth.verifyPasswordReset({ target: email, code: await lastCode(email) });
    await kwan.auth.confirmPasswordReset({ reset_token: newer.reset_token, password1: otherPassword });
    const again = kwan.auth.confirmPasswordReset({ reset_token: older.reset_token, password1: "Thief-2026!" });
    await expect(again).rejects.toMatchObject({ code: "code_expired" });
    await expect(kwan.auth.completeLoginByEmail(email, { code: loginCode })).rejects.toMatchObject({ status: 400 });
  });

  it("staff are logged out after twelve hours without use, citizens are not", async () => {
    const { person, clock } = server();
    const [officer, citizen] = [await person({ role: "officer" }), await person()];
    await officer.kwan.users.me();
    await citizen.kwan.users.me();
    for (let n = 0; n < 2; n++) {
      clock.forward(11 * 60 * minute);
      await officer.kwan.users.me();
    }
    clock.forward(13 * 60 * minute);
    await expect(officer.kwan.users.me()).rejects.toMatchObject({ status: 401 });
    await citizen.kwan.users.me();
  });
});
