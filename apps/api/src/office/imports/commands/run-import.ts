import { m } from "#messages";
import { recordAudit } from "../../../platform/audit/append.ts";
import type { Actor, Context } from "../../../platform/context.ts";
import { DomainError, orNotFound } from "../../../platform/domain-error.ts";
import type { ImportId } from "../../../platform/ids.ts";
import { hasChosen } from "../rows-store.ts";
import { changeImport, lockImport } from "../store.ts";

/**
 * Starts an import that has been checked. The caller must not have uploaded it or made a choice for any of its rows.
 */
export async function runImport(context: Context<Actor>, id: ImportId): Promise<void> {
  const { tx, deps, actor } = context;
  const entry = orNotFound(await lockImport(tx, id), "import");
  if (entry.made_by === actor.id) throw new DomainError("own_request", m.imports_own());
  if (entry.date_order_by === actor.id || (await hasChosen(tx, id, actor.id)))
    throw new DomainError("own_request", m.imports_own_choices());
  if (entry.state !== "checked") throw new DomainError("state_forbids", m.imports_not_checked());
  const now = deps.now();
  await changeImport(tx, id, { state: "running", run_by: actor.id, run_at: now, cursor: 0, worked_at: now });
  const { made_by, counts } = entry;
  await recordAudit(context, { action: "run_import", entity: "import", entity_id: id, after: { made_by, ...counts } });
  await deps.queue.add(tx, "work_import", { id });
}
