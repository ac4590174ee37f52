import { createHash } from "node:crypto";
import { m } from "#messages";
import type { Deps } from "../../../platform/context.ts";
import { DomainError, invalidField } from "../../../platform/domain-error.ts";
import { UploadedFile } from "../../../platform/uploads/uploaded-file.ts";
import { cleanContent } from "../content/clean.ts";
import type { DocumentType } from "../content/type.ts";

/** How long the store may take to respond before it is considered down. */
const maxMs = 10_000;

/** A file whose bytes are in the store, but whose row has not been written yet. */
export interface StoredFile {
  readonly blob_key: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Cleans an uploaded file and stores it under a key that cannot be guessed. Call this before the transaction, so that a
 * store that hangs does not block a database connection. A stored file that never gets a row is deleted later.
 *
 * @example
 * const stored = await storeFile(deps, body.file, "file");
 */
export async function storeFile(
  { blobs, newId, log }: Deps,
  file: unknown,
  field: string,
  limitMs = maxMs,
): Promise<StoredFile> {
  // A JSON body can have the same properties as a file, but not its class.
  if (!(file instanceof UploadedFile)) throw invalidField(field, m.documents_file_required());
  const { type, bytes } = cleanContent(file.bytes);
  const blob_key = newId("blb");
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`it took longer than ${limitMs} ms`)), limitMs);
  const putting = blobs.put(blob_key, bytes, type);
  // Ignore an error after the timeout, because nobody is waiting any more.
  putting.catch(() => {});
  try {
    await Promise.race([putting, late.promise]);
  } catch (error) {
    log.error({ err: error }, "a file could not be stored");
    throw new DomainError("unavailable", {
      message: m.documents_not_stored(),
      retryAfterSeconds: 30,
    });
  } finally {
    clearTimeout(timer);
  }
  return {
    blob_key,
    name: file.name,
    type,
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
}

/**
 * Runs the work that writes the rows of stored files. If it fails, deletes their bytes without waiting for it. If that
 * fails too, `sweepBlobs` deletes them later.
 *
 * @example
 * return keepOrDiscard(deps, [stored], () => keepFile(context, { driver_id, document, stored }));
 */
export async function keepOrDiscard<T>(
  deps: Pick<Deps, "blobs" | "log">,
  stored: readonly StoredFile[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (const file of stored) discardFile(deps, file);
    throw error;
  }
}

function discardFile({ blobs, log }: Pick<Deps, "blobs" | "log">, { blob_key }: StoredFile): void {
  blobs
    .remove(blob_key)
    .catch((failure: unknown) => log.warn({ err: failure }, "the bytes of an upload that failed are left over"));
}
