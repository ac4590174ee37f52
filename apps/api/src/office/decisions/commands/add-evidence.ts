import { attachableTo, decisionRow } from "@kwan/domain/decisions";
import { type DocumentName, maxFilesOf } from "@kwan/domain/kinds";
import { m } from "#messages";
import { keepFile } from "../../../licensing/documents/commands/keep-file.ts";
import { keepOrDiscard, type StoredFile, storeFile } from "../../../licensing/documents/commands/store-file.ts";
import { filesOfDecision } from "../../../licensing/documents/store.ts";
import { payerOf } from "../../../money/payments/refunds-store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context, ReadContext } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { DomainError, invalidField, notFound } from "../../../platform/domain-error.ts";
import type { DecisionId, DriverId } from "../../../platform/ids.ts";
import { may } from "../../../platform/scopes.ts";
import { bumpDecision, type DecisionRow, findDecision, lockDecision } from "../store.ts";
import { workOf } from "../subjects.ts";

interface Upload {
  readonly document: DocumentName;
  readonly file?: unknown;
}

type Attachable = Pick<
  DecisionRow,
  "id" | "kind" | "ground" | "state" | "needs_second" | "proposed_by" | "driver_id" | "subject" | "subject_id"
>;

/** Checks whether the caller can attach this document now, and stores the file. This happens before the transaction. */
export async function storeEvidenceFile(
  context: ReadContext<Actor>,
  id: DecisionId,
  upload: Upload,
): Promise<StoredFile> {
  await requireAttachable(context.db, context.actor, await findDecision(context.db, id), upload);
  return storeFile(context.deps, upload.file, "file");
}

/**
 * Attaches a stored file to a decision, whose version rises. The checks are repeated, because someone may have decided on
 * the proposal in the meantime.
 */
export function addEvidence(
  context: Context<Actor>,
  id: DecisionId,
  upload: Upload,
  stored: StoredFile,
): Promise<void> {
  const { tx, deps, actor } = context;
  return keepOrDiscard(deps, [stored], async () => {
    const decision = await requireAttachable(tx, actor, await lockDecision(tx, id), upload);
    const { subject, subject_id } = decision;
    const driver_id = await driverOf(tx, decision);
    const document = await keepFile(context, { driver_id, document: upload.document, stored, decision_id: id });
    await bumpDecision(tx, id);
    await recordAudit(context, {
      action: "add_evidence",
      ...(driver_id
        ? { entity: "driver", entity_id: driver_id }
        : { entity: workOf(subject).entity, entity_id: subject_id }),
      after: { decision: id, document: document.id, kind: upload.document, sha256: document.sha256 },
    });
  });
}

/** Returns the driver whom a decision is about, or the payer of a payment. Decisions about staff or schools have none. */
const driverOf = async (db: Queries, { driver_id, subject, subject_id }: Attachable): Promise<DriverId | null> =>
  driver_id ?? (subject === "payment" ? ((await payerOf(db, subject_id)) ?? null) : null);

/**
 * Throws unless the caller can attach evidence to a decision now. Only the proposer can attach evidence, until another
 * person has decided on the proposal. If the decision needs no second person, evidence can be attached for as long as
 * the decision is in force.
 */
async function requireAttachable<T extends Attachable>(
  db: Queries,
  actor: Actor,
  decision: T | undefined,
  { document }: Upload,
): Promise<T> {
  if (!decision) throw notFound("decision");
  const { id, kind, ground, state, needs_second, proposed_by } = decision;
  if (!may(actor, decisionRow(kind).scope)) throw new DomainError("forbidden");
  if (proposed_by !== actor.id) throw new DomainError("forbidden", m.decisions_evidence_by_proposer());
  if (state !== (needs_second ? "proposed" : "in_force"))
    throw new DomainError("state_forbids", m.decisions_evidence_late());
  if (!attachableTo(kind, ground).includes(document)) throw invalidField("document", m.decisions_evidence_not_asked());
  const count = maxFilesOf(document);
  const attached = (await filesOfDecision(db, id)).filter((file) => file.document === document);
  if (attached.length >= count) throw new DomainError("state_forbids", m.decisions_evidence_max_files({ count }));
  return decision;
}
