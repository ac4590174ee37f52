import type { BodyOf, reviewDocument as call } from "@kwan/contract";
import type { Status } from "@kwan/domain";
import { areDocumentsReviewed, askedDocuments } from "@kwan/domain/kinds";
import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, Work } from "../../../platform/context.ts";
import { DomainError, invalidField, notFound, orNotFound } from "../../../platform/domain-error.ts";
import type { DocumentId } from "../../../platform/ids.ts";
import { beginReview } from "../../services/commands/begin-review.ts";
import { lockFor } from "../../services/commands/lock-for.ts";
import { rowOf } from "../../services/kind-of.ts";
import { reopenStep, settleStep } from "../../services/steps-store.ts";
import { type ApplicationRow, bumpVersion, documentsOf } from "../../services/store.ts";
import { type DocumentRow, findDocument, hasOpened, setVerdict } from "../store.ts";

/** The statuses at which a document can be accepted and rejected. */
const reviewable: readonly Status[] = ["in_review", "producing", "ready"];

/**
 * Accepts or rejects a document, which the officer has to open first. If the application has been paid for, this begins
 * its review. The officer can change the verdict while the application is in review. The applicant replaces a rejected
 * document, so a document can only be rejected while the officer can still send the application back to the applicant:
 * in the review, and while the card is printed or ready, because the card can be recalled until it has been handed over.
 */
export async function reviewDocument(
  context: Context<Actor>,
  id: DocumentId,
  { outcome, reason, field }: BodyOf<typeof call>,
  version: number | null,
): Promise<DocumentRow> {
  const { tx, deps, actor } = context;
  const document = await findDocument(tx, id);
  if (!document || document.application_id === null) throw notFound("document");
  const application = await beginReview(context, await lockFor(context, document.application_id, version));
  const before = orNotFound(await findDocument(tx, id), "document");
  const isRefused = outcome === "refused";
  if (!reviewable.includes(application.status) && (isRefused || application.status !== "testing"))
    throw new DomainError(
      "state_forbids",
      application.status === "testing" ? m.documents_not_refusable() : m.documents_not_reviewable(),
    );
  if (!(await hasOpened(tx, actor.id, before))) throw new DomainError("state_forbids", m.documents_open_first());
  if (isRefused && (!reason || reason.length < 10)) throw invalidField("reason", m.documents_reason_needed());
  if (field && !Object.hasOwn(rowOf(application).fields, field))
    throw invalidField("field", m.documents_no_such_field());
  const verdict = { status: outcome, reason: isRefused ? (reason ?? null) : null, field: (isRefused && field) || null };
  await setVerdict(tx, id, { ...verdict, reviewed_by: actor.id, reviewed_at: deps.now() });
  await settleCheck(context, actor, application);
  await bumpVersion(tx, application.id, deps.now());
  await recordAudit(context, {
    action: "review_document",
    entity: "service",
    entity_id: application.id,
    before: { document: id, status: before.status, reason: before.reason },
    after: { document: id, kind: before.document, sha256: before.sha256, ...verdict },
  });
  return orNotFound(await findDocument(tx, id), "document");
}

/**
 * Marks the document check as done once all required documents are accepted and all optional ones are reviewed.
 * Otherwise, reopens it.
 */
async function settleCheck({ tx, deps }: Work, actor: Actor, application: ApplicationRow): Promise<void> {
  if (application.status !== "in_review") return;
  const rules = askedDocuments(rowOf(application).documents, application.details);
  const step = { application_id: application.id, step: "document_check", recorded_by: actor.id };
  if (areDocumentsReviewed(rules, await documentsOf(tx, application.id)))
    await settleStep(tx, { ...step, state: "done", done_at: deps.now(), note: null });
  else await reopenStep(tx, application.id, step.step);
}
