import { createHash, type KeyObject, sign, verify } from "node:crypto";
import { canonical } from "./canonical.ts";
import { keyIdOf } from "./keys.ts";

/** The part of a batch that is signed: the root commits to its rows, and `previous` to all earlier batches. */
export interface Head {
  readonly number: number;
  readonly rows: number;
  readonly root: string;
  readonly previous: string;
  readonly sealed_at: string;
}

export interface SignedHead extends Head {
  readonly key_id: string;
  readonly signature: string;
}

const signedText = ({ number, rows, root, previous, sealed_at }: Head): string =>
  canonical({ number, rows, root, previous, sealed_at });

/** The "previous hash" of the first batch, which has no predecessor. */
export const beginning = "0".repeat(64);

export const headHash = (head: Head): string => createHash("sha256").update(signedText(head)).digest("hex");

export const signHead = (head: Head, key: KeyObject): SignedHead => ({
  ...head,
  key_id: keyIdOf(key),
  signature: sign(null, Buffer.from(signedText(head)), key).toString("base64"),
});

export const isSignedBy = (head: SignedHead, keys: readonly KeyObject[]): boolean =>
  keys.some(
    (key) =>
      keyIdOf(key) === head.key_id &&
      verify(null, Buffer.from(signedText(head)), key, Buffer.from(head.signature, "base64")),
  );

/**
 * Formats a head as it is kept outside the database: its number and its hash. Comparing it with the log later shows
 * whether the end of the log has been cut off.
 *
 * @example
 * anchorOf(head); // "12:9f86d081…"
 */
export const anchorOf = (head: Head): string => `${head.number}:${headHash(head)}`;
