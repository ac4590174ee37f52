import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";

/** An Ed25519 private key in PKCS 8, before its 32 bytes. */
const prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** Signs where nothing is at stake: everybody can make this key. */
const developmentKey: KeyObject = createPrivateKey({
  key: Buffer.concat([prefix, createHash("sha256").update("a development key that proves nothing").digest()]),
  format: "der",
  type: "pkcs8",
});

const isEd25519 = (key: KeyObject): boolean => key.asymmetricKeyType === "ed25519";

/** A private key from its base64 (PKCS 8, DER); undefined where it is none of Ed25519. */
export function readPrivateKey(text: string): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
    return isEd25519(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A public key from its base64 (SPKI, DER); undefined where it is none of Ed25519. */
export function readPublicKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, "base64"), format: "der", type: "spki" });
    return isEd25519(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

const publicOf = (key: KeyObject): KeyObject => (key.type === "private" ? createPublicKey(key) : key);

/** The public key as it is published. */
export const publicText = (key: KeyObject): string =>
  publicOf(key).export({ format: "der", type: "spki" }).toString("base64");

/** Tells keys apart in a few characters. */
export const keyIdOf = (key: KeyObject): string =>
  createHash("sha256").update(publicText(key)).digest("hex").slice(0, 16);

export interface AuditKeys {
  readonly signingKey: KeyObject;
  /** Whose signatures count: this key and those that signed before it. */
  readonly trustedKeys: readonly KeyObject[];
}

/** The keys of the log from its two settings, which have been checked; without any, the key of development. */
export function auditKeys(signing: string | undefined, former: readonly string[]): AuditKeys {
  const signingKey = (signing && readPrivateKey(signing)) || developmentKey;
  return { signingKey, trustedKeys: [publicOf(signingKey), ...former.flatMap((text) => readPublicKey(text) ?? [])] };
}
