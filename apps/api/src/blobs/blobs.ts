import type { Readable } from "node:stream";

/**
 * Where files' bytes are kept, outside of the database and of everything that is served. A key is made by the server,
 * and nobody can guess it.
 */
export interface Blobs {
  /** Kept for good once this resolves. The same key is never put twice. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The bytes as they are read; null where there are none of this key. */
  get(key: string): Promise<Readable | null>;
  /** It is no mistake if there is nothing any more. */
  remove(key: string): Promise<void>;
  /** The keys after one and before another, in any order; neither need be there. */
  list(after: string, before: string): AsyncIterable<string>;
}

const saneKey = /^[A-Za-z0-9][A-Za-z0-9_-]{15,100}$/;

/** Whether a name in the store is a key at all. */
export const isKey = (name: string): boolean => saneKey.test(name);

/** A key that could lead out of the store is a mistake in the code. */
export function checkKey(key: string): string {
  if (!saneKey.test(key)) throw new Error("A blob's key holds 16 or more letters, digits, _ and -, and nothing else.");
  return key;
}
