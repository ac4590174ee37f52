import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../src/platform/config.ts";
import { openDataFolder } from "../src/platform/data-folder.ts";
import { freePort, serverProcesses, untilReady } from "./server-process.ts";
import { newSigningKey } from "./signing-key.ts";

const { folder, launch } = serverProcesses();

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
const bucket = {
  S3_ENDPOINT: "https://s3.example",
  S3_BUCKET: "documents",
  S3_REGION: "eu-west-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};
const advice = "If this is a new installation, start it with --new. If not, check that the disk is mounted.";

describe("in production, a data folder that is missing or empty [R-OPS-03]", () => {
  it("is refused by the server and by commands, is accepted with --new, and needs no flag afterwards", {
    timeout: 180_000,
  }, async () => {
    const [data, port] = [join(folder, "data"), await freePort()];
    const settings = { ...production, DATA_FOLDER: data, PORT: String(port) };
    const refusal = async (...command: [name?: string, args?: readonly string[]]) => {
      const { child, output } = launch(settings, ...command);
      await once(child, "exit");
      return { code: child.exitCode, output: output() };
    };
    const refused = (what: string) => ({
      code: 78,
      output: `The server can't start: The folder ${data} (DATA_FOLDER) ${what}. ${advice}\n`,
    });
    expect(await refusal()).toEqual(refused("does not exist"));
    mkdirSync(join(data, "lost+found"), { recursive: true });
    expect(await refusal()).toEqual(refused("is empty"));
    expect(await refusal("kwan", ["migrate"])).toEqual(refused("is empty"));
    expect(await refusal("kwan", ["verify-audit"])).toEqual(refused("is empty"));
    expect(readdirSync(data)).toEqual(["lost+found"]);

    for (const args of [["--new"], []]) {
      const { child, output } = launch(settings, "main", args);
      expect(await untilReady(port, 60_000), output()).toBeLessThan(60_000);
      child.kill("SIGTERM");
      await once(child, "exit");
      expect(child.exitCode, output()).toBe(0);
    }
  });

  it("is accepted by `kwan migrate --new`, after which the server starts without the flag", {
    timeout: 120_000,
  }, async () => {
    const settings = { ...production, DATA_FOLDER: join(folder, "migrated") };
    const migrating = launch(settings, "kwan", ["migrate", "--new"]);
    await once(migrating.child, "exit");
    expect(migrating.child.exitCode, migrating.output()).toBe(0);
    const port = await freePort();
    const { output } = launch({ ...settings, PORT: String(port) });
    expect(await untilReady(port, 60_000), output()).toBeLessThan(60_000);
  });

  const open = (settings: Readonly<Record<string, string>>, isNew = false) => {
    const config = readConfig({ ...production, DATA_FOLDER: join(folder, "documents-only"), ...settings });
    return () => openDataFolder(config, { isNew });
  };
  const postgres = { DATABASE_URL: "postgres://kwan@127.0.0.1/kwan" };

  it("is refused too if only the documents are in it, and not if nothing is", () => {
    expect(open(postgres)).toThrow(advice);
    expect(open(bucket)).toThrow(advice);
    expect(open({ ...postgres, ...bucket })).not.toThrow();
    expect(existsSync(join(folder, "documents-only"))).toBe(false);
    expect(open(postgres, true)).not.toThrow();
    expect(open(postgres)).not.toThrow();
  });

  it("is made in development, and a folder that cannot be made is refused with a sentence", () => {
    const development = { NODE_ENV: "development", DATA_FOLDER: join(folder, "development") };
    expect(open(development)).not.toThrow();
    expect(readdirSync(join(folder, "development"))).toEqual(["documents"]);
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    expect(open({ DATA_FOLDER: file }, true)).toThrow(
      /^The server can't start: The folder .*a-file.documents can't be made: .* set DATA_FOLDER to another folder\.$/,
    );
  });
});
