import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { findKey, keepAnswer, tryLockKey } from "../db/idempotency-store.ts";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";

/** An answer as it was given the first time. */
export interface GivenAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A refusal that keeps what was written; it is not remembered, so the same request may be tried again. */
  readonly refusal?: DomainError;
}

const hourMs = 3_600_000;
/** A key is remembered this long. */
const keptMs = 24 * hourMs;

/**
 * The same key and body give the first answer again. The key, the effect and the answer are written in one
 * transaction, so a crash leaves all of them or none. Answers are kept enciphered, because one may hold a token.
 */
export async function once(
  db: Queries,
  {
    caller,
    key,
    method,
    path,
    body,
    secret,
    now,
  }: {
    caller: string;
    key: string;
    method: string;
    path: string;
    body: Buffer;
    secret: string;
    now: Date;
  },
  act: () => Promise<GivenAnswer>,
): Promise<GivenAnswer> {
  if (!(await tryLockKey(db, caller, key))) throw new DomainError("in_progress", { retryAfterSeconds: 1 });
  const fingerprint = createHash("sha256").update(`${method} ${path}\n`).update(body).digest("hex");
  const known = await findKey(db, caller, key, new Date(now.getTime() - keptMs));
  if (known) {
    if (known.fingerprint !== fingerprint) throw new DomainError("key_reused");
    return JSON.parse(decipher(known.answer, secret)) as GivenAnswer;
  }
  const answer = await act();
  if (answer.refusal) return answer;
  await keepAnswer(db, { caller, key, fingerprint, answer: encipher(JSON.stringify(answer), secret), created_at: now });
  return answer;
}

const cipherKey = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "kwan idempotency", 32));

function encipher(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", cipherKey(secret), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

function decipher(text: string, secret: string): string {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", cipherKey(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
