import { createHmac, hash, randomBytes, randomInt } from "node:crypto";

/** 256 random bits. Only the hash is stored, so that someone who reads the database cannot log in. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => hash("sha256", token);

/** Six digits, evenly distributed. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** Six digits can be guessed quickly, so the hash is keyed with the server's secret. */
export const hashCode = (code: string, target: string, secret: string): string =>
  createHmac("sha256", secret).update(`${target}\n${code}`).digest("hex");
