import { createHash } from "node:crypto";
import type { Actor, Asked } from "../../calls/handler.ts";
import { invalidField } from "../../domain-error.ts";
import { cleanContent } from "../content/clean.ts";
import { insertDocument, type KeptDocument } from "../store.ts";
import { UploadedFile } from "../uploaded-file.ts";

export interface FileToKeep {
  readonly driver_id: string;
  /** What it is: "affidavit", … */
  readonly document: string;
  /** As the contract's body holds it. */
  readonly file: unknown;
  readonly service_id?: string;
  readonly update_request_id?: string;
}

/**
 * Keeps a file that came with a request, cleaned, under a key that nobody can guess, and writes its row in the
 * transaction. If the row is not kept the bytes are taken away again.
 *
 * @example
 * const { id } = await keepFile(asked, { driver_id, document: "affidavit", file: body.affidavit, update_request_id });
 */
export async function keepFile(
  { db, deps, actor }: Pick<Asked, "db" | "deps"> & { readonly actor: Actor },
  { driver_id, document, file, service_id, update_request_id }: FileToKeep,
): Promise<KeptDocument> {
  // A JSON body can imitate a file's properties, not its class.
  if (!(file instanceof UploadedFile))
    throw invalidField(service_id === undefined ? document : "file", "File is required");
  const { type, bytes } = cleanContent(file.bytes);
  const blob_key = deps.newId("blb");
  await deps.blobs.put(blob_key, bytes, type);
  try {
    return await insertDocument(db, {
      id: deps.newId("doc"),
      driver_id,
      service_id: service_id ?? null,
      update_request_id: update_request_id ?? null,
      document,
      name: file.name,
      type,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      blob_key,
      uploaded_by: actor.id,
      uploaded_at: deps.now(),
    });
  } catch (error) {
    await deps.blobs
      .remove(blob_key)
      .catch((failure: unknown) => deps.log.warn({ err: failure }, "the bytes of an upload that failed are left over"));
    throw error;
  }
}
