import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** 256 random bits. Only its hash is stored: who reads the database can't log in with what they find. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Six digits, each as likely as another. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");

/** A code has few values, so its hash is keyed: without the server's secret it can't be tried out. */
export const hashCode = (code: string, target: string, secret: string): string =>
  createHmac("sha256", secret).update(`${target}\n${code}`).digest("hex");
