// Everything that somebody can guess: each wrong guess leaves a row in the audit log, and the calls say the same about
// every account.
import { calls } from "@kwan/contract";
import { ApiError, createKwan, type Kwan, memoryTokens } from "@kwan/sdk";
import { beforeEach, describe, expect, it } from "vitest";
import { hashToken, newToken } from "../src/people/accounts/tokens.ts";
import { closeRefusals } from "../src/platform/audit/refusals.ts";
import { CallBudgets, callBudgets } from "../src/platform/rate-limits/call-budgets.ts";
import { eachDatabase } from "./databases.ts";
import { type Person, password, testServer } from "./server.ts";

const minute = 60_000;
type Outcome = { readonly ok: boolean; readonly error?: unknown };

eachDatabase((database) => {
  const of = testServer(database, { TRUSTED_PROXIES: "127.0.0.1" });
  let made = 0;
  const on = (network: string, token?: string): Kwan =>
    createKwan({
      baseUrl: of().baseUrl,
      tokens: memoryTokens(token),
      retries: 0,
      ky: { headers: { "x-forwarded-for": network } },
    });
  const network = () => `203.0.113.${(++made % 250) + 1}`;
  const rows = async () =>
    await of().db.kysely.selectFrom("audit").select(["action", "entity", "address", "after"]).orderBy("seq").execute();
  const ofLessons = "the code that confirms lessons";
  const newcomer = (secret: string) => of().person({ role: "learner", hasProfile: secret === ofLessons });

  beforeEach(() => of().db.kysely.deleteFrom("rate_limits").execute());

  /** For each secret that the server checks, a call with a wrong one. */
  const guesses: Readonly<Record<string, (kwan: Kwan, person: Person) => Promise<Outcome>>> = {
    "a password": (kwan, { email }) => kwan.auth.loginByEmail({ email, password: "Wrong-2026" }).settled(),
    "a password at the log-in by phone": (kwan, { phone_number }) =>
      kwan.auth.loginByPhone({ phone_number, password: "Wrong-2026" }).settled(),
    "the code of a log-in": async (kwan, { email }) => {
      const { attempt } = await kwan.auth.loginByEmail({ email, password });
      const code = (await of().lastCode(email)) === "000000" ? "111111" : "000000";
      return kwan.auth.completeLoginByEmail(email, { code, attempt }).settled();
    },
    "the code of a log-in that names no attempt": (kwan, { phone_number }) =>
      kwan.auth.completeLoginByPhone(phone_number, { code: "000000" }).settled(),
    "the code of a sign-up": (kwan) => kwan.auth.verify("+233247222333", { code: "000000" }).settled(),
    "the code of a reset": (kwan, { email }) =>
      kwan.auth.verifyPasswordReset({ target: email, code: "000000" }).settled(),
    "a reset token": (kwan) =>
      kwan.auth.confirmPasswordReset({ reset_token: newToken(), password1: "Adinkra-2026!" }).settled(),
    "the current password, to change the account": (_, { kwan }) =>
      kwan.users.updateMe({ password1: "Adinkra-2026!", current_password: "Wrong-2026" }).settled(),
    "the current password, to delete the account": (_, { kwan }) =>
      kwan.users.askForDeletion({ current_password: "Wrong-2026" }).settled(),
    "the current password, to end a session": (_, { kwan }) =>
      kwan.sessions.end("ses_01H8QJ7K2M", { current_password: "Wrong-2026" }).settled(),
    "the current password, to end the other sessions": (_, { kwan }) =>
      kwan.sessions.endOthers({ current_password: "Wrong-2026" }).settled(),
    "the details of a licence": (_, { kwan }) =>
      kwan.drivers
        .claim({ license_number: `NONE-${++made}`, date_of_birth: "1990-01-01", issued_on: "2020-01-01" })
        .settled(),
    "a share code": (kwan) => kwan.licences.check("ABCD-EFGH-JKLM").settled(),
    [ofLessons]: (_, { kwan }) => kwan.schools.confirmLessons({ code: "000000", attempt: "att_01H8QJ7K2M" }).settled(),
    "the set-up secret": async (kwan, { email, phone_number }) => {
      const { db, clock } = of();
      const expires_at = new Date(clock.now.getTime() + 3_600_000);
      const opened = { secret_hash: hashToken(newToken()), opened_at: clock.now, expires_at };
      await db.kysely
        .insertInto("setup")
        .values(opened as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const names = { first_name: "Ama", last_name: "Mensah" };
      return kwan.setup
        .finish({ secret: newToken(), ...names, email: `of.${email}`, phone_number, prices_confirmed: true })
        .settled();
    },
  };

  /** The calls that take a secret, each with the guess that is made at it. */
  const guessedAt: Readonly<Record<string, string>> = {
    loginByEmail: "a password",
    loginByPhone: "a password at the log-in by phone",
    completeLoginByEmail: "the code of a log-in",
    completeLoginByPhone: "the code of a log-in that names no attempt",
    verifyTarget: "the code of a sign-up",
    verifyPasswordReset: "the code of a reset",
    confirmPasswordReset: "a reset token",
    updateMe: "the current password, to change the account",
    askForDeletion: "the current password, to delete the account",
    endSession: "the current password, to end a session",
    endOtherSessions: "the current password, to end the other sessions",
    claimLicence: "the details of a licence",
    checkShare: "a share code",
    confirmLessons: ofLessons,
    finishSetup: "the set-up secret",
  };

  it("there is a guess for every call that takes a secret", () => {
    const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
    const isSecret = (field: string) => /^(current_)?password$|^code$|secret|token|^pin$/.test(field);
    const takers = calls.filter(({ params, body }) => [...fieldsOf(params), ...fieldsOf(body)].some(isSecret));
    // Together, the details of a licence are a secret.
    expect([...takers.map(({ id }) => id), "claimLicence"].toSorted()).toEqual(Object.keys(guessedAt).toSorted());
    expect(Object.values(guessedAt).toSorted()).toEqual(Object.keys(guesses).toSorted());
  });

  // A reset token has 256 random bits.
  it.each(Object.keys(guesses).filter((name) => name !== "a reset token"))(
    "%s cannot be guessed again and again",
    async (name) => {
      const person = await newcomer(name);
      const kwan = on(network());
      const guess = async (): Promise<Outcome | undefined> =>
        guesses[name]?.(kwan, person).catch((error: unknown) => ({ ok: false, error }));
      let refused = false;
      for (let n = 0; n <= 31 && !refused; n++) {
        const outcome = await guess();
        expect(outcome?.ok).toBe(false);
        refused = outcome?.error instanceof ApiError && outcome.error.status === 429;
      }
      expect(refused, "after at most 31 guesses").toBe(true);
    },
  );

  it.each(Object.keys(guesses))("a wrong guess at %s leaves a row in the audit log", async (name) => {
    const person = await newcomer(name);
    const before = (await rows()).length;
    const outcome = await guesses[name]?.(on(network()), person);
    expect(outcome?.ok).toBe(false);
    const added = (await rows()).slice(before).filter(({ action }) => /refused|failed/.test(action));
    expect(added).toHaveLength(1);
    expect(JSON.stringify(added)).not.toContain("000000");
  });

  describe("refusals in the audit log", () => {
    it("are one row at once, and one more for the rest of the minute", async () => {
      const { kwan, id } = await of().person();
      for (let n = 0; n < 40; n++) await kwan.office.flaggedPayments().settled();
      const ofPerson = async () =>
        (
          await of()
            .db.kysely.selectFrom("audit")
            .select(["action", "entity_id", "after"])
            .where("actor_id", "=", id)
            .orderBy("seq")
            .execute()
        ).map(({ action, entity_id, after }) => ({ action, entity_id, after }));
      const first = { action: "refused", entity_id: "listFlaggedPayments", after: null };
      expect(await ofPerson()).toEqual([first]);
      of().clock.forward(minute);
      await closeRefusals(of().deps);
      expect(await ofPerson()).toEqual([
        first,
        { ...first, after: { more: 39, since: expect.any(String), of: ["listFlaggedPayments"] } },
      ]);
    });

    it("cannot grow without end for a network: at most 60 kinds of row, then one an hour for each kind", async () => {
      const kwan = on("192.0.2.200");
      const before = (await rows()).length;
      for (let n = 0; n < 90; n++) {
        await kwan.licences.check("ABCD-EFGH-JKLM").settled();
        await kwan.auth.completeLoginByEmail(`nobody${n}@mail.example`, { code: "000000" }).settled();
        of().clock.forward(minute / 3);
        await closeRefusals(of().deps);
        await of().db.kysely.deleteFrom("rate_limits").execute();
      }
      of().clock.forward(60 * minute);
      await closeRefusals(of().deps);
      expect((await rows()).length - before).toBeLessThanOrEqual(2 * 60);
    });
  });

  describe("a call says the same about every account", () => {
    /** A person whom nobody knows, one who has an account, one who has just logged in, and one who is about to. */
    const people = async (): Promise<readonly (readonly [string, string, string])[]> => {
      const [registered, recent, open] = [await of().person(), await of().person(), await of().person()];
      const start = async ({ email, phone_number }: Person) => {
        const byEmail = await on("198.51.100.1").auth.loginByEmail({ email, password });
        const byPhone = await on("198.51.100.1").auth.loginByPhone({ phone_number, password });
        return { byEmail, byPhone };
      };
      const { byEmail, byPhone } = await start(recent);
      const kwan = on("198.51.100.1");
      await kwan.auth.completeLoginByEmail(recent.email, {
        code: await of().lastCode(recent.email),
        attempt: byEmail.attempt,
      });
      await kwan.auth.completeLoginByPhone(recent.phone_number, {
        code: await of().lastCode(recent.phone_number),
        attempt: byPhone.attempt,
      });
      await start(open);
      made += 1;
      return [
        ["unknown", `nobody${made}@mail.example`, `+23324799${String(1_000 + made).slice(-4)}`],
        ["known", registered.email, registered.phone_number],
        ["recent", recent.email, recent.phone_number],
        ["open", open.email, open.phone_number],
      ];
    };
    const told = ({ ok, error }: Outcome) =>
      ok ? "ok" : { ...(error as { body: object }).body, request_id: "", status: (error as { status: number }).status };

    const calls: Readonly<Record<string, (kwan: Kwan, email: string, phone: string) => Promise<Outcome>>> = {
      loginByEmail: (kwan, email) => kwan.auth.loginByEmail({ email, password: "Wrong-2026" }).settled(),
      loginByPhone: (kwan, _, phone_number) =>
        kwan.auth.loginByPhone({ phone_number, password: "Wrong-2026" }).settled(),
      completeLoginByEmail: (kwan, email) => kwan.auth.completeLoginByEmail(email, { code: "000000" }).settled(),
      completeLoginByPhone: (kwan, _, phone) => kwan.auth.completeLoginByPhone(phone, { code: "000000" }).settled(),
      "completeLoginByEmail with an attempt of somebody else": (kwan, email) =>
        kwan.auth.completeLoginByEmail(email, { code: "000000", attempt: "att_01H8QJ7K2M" }).settled(),
      verify: (kwan, email) => kwan.auth.verify(email, { code: "000000" }).settled(),
      resendCode: (kwan, email) => kwan.auth.resendCode(email).settled(),
      "resendCode to a phone": (kwan, _, phone) => kwan.auth.resendCode(phone).settled(),
      startPasswordReset: (kwan, email) => kwan.auth.startPasswordReset(email).settled(),
      verifyPasswordReset: (kwan, email) => kwan.auth.verifyPasswordReset({ target: email, code: "000000" }).settled(),
      register: (kwan, _, phone_number) => {
        made += 1;
        const username = `same.${made}`;
        return kwan.auth
          .register({ first_name: "Kojo", last_name: "Owusu", username, phone_number, password1: password })
          .settled();
      },
    };

    it.each(Object.keys(calls))("%s, also when it is called again and again", async (name) => {
      const answers: [string, unknown[]][] = [];
      for (const [kind, email, phone] of await people()) {
        const kwan = on(network());
        const answer: unknown[] = [];
        for (let n = 0; n < 12; n++) {
          answer.push(told((await calls[name]?.(kwan, email, phone)) as Outcome));
          of().clock.forward(7_000);
        }
        answers.push([kind, answer]);
      }
      const unknown = answers[0]?.[1];
      for (const [kind, answer] of answers) expect(answer, kind).toEqual(unknown);
    });
  });

  describe("the budget in front of every call", () => {
    it("stops an account, wherever it calls from, says what is left, and leaves others alone", async () => {
      const real = { ...of().deps, budgets: new CallBudgets() };
      const { createApp } = await import("../src/main/app.ts");
      const app = createApp(real);
      const [busy, other] = [await of().person(), await of().person()];
      const ask = (token: string, address: string) =>
        app.inject({
          url: "/api/users/me/",
          headers: { authorization: `Bearer ${token}`, "x-forwarded-for": address },
        });
      const { calls } = callBudgets.read;
      for (let n = 1; n <= calls; n++) {
        const { statusCode, headers } = await ask(busy.token, network());
        expect(statusCode).toBe(200);
        expect(headers.ratelimit).toMatch(new RegExp(`^"read";r=${calls - n};t=\\d+$`));
        expect(headers["ratelimit-policy"]).toBe(`"read";q=${calls};w=60`);
      }
      const refused = await ask(busy.token, network());
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      expect((await ask(other.token, "192.0.2.1")).statusCode).toBe(200);
      const health = await app.inject({ url: "/api/health/" });
      expect([health.statusCode, health.headers.ratelimit]).toEqual([200, undefined]);
      await app.close();
    });
  });
});
