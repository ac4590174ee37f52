import { evidenceFor } from "@kwan/domain/decisions";
import { documents } from "@kwan/domain/kinds";
import { m } from "#messages";
import { filesOfDecision } from "../../../licensing/documents/store.ts";
import { identityFilesOf } from "../../../people/drivers/identity-files-store.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { DomainError } from "../../../platform/domain-error.ts";
import type { DecisionRow } from "../store.ts";

/**
 * Throws if a document that the ground of a proposal asks for is missing. A reversal gives back what was taken or takes
 * back what was given, on the evidence of the decision that it reverses.
 */
export async function requireEvidence(
  db: Queries,
  { id, kind, ground, withdraws, driver_id }: Pick<DecisionRow, "id" | "kind" | "ground" | "withdraws" | "driver_id">,
): Promise<void> {
  if (withdraws !== null) return;
  const attached = new Set((await filesOfDecision(db, id)).map(({ document }) => document));
  // Files of the identity document that lie with the person's record are shown with the proposal.
  if (kind === "verify_identity" && driver_id !== null && (await identityFilesOf(db, [driver_id])).length > 0) return;
  const missing = evidenceFor(kind, ground).find((document) => !attached.has(document));
  if (missing !== undefined)
    throw new DomainError("state_forbids", m.decisions_evidence_missing({ document: documents[missing].title }));
}
