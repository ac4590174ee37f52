import { generateKeyPairSync } from "node:crypto";

/** Generates a new key for AUDIT_SIGNING_KEY, in openssl's format. */
export const newSigningKey = (): string =>
  generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
