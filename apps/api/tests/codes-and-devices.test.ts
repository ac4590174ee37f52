// Who gets a code when a network has asked for too many, and what a reset does to devices.
import { expect, it as test } from "vitest";
import { limit, waitFor } from "../src/platform/rate-limits/limits.ts";
import { limits } from "../src/platform/rate-limits/table.ts";
import { eachDatabase } from "./databases.ts";
import { away, home, minute, stageOf } from "./limit-stage.ts";
import { password, testServer } from "./server.ts";

const newPassword = "Adinkra-2026!";
const limited = { status: 429, code: "rate_limited" };

eachDatabase((database) => {
  const of = testServer(database, { TRUSTED_PROXIES: "127.0.0.1" });
  const { on, withDevice } = stageOf(of);
  const it = (title: string, run: () => Promise<void>) => test(`${title} [R-API-A07]`, run);
  const attemptFor = async (target: string) =>
    (
      await of()
        .db.kysely.selectFrom("codes")
        .select("attempt_id")
        .where("target", "=", target)
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
    ).attempt_id;
  const messagesTo = async (recipient: string) =>
    (await of().db.kysely.selectFrom("messages").select("id").where("recipient", "=", recipient).execute()).length;

  it("a network that has asked for too many codes gets no more, but known devices, attempts and others do", async () => {
    const { owner, device } = await withDevice();
    const { attempt } = await on(away).auth.loginByEmail({ email: owner.email, password });
    of().clock.forward(minute);
    const full = limit("unused_codes_of_network", { network: away });
    for (let n = 0; n < limits[full.name].max; n++) await waitFor(of().db.kysely, [full], of().deps);
    await expect(on(away).auth.startPasswordReset(owner.email)).rejects.toMatchObject(limited);
    await expect(on(away).auth.resendCode(owner.email)).rejects.toMatchObject(limited);
    await on(away).auth.resendCode(owner.email, { attempt });
    await on(away, { device }).auth.startPasswordReset(owner.email);
    await on(home).auth.resendCode(owner.email);
    await on(home).auth.startPasswordReset(owner.email);
  });

  it("a network and a known device have a code a minute each", async () => {
    const { owner, device } = await withDevice();
    const reset = (network: string, options = {}) => on(network, options).auth.startPasswordReset(owner.email);
    await reset(home);
    await reset(home, { device });
    for (const options of [{}, { device }]) await expect(reset(home, options)).rejects.toMatchObject(limited);
    const third = "198.51.100.99";
    await reset(third);
    await expect(reset(third, { device }), "wherever the device is").rejects.toMatchObject(limited);
  });

  it("a known device can try passwords when strangers have used up theirs, and has a limit of its own", async () => {
    const { owner, device } = await withDevice();
    const wrong = (options = {}) =>
      on(home, options).auth.loginByEmail({ email: owner.email, password: "Wrong-2026" }).settled();
    const triesUntilRefused = async (options = {}) => {
      for (let tries = 0; tries < 50; tries++) {
        const answer = await wrong(options);
        if (!answer.ok && answer.error.status === 429) return tries;
      }
      return null;
    };
    expect(await triesUntilRefused()).toBe(limits.wrong_passwords_from_network.max);
    await on(home, { device }).auth.loginByEmail({ email: owner.email, password });
    expect(await triesUntilRefused({ device })).toBe(limits.wrong_passwords_on_device.max);
  });

  it("a reset leaves only its own device known, is in the log, and is told even to people who want no messages", async () => {
    const { owner, device } = await withDevice();
    const second = await of().person();
    const { db } = of();
    const [known] = await db.kysely.selectFrom("known_devices").selectAll().where("user_id", "=", owner.id).execute();
    await db.kysely
      .insertInto("known_devices")
      .values({ ...known, token_hash: "of another device" } as never)
      .execute();
    for (const [{ id, phone_number }, options] of [
      [owner, { device }],
      [second, {}],
    ] as const) {
      // Somebody without an email address resets the password by phone.
      const changes = { wants_sms: false, wants_email: false, email: null, is_email_verified: false };
      await db.kysely.updateTable("users").set(changes).where("id", "=", id).execute();
      const kwan = on(home, options);
      await kwan.auth.startPasswordReset(phone_number);
      const code = await of().lastCode(phone_number);
      const { reset_token } = await kwan.auth.verifyPasswordReset({ target: phone_number, code });
      const before = await messagesTo(phone_number);
      await kwan.auth.confirmPasswordReset({ reset_token, password1: newPassword });
      expect(await messagesTo(phone_number)).toBe(before + 1);
      await expect(kwan.auth.confirmPasswordReset({ reset_token, password1: newPassword })).rejects.toMatchObject({
        code: "code_expired",
      });
      const titles = await db.kysely.selectFrom("notifications").select("title").where("user_id", "=", id).execute();
      expect(titles).toHaveLength(1);
    }
    const left = await db.kysely.selectFrom("known_devices").selectAll().where("user_id", "=", owner.id).execute();
    expect(left.map(({ token_hash }) => token_hash)).toEqual([known?.token_hash]);
    const acts = await db.kysely
      .selectFrom("audit")
      .select(["actor_id", "entity", "entity_id"])
      .where("action", "=", "reset_password")
      .execute();
    expect(acts).toEqual([owner, second].map(({ id }) => ({ actor_id: id, entity: "user", entity_id: id })));
    const refused = await db.kysely
      .selectFrom("audit")
      .select("entity_id")
      .where("entity", "=", "reset_token")
      .executeTakeFirstOrThrow();
    expect(refused).toEqual({ entity_id: "unknown" });
  });

  it("a code for a pending change is sent again in the same attempt, with and without a session", async () => {
    const { kwan } = await of().person();
    const email = "pending.change@mail.example";
    await kwan.users.updateMe({ email, current_password: password });
    const attempt = await attemptFor(email);
    of().clock.forward(minute);
    expect((await kwan.auth.resendCode(email)).attempt).toBe(attempt);
    expect(await messagesTo(email)).toBe(2);
    of().clock.forward(minute);
    expect((await on(home).auth.resendCode(email, { attempt })).attempt).toBe(attempt);
    expect(await messagesTo(email)).toBe(3);
    await kwan.auth.verify(email, { code: await of().lastCode(email) });
    expect((await kwan.users.me()).email).toBe(email);
  });
});
