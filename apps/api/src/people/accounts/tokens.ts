import { createHmac, hash, randomBytes, randomInt } from "node:crypto";

/**
 * Returns a token of 256 random bits. Only its hash is stored, so that someone who reads the database cannot log in.
 */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => hash("sha256", token);

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Hashes a code with the server's secret as the key, because anyone could guess six digits from a plain hash. */
export const hashCode = (code: string, target: string, secret: string): string =>
  createHmac("sha256", secret).update(`${target}\n${code}`).digest("hex");
