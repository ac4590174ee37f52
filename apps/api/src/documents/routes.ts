import { noteRead } from "../audit/append.ts";
import { fileAnswer } from "../calls/files.ts";
import { type Actor, type Asked, type HandlersOf, prepared } from "../calls/handler.ts";
import { notFound } from "../domain-error.ts";
import { demandReason } from "../services/branch-law.ts";
import { removeDocument } from "./commands/delete-document.ts";
import { storeDocument, takeDocument } from "./commands/upload-document.ts";
import { maySee } from "./policy.ts";
import { presentDocument } from "./present.ts";
import { type DocumentRow, findDocument } from "./store.ts";

/** The document, if it is there for this person; a look of staff is written down. */
async function lookAt(
  asked: Pick<Asked, "db" | "deps" | "request"> & { readonly actor: Actor; readonly params: { readonly id: string } },
): Promise<DocumentRow> {
  const row = await findDocument(asked.db, asked.params.id);
  if (!row || !maySee(asked.actor, row)) throw notFound("document");
  if (row.service_id !== null)
    await demandReason(asked.db, asked.actor, { id: row.service_id, branch_id: row.service_branch }, asked.deps.now());
  await noteRead(asked, "document", row.id);
  return row;
}

export const documentRoutes: HandlersOf<"uploadDocument" | "getDocument" | "downloadDocument" | "deleteDocument"> = {
  uploadDocument: prepared(storeDocument, takeDocument),
  getDocument: async (asked) => presentDocument(await lookAt(asked)),
  downloadDocument: async (asked) => {
    const { name, type, bytes, blob_key, id } = await lookAt(asked);
    const body = await asked.deps.blobs.get(blob_key);
    if (!body) throw new Error(`The bytes of the document ${id} are missing.`);
    return fileAnswer({ body, type, name, bytes });
  },
  deleteDocument: removeDocument,
};
