import { hasCode, isApiError } from "@kwan/sdk";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { password, testServer } from "./server.ts";

const minute = 60_000;
eachDatabase((database) => {
  const server = testServer(database);

  describe("logging in", () => {
    it("takes email and password, then the code, and returns a valid token [R-API-A01] [R-API-A03] [R-API-A10] [R-STA-05]", async () => {
      const { kwan, person, lastCode, clock, db } = server();
      const { email, id } = await person();
      const sent = await kwan.auth.loginByEmail({ email: email.toUpperCase(), password });
      expect(sent.sent_to).toBe(`${email.slice(0, 1)}…@mail.example`);
      const session = await kwan.auth.completeLoginByEmail(email, { code: await lastCode(email) });
      expect(session.user.id).toBe(id);
      expect(session.expires_at.slice(0, 10)).toBe(
        new Date(clock.now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10),
      );
      expect((await kwan.users.me()).id).toBe(id);
      const stored = await db.kysely.selectFrom("sessions").selectAll().where("user_id", "=", id).execute();
      expect(JSON.stringify(stored)).not.toContain(session.token);
    });

    it("accepts a phone number in the forms in which people write it [R-API-A02] [R-API-A04]", async () => {
      const { kwan, person, lastCode } = server();
      const { phone_number, id } = await person();
      await kwan.auth.loginByPhone({ phone_number: phone_number.replace("+233", "0"), password });
      const session = await kwan.auth.completeLoginByPhone(phone_number, { code: await lastCode(phone_number) });
      expect(session.user.id).toBe(id);
    });

    it("gives the same answer to a wrong password and an unknown account, and sends no code [R-API-A01] [R-API-A02]", async () => {
      const { kwan, person, lastMessage } = server();
      const { email, phone_number } = await person();
      const wrong = { password: "Wrong-2026" };
      const answers = await Promise.all([
        ...[email, "nobody@mail.example"].map((each) => kwan.auth.loginByEmail({ email: each, ...wrong }).settled()),
        ...[phone_number, "+233209999999"].map((each) =>
          kwan.auth.loginByPhone({ phone_number: each, ...wrong }).settled(),
        ),
      ]);
      const [first, ...others] = answers.map((answer) =>
        answer.ok ? null : { ...(answer.error.body as object), request_id: "" },
      );
      expect(first).toMatchObject({ code: "credentials_wrong" });
      for (const other of others) expect(other).toEqual(first);
      for (const each of [email, phone_number]) expect(await lastMessage(each)).toBeUndefined();
    });

    it("accepts a code only for the purpose that it was sent for [R-API-A03] [R-API-A04] [R-API-A06] [R-API-A09]", async () => {
      const { kwan, person, lastCode, clock } = server();
      const { email, phone_number } = await person();
      const ends = {
        login: {
          start: (target: string) =>
            target.includes("@")
              ? kwan.auth.loginByEmail({ email: target, password })
              : kwan.auth.loginByPhone({ phone_number: target, password }),
          end: (target: string, code: string) =>
            target.includes("@")
              ? kwan.auth.completeLoginByEmail(target, { code })
              : kwan.auth.completeLoginByPhone(target, { code }),
        },
        reset: {
          start: (target: string) => kwan.auth.startPasswordReset(target),
          end: (target: string, code: string) => kwan.auth.verifyPasswordReset({ target, code }),
        },
        signup: { end: (target: string, code: string) => kwan.auth.verify(target, { code }) },
      } as const;
      for (const target of [email, phone_number])
        for (const purpose of ["login", "reset"] as const) {
          clock.forward(61 * minute);
          await ends[purpose].start(target);
          const code = await lastCode(target);
          for (const [other, { end }] of Object.entries(ends))
            if (other !== purpose)
              await expect(end(target, code).settled(), `${purpose} for ${other}`).resolves.toMatchObject({
                ok: false,
                error: { code: "code_wrong" },
              });
          expect((await ends[purpose].end(target, code).settled()).ok, purpose).toBe(true);
        }
    });

    it("reports a wrong code and the tries left, without overwriting the error's own code [R-API-A03]", async () => {
      const { kwan } = server();
      await expect(kwan.auth.completeLoginByEmail("nobody@people.example", { code: "123456" })).rejects.toMatchObject({
        code: "code_wrong",
        summary: "Error: That code is wrong or has expired. Check it, or request a new one.",
      });
    });

    it("accepts no code after five wrong ones, not even the right one [R-API-A03]", async () => {
      const { kwan, person, lastCode } = server();
      const { email } = await person();
      const { attempt } = await kwan.auth.loginByEmail({ email, password });
      const code = await lastCode(email);
      const wrong = code === "000000" ? "111111" : "000000";
      const left: (number | null | undefined)[] = [];
      for (let tries = 0; tries < 5; tries++) {
        const answer = await kwan.auth.completeLoginByEmail(email, { code: wrong, attempt }).settled();
        left.push(
          !answer.ok && isApiError(answer.error) ? (answer.error.body as { tries_left?: number }).tries_left : null,
        );
      }
      expect(left).toEqual([4, 3, 2, 1, undefined]);
      await expect(kwan.auth.completeLoginByEmail(email, { code, attempt })).rejects.toSatisfy((error) =>
        hasCode(error, "code_expired"),
      );
      await expect(kwan.auth.completeLoginByEmail(email, { code })).rejects.toMatchObject({ code: "code_wrong" });
    });

    it("lets only one of fifty concurrent requests use a code [R-API-A03]", async () => {
      const { kwan, person, lastCode, db } = server();
      const { email, id } = await person();
      await kwan.auth.loginByEmail({ email, password });
      const code = await lastCode(email);
      const before = await db.kysely.selectFrom("sessions").select("id").where("user_id", "=", id).execute();
      const ended = await Promise.all(
        Array.from({ length: 50 }, () => kwan.auth.completeLoginByEmail(email, { code }).settled()),
      );
      expect(ended.filter((each) => each.ok)).toHaveLength(1);
      const after = await db.kysely.selectFrom("sessions").select("id").where("user_id", "=", id).execute();
      expect(after.length - before.length).toBe(1);
    });

    it("refuses a code after ten minutes [R-API-A04]", async () => {
      const { kwan, person, lastCode, clock } = server();
      const { phone_number } = await person();
      const { attempt } = await kwan.auth.loginByPhone({ phone_number, password });
      const code = await lastCode(phone_number);
      clock.forward(10 * minute);
      await expect(kwan.auth.completeLoginByPhone(phone_number, { code })).rejects.toMatchObject({
        code: "code_wrong",
      });
      await expect(kwan.auth.completeLoginByPhone(phone_number, { code, attempt })).rejects.toSatisfy((error) =>
        hasCode(error, "code_expired"),
      );
    });

    it("logs a learner in by phone with the code sent to it, once [R-API-A02] [R-API-A04]", async () => {
      const { kwan, person, lastCode } = server();
      const { id, phone_number } = await person();
      await kwan.auth.loginByPhone({ phone_number, password });
      const code = await lastCode(phone_number);
      const { user, token } = await kwan.auth.completeLoginByPhone(phone_number, { code });
      expect(user.id).toBe(id);
      expect(token).toMatch(/.{20,}/);
      await expect(kwan.auth.completeLoginByPhone(phone_number, { code })).rejects.toMatchObject({ status: 400 });
    });

    it("sends a code again after a minute, without new tries [R-API-A05]", async () => {
      const { kwan, person, lastCode, clock } = server();
      // Wait until the wrong guesses of earlier tests no longer count against this IP address.
      clock.forward(16 * minute);
      const { email } = await person();
      const { resend_after, attempt } = await kwan.auth.loginByEmail({ email, password });
      expect(Date.parse(resend_after) - clock.now.getTime()).toBe(minute);
      const first = await lastCode(email);
      const wrong = first === "000000" ? "111111" : "000000";
      for (let tries = 0; tries < 4; tries++)
        await kwan.auth.completeLoginByEmail(email, { code: wrong, attempt }).settled();
      const again = kwan.auth.resendCode(email, { attempt });
      await expect(again).rejects.toMatchObject({ status: 429, code: "rate_limited" });
      clock.forward(minute);
      await kwan.auth.resendCode(email, { attempt });
      const second = await lastCode(email);
      const answer = await kwan.auth
        .completeLoginByEmail(email, { code: second === "000000" ? "111111" : "000000", attempt })
        .settled();
      expect(!answer.ok && hasCode(answer.error, "code_expired")).toBe(true);
    });

    it("stops after resending 300 codes in an hour that nobody enters, whoever they are for [R-API-A05]", async () => {
      const { kwan, clock } = server();
      clock.forward(61 * minute);
      const ask = (n: number) => kwan.auth.resendCode(`nobody${n}@mail.example`).settled();
      for (let n = 0; n < 300; n++) expect((await ask(n)).ok).toBe(true);
      expect(await ask(300)).toMatchObject({ ok: false, error: { status: 429, code: "rate_limited" } });
      clock.forward(61 * minute);
    });

    it("stops after ten tries in 15 minutes, and starts again in the next window [R-API-A01]", async () => {
      const { kwan, person, clock } = server();
      const { email } = await person();
      for (let tries = 0; tries < 10; tries++)
        await kwan.auth.loginByEmail({ email, password: "Wrong-2026" }).settled();
      const stopped = await kwan.auth.loginByEmail({ email, password }).settled();
      expect(!stopped.ok && isApiError(stopped.error) && stopped.error.retryAfter).toBeGreaterThan(14 * minute);
      clock.forward(16 * minute);
      expect(await kwan.auth.loginByEmail({ email, password })).toMatchObject({ sent_to: expect.any(String) });
    });
  });

  describe("resetting the password", () => {
    it("needs a code, ends every session, and works once [R-API-A07] [R-API-A08] [R-API-A09]", async () => {
      const { kwan, person, lastCode, clock } = server();
      clock.forward(61 * minute);
      const owner = await person();
      await kwan.auth.startPasswordReset(owner.email);
      const { reset_token } = await kwan.auth.verifyPasswordReset({
        target: owner.email,
        code: await lastCode(owner.email),
      });
      const body = { reset_token, password1: "Adinkra-2026!", password2: "Adinkra-2026!" };
      expect((await kwan.auth.confirmPasswordReset(body)).message).toContain("Log in with the new one");
      await expect(owner.kwan.users.me()).rejects.toMatchObject({ status: 401 });
      await expect(kwan.auth.confirmPasswordReset(body)).rejects.toMatchObject({ code: "code_expired" });
      await expect(kwan.auth.loginByEmail({ email: owner.email, password })).rejects.toMatchObject({
        code: "credentials_wrong",
      });
      clock.forward(minute);
      await kwan.auth.loginByEmail({ email: owner.email, password: "Adinkra-2026!" });
    });

    it("gives the same answer for an unknown account, and sends nothing [R-API-A07]", async () => {
      const { kwan, lastMessage } = server();
      const answer = await kwan.auth.startPasswordReset("stranger@mail.example");
      expect(answer).toMatchObject({ sent_to: "s…@mail.example" });
      expect(await lastMessage("stranger@mail.example")).toBeUndefined();
    });
  });

  describe("the caller's own account", () => {
    it("is changed with the version that was read; a stale version gets the current state [R-API-A11] [R-ADD-13]", async () => {
      const { person } = server();
      const { kwan } = await person();
      const first = await kwan.users.me();
      const renamed = await kwan.users.updateMe({ username: `renamed.${Date.now() % 100_000}` }, { ifMatch: first });
      const late = await kwan.users.updateMe({ username: "too.late" }, { ifMatch: first }).settled();
      const current = !late.ok && isApiError(late.error) && late.error.current;
      expect(current).toMatchObject({ username: renamed.username });
      const username = `again.${Date.now() % 100_000}`;
      expect(await kwan.users.updateMe({ username }, { ifMatch: current as object })).toMatchObject({ username });
    });

    it("keeps the current email until the new one is verified [R-API-A11]", async () => {
      const { person, lastCode, lastMessage } = server();
      const { kwan, token, email: present } = await person();
      const email = `new${Date.now()}@mail.example`;
      expect(await kwan.users.updateMe({ email, current_password: password })).toMatchObject({
        email: present,
        is_email_verified: true,
        pending_email: email,
      });
      expect(await lastMessage(present)).toContain("If this was not you, change your password now");
      const session = await kwan.auth.verify(email, { code: await lastCode(email) });
      expect(session.user).toMatchObject({ email, is_email_verified: true, pending_email: null });
      expect(session.token, "no other session is opened").toBe(token);
      expect(await lastMessage(present)).toContain("has been changed to n…@mail.example");
    });

    it("needs the current password to set a new one [R-API-A11]", async () => {
      const { person } = server();
      const { kwan } = await person();
      await expect(
        kwan.users.updateMe({ password1: "Adinkra-2026!", current_password: "Wrong-1" }),
      ).rejects.toMatchObject({
        fieldErrors: { current_password: [expect.stringContaining("password is not correct")] },
      });
      await kwan.users.updateMe({ password1: "Adinkra-2026!", current_password: password });
    });
  });

  it("a code for neither an email nor a phone number is refused with a message", async () => {
    await expect(server().kwan.auth.completeLoginByPhone("12345", { code: "123456" })).rejects.toMatchObject({
      code: "invalid",
      fieldErrors: { target: [expect.any(String)] },
    });
  });

  describe("a request", () => {
    it("has one effect and one answer if it is sent twice with one key [R-ADD-13]", async () => {
      const { person, kwan, db, clock } = server();
      clock.forward(61 * minute);
      const { email } = await person();
      const idempotencyKey = `key-${Date.now()}`;
      const [one, two] = [
        await kwan.auth.loginByEmail({ email, password }, { idempotencyKey }),
        await kwan.auth.loginByEmail({ email, password }, { idempotencyKey }),
      ];
      expect(two).toEqual(one);
      const codes = await db.kysely.selectFrom("codes").select("id").where("target", "=", email).execute();
      expect(codes).toHaveLength(1);
      await expect(kwan.auth.loginByEmail({ email, password: "Other-2026" }, { idempotencyKey })).rejects.toMatchObject(
        { status: 422, code: "key_reused" },
      );
    });

    it("is told to log in if it has no valid token, and gets a JSON 404 for an unknown path", async () => {
      const { kwan, baseUrl } = server();
      await expect(kwan.users.me()).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
      const nowhere = await fetch(`${baseUrl}/nowhere/`);
      expect([nowhere.status, await nowhere.json()]).toMatchObject([
        404,
        { code: "not_found", request_id: nowhere.headers.get("x-request-id") },
      ]);
      expect(nowhere.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    });

    it("leaves no password, code or token in the log", async () => {
      const { kwan, person, lastCode, log, clock } = server();
      clock.forward(2 * minute);
      const { email } = await person();
      await kwan.auth.loginByEmail({ email, password });
      const code = await lastCode(email);
      const { token } = await kwan.auth.completeLoginByEmail(email, { code });
      const all = log.join("");
      expect(all).toContain("completeLoginByEmail");
      for (const planted of [password, code, token, email]) expect(all).not.toContain(planted);
    });
  });
});
