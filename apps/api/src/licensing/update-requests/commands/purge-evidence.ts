import { addDays, addYears } from "@kwan/domain";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Deps, type Server, systemContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/db/open.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { takeEvidenceOfDecisions, takeOldEvidence, takeUncheckedFiles } from "../../documents/store.ts";

const keptYears = 1;
/** How many days the file of an identity document is kept if nobody checks it. The identification call says so. */
const uncheckedDays = 180;
const atOnce = 100;

/**
 * Deletes the evidence for changes and decisions that were rejected or withdrawn more than a year ago, of identity
 * documents that were refused more than a year ago, and the files of identity documents that nobody has checked. Runs as a
 * job. The record was not changed, so there is no reason to keep them longer. The request and its decision are kept.
 *
 * @example
 * await purgeEvidence(deps);
 */
export async function purgeEvidence(deps: Server): Promise<number> {
  let purged = 0;
  for (let some = atOnce; some === atOnce; purged += some)
    some = await inTransaction(deps.db, (tx) => purgeSome(tx, deps));
  for (let some = atOnce; some === atOnce; purged += some)
    some = await inTransaction(deps.db, (tx) => purgeSomeOfDecisions(tx, deps));
  for (let some = atOnce; some === atOnce; purged += some)
    some = await inTransaction(deps.db, (tx) => purgeUnchecked(tx, deps));
  return purged;
}

const lastMoment = ({ today }: Deps): string => `${addYears(today(), -keptYears)}T00:00:00.000Z`;

async function purgeSome(tx: Tx, deps: Deps): Promise<number> {
  const removed = await takeOldEvidence(tx, lastMoment(deps), atOnce);
  for (const { blob_key, update_request_id, document, sha256 } of removed) {
    await deps.queue.add(tx, "remove_blob", { key: blob_key });
    await recordAudit(systemContext(tx, deps, "purge-evidence"), {
      action: "purge_evidence",
      entity: "update_request",
      entity_id: update_request_id ?? "",
      before: { document, sha256 },
    });
  }
  return removed.length;
}

async function purgeSomeOfDecisions(tx: Tx, deps: Deps): Promise<number> {
  const removed = await takeEvidenceOfDecisions(tx, lastMoment(deps), atOnce);
  for (const { blob_key, decision_id, driver_id, document, sha256 } of removed) {
    await deps.queue.add(tx, "remove_blob", { key: blob_key });
    await recordAudit(systemContext(tx, deps, "purge-evidence"), {
      action: "purge_evidence",
      entity: "driver",
      entity_id: driver_id ?? "",
      before: { decision: decision_id, document, sha256 },
    });
  }
  return removed.length;
}

async function purgeUnchecked(tx: Tx, deps: Deps): Promise<number> {
  const before = `${addDays(deps.today(), -uncheckedDays)}T00:00:00.000Z`;
  const removed = await takeUncheckedFiles(tx, before, atOnce);
  for (const { id, blob_key, driver_id, document, sha256 } of removed) {
    await deps.queue.add(tx, "remove_blob", { key: blob_key });
    await recordAudit(systemContext(tx, deps, "purge-evidence"), {
      action: "purge_evidence",
      entity: "driver",
      entity_id: driver_id ?? "",
      before: { document: id, kind: document, sha256 },
    });
  }
  return removed.length;
}
