import type { AnswerOf, uploadDocument } from "@kwan/contract";
import { maxFilesOf } from "@kwan/domain/kinds";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import { DomainError, invalidField, notFound } from "../../domain-error.ts";
import { isAsked, isBeingFilled, mayHandIn } from "../policy.ts";
import { presentDocument } from "../present.ts";
import { deleteDocument, findStanding, lockService } from "../store.ts";
import { keepFile } from "./keep-file.ts";

/**
 * Takes a file for a document of an application. Where a document is one file, the new one replaces one that was not reviewed;
 * where it may be several, such as both sides of a card, each is kept, and none makes way for another unasked.
 */
export async function takeDocument(asked: Asked<typeof uploadDocument>): Promise<AnswerOf<typeof uploadDocument>> {
  const { db, deps, actor, body } = asked;
  const { document, file } = body;
  const service = await lockService(db, body.service);
  if (!service || !mayHandIn(actor, service)) throw notFound("application");
  if (!isAsked(service.kind, document))
    throw invalidField(
      "document",
      "This application does not ask for this document. Its page lists those it asks for.",
    );
  if (!isBeingFilled(service.status))
    throw new DomainError("state_forbids", {
      message: "Documents can be sent while the application is a draft, or when the office has asked for more.",
    });
  const standing = await findStanding(db, service.id, document);
  if (standing.some(({ status }) => status === "accepted"))
    throw new DomainError("state_forbids", {
      message: "This document was accepted already. There is no need to send it again.",
    });
  const most = maxFilesOf(document);
  if (most > 1 && standing.length >= most)
    throw new DomainError("state_forbids", {
      message: `You have sent ${most} files for this document. Remove one before you send another.`,
    });
  const replaced = most > 1 ? [] : standing;
  for (const { id } of replaced) await deleteDocument(db, id);
  const kept = await keepFile(asked, { driver_id: service.driver_id, service_id: service.id, document, file });
  // The replaced bytes are removed after this is committed: until then they may still be needed.
  for (const { blob_key } of replaced) await deps.queue.add(db, "remove_blob", { key: blob_key });
  await note(asked, {
    action: "upload_document",
    entity: "service",
    entity_id: service.id,
    before: replaced[0] ? { document: replaced[0].id } : null,
    after: { document: kept.id, kind: document, sha256: kept.sha256 },
  });
  return presentDocument(kept);
}
