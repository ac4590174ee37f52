import * as z from "zod/mini";
import { type AuditKeys, auditKeys, readPrivateKey, readPublicKey } from "./audit/keys.ts";
import type { S3Options } from "./blobs/s3-blobs.ts";

const list = z.pipe(
  z._default(z.string(), ""),
  z.transform((text: string) => text.split(",").flatMap((each) => each.trim() || [])),
);

/** A duration in seconds, up to a limit. */
const seconds = (fallback: number, max: number) =>
  z._default(z.coerce.number<string | number>().check(z.minimum(0), z.maximum(max)), fallback);

const developmentSecret = "a development secret that opens nothing";

const settings = z.object({
  NODE_ENV: z._default(z.enum(["development", "test", "production"]), "development"),
  HOST: z._default(z.string(), "127.0.0.1"),
  PORT: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  /** The public address of the server, without a trailing slash. */
  PUBLIC_URL: z.optional(z.url()),
  DATABASE_URL: z.optional(z.string()),
  /** The embedded database has no standby and no point-in-time recovery, so production has to allow it. */
  EMBEDDED_IN_PRODUCTION: z.optional(z.stringbool()),
  /** The direct address of the database, for migrations, if DATABASE_URL leads to a pooler. */
  DATABASE_DIRECT_URL: z.optional(z.string()),
  DATA_FOLDER: z._default(z.string(), "./data"),
  SECRET: z._default(z.string().check(z.minLength(32, "is at least 32 characters long")), developmentSecret),
  AUDIT_SIGNING_KEY: z.optional(
    z.string().check(z.refine((text) => readPrivateKey(text) !== undefined, "is not an Ed25519 private key in base64")),
  ),
  /** Public keys of earlier signing keys. */
  AUDIT_FORMER_KEYS: list.check(
    z.refine((keys) => keys.every(readPublicKey), "has to be Ed25519 public keys in base64, with commas"),
  ),
  /** Other origins that may call the server from a browser. */
  CORS_ORIGINS: list,
  /** Addresses of proxies whose X-Forwarded-For is trusted; "none" if there is no proxy. */
  TRUSTED_PROXIES: list,
  /** How long a stopping server reports that it is not ready before it closes its port. */
  LEAVE_SECONDS: seconds(0, 120),
  /** How long a stopping server then waits for requests in progress. */
  DRAIN_SECONDS: seconds(15, 600),
  /** The portal's build; without it, only the server's own pages are served. */
  PORTAL_FOLDER: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(["silent", "error", "warn", "info", "debug"]), "info"),
  MAILBOX: z.optional(z.stringbool()),
  SMTP_URL: z.optional(z.url()),
  /** The sender of emails. */
  MAIL_FROM: z._default(
    z
      .string()
      .check(z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, "is an email address, such as DVLA <no-reply@portal.example>")),
    "DVLA <no-reply@localhost>",
  ),
  SMS_URL: z.optional(z.url()),
  SMS_TOKEN: z.optional(z.string()),
  PAYMENT_PROVIDER: z._default(z.enum(["sandbox", "paystack"]), "sandbox"),
  PAYSTACK_SECRET_KEY: z.optional(z.string()),
  SEED: z.optional(z.stringbool()),
  S3_ENDPOINT: z.optional(z.url()),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "is a bucket's name, such as kwan-documents")),
  ),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
});

/** The settings of the server. */
export interface Config {
  readonly mode: "development" | "test" | "production";
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly database: { readonly url: string; readonly directUrl: string } | { readonly folder: string };
  readonly dataFolder: string;
  readonly secret: string;
  readonly audit: AuditKeys;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly stopping: { readonly leaveMs: number; readonly drainMs: number };
  readonly portalFolder: string | undefined;
  readonly logLevel: string;
  readonly hasMailbox: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: { readonly url: string; readonly token: string } | undefined;
  readonly payment: { readonly provider: "sandbox" } | { readonly provider: "paystack"; readonly secretKey: string };
  readonly isSeeded: boolean;
  /** The bucket for documents; without one they are stored in a folder below dataFolder. */
  readonly s3: Omit<S3Options, "now"> | undefined;
}

/** Lists the problems with the settings, a sentence each. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The server can't start: ${problems.join(" ")}`);
    this.name = "ConfigError";
  }
}

/** What a setting must be, if the schema's own message says too little. */
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
  PUBLIC_URL: "an address such as https://portal.example",
  SMTP_URL: "an address such as smtps://user:password@mail.example",
  SMS_URL: "an address such as https://sms.example/send",
  S3_ENDPOINT: "an address such as https://s3.eu-west-1.amazonaws.com",
};

/** A sentence that names the setting and what it must be, but never its value, which may be a secret. */
function inWords({ path, message }: z.core.$ZodIssue): string {
  const name = path.join(".");
  const kind = kindsOfSetting[name];
  return kind ? `${name} has to be ${kind}.` : `${name} ${message}.`;
}

