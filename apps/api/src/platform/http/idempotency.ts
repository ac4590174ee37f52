import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { m } from "#messages";
import type { Config } from "../config.ts";
import {
  answerKey,
  findKey,
  keepAnswer,
  releaseKey,
  renewKey,
  reserveKey,
  tryLockKey,
} from "../db/idempotency-store.ts";
import type { Queries } from "../db/open.ts";
import { DomainError } from "../domain-error.ts";

/** A response or a refusal, new or stored from an earlier request with the same key. */
export interface CallReply {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A refusal that does not roll back. It is not stored, so the same request can be retried. */
  readonly refusal?: DomainError;
}

const hourMs = 3_600_000;
/** How long a key is remembered. */
const keptMs = 24 * hourMs;
/**
 * How long a request in progress keeps its key without a sign of life. It renews the lease while it waits for the
 * payment provider, so after a crash the same request can go on a few seconds later.
 */
const leaseMs = 10_000;
const renewEveryMs = 3_000;

export interface KeyedRequest {
  readonly caller: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  readonly secrets: Config["secrets"];
  readonly now: Date;
  readonly clock: () => Date;
}

/**
 * Runs a request once: the same key and body get the first response again. The key, the effect and the response are
 * written in one transaction, so that a crash leaves either all three or none. Responses are encrypted, because they
 * may contain tokens.
 */
export async function once(db: Queries, request: KeyedRequest, act: () => Promise<CallReply>): Promise<CallReply> {
  const { caller, key, secrets, now } = request;
  if (!(await tryLockKey(db, caller, key))) throw inProgress();
  const fingerprint = fingerprintOf(request);
  const stored = await findKey(db, caller, key, new Date(now.getTime() - keptMs));
  if (stored) return firstAnswer(stored, fingerprint, secrets);
  const answer = await act();
  if (answer.refusal) return answer;
  await keepAnswer(db, {
    caller,
    key,
    fingerprint,
    answer: encipher(JSON.stringify(answer), secrets[0]),
    created_at: now,
  });
  return answer;
}

/**
 * Does the same as `once`, for an API call that contacts an external service. Such a call has no transaction, so this
 * function reserves the key for a limited time and stores the response at the end. After a crash before the response is
 * stored, only the same request can reserve the key again, and the call has to find out what it had already started.
 */
export async function onceOutside(
  db: Queries,
  request: KeyedRequest,
  act: () => Promise<CallReply>,
): Promise<CallReply> {
  const { caller, key, secrets, now, clock } = request;
  const fingerprint = fingerprintOf(request);
  const since = new Date(now.getTime() - keptMs);
  const untilLater = () => new Date(clock().getTime() + leaseMs);
  let reservation = { caller, key, fingerprint, leased_until: untilLater() };
  if (!(await reserveKey(db, reservation, since, now))) {
    const stored = await findKey(db, caller, key, since);
    if (!stored) throw inProgress();
    return firstAnswer(stored, fingerprint, secrets);
  }
  let renewal: Promise<unknown> = Promise.resolve();
  const renew = async () => {
    const renewed = { ...reservation, leased_until: untilLater() };
    if (await renewKey(db, reservation, renewed.leased_until)) reservation = renewed;
  };
  // If a renewal fails, the next one may succeed. If the key has been lost, its answer is not stored.
  const timer = setInterval(() => (renewal = renewal.then(renew).catch(() => undefined)), renewEveryMs);
  let answer: CallReply;
  try {
    answer = await act();
  } catch (error) {
    clearInterval(timer);
    await renewal;
    await releaseKey(db, reservation);
    throw error;
  }
  clearInterval(timer);
  await renewal;
  if (answer.refusal) await releaseKey(db, reservation);
  else await answerKey(db, reservation, encipher(JSON.stringify(answer), secrets[0]));
  return answer;
}

function firstAnswer(
  stored: { readonly fingerprint: string; readonly answer: string | null },
  fingerprint: string,
  secrets: readonly string[],
): CallReply {
  if (stored.fingerprint !== fingerprint) throw new DomainError("key_reused");
  if (stored.answer === null) throw inProgress();
  for (const secret of secrets) {
    const text = decipher(stored.answer, secret);
    if (text !== undefined) return JSON.parse(text) as CallReply;
  }
  // The response was encrypted with a secret that is no longer accepted, so it cannot be returned. The request must not
  // run again.
  throw new DomainError("key_reused", m.http_answer_lost());
}

const inProgress = (): DomainError => new DomainError("in_progress", { retryAfterSeconds: 1 });

const fingerprintOf = ({ method, path, body }: KeyedRequest): string =>
  createHash("sha256").update(`${method} ${path}\n`).update(body).digest("hex");

const cipherKey = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "kwan idempotency", 32));

function encipher(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", cipherKey(secret), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64");
}

/** Decrypts text. Returns undefined if it was encrypted with a different secret. */
function decipher(text: string, secret: string): string | undefined {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv("aes-256-gcm", cipherKey(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
