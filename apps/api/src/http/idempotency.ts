import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { answerKey, findKey, keepAnswer, releaseKey, reserveKey, tryLockKey } from "../db/idempotency-store.ts";
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
/** A key is held this long for a request under way: longer than a call waits for the payment provider. */
const leaseMs = 90_000;

/** A request that came with a key. */
export interface KeyedRequest {
  readonly caller: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  readonly secret: string;
  readonly now: Date;
}

/**
 * The same key and body give the first answer again. The key, the effect and the answer are written in one
 * transaction, so a crash leaves all of them or none. Answers are kept enciphered, because one may hold a token.
 */
export async function once(db: Queries, request: KeyedRequest, act: () => Promise<GivenAnswer>): Promise<GivenAnswer> {
  const { caller, key, secret, now } = request;
  if (!(await tryLockKey(db, caller, key))) throw underWay();
  const fingerprint = fingerprintOf(request);
  const known = await findKey(db, caller, key, new Date(now.getTime() - keptMs));
  if (known) return firstAnswer(known, fingerprint, secret);
  const answer = await act();
  if (answer.refusal) return answer;
  await keepAnswer(db, { caller, key, fingerprint, answer: encipher(JSON.stringify(answer), secret), created_at: now });
  return answer;
}

/**
 * The same for a call that asks another house on its way, and so holds no transaction: the key is held first, for a
 * time, and the answer is kept under it at the end. A crash between leaves a key that becomes free again, for the same
 * request alone; the call itself must then find what it had begun.
 */
export async function onceOutside(
  db: Queries,
  request: KeyedRequest,
  act: () => Promise<GivenAnswer>,
): Promise<GivenAnswer> {
  const { caller, key, secret, now } = request;
  const fingerprint = fingerprintOf(request);
  const since = new Date(now.getTime() - keptMs);
  const reservation = { caller, key, fingerprint, leased_until: new Date(now.getTime() + leaseMs) };
  if (!(await reserveKey(db, reservation, since, now))) {
    const known = await findKey(db, caller, key, since);
    if (!known) throw underWay();
    return firstAnswer(known, fingerprint, secret);
  }
  let answer: GivenAnswer;
  try {
    answer = await act();
  } catch (error) {
    await releaseKey(db, reservation);
    throw error;
  }
  if (answer.refusal) await releaseKey(db, reservation);
  else await answerKey(db, reservation, encipher(JSON.stringify(answer), secret));
  return answer;
}

function firstAnswer(
  known: { readonly fingerprint: string; readonly answer: string | null },
  fingerprint: string,
  secret: string,
): GivenAnswer {
  if (known.fingerprint !== fingerprint) throw new DomainError("key_reused");
  if (known.answer === null) throw underWay();
  try {
    return JSON.parse(decipher(known.answer, secret)) as GivenAnswer;
  } catch {
    // It was kept under another SECRET. What was done then is not done a second time.
    throw new DomainError("key_reused", {
      message: "This request was answered before, and its answer can't be read any more. Look at what is there now.",
    });
  }
}

const underWay = (): DomainError => new DomainError("in_progress", { retryAfterSeconds: 1 });

const fingerprintOf = ({ method, path, body }: KeyedRequest): string =>
  createHash("sha256").update(`${method} ${path}\n`).update(body).digest("hex");

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
