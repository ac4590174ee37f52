import * as z from "zod/mini";
import { type AuditKeys, auditKeys } from "./audit/keys.ts";
import type { S3Options } from "./blobs/s3-blobs.ts";
import { type Settings, settings } from "./settings.ts";
import { unfitForProduction } from "./unfit-for-production.ts";

export interface Config {
  readonly mode: "development" | "test" | "production";
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly database: { readonly url: string; readonly directUrl: string } | { readonly folder: string };
  readonly dataFolder: string;
  /** The current secret first, then earlier ones that are still accepted. */
  readonly secrets: readonly [string, ...string[]];
  readonly audit: AuditKeys;
  readonly auditAnchorFile: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly stopping: { readonly leaveMs: number; readonly drainMs: number };
  readonly callBudget: number;
  readonly portalFolder: string | undefined;
  readonly docsFolder: string | undefined;
  readonly logLevel: string;
  readonly hasMailbox: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: { readonly url: string; readonly token: string } | undefined;
  readonly payment: { readonly provider: "sandbox" } | { readonly provider: "paystack"; readonly secretKey: string };
  readonly isSeeded: boolean;
  /** The bucket for documents. Without one, documents are stored in a folder inside dataFolder. */
  readonly s3: Omit<S3Options, "now"> | undefined;
}

/** The settings are invalid. The message lists every problem in a sentence. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The server can't start: ${problems.join(" ")}`);
    this.name = "ConfigError";
  }
}

/** Descriptions of valid values, for settings whose schema messages are not clear enough. */
const kindsOfSetting: Readonly<Record<string, string>> = {
  MAILBOX: "true or false",
  SEED: "true or false",
  EMBEDDED_IN_PRODUCTION: "true or false",
  NODE_ENV: "development, test or production",
  LOG_LEVEL: "silent, error, warn, info or debug",
  PAYMENT_PROVIDER: "sandbox or paystack",
  PORT: "a whole number from 0 to 65535",
  LEAVE_SECONDS: "a number of seconds from 0 to 120",
  DRAIN_SECONDS: "a number of seconds from 0 to 600",
  CALL_BUDGET: "a number from 1 to 10000",
  PUBLIC_URL: "an address such as https://portal.example",
  SMTP_URL: "an address such as smtps://user:password@mail.example",
  SMS_URL: "an address such as https://sms.example/send",
  S3_ENDPOINT: "an address such as https://s3.eu-west-1.amazonaws.com",
};

/**
 * Returns a sentence that names the setting and says what it must be. It never contains the value, which may be a
 * secret.
 */
function inWords({ path, message }: z.core.$ZodIssue): string {
  const name = path.join(".");
  const kind = kindsOfSetting[name];
  return kind ? `${name} has to be ${kind}.` : `${name} ${message}.`;
}

/**
 * Reads the settings from the environment. If one is invalid, or if production uses an unsafe default, throws an error
 * that says what to set.
 *
 * @example
 * readConfig({ NODE_ENV: "production" }); // throws: "… SECRET is not set. …"
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = z.safeParse(settings, environment);
  if (!read.success) throw new ConfigError(read.error.issues.map(inWords));
  const values = read.data;
  const isProduction = values.NODE_ENV === "production";
  const problems = isProduction ? unfitForProduction(values) : [];
  if (values.PAYMENT_PROVIDER === "paystack" && !values.PAYSTACK_SECRET_KEY)
    problems.push(
      "PAYSTACK_SECRET_KEY is not set, and payments go by Paystack. Set it to the secret key of the account.",
    );
  if (values.SMS_URL && !values.SMS_TOKEN)
    problems.push("SMS_TOKEN is not set, and messages go by a gateway. Set it to the gateway's token.");
  problems.push(...halfOfS3(values));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    database: values.DATABASE_URL
      ? { url: values.DATABASE_URL, directUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL }
      : { folder: `${values.DATA_FOLDER}/database` },
    dataFolder: values.DATA_FOLDER,
    secrets: [values.SECRET, ...values.FORMER_SECRETS],
    audit: auditKeys(values.AUDIT_SIGNING_KEY, values.AUDIT_FORMER_KEYS),
    auditAnchorFile: values.AUDIT_ANCHOR_FILE,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES.filter((each) => each !== "none"),
    stopping: {
      leaveMs: (values.LEAVE_SECONDS ?? (isProduction ? 5 : 0)) * 1_000,
      drainMs: values.DRAIN_SECONDS * 1_000,
    },
    callBudget: values.CALL_BUDGET,
    portalFolder: values.PORTAL_FOLDER ?? (values.NODE_ENV === "test" ? undefined : "../portal/dist"),
    docsFolder: values.DOCS_FOLDER ?? (values.NODE_ENV === "test" ? undefined : "../docs/dist"),
    logLevel: values.LOG_LEVEL,
    hasMailbox: !isProduction && (values.MAILBOX ?? true),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    sms: values.SMS_URL && values.SMS_TOKEN ? { url: values.SMS_URL, token: values.SMS_TOKEN } : undefined,
    payment:
      values.PAYMENT_PROVIDER === "paystack"
        ? { provider: "paystack", secretKey: values.PAYSTACK_SECRET_KEY ?? "" }
        : { provider: "sandbox" },
    isSeeded: !isProduction && (values.SEED ?? true),
    s3: s3Of(values),
  };
}

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * Returns a message for each S3 setting that is missing, if others are set. Without this check, the bucket would be
 * ignored and documents would be stored in the local folder.
 */
function halfOfS3(values: Settings): string[] {
  const missing = s3Names.filter((name) => !values[name]);
  if (missing.length === 0 || missing.length === s3Names.length) return [];
  return missing.map(
    (name) => `${name} is not set, and documents go to a bucket. Set it, or leave all five S3 settings unset.`,
  );
}

function s3Of(values: Settings): Config["s3"] {
  const [endpoint, bucket, region] = [values.S3_ENDPOINT, values.S3_BUCKET, values.S3_REGION];
  const [accessKeyId, secretAccessKey] = [values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
