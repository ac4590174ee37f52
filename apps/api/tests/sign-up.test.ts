import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { password, testServer } from "./server.ts";

const minute = 60_000;
const form = (number: number) => ({
  first_name: "Esi",
  last_name: "Boateng",
  other_name: null,
  email: `esi${number}@mail.example`,
  username: `esi.${number}`,
  phone_number: `020 ${String(1_000_000 + number)}`,
  password1: password,
  password2: password,
});
const phoneOf = (number: number) => `+23320${String(1_000_000 + number)}`;

eachDatabase((database) => {
  const server = testServer(database);

  describe("signing up", () => {
    it("creates a learner, who is verified with the code sent to the phone [R-API-L01] [R-API-A06]", async () => {
      const { kwan, lastCode, db } = server();
      const sent = await kwan.auth.register(form(1));
      expect(sent.sent_to).toBe("+233 … 01");
      const session = await kwan.auth.verify(phoneOf(1), { code: await lastCode(phoneOf(1)) });
      expect(session.user).toMatchObject({
        role: "learner",
        is_phone_verified: true,
        is_email_verified: false,
        email: "esi.1@no-email.invalid",
        pending_email: "esi1@mail.example",
      });
      const row = await db.kysely
        .selectFrom("users")
        .select("password_hash")
        .where("username", "=", "esi.1")
        .executeTakeFirstOrThrow();
      expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(await kwan.users.me()).toMatchObject({ username: "esi.1" });
    });

    it("gives the same answer for a known phone number, creates no second account, and notifies its owner [R-API-L01]", async () => {
      const { kwan, person, lastMessage, db, clock } = server();
      const owner = await person();
      clock.forward(2 * minute);
      const registration = await kwan.auth.register({ ...form(2), phone_number: owner.phone_number });
      const fresh = await kwan.auth.register(form(3));
      expect(Object.keys(registration)).toEqual(Object.keys(fresh));
      expect(registration.message).toBe(fresh.message);
      expect(await lastMessage(owner.phone_number)).toContain("you already have an account");
      const users = await db.kysely
        .selectFrom("users")
        .select("id")
        .where("phone_number", "=", owner.phone_number)
        .execute();
      expect(users).toHaveLength(1);
    });

    it("refuses a repeated password that differs from the first, and creates nothing [R-API-L01] [R-VAL-05]", async () => {
      const { kwan, db } = server();
      await expect(kwan.auth.register({ ...form(5), password2: `${password}x` })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { password2: ["Passwords do not match"] },
      });
      const rows = await db.kysely.selectFrom("users").select("id").where("username", "=", "esi.5").execute();
      expect(rows).toEqual([]);
    });

    it("verifies the email given next to the phone number with a code, and then logs in with it [R-API-A06] [R-API-A03]", async () => {
      const { kwan, lastCode, lastMessage, clock } = server();
      clock.forward(61 * minute);
      const { email } = form(20);
      await kwan.auth.register(form(20));
      await kwan.auth.verify(phoneOf(20), { code: await lastCode(phoneOf(20)) });
      await expect(kwan.auth.loginByEmail({ email, password })).rejects.toMatchObject({ code: "credentials_wrong" });
      await kwan.auth.resendCode(email);
      const { user } = await kwan.auth.verify(email, { code: await lastCode(email) });
      expect(user).toMatchObject({ email, pending_email: null, is_email_verified: true, is_phone_verified: true });
      expect(await lastMessage(phoneOf(20))).toContain("has been verified");
      await kwan.auth.loginByEmail({ email, password });
      const session = await kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
      expect(session.user).toMatchObject({ username: "esi.20" });
    });

    it("with somebody else's email does not block its owner, who signs up and logs in with it [R-API-L01] [R-API-A03]", async () => {
      const { lastCode, clock } = server();
      clock.forward(61 * minute);
      const { email } = form(22);
      const signUp = async (number: number) => {
        const { kwan } = server();
        await kwan.auth.register({ ...form(number), email });
        await kwan.auth.verify(phoneOf(number), { code: await lastCode(phoneOf(number)) });
        return kwan;
      };
      const stranger = await signUp(21);
      await stranger.auth.resendCode(email);
      const strangersCode = await lastCode(email);
      clock.forward(61 * minute);
      const owner = await signUp(22);
      await owner.auth.resendCode(email);
      const { user } = await owner.auth.verify(email, { code: await lastCode(email) });
      expect(user).toMatchObject({ username: "esi.22", email, is_email_verified: true });
      clock.forward(2 * minute);
      const { kwan } = server();
      await kwan.auth.loginByEmail({ email, password });
      const session = await kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
      expect(session.user).toMatchObject({ username: "esi.22" });
      // Even with the right code, the address stays with its owner.
      await expect(stranger.auth.verify(email, { code: strangersCode })).rejects.toMatchObject({ status: 400 });
      await stranger.auth.resendCode(email);
      await expect(stranger.auth.verify(email, { code: await lastCode(email) })).rejects.toMatchObject({
        code: "already_exists",
      });
      expect(await stranger.users.me()).toMatchObject({ email: "esi.21@no-email.invalid", is_email_verified: false });
    });

    it("needs no email; the account then shows a placeholder instead of one [R-API-A10] [R-ENT-01]", async () => {
      const { kwan, lastCode, clock } = server();
      clock.forward(61 * minute);
      await kwan.auth.register({ ...form(6), email: "" });
      await kwan.auth.verify(phoneOf(6), { code: await lastCode(phoneOf(6)) });
      expect(await kwan.users.me()).toMatchObject({ email: "esi.6@no-email.invalid", is_email_verified: false });
    });

    it("reports a taken username, and refuses the most common passwords [R-VAL-04]", async () => {
      const { kwan, person, db, clock } = server();
      clock.forward(2 * minute);
      const owner = await person();
      const { username } = await db.kysely
        .selectFrom("users")
        .select("username")
        .where("id", "=", owner.id)
        .executeTakeFirstOrThrow();
      await expect(kwan.auth.register({ ...form(4), username: username.toUpperCase() })).rejects.toMatchObject({
        status: 400,
        fieldErrors: { username: ["This username is taken. Choose another."] },
      });
      await expect(
        kwan.auth.register({ ...form(4), password1: "Password1", password2: "Password1" }),
      ).rejects.toMatchObject({
        fieldErrors: { password1: [expect.stringContaining("too easy to guess")] },
      });
    });

    it("gives a username to one of fifty concurrent sign-ups [R-API-L01]", async () => {
      const { kwan, db, clock } = server();
      clock.forward(61 * minute);
      const tries = Array.from({ length: 50 }, (_, index) =>
        kwan.auth.register({ ...form(100 + index), username: "wanted" }).settled(),
      );
      const ended = await Promise.all(tries);
      expect(ended.filter((each) => each.ok).length).toBeGreaterThanOrEqual(1);
      const users = await db.kysely.selectFrom("users").select("id").where("username", "=", "wanted").execute();
      expect(users).toHaveLength(1);
    });

    it("makes everyone who signs up a learner, whatever role they request [R-ADD-15]", async () => {
      const { baseUrl, kwan, lastCode } = server();
      const phone_number = "+233244987654";
      const signUp = {
        first_name: "Kofi",
        last_name: "Climber",
        username: "kofi.climber",
        phone_number,
        password1: password,
        password2: password,
        ...{ role: "admin", is_active: true, branch: "brn_1", school: "sch_1", driver: "drv_1" },
      };
      const answer = await fetch(`${baseUrl}/learner/register/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(signUp),
      });
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(300);
      const { user } = await kwan.auth.verify(phone_number, { code: await lastCode(phone_number) });
      expect(user).toMatchObject({ role: "learner", driver: null });
    });
  });
});
