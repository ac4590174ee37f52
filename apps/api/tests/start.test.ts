import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { missingChannels } from "../src/people/accounts/channels.ts";
import { readConfig } from "../src/platform/config.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";
import { newSigningKey } from "./signing-key.ts";

const { launch } = serverProcesses();

const production = {
  NODE_ENV: "production",
  SECRET: "a secret of thirty-two letters or more, for a test",
  AUDIT_SIGNING_KEY: newSigningKey(),
  PAYMENT_PROVIDER: "paystack",
  PAYSTACK_SECRET_KEY: "sk_test",
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "no-reply@portal.example",
  PUBLIC_URL: "https://portal.example",
  TRUSTED_PROXIES: "none",
  EMBEDDED_IN_PRODUCTION: "true",
};

describe("starting on an empty folder", () => {
  it("migrates, seeds and serves, prints its addresses and logins, and drains when it is told to stop [R-ADD-16]", {
    timeout: 180_000,
  }, async () => {
    const port = await freePort();
    const first = launch({ PORT: String(port) });
    // The aim is ten seconds. The limit allows for other tests on the same machine.
    expect(await untilReady(port, 90_000)).toBeLessThan(90_000);
    for (const line of ["Kwan listens at", "/mailbox", "openapi.json", "officer@kwan.example", "learner@kwan.example"])
      expect(first.output()).toContain(line);
    const front = await fetch(`http://127.0.0.1:${port}/`);
    expect(await front.text()).toContain("Invented people");

    const second = launch({ PORT: String(await freePort()) });
    await once(second.child, "exit");
    expect(second.child.exitCode).toBe(78);
    expect(second.output()).toMatch(/in use|another process|already/i);

    const verifying = launch({}, "kwan", ["verify-audit"]);
    await once(verifying.child, "exit");
    expect(verifying.child.exitCode).toBe(78);
    expect(verifying.output()).toContain("Another process uses the database");
    expect(verifying.output()).not.toContain("    at ");

    first.child.kill("SIGTERM");
    await once(first.child, "exit");
    expect(first.child.exitCode).toBe(0);

    const again = launch({ PORT: String(port) });
    expect(await untilReady(port, 60_000)).toBeLessThan(60_000);
    again.child.kill("SIGTERM");
    await once(again.child, "exit");
  });

  it("on a folder of generated drivers, prints only existing logins [R-ADD-16]", { timeout: 90_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "kwan-generated-"));
    try {
      const generating = launch({ DATA_FOLDER: folder }, "kwan", ["generate", "10"]);
      await once(generating.child, "exit");
      expect(generating.child.exitCode, generating.output()).toBe(0);
      const port = await freePort();
      const { child, output } = launch({ DATA_FOLDER: folder, PORT: String(port) });
      await untilReady(port, 40_000);
      await expect.poll(output).toContain("kwan create-admin");
      expect(output()).not.toContain("@kwan.example");
      expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).not.toContain("Invented people");
      child.kill("SIGTERM");
      await once(child, "exit");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("is refused in production with the defaults of development, with a sentence for each", async () => {
    const { child, output } = launch({ NODE_ENV: "production" });
    await once(child, "exit");
    expect(child.exitCode).toBe(78);
    for (const sentence of [
      "SECRET is not set",
      "AUDIT_SIGNING_KEY is not set",
      "PAYMENT_PROVIDER is the sandbox",
      "Neither SMTP_URL nor SMS_URL",
      "PUBLIC_URL is not set",
      "TRUSTED_PROXIES is not set",
      "DATABASE_URL is not set",
    ])
      expect(output()).toContain(sentence);
    expect(output()).not.toContain("    at ");
  });

  it("serves in production without invented people or a mailbox, and has written its log when it ends", {
    timeout: 90_000,
  }, async () => {
    const port = await freePort();
    const { child, output } = launch({ ...production, LOG_LEVEL: "info", PORT: String(port) }, "main", ["--new"]);
    await untilReady(port, 40_000);
    expect((await fetch(`http://127.0.0.1:${port}/mailbox`)).status).toBe(404);
    const id = "the-last-request";
    const client = "licence-desk/2.3 kwan-sdk/1.0.0";
    const health = `http://127.0.0.1:${port}/api/health/`;
    await fetch(health, { headers: { "kwan-client": "not a name: <script>" } });
    await fetch(health, { headers: { "x-request-id": id, "kwan-client": client } });
    child.kill("SIGTERM");
    await once(child, "exit");
    expect(child.exitCode).toBe(0);
    expect(output()).toContain(`"reqId":"${id}"`);
    expect(output()).toContain(`"client":"${client}"`);
    expect(output()).not.toContain("<script>");
    expect(output()).not.toContain("@kwan.example");
    expect(output().split("Kwan cannot send SMS, so sign-up codes, log-in codes")).toHaveLength(2);
    expect(output()).not.toContain("Kwan cannot send email");
  });

  it("without its database says what to check, and not that it keeps trying, because it ends [R-OPS-03]", async () => {
    const { child, output } = launch({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", LOG_LEVEL: "info" });
    await once(child, "exit");
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(/^The database cannot be reached: .* Check that it is running\.$/m);
    expect(output()).not.toMatch(/\b(try|trying|tries|retry)/i);
  });
});

describe("a channel that is not configured [R-OPS-03]", () => {
  const sms = { SMS_URL: "https://sms.example/send", SMS_TOKEN: "token" };
  const missing = (settings: Readonly<Record<string, string>>) => missingChannels(readConfig(settings));

  it("is named with what goes another way, and with its setting", () => {
    const { SMTP_URL, ...noEmail } = production;
    expect(missing({ SMTP_URL, ...noEmail })).toEqual([
      expect.stringMatching(/^Kwan cannot send SMS, .* by email only: set SMS_URL and SMS_TOKEN to send SMS too\.$/),
    ]);
    expect(missing({ ...noEmail, ...sms })).toEqual([
      expect.stringMatching(
        /^Kwan cannot send email, .* by SMS only, .* set SMTP_URL and MAIL_FROM to send email too\.$/,
      ),
    ]);
  });

  it("is not missing in development, where the mailbox takes everything, or if both are configured", () => {
    expect(missing({})).toEqual([]);
    expect(missing({ ...production, ...sms })).toEqual([]);
  });
});

describe("the settings", () => {
  it("have no mailbox and no invented people in production", () => {
    expect(readConfig(production)).toMatchObject({
      mode: "production",
      hasMailbox: false,
      isSeeded: false,
      payment: { provider: "paystack" },
    });
  });

  it("the server stays for five seconds after SIGTERM in production, so that load balancers notice it, and only there", () => {
    expect(readConfig(production).stopping).toEqual({ leaveMs: 5_000, drainMs: 15_000 });
    expect(readConfig({ NODE_ENV: "test" }).stopping.leaveMs).toBe(0);
  });

  it.each([
    [{ PORT: "many" }, "PORT has to be a whole number from 0 to 65535."],
    [{ SEED: "1234" }, "SEED has to be true or false."],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL has to be an address such as smtps://"],
    [{ DRAIN_SECONDS: "-1" }, "DRAIN_SECONDS has to be a number of seconds"],
    [{ SECRET: "short" }, "SECRET"],
    [{ AUDIT_SIGNING_KEY: "no key" }, "AUDIT_SIGNING_KEY is not an Ed25519 private key"],
    [{ FORMER_SECRETS: "short" }, "FORMER_SECRETS has to be earlier values of SECRET"],
    [{ AUDIT_FORMER_KEYS: "no key" }, "AUDIT_FORMER_KEYS has to be Ed25519 public keys"],
    [{ PAYMENT_PROVIDER: "paystack" }, "PAYSTACK_SECRET_KEY is not set"],
    [{ SMS_URL: "https://sms.example" }, "SMS_TOKEN is not set"],
    [{ ...production, DATABASE_URL: "postgres://kwan@db.example/kwan" }, "DATABASE_URL does not say whether"],
    [{ ...production, SMS_URL: "http://sms.example", SMS_TOKEN: "t" }, "SMS_URL begins with http:"],
    [{ ...production, MAILBOX: "true" }, "MAILBOX shows every message"],
    [{ ...production, SEED: "true" }, "SEED fills the database"],
    [{ ...production, PUBLIC_URL: "http://portal.example" }, "PUBLIC_URL begins with http:"],
    [{ ...production, TRUSTED_PROXIES: "0.0.0.0/0" }, "TRUSTED_PROXIES contains 0.0.0.0/0"],
    [{ ...production, TRUSTED_PROXIES: "10.0.0.7, ::/0" }, "TRUSTED_PROXIES contains ::/0"],
    [{ ...production, TRUSTED_PROXIES: "128.0.0.0/1" }, "TRUSTED_PROXIES contains 128.0.0.0/1"],
    [{ ...production, TRUSTED_PROXIES: "0.0.0.0/0.0.0.0" }, "TRUSTED_PROXIES contains 0.0.0.0/0.0.0.0"],
    [{ ...production, TRUSTED_PROXIES: "::ffff:0:0/96" }, "TRUSTED_PROXIES contains ::ffff:0:0/96"],
    [{ ...production, TRUSTED_PROXIES: "2000::/3" }, "TRUSTED_PROXIES contains 2000::/3"],
    [{ ...production, SECRET: "abababababababababababababababab" }, "SECRET is easy to guess"],
    [{ ...production, SECRET: "kwan-secret-kwan-secret-kwan-secret-kwan" }, "SECRET is easy to guess"],
    [{ ...production, SECRET: "x".repeat(40) }, "SECRET is easy to guess"],
  ])("%o are refused, and the sentence names %s [R-OPS-03]", (settings, words) => {
    expect(() => readConfig(settings)).toThrow(words);
  });

  it.each([
    { TRUSTED_PROXIES: "127.0.0.1, ::1, loopback, 10.0.0.0/8, 192.168.0.0/255.255.0.0, fd00:1234::/48" },
    { SECRET: "0123456789abcdef0123456789abcdee" },
    { SECRET: "70919283746501928374650192837465" },
    { PUBLIC_URL: "http://localhost:3000" },
  ])("%o are accepted in production", (settings) => {
    expect(readConfig({ ...production, ...settings }).mode).toBe("production");
  });
});
