import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { DomainError } from "../domain-error.ts";
import { Lanes } from "./lanes.ts";

/** Hashing leaves a core for the rest of the server, and threads of Node's pool for its files and names. */
const lanes = new Lanes({ width: Math.min(3, Math.max(1, availableParallelism() - 1)), longestQueue: 500 });

const argon = promisify(argon2);

/** Computes a hash when it is its turn. Where very many wait already, the caller is told to come back. */
const derive: typeof argon = (algorithm, parameters) =>
  lanes.run(
    () => argon(algorithm, parameters),
    () => new DomainError("unavailable", { retryAfterSeconds: 5 }),
  );

/** OWASP's figures for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/**
 * The hash of a password, with its salt and what it cost, so that the cost can be raised later.
 *
 * @example
 * await hashPassword("Kente-Gold-2026"); // "argon2id$19456$2$1$…$…"
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { ...cost, message: password.normalize("NFKC"), nonce });
  const { memory, passes, parallelism } = cost;
  return ["argon2id", memory, passes, parallelism, nonce.toString("base64"), tag.toString("base64")].join("$");
}

/** A hash that fits no password: checking it costs what a real one costs, so time does not tell whether an account exists. */
const nobody = hashPassword(randomBytes(32).toString("hex"));

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = "", tag = ""] = (hash ?? (await nobody)).split("$");
  const expected = Buffer.from(tag, "base64");
  const given = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(nonce, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected) && hash !== null;
}

/** Passwords that everybody tries first, beyond what the rules of the form refuse. Compared without case. */
const commonest = new Set(
  "password1 password12 password123 password1! passw0rd p@ssw0rd p@ssword1 welcome1 welcome123 qwerty123 qwerty12 qwertyuiop1 abc12345 abcd1234 abcdef1 iloveyou1 admin123 administrator1 letmein1 monkey123 dragon123 football1 baseball1 sunshine1 princess1 superman1 trustno1 changeme1 secret123 test1234 ghana123 ghana1234 ghana2026 ghana@123 accra123 kumasi123 jesus123 jesus1234 blessed1 blessing1 chelsea1 arsenal1 manutd123 blackstars1 adom1234 kwame123 kofi1234 ama12345 aa123456 a1234567 qazwsx123 zxcvbnm1 1qaz2wsx 1q2w3e4r q1w2e3r4 asdf1234 asdfghjkl1 samsung1 computer1 internet1 michael1 charlie1 whatever1 freedom1 starwars1 summer2026 winter2026 driver123 licence1 license1 dvla1234 dvla2026".split(
    " ",
  ),
);

export const commonestPassword = "This password is too easy to guess. Choose another.";

export const isCommonest = (password: string): boolean => commonest.has(password.toLowerCase());
