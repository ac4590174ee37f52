import { fileAnswer } from "../../platform/calls/files.ts";
import { type Handlers, prepared } from "../../platform/calls/handler.ts";
import type { Actor, ReadContext } from "../../platform/context.ts";
import { notFound } from "../../platform/domain-error.ts";
import type { DocumentId } from "../../platform/ids.ts";
import { requireReason } from "../services/branch-law.ts";
import { removeDocument } from "./commands/delete-document.ts";
import { reviewDocument } from "./commands/review-document.ts";
import { storeDocument, takeDocument } from "./commands/upload-document.ts";
import { storeIdentityFile, takeIdentityFile } from "./commands/upload-identity.ts";
import { maySee } from "./policy.ts";
import { presentDocument } from "./present.ts";
import { type DocumentRow, findDocument } from "./store.ts";

/** Returns the document. Throws if the caller is not allowed to see it, or first has to give a reason. */
async function lookAt({ db, deps, actor }: ReadContext<Actor>, id: DocumentId): Promise<DocumentRow> {
  const row = await findDocument(db, id);
  if (!row || !maySee(actor, row)) throw notFound("document");
  if (row.application_id !== null)
    await requireReason(db, actor, { id: row.application_id, branch_id: row.service_branch }, deps.now());
  return row;
}

export const documentRoutes = {
  uploadDocument: prepared(
    (context, { body }) => storeDocument(context, body),
    async (context, { body }, stored) => presentDocument(await takeDocument(context, body, stored)),
  ),
  uploadIdentity: prepared(
    (context, { params, body }) => storeIdentityFile(context, params.id, body),
    async (context, { params }, stored) => presentDocument(await takeIdentityFile(context, params.id, stored)),
  ),
  getDocument: async (context, { params }) => presentDocument(await lookAt(context, params.id)),
  downloadDocument: async (context, { params }) => {
    const { name, type, bytes, sha256, blob_key, id } = await lookAt(context, params.id);
    const body = await context.deps.blobs.get(blob_key);
    if (!body) throw new Error(`The bytes of the document ${id} are missing.`);
    return fileAnswer({ body, type, name, bytes, auditDetails: { sha256 } });
  },
  reviewDocument: async (context, { params, body, request }) =>
    presentDocument(await reviewDocument(context, params.id, body, request.version)),
  deleteDocument: (context, { params }) => removeDocument(context, params.id),
} satisfies Partial<Handlers>;
