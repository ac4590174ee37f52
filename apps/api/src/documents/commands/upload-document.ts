import type { AnswerOf, uploadDocument } from "@kwan/contract";
import { note } from "../../audit/append.ts";
import type { Asked } from "../../calls/handler.ts";
import { DomainError, invalidField, notFound } from "../../domain-error.ts";
import { isAsked, isBeingFilled, mayHandIn } from "../policy.ts";
import { presentDocument } from "../present.ts";
import { deleteDocument, findStanding, lockService } from "../store.ts";
import { keepFile } from "./keep-file.ts";

/** Takes a document of an application, in place of the one that stands if that was not reviewed. */
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
  if (standing?.status === "accepted")
    throw new DomainError("state_forbids", {
      message: "This document was accepted already. There is no need to send it again.",
    });
  if (standing) await deleteDocument(db, standing.id);
  const kept = await keepFile(asked, { driver_id: service.driver_id, service_id: service.id, document, file });
  // The old bytes go once this is settled: until then they may still be needed.
  if (standing) await deps.queue.add(db, "remove_blob", { key: standing.blob_key });
  await note(asked, {
    action: "upload_document",
    entity: "service",
    entity_id: service.id,
    before: standing ? { document: standing.id } : null,
    after: { document: kept.id, kind: document, sha256: kept.sha256 },
  });
  return presentDocument(kept);
}
