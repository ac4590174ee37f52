import type { Server } from "../../deps.ts";
import { isBlobInUse } from "../store.ts";

/** The job that deletes the bytes of a deleted document. Does nothing if a document still uses them. */
export async function removeBlob({ db, blobs }: Server, key: string): Promise<void> {
  if (!(await isBlobInUse(db.kysely, key))) await blobs.remove(key);
}
