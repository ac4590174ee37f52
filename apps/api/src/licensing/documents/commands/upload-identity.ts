import { maxFilesOf } from "@kwan/domain/kinds";
import { m } from "#messages";
import { requireOthersRecord } from "../../../people/drivers/own-record.ts";
import { seeDriver } from "../../../people/drivers/policy.ts";
import { type DriverRow, findDriver, lockDriver } from "../../../people/drivers/store.ts";
import { recordAudit } from "../../../platform/audit/append.ts";
import { type Actor, type Context, isCitizen, type ReadContext } from "../../../platform/context.ts";
import type { Queries } from "../../../platform/db/open.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { DriverId } from "../../../platform/ids.ts";
import { deleteDocument, type KeptDocument, uncheckedFilesBy } from "../store.ts";
import { keepFile } from "./keep-file.ts";
import { keepOrDiscard, type StoredFile, storeFile } from "./store-file.ts";

const document = "identity_document";

/** Stores a file of an identity document, if the caller can give it now. This happens before the transaction. */
export async function storeIdentityFile(
  context: ReadContext<Actor>,
  id: DriverId,
  { file }: { readonly file?: unknown },
): Promise<StoredFile> {
  await requireUnchecked(context, context.db, await findDriver(context.db, id), id);
  return storeFile(context.deps, file, "file");
}

/**
 * Adds a stored file to a person's record, for the officer who checks their identity. A document has two sides: a third
 * file replaces the oldest one. The person's files and those from staff do not replace each other.
 */
export function takeIdentityFile(context: Context<Actor>, id: DriverId, stored: StoredFile): Promise<KeptDocument> {
  const { tx, deps, actor } = context;
  return keepOrDiscard(deps, [stored], async () => {
    await requireUnchecked(context, tx, await lockDriver(tx, id), id);
    const earlier = await uncheckedFilesBy(tx, id, isCitizen(actor) ? "owner" : "staff");
    const replaced = earlier.slice(0, Math.max(0, earlier.length + 1 - maxFilesOf(document)));
    for (const each of replaced) {
      await deleteDocument(tx, each.id);
      await deps.queue.add(tx, "remove_blob", { key: each.blob_key });
    }
    const kept = await keepFile(context, { driver_id: id, document, stored });
    await deps.ports.identityFilesChanged(tx, id);
    await recordAudit(context, {
      action: "upload_identity",
      entity: "driver",
      entity_id: id,
      before: replaced[0] ? { document: replaced[0].id } : null,
      after: { document: kept.id, kind: document, sha256: kept.sha256 },
    });
    return kept;
  });
}

async function requireUnchecked(
  { actor, deps }: Pick<Context<Actor>, "actor" | "deps">,
  db: Queries,
  driver: DriverRow | undefined,
  id: DriverId,
): Promise<void> {
  seeDriver(actor, id);
  const { is_id_verified } = orNotFound(driver, "driver");
  await requireOthersRecord(db, actor, id);
  await deps.ports.requireFileReason(db, actor, id, deps.now());
  if (is_id_verified) throw new DomainError("state_forbids", m.drivers_identity_is_verified());
}
