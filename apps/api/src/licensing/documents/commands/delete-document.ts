import { isEditable } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Actor, type Context, isCitizen } from "../../../platform/context.ts";
import { DomainError, notFound, orNotFound } from "../../../platform/domain-error.ts";
import type { DocumentId } from "../../../platform/ids.ts";
import { requireApplicant } from "../../services/acting-for.ts";
import { lockApplication } from "../../services/store.ts";
import { type DocumentRow, deleteDocument, findDocument } from "../store.ts";

/** Whether this is a file of an identity document that no decision has taken as its evidence. */
const isUncheckedIdentity = ({ application_id, update_request_id, decision_id }: DocumentRow): boolean =>
  application_id === null && update_request_id === null && decision_id === null;

/**
 * Deletes a document that has not been reviewed, or a file of an identity document that has not been checked. Whoever has
 * uploaded such a file can delete it.
 */
export async function removeDocument(context: Context<Actor>, id: DocumentId): Promise<void> {
  const { tx, deps, actor } = context;
  const document = await findDocument(tx, id);
  if (!document || (isCitizen(actor) && document.driver_id !== actor.driver)) throw notFound("document");
  const service = document.application_id === null ? undefined : await lockApplication(tx, document.application_id);
  const row = orNotFound(await findDocument(tx, id), "document");
  if (service && !isCitizen(actor)) await requireApplicant(context, service);
  const mayRemove = service
    ? row.status === "uploaded" && isEditable(service.status)
    : isUncheckedIdentity(row) && row.uploaded_by === actor.id;
  if (!mayRemove) throw new DomainError("state_forbids", m.documents_not_removable());
  await deleteDocument(tx, row.id);
  if (!service && row.driver_id !== null) await deps.ports.identityFilesChanged(tx, row.driver_id);
  await deps.queue.add(tx, "remove_blob", { key: row.blob_key });
  await recordAudit(context, {
    action: "delete_document",
    ...(service ? { entity: "service", entity_id: service.id } : { entity: "driver", entity_id: row.driver_id ?? "" }),
    before: { document: row.id, kind: row.document, sha256: row.sha256 },
  });
}
