import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** The PKCS 8 header of an Ed25519 private key. */
const prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** The key for development. Anyone can derive it, so it proves nothing. */
const developmentKey: KeyObject = createPrivateKey({
  key: Buffer.concat([prefix, createHash("sha256").update("a development key that proves nothing").digest()]),
  format: "der",
  type: "pkcs8",
});

const isEd25519 = (key: KeyObject): boolean => key.asymmetricKeyType === "ed25519";

/** Reads a private key from base64 (PKCS 8, DER). Returns undefined if it is not an Ed25519 key. */
export function readPrivateKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
    return isEd25519(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a public key from base64 (SPKI, DER). Returns undefined if it is not an Ed25519 key. */
export function readPublicKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" });
    return isEd25519(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

const publicOf = (key: KeyObject): KeyObject => (key.type === "private" ? createPublicKey(key) : key);

/** Returns the public key as it is published: in base64 (SPKI, DER). */
export const publicText = (key: KeyObject): string =>
  publicOf(key).export({ format: "der", type: "spki" }).toString("base64");

/** Returns a short ID for a key: the start of the hash of its public text. */
export const keyIdOf = (key: KeyObject): string =>
  createHash("sha256").update(publicText(key)).digest("hex").slice(0, 16);

export interface AuditKeys {
  readonly signingKey: KeyObject;
  /** The public keys whose signatures are accepted: the one for `signingKey`, and earlier ones. */
  readonly trustedKeys: readonly KeyObject[];
}

/** Returns the log's keys from its two validated settings, or the development key if none is set. */
export function auditKeys(signing: string | undefined, former: readonly string[]): AuditKeys {
  const signingKey = (signing && readPrivateKey(signing)) || developmentKey;
  return { signingKey, trustedKeys: [publicOf(signingKey), ...former.flatMap((text) => readPublicKey(text) ?? [])] };
}
