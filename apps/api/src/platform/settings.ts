import * as z from "zod/mini";
import { readPrivateKey, readPublicKey } from "./audit/keys.ts";

const list = z.pipe(
  z._default(z.string(), ""),
  z.transform((text: string) => text.split(",").flatMap((each) => each.trim() || [])),
);

/** Returns a schema for a duration in seconds, up to a limit. */
const seconds = (fallback: number, max: number) =>
  z._default(z.coerce.number<string | number>().check(z.minimum(0), z.maximum(max)), fallback);

/** The default for SECRET. It is public, so it is refused in production. */
export const developmentSecret = "a development secret that opens nothing";

/** The schema of the settings in the environment, with their defaults. */
export const settings = z.object({
  NODE_ENV: z._default(z.enum(["development", "test", "production"]), "development"),
  HOST: z._default(z.string(), "127.0.0.1"),
  PORT: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  PUBLIC_URL: z.optional(z.url()),
  DATABASE_URL: z.optional(z.string()),
  /**
   * The embedded database has no standby and no point-in-time recovery, so it must be explicitly allowed in production.
   */
  EMBEDDED_IN_PRODUCTION: z.optional(z.stringbool()),
  /** The database's direct address, for migrations, if DATABASE_URL points to a pooler. */
  DATABASE_DIRECT_URL: z.optional(z.string()),
  DATA_FOLDER: z._default(z.string(), "./data"),
  SECRET: z._default(z.string().check(z.minLength(32, "is at least 32 characters long")), developmentSecret),
  AUDIT_SIGNING_KEY: z.optional(
    z.string().check(z.refine((text) => readPrivateKey(text) !== undefined, "is not an Ed25519 private key in base64")),
  ),
  /** Earlier values of SECRET. Values that were hashed or encrypted with an earlier secret are still accepted. */
  FORMER_SECRETS: list.check(
    z.refine(
      (secrets) => secrets.every((each) => each.length >= 32),
      "has to be earlier values of SECRET, with commas between them",
    ),
  ),
  /** Public keys of earlier signing keys. */
  AUDIT_FORMER_KEYS: list.check(
    z.refine((keys) => keys.every(readPublicKey), "has to be Ed25519 public keys in base64, with commas"),
  ),
  /** A file outside the database, to which the head of each sealed audit log batch is appended. */
  AUDIT_ANCHOR_FILE: z.optional(z.string()),
  /** Other origins that can call the server from a browser. */
  CORS_ORIGINS: list,
  /** IP addresses of the proxies whose X-Forwarded-For header is trusted, or "none" if there is no proxy. */
  TRUSTED_PROXIES: list,
  /**
   * How long the server reports that it is not ready, during shutdown, before it closes its port. Five seconds in
   * production, so that a load balancer notices before requests fail.
   */
  LEAVE_SECONDS: z.optional(z.coerce.number<string | number>().check(z.minimum(0), z.maximum(120))),
  /** How long the server then waits, during shutdown, for requests in progress. */
  DRAIN_SECONDS: seconds(15, 600),
  /** How many times the normal budget of calls an account or a network has, for kiosks and measurements. */
  CALL_BUDGET: z._default(z.coerce.number<string | number>().check(z.minimum(1), z.maximum(10_000)), 1),
  /** The folder with the portal's build. Without it, only the server's own pages are served. */
  PORTAL_FOLDER: z.optional(z.string()),
  /** The folder with the documentation's build. Without it, there is nothing under /docs/. */
  DOCS_FOLDER: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(["silent", "error", "warn", "info", "debug"]), "info"),
  MAILBOX: z.optional(z.stringbool()),
  SMTP_URL: z.optional(z.url()),
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

export type Settings = z.output<typeof settings>;

export const settingNames: readonly string[] = Object.keys(settings.shape);