/**
 * Reads the settings from the environment. Throws if one is invalid, or if production uses an unsafe default, with a
 * sentence that says what to set.
 *
 * @example
 * readConfig({ NODE_ENV: "production" }); // throws: "… SECRET is not set. …"
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = z.safeParse(settings, environment);
  if (!read.success) throw new ConfigError(read.error.issues.map(inWords));
  const given = read.data;
  const isProduction = given.NODE_ENV === "production";
  const problems = isProduction ? unfitForProduction(given) : [];
  if (given.PAYMENT_PROVIDER === "paystack" && !given.PAYSTACK_SECRET_KEY)
    problems.push(
      "PAYSTACK_SECRET_KEY is not set, and payments go by Paystack. Set it to the secret key of the account.",
    );
  if (given.SMS_URL && !given.SMS_TOKEN)
    problems.push("SMS_TOKEN is not set, and messages go by a gateway. Set it to the gateway's token.");
  problems.push(...halfOfS3(given));
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    mode: given.NODE_ENV,
    host: given.HOST,
    port: given.PORT,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    database: given.DATABASE_URL
      ? { url: given.DATABASE_URL, directUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL }
      : { folder: `${given.DATA_FOLDER}/database` },
    dataFolder: given.DATA_FOLDER,
    secret: given.SECRET,
    audit: auditKeys(given.AUDIT_SIGNING_KEY, given.AUDIT_FORMER_KEYS),
    corsOrigins: given.CORS_ORIGINS,
    trustedProxies: given.TRUSTED_PROXIES.filter((each) => each !== "none"),
    stopping: { leaveMs: given.LEAVE_SECONDS * 1_000, drainMs: given.DRAIN_SECONDS * 1_000 },
    portalFolder: given.PORTAL_FOLDER ?? (given.NODE_ENV === "test" ? undefined : "../portal/dist"),
    logLevel: given.LOG_LEVEL,
    hasMailbox: !isProduction && (given.MAILBOX ?? true),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    sms: given.SMS_URL && given.SMS_TOKEN ? { url: given.SMS_URL, token: given.SMS_TOKEN } : undefined,
    payment:
      given.PAYMENT_PROVIDER === "paystack"
        ? { provider: "paystack", secretKey: given.PAYSTACK_SECRET_KEY ?? "" }
        : { provider: "sandbox" },
    isSeeded: !isProduction && (given.SEED ?? true),
    s3: s3Of(given),
  };
}

const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** A bucket needs all of its settings; with only some of them, files would silently go to another place. */
function halfOfS3(given: z.output<typeof settings>): string[] {
  const missing = s3Names.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === s3Names.length) return [];
  return missing.map(
    (name) => `${name} is not set, and documents go to a bucket. Set it, or leave all five S3 settings unset.`,
  );
}

function s3Of(given: z.output<typeof settings>): Config["s3"] {
  const [endpoint, bucket, region] = [given.S3_ENDPOINT, given.S3_BUCKET, given.S3_REGION];
  const [accessKeyId, secretAccessKey] = [given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY];
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)?$/.test(host);

/** Lists the services on other machines that would be reached without TLS. */
function unencrypted(given: z.output<typeof settings>): string[] {
  const problems: string[] = [];
  for (const name of ["SMS_URL", "S3_ENDPOINT"] as const) {
    const url = URL.parse(given[name] ?? "");
    if (url?.protocol === "http:" && !isLoopback(url.hostname))
      problems.push(
        `${name} begins with http:, so what is sent could be read on the way. Set it to an https: address.`,
      );
  }
  for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const) {
    const hosts = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*)/.exec(given[name] ?? "")?.[1]?.split(",") ?? [];
    const isElsewhere = hosts.some((host) => !isLoopback(host.replace(/:\d+$/, "")));
    if (isElsewhere && !/[?&]sslmode=/.test(given[name] ?? ""))
      problems.push(
        `${name} does not say whether the connection is encrypted. Add sslmode=verify-full to it, or sslmode=disable if ` +
          "the network in between is trusted.",
      );
  }
  return problems;
}

/** Lists defaults that are convenient in development and unsafe in production. */
function unfitForProduction(given: z.output<typeof settings>): string[] {
  const problems: string[] = [];
  if (given.SECRET === developmentSecret)
    problems.push("SECRET is not set. Set it to 32 or more characters that nobody can guess.");
  if (!given.AUDIT_SIGNING_KEY)
    problems.push("AUDIT_SIGNING_KEY is not set. Set it to an Ed25519 key, made as docs/security.md says.");
  if (given.PAYMENT_PROVIDER === "sandbox")
    problems.push("PAYMENT_PROVIDER is the sandbox, which takes no real money. Set it to paystack.");
  if (given.MAILBOX) problems.push("MAILBOX shows every message to everybody. Leave it unset.");
  if (given.SEED) problems.push("SEED fills the database with invented people. Leave it unset.");
  if (!given.SMTP_URL && !given.SMS_URL)
    problems.push("Neither SMTP_URL nor SMS_URL is set, so no code would reach anybody. Set one of them, or both.");
  if (given.SMTP_URL && given.MAIL_FROM.includes("@localhost"))
    problems.push(
      "MAIL_FROM is not set. Set it to the address that email comes from, such as DVLA <no-reply@portal.example>.",
    );
  if (!given.DATABASE_URL && !given.EMBEDDED_IN_PRODUCTION)
    problems.push(
      "DATABASE_URL is not set, and the embedded database has no standby and no recovery to a point in time. Set it to a " +
        "PostgreSQL server, or set EMBEDDED_IN_PRODUCTION to true if that is enough.",
    );
  problems.push(...unencrypted(given));
  if (given.TRUSTED_PROXIES.length === 0)
    problems.push(
      "TRUSTED_PROXIES is not set, so everybody behind a proxy would share its limits. Set it to the proxies' " +
        "addresses, or to none if people reach the server directly.",
    );
  if (!given.PUBLIC_URL)
    problems.push("PUBLIC_URL is not set. Set it to the address people use, such as https://portal.example.");
  return problems;
}
