import type { Readable } from "node:stream";

/**
 * Storage for the contents of files, outside the database and outside every folder that is served to browsers. The
 * server generates the keys, which cannot be guessed.
 */
export interface Blobs {
  /** Once this resolves, the bytes are durable. A key is only used once. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Returns a stream of the bytes, or null if the key does not exist. */
  get(key: string): Promise<Readable | null>;
  /** Removes a key. Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
  /** Throws if the store cannot be used at the moment, after a second at most. */
  check(): Promise<void>;
  /** Yields the keys between two others (both exclusive), in any order. The limits need not exist. */
  list(after: string, before: string): AsyncIterable<string>;
}

const saneKey = /^[A-Za-z0-9][A-Za-z0-9_-]{15,100}$/;

/** Whether a name in the store has the form of a key. */
export const isKey = (name: string): boolean => saneKey.test(name);

/** Returns the key. Throws if it could lead out of the store, which would be a programming error. */
export function checkKey(key: string): string {
  if (!saneKey.test(key)) throw new Error("A blob's key holds 16 or more letters, digits, _ and -, and nothing else.");
  return key;
}
