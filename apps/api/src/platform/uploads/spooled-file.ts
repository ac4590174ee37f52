import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/**
 * A large file from a form, on disk and not in memory. The file is unlinked as soon as it is open, so that no file
 * remains after a crash. Close it when the response has been sent.
 */
export class SpooledFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  readonly #handle: FileHandle;

  private constructor(facts: { name: string; type: string; size: number; sha256: string }, handle: FileHandle) {
    this.name = facts.name;
    this.type = facts.type;
    this.size = facts.size;
    this.sha256 = facts.sha256;
    this.#handle = handle;
  }

  /** Writes a stream to disk as it arrives. */
  static async from(stream: Readable, about: { name: string; type: string }): Promise<SpooledFile> {
    const path = join(tmpdir(), `kwan-upload-${randomUUID()}`);
    const handle = await open(path, "wx+", 0o600);
    try {
      await rm(path);
      const hash = createHash("sha256");
      let size = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        await handle.write(chunk);
        size += chunk.length;
      }
      return new SpooledFile({ ...about, size, sha256: hash.digest("hex") }, handle);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Reads the file from its start, as a stream. */
  stream(): Readable {
    return this.#handle.createReadStream({ start: 0, autoClose: false });
  }

  /**
   * Exists only so that the contract's check recognises this object as a file. It always fails, because loading the
   * whole file could exhaust memory.
   */
  arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new Error("Read a large file with stream()."));
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}
