import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createKwan, memoryTokens } from "@kwan/sdk";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "./databases.ts";
import { latest } from "./latest.ts";
import { startMailServer } from "./mail-server.ts";
import { password, testServer } from "./server.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";
import { newSigningKey } from "./signing-key.ts";

const { folder, launch } = serverProcesses();

const production = (mail: string, port: number) => ({
  NODE_ENV: "production",
  SECRET: "a secret of thirty-two letters or more, for a test",
  AUDIT_SIGNING_KEY: newSigningKey(),
  PAYMENT_PROVIDER: "paystack",
  PAYSTACK_SECRET_KEY: "sk_test",
  SMTP_URL: mail,
  MAIL_FROM: "no-reply@portal.example",
  PUBLIC_URL: "https://portal.example",
  TRUSTED_PROXIES: "none",
  EMBEDDED_IN_PRODUCTION: "true",
  PORT: String(port),
});

eachDatabase((database) => {
  const server = testServer(database);

  const admins = () =>
    server()
      .db.kysely.selectFrom("users")
      .select("id")
      .where("role", "=", "admin")
      .where("is_active", "=", true)
      .execute();

  describe("the last administrator", () => {
    it("stays if two administrators remove each other at the same time [R-ADD-15]", async () => {
      for (let round = 0; round < 5; round++) {
        await server().db.kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
        const [one, other] = [await server().person({ role: "admin" }), await server().person({ role: "admin" })];
        await Promise.all([
          one.kwan.staff.update(other.id, { is_active: false }, latest).settled(),
          other.kwan.staff.update(one.id, { role: "officer" }, latest).settled(),
        ]);
        expect(await admins()).toHaveLength(1);
      }
    });

    it("cannot request the deletion of their account", async () => {
      await server().db.kysely.updateTable("users").set({ role: "officer" }).where("role", "=", "admin").execute();
      const only = await server().person({ role: "admin" });
      const deletion = only.kwan.users.askForDeletion({ current_password: password });
      await expect(deletion).rejects.toMatchObject({
        code: "state_forbids",
        message:
          "You cannot do this because this is the only administrator account. Create another administrator first.",
      });
      const second = await server().person({ role: "admin" });
      await only.kwan.users.askForDeletion({ current_password: password });
      await expect(second.kwan.users.askForDeletion({ current_password: password })).rejects.toMatchObject({
        status: 409,
      });
    });
  });
});

describe("an empty installation in production", () => {
  it("says where the secret is, and gets its first administrator from it [R-AUT-01]", async () => {
    const [mail, port] = [await startMailServer(), await freePort()];
    const dataFolder = join(folder, "set-up");
    const { output } = launch({ ...production(mail.url, port), DATA_FOLDER: dataFolder, LOG_LEVEL: "warn" }, "main", [
      "--new",
    ]);
    await untilReady(port, 40_000);
    const kwan = createKwan({ baseUrl: `http://127.0.0.1:${port}/api`, tokens: memoryTokens(), retries: 0 });
    const file = join(dataFolder, "setup-secret");
    await expect.poll(output, { timeout: 10_000 }).toContain(file);
    expect(output()).toContain("https://portal.example/setup");
    const secret = readFileSync(file, "utf8").trim();
    expect(output()).not.toContain(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const email = "efua.owusu@authority.example";
    const person = { first_name: "Efua", last_name: "Owusu", email, phone_number: "+233240000088" };
    await kwan.setup.finish({ secret, ...person, prices_confirmed: true });
    await kwan.auth.startPasswordReset(email);
    const letter = () => mail.letters.findLast(({ data }) => /to set a new password/.test(data));
    await expect.poll(letter, { timeout: 20_000 }).toBeDefined();
    expect(await kwan.setup.get()).toEqual({ state: "done", prices: [] });
    expect((await kwan.branches.list({ limit: 1 })).count).toBe(40);
    await mail.stop();
  }, 90_000);

  it("gets its first administrator from a command, and that administrator can log in [R-ADD-15] [R-ADD-16]", async () => {
    const [mail, port] = [await startMailServer(), await freePort()];
    const settings = production(mail.url, port);
    const email = "ama.mensah@authority.example";
    const options = ["--email", email, "--username", "ama.mensah", "--first-name", "Ama", "--last-name", "Mensah"];
    const migrating = launch(settings, "kwan", ["migrate", "--new"]);
    await once(migrating.child, "exit");
    const run = async (args: readonly string[]) => {
      const { child, output } = launch(settings, "kwan", ["create-admin", ...args]);
      await once(child, "exit");
      return { code: child.exitCode, output: output() };
    };
    expect(await run(["--email", "nobody"])).toMatchObject({
      code: 1,
      output: expect.stringContaining("--email is not a valid email address"),
    });
    expect(await run(options)).toMatchObject({ code: 0, output: expect.stringContaining("Created the administrator") });
    expect(await run(options)).toMatchObject({ code: 1, output: expect.stringContaining("already an administrator") });

    launch(settings);
    await untilReady(port, 40_000);
    const kwan = createKwan({ baseUrl: `http://127.0.0.1:${port}/api`, tokens: memoryTokens(), retries: 0 });
    const codeIn = async (text: RegExp): Promise<string> => {
      const letter = () => mail.letters.findLast(({ data }) => text.test(data))?.data;
      await expect.poll(letter, { timeout: 20_000 }).toBeDefined();
      return /Your code .* is (\d{6})/.exec(letter() ?? "")?.[1] ?? "";
    };
    await kwan.auth.startPasswordReset(email);
    const code = await codeIn(/to set a new password/);
    const { reset_token } = await kwan.auth.verifyPasswordReset({ target: email, code });
    await kwan.auth.confirmPasswordReset({ reset_token, password1: password });
    await kwan.auth.loginByEmail({ email, password });
    const { user } = await kwan.auth.completeLoginByEmail(email, { code: await codeIn(/to log in/) });
    expect(user).toMatchObject({ role: "admin", username: "ama.mensah" });
    await mail.stop();
  }, 90_000);
});
