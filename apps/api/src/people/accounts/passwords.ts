import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { DomainError } from "../../platform/domain-error.ts";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

/** Hashing leaves one CPU core for the rest of the server, and some threads in Node's pool for files and DNS. */
const hashing = new ConcurrencyLimit({
  width: Math.min(3, Math.max(1, availableParallelism() - 1)),
  longestQueue: 500,
});

const argon = promisify(argon2);

/**
 * Computes a hash, after waiting in the queue if others are being computed. If the queue is full, throws an error that
 * says when to try again.
 */
const derive: typeof argon = (algorithm, parameters) =>
  hashing.run(
    () => argon(algorithm, parameters),
    () => new DomainError("unavailable", { retryAfterSeconds: 5 }),
  );

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * Hashes a password. The result contains its salt and parameters, so that the cost can be raised later.
 *
 * @example
 * await hashPassword("Kente-Gold-2026"); // "$argon2id$v=19$m=19456,t=2,p=1$…$…"
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const unpadded = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

/** The PHC string format. */
const hashFormat = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/**
 * A hash that no password matches. Checking it costs as much as a real one, so timing does not reveal whether an
 * account exists.
 */
const decoyHash = hashPassword(randomBytes(32).toString("hex"));

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = "", tag = ""] = hashFormat.exec(hash ?? (await decoyHash)) ?? [];
  const expected = Buffer.from(tag, "base64");
  const computed = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(nonce, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(computed, expected) && hash !== null;
}
