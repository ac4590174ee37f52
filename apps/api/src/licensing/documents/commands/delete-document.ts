import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Actor, type Context, isCitizen } from "../../../platform/context.ts";
import { DomainError, notFound, orNotFound } from "../../../platform/domain-error.ts";
import type { DocumentId } from "../../../platform/ids.ts";
import { requireApplicant } from "../../services/acting-for.ts";
import { isEditable } from "../../services/policy.ts";
import { lockApplication } from "../../services/store.ts";
import { deleteDocument, findDocument } from "../store.ts";

/** Deletes a document that has not been reviewed. */
export async function removeDocument(context: Context<Actor>, id: DocumentId): Promise<void> {
  const { tx, deps, actor } = context;
  const document = await findDocument(tx, id);
  if (!document || (isCitizen(actor) && document.driver_id !== actor.driver)) throw notFound("document");
  const service = document.application_id === null ? undefined : await lockApplication(tx, document.application_id);
  const row = orNotFound(await findDocument(tx, id), "document");
  if (service && !isCitizen(actor)) await requireApplicant(context, service);
  if (!service || row.status !== "uploaded" || !isEditable(service.status))
    throw new DomainError("state_forbids", m.documents_not_removable());
  await deleteDocument(tx, row.id);
  await deps.queue.add(tx, "remove_blob", { key: row.blob_key });
  await recordAudit(context, {
    action: "delete_document",
    entity: "service",
    entity_id: service.id,
    before: { document: row.id, kind: row.document, sha256: row.sha256 },
  });
}
