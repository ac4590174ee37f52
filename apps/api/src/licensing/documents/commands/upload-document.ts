import { type DocumentName, documentState, isEditable, maxFilesOf } from "@kwan/domain/kinds";
import { m } from "#messages";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, ReadContext } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { DomainError, invalidField, notFound } from "../../../platform/domain-error.ts";
import type { ApplicationId } from "../../../platform/ids.ts";
import { requireReason } from "../../services/branch-law.ts";
import { type ApplicationRow, findApplication, lockApplication } from "../../services/store.ts";
import { isAsked, mayHandIn } from "../policy.ts";
import { bytesOfService, deleteDocument, type FileOfDocument, filesFor, type KeptDocument } from "../store.ts";
import { keepFile } from "./keep-file.ts";
import { keepOrDiscard, type StoredFile, storeFile } from "./store-file.ts";

interface Upload {
  readonly service: ApplicationId;
  readonly document: DocumentName;
  readonly file?: unknown;
}

/** The limit on the total size of an application's files, including rejected ones. */
const maxBytes = 60 * 1_048_576;

/**
 * Stores the file, if the caller can submit this document now. This happens before the transaction, so that a store
 * that hangs only affects this request.
 */
export async function storeDocument(context: ReadContext<Actor>, upload: Upload): Promise<StoredFile> {
  await checkUpload(context, context.db, upload, await findApplication(context.db, upload.service));
  return storeFile(context.deps, upload.file, "file");
}

/**
 * Attaches a stored file to an application. If the document can only have one file, it replaces one that has not been
 * reviewed. If the document can have several files, such as both sides of a card, none is replaced. The checks are
 * repeated, because the application may have changed since the file was stored.
 */
export function takeDocument(context: Context<Actor>, upload: Upload, stored: StoredFile): Promise<KeptDocument> {
  const { tx, deps } = context;
  return keepOrDiscard(deps, [stored], async () => {
    const application = await lockApplication(tx, upload.service);
    const { service, replaced } = await checkUpload(context, tx, upload, application, stored.bytes);
    for (const { id } of replaced) await deleteDocument(tx, id);
    const about = { driver_id: service.driver_id, application_id: service.id, document: upload.document };
    const document = await keepFile(context, { ...about, stored });
    // The replaced files are only deleted after the commit, because they are still needed if the commit fails.
    for (const { blob_key } of replaced) await deps.queue.add(tx, "remove_blob", { key: blob_key });
    await recordAudit(context, {
      action: "upload_document",
      entity: "service",
      entity_id: service.id,
      before: replaced[0] ? { document: replaced[0].id } : null,
      after: { document: document.id, kind: upload.document, sha256: document.sha256 },
    });
    return document;
  });
}

/**
 * Returns the application, and the files that the new file would replace. Throws if the caller cannot submit the
 * document now. `bytes` is the size of the new file, once it is known.
 */
async function checkUpload(
  { actor, deps }: Pick<Context<Actor>, "actor" | "deps">,
  db: Queries,
  { document }: Upload,
  service: ApplicationRow | undefined,
  bytes = 0,
): Promise<{ readonly service: ApplicationRow; readonly replaced: readonly FileOfDocument[] }> {
  if (!service || !mayHandIn(actor, service)) throw notFound("application");
  await requireOthersRecord(db, actor, service.driver_id);
  await requireReason(db, actor, service, deps.now());
  if (!isAsked(service.kind, document)) throw invalidField("document", m.documents_not_asked());
  if (!isEditable(service.status)) throw new DomainError("state_forbids", m.documents_not_now());
  const files = await filesFor(db, service.id, document);
  const standing = files.filter(({ status }) => status !== "refused");
  if (documentState(files) === "accepted") throw new DomainError("state_forbids", m.documents_accepted());
  const max = maxFilesOf(document);
  if (max > 1 && standing.length >= max) throw new DomainError("state_forbids", m.documents_max_files({ count: max }));
  if ((await bytesOfService(db, service.id)) + bytes > maxBytes)
    throw new DomainError("state_forbids", m.documents_too_much());
  return { service, replaced: max > 1 ? [] : standing };
}
