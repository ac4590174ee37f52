// The small functions that log-in and accounts are made of, value by value.
import { describe, expect, it } from "vitest";
import { actorOf, secondsLeft } from "../src/people/accounts/actor.ts";
import { channelOf, hasChannel, missingChannels, requireChannel } from "../src/people/accounts/channels.ts";
import { deviceTokenOf } from "../src/people/accounts/known-devices.ts";
import { masked } from "../src/people/accounts/present.ts";
import { readEmail, readPhone, readTarget } from "../src/people/accounts/targets.ts";
import { hashCode, hashToken, newCode, newToken } from "../src/people/accounts/tokens.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import { DomainError } from "../src/platform/domain-error.ts";

const token = "A-b_".repeat(11).slice(0, 43);
const now = new Date("2026-11-21T09:00:00Z");
const hourMs = 3_600_000;

/** The fields that a refusal names, or its code. */
function refusalOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.fields ?? error.code;
  }
}

describe("a request's token [R-API-A03]", () => {
  const db = { kysely: {} } as never;
  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    "Basic abc",
    `Bearer ${"a".repeat(501)}`,
    "Bearer a b",
    "xBearer abc",
    "Bearer a\n",
  ])("is none in %j, so no session is looked for", async (header) => {
    expect(await actorOf({ db }, header, now)).toBeNull();
  });
  it.each(["Bearer a", `Bearer ${"a".repeat(500)}`, "bearer A.b~c+d/e=-_9"])("is looked for in %j", async (header) => {
    await expect(actorOf({ db }, header, now)).rejects.toThrow(TypeError);
  });
});

describe("a session ends [R-AUT-01]", () => {
  const left = (role: string, ms: number) =>
    secondsLeft({ role, expires_at: new Date(now.getTime() + ms).toISOString() } as never, now);
  it.each([
    ["learner", 30 * 24 * hourMs, 30 * 86_400],
    ["driver", 30 * 24 * hourMs + 999, 30 * 86_400],
    ["officer", 30 * 24 * hourMs, 12 * 3_600],
    ["admin", 11 * hourMs, 11 * 3_600],
  ])("for a %s with %i ms left after %i seconds", (role, ms, seconds) => {
    expect(left(role, ms)).toBe(seconds);
  });
});

describe("the token of a device [R-API-A07]", () => {
  it.each([
    [undefined, null],
    ["", null],
    [`kwan_device=${token}`, token],
    [`a=1; kwan_device=${token}; b=2`, token],
    [`a=1;kwan_device=${token}`, token],
    [`xkwan_device=${token}`, null],
    [`kwan_device=${token}x`, null],
    [`kwan_device=${token.slice(1)}`, null],
    [`kwan_device=${token.slice(1)}.`, null],
  ])("in the cookies %j is %j", (cookies, expected) => {
    expect(deviceTokenOf(cookies)).toBe(expected);
  });
});

describe("secrets [R-API-A06]", () => {
  it("codes have six digits, also if they begin with zero, and tokens 256 bits", () => {
    const codes = Array.from({ length: 300 }, newCode);
    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith("0"))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(290);
    for (const each of [newToken(), newToken()]) expect(each).toMatch(/^[\w-]{43}$/);
    expect(newToken()).not.toBe(newToken());
  });

  it("hashes depend on everything that they are made of", () => {
    expect(hashToken("a")).toMatch(/^[0-9a-f]{64}$/);
    expect(hashToken("a")).not.toBe(hashToken("b"));
    const all = [
      hashCode("123456", "a@mail.example", "secret"),
      hashCode("123457", "a@mail.example", "secret"),
      hashCode("123456", "b@mail.example", "secret"),
      hashCode("123456", "a@mail.example", "other"),
      hashCode("a@mail.example", "123456", "secret"),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const each of all) expect(each).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe("a contact [R-API-A01]", () => {
  it.each([
    [() => readTarget(" Ama@Mail.Example "), "ama@mail.example"],
    [() => readTarget("024 123 4567"), "+233241234567"],
    [() => readTarget("ama@"), { target: [expect.any(String)] }],
    [() => readTarget("ama@", "email"), { email: [expect.any(String)] }],
    [() => readTarget("12"), { target: [expect.any(String)] }],
    [() => readTarget("12", "who"), { who: [expect.any(String)] }],
    [() => readEmail(" Ama@Mail.Example "), "ama@mail.example"],
    [() => readEmail("ama"), { email: [expect.any(String)] }],
    [() => readEmail("ama", "pending"), { pending: [expect.any(String)] }],
    [() => readPhone("024 123 4567"), "+233241234567"],
    [() => readPhone("12"), { phone_number: [expect.any(String)] }],
    [() => readPhone("12", "other"), { other: [expect.any(String)] }],
    [() => masked("ama@mail.example"), "a…@mail.example"],
    [() => masked("+233241234567"), "+233 … 67"],
  ])("%s", (run, expected) => {
    expect(refusalOf(run)).toEqual(expected);
  });
});

describe("a way to send messages [R-OPS-01]", () => {
  const config = (settings: Readonly<Record<string, string>>): Config => readConfig({ NODE_ENV: "test", ...settings });
  const email = { SMTP_URL: "smtp://mail.example:587", MAIL_FROM: "kwan@mail.example" };
  const sms = { SMS_URL: "https://sms.example/send", SMS_TOKEN: "t" };
  it.each([
    ["the mailbox", {}, true, true],
    ["nothing", { MAILBOX: "false" }, false, false],
    ["email", { MAILBOX: "false", ...email }, true, false],
    ["SMS", { MAILBOX: "false", ...sms }, false, true],
    ["both", { MAILBOX: "false", ...email, ...sms }, true, true],
  ])("with %s", (_, settings, byEmail, bySms) => {
    const all = config(settings);
    expect([hasChannel(all, "email"), hasChannel(all, "sms")]).toEqual([byEmail, bySms]);
    const missing = missingChannels(all).map((sentence) => sentence.slice(0, 20));
    expect(missing).toEqual([...(bySms ? [] : ["Kwan cannot send SMS"]), ...(byEmail ? [] : ["Kwan cannot send ema"])]);
    const refused = (target: string) => refusalOf(() => requireChannel({ config: all }, target));
    expect(refused("ama@mail.example")).toBe(byEmail ? undefined : "unavailable");
    expect(refused("+233241234567")).toBe(bySms ? undefined : "unavailable");
  });

  it("is chosen by the contact", () => {
    expect([channelOf("ama@mail.example"), channelOf("+233241234567")]).toEqual(["email", "sms"]);
  });
});
