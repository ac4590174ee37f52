import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Author, Context, Deps } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { ImportId } from "../../../platform/ids.ts";
import { changeImport, lockImport } from "../store.ts";

/**
 * Stops an import. If it was running, the rows imported so far stay and can be undone, and the others count as refused.
 * The same file can be uploaded again, because rows that are already on record change nothing.
 */
export async function stopImport(context: Context<Author, Pick<Deps, "now">>, id: ImportId): Promise<void> {
  const { tx, deps, actor } = context;
  const entry = orNotFound(await lockImport(tx, id), "import");
  const { state, counts } = entry;
  if (state !== "asking" && state !== "checking" && state !== "checked" && state !== "running")
    throw new DomainError("state_forbids", m.imports_not_to_stop());
  const refused = state === "running" ? counts.rows - counts.imported : counts.refused;
  await changeImport(tx, id, {
    state: "stopped",
    stop_reason: "by_person",
    stopped_by: actor.id,
    ended_at: deps.now(),
    counts: { ...counts, refused },
  });
  await recordAudit(context, {
    action: "stop_import",
    entity: "import",
    entity_id: id,
    before: { state },
    after: { state: "stopped", imported: counts.imported, refused },
  });
}
