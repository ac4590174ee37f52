import type { Server } from "../../deps.ts";
import { isBlobInUse } from "../store.ts";

/** The job that takes away bytes whose document is gone. Told of a document that is there after all, it does nothing. */
export async function removeBlob({ db, blobs }: Server, key: string): Promise<void> {
  if (!(await isBlobInUse(db.kysely, key))) await blobs.remove(key);
}
